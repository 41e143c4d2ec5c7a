import { type Evidence, evidenceOn, type Found, type Link, type Page } from "./page.ts";
import {
  advertisingNames,
  advertisingTags,
  bookingServiceIn,
  shopServiceIn,
} from "./site-tools.ts";

/** Signs of how a business works, each with its page. */
export interface SiteSigns {
  /** Bookings or reservations without a person: the service's name, or the words of the link. */
  onlineBooking: Found<string> | null;
  /** A button or menu entry for bookings; where it leads, the pages don't tell. Missing in older signs. */
  bookingButton?: Found<string> | null;
  /** Words that ask a visitor to make an appointment or a reservation. */
  appointments: Found<string> | null;
  /** A shop with a cart: its software, or the words of the link. */
  shop: Found<string> | null;
  /** Networks whose advertising tags the pages load. */
  advertising: Found<string[]> | null;
  /** A form that takes a message. */
  contactForm: Evidence | null;
  /** Languages of the pages and of their translations, ISO 639-1, the home page's first. */
  languages: Found<string[]> | null;
  /** Whether the home page is laid out for telephones. */
  isForPhones: boolean;
  /** A second site for telephones. */
  hasMobileSite: boolean;
  /** The newest year in its copyright line or its articles' dates. */
  newestYear: Found<number> | null;
  /** Whether the home page describes itself to search engines. */
  hasSearchText: boolean;
  /** Words by which it says that nobody runs it. */
  closed: Evidence | null;
  /** Words by which it objects to advertising. */
  objection: Evidence | null;
}

/** A site that nobody runs. */
const dead =
  /(?<!\p{L})(domain (name )?(is|may be) for sale|buy this domain|this domain is parked|parked (free|domain)|under construction|coming soon|site en construction|im aufbau|in costruzione|en construcción|in aanbouw|permanently closed|we have (now )?closed( down)?|have ceased trading|dauerhaft geschlossen|geschäft(saufgabe| geschlossen)|définitivement fermée?|cerrado definitivamente|chiuso definitivamente|definitief gesloten|account (has been )?suspended|default web ?page|it works!)(?!\p{L})/iu;
/** A business that says it wants no advertising; the usual clause of a German imprint is one. */
const objection =
  /(?<!\p{L})(no (solicit(ation|ing|ors)|cold (calls?|calling)|unsolicited (offers|e-?mails|calls))|do not (send|wish to receive) (us )?(unsolicited|advertising)|nicht ausdrücklich angeforderter? werbung|unverlangte? werbung|keine werbe(anrufe|mails|anfragen)|widersprechen .{0,80}werb|werb.{0,100}widersprochen|pas de (démarchage|prospection|publicité)|démarchage (commercial )?(interdit|refusé)|no (aceptamos|deseamos) publicidad|no publicidad|niente pubblicità|vietato l['’]uso .{0,60}promozional|geen (acquisitie|reclame)|acquisitie (wordt )?niet)(?!\p{L})/iu;

const bookingWords =
  /(?<!\p{L})(book(ing)?s? (now )?online|book (your )?rooms? .{0,30}online|online (booking|reservation|appointment|scheduling)s?|reserve online|schedule online|book (your|an|a) .{0,20}online|online[- ]?(termin|buchung|reservierung|terminvereinbarung)\p{L}*|(termin|tisch|zimmer) online (buchen|reservieren|vereinbaren)|(réserver|réservation|rendez-vous|rdv) en ligne|(reservar?|reservas?|cita|citas) (en línea|online)|(turnos?|agenda|reserva) (online|en línea|web)|احجز (موعد\p{L}* )?(أونلاين|عبر الإنترنت)|الحجز (الإلكتروني|أونلاين|عبر الإنترنت))(?!\p{L})/iu;
/** On a button beside dates: it asks a booking system. */
const availabilityWords =
  /^\W*((check|show|search) (availability|rates)|verfügbarkeit (prüfen|anzeigen)|(vérifier|voir) (les |la )?disponibilités?|(consultar|ver) disponibilidad|تحقق من التوفر)\W*$/iu;
/** The whole of a button or of a menu entry. */
const bookingLabel =
  /^\W*(book(ings?)?( (now|here|direct\P{Ll}.*|direct|a (table|room|visit|class|session|lesson|treatment)))?|reserv(e|ations?)( now)?|(make|book|schedule) (an )?appointment|appointments|(jetzt |termin |tisch |zimmer )?(buchen|reservieren)|termin(e| vereinbaren)?|buchung|reservierung|réserve[rz]( maintenant)?|réservations?|prendre (un )?(rendez-vous|rdv)|rendez-vous|reservar?( ahora)?|reservas?|pedir (cita|turno)|(sacar )?turnos?|citas?|agendar( cita)?|احجز( الآن| موعد\p{L}*)?|الحجز|حجز( موعد)?|حجوزات)\W*$/iu;
const appointmentWords =
  /(?<!\p{L})(by appointment|(make|book|schedule|request|arrange) (an?|your) (appointment|consultation|visit|reservation)|for (reservations?|bookings?|appointments?)|appointments? (only|available|necessary|required)|(to|please) (book|reserve)|table reservations?|reserve a (table|room)|termin(e)? (nach|vereinbar\p{L}*|buchen|erforderlich)|nach (vereinbarung|terminabsprache)|terminvereinbarung|tischreservierung|sur (rendez-vous|réservation)|prendre rendez-vous|prenez rendez-vous|réserve[rz] (une|votre) (table|chambre)|con cita( previa)?|cita previa|pedir cita|pida (su )?cita|reserv(e|a|ar) (una|su|tu) (mesa|habitación)|حجز (موعد|طاولة|غرفة)|بموعد مسبق)(?!\p{L})/iu;
const shopWords =
  /(?<!\p{L})(add to (cart|basket|bag)|(order|shop|buy) online|online[- ]?shop|web ?shop|online (bestellen|kaufen)|(commander|acheter) en ligne|boutique en ligne|(comprar?|pedidos?) (online|en línea)|tienda online|(متجر|تسوق) (إلكتروني|أونلاين)|اطلب أونلاين|(shopping|view|your) (cart|basket|bag)|checkout|warenkorb|in den einkaufswagen|ajouter au panier|(mon|votre) panier|añadir (al carrito|a la cesta)|carrito|(عربة|سلة) التسوق|أضف إلى السلة)(?!\p{L})/iu;
const mobileSite = /^(https?:)?\/\/(m|mobile)\.|\/mobile([/?#]|$)/i;
const shopPath = /\/(cart|basket|checkout|warenkorb|panier|carrito|cesta)([/?#.]|$)/i;
const ownBookingPath =
  /\/((make|book)-?(an?-)?appointment|book(ing)?|book-?(now|online\w{0,8})|online-?booking|(click-|online-)?reserv\w{0,12}|termin\w{0,12})([/?#.]|$)/i;

/** Collects the signs of the pages that were read, home page first. */
export function signsOf(pages: readonly Page[]): SiteSigns {
  const [home] = pages;
  return {
    onlineBooking: first(pages, bookingOn),
    bookingButton: first(pages, bookingButtonOn),
    appointments: first(pages, (page) => said(page, appointmentWords, 300)),
    shop: first(pages, shopOn),
    advertising: advertisingOn(pages),
    contactForm: first(pages, (page) =>
      page.takesMessages ? evidenceOn(page, "form", page.title) : null,
    ),
    languages: languagesOf(pages),
    isForPhones: /width\s*=\s*device-width|initial-scale/i.test(home?.meta.get("viewport") ?? ""),
    hasMobileSite: pages.some((page) => page.links.some(({ href }) => mobileSite.test(href))),
    newestYear: newestYearOf(pages),
    hasSearchText: (home?.meta.get("description") ?? "").length >= 20,
    closed: first(pages, (page) => said(page, dead, 120)),
    objection: first(pages, (page) => said(page, objection, 900)),
  };
}

function first<T>(pages: readonly Page[], find: (page: Page) => T | null): T | null {
  for (const page of pages) {
    const found = find(page);
    if (found !== null) return found;
  }
  return null;
}

/** The words themselves, from a line of at most so many characters. */
function said(page: Page, pattern: RegExp, charsMax: number): Found<string> | null {
  for (const { text } of page.lines) {
    const words = text.length <= charsMax ? pattern.exec(text)?.[0] : undefined;
    if (words !== undefined) return { value: words, ...evidenceOn(page, "rules", text, words) };
  }
  return null;
}

function bookingOn(page: Page): Found<string> | null {
  const addresses = [...page.links.map(({ href }) => href), ...page.tools];
  for (const address of addresses) {
    const service = bookingServiceIn(address);
    if (service) return { value: service, ...evidenceOn(page, "address of a service", address) };
  }
  const link = page.links.find(isOnlineBooking);
  if (link) return { value: wordsOf(link), ...evidenceOn(page, "link", wordsOf(link)) };
  const form = page.tools.find((address) => ownBookingPath.test(pathOf(address)));
  if (form) return { value: form, ...evidenceOn(page, "form", form) };
  return said(page, availabilityWords, 60) ?? saidWithoutNumber(page);
}

/** One that leads to a telephone or a mailbox is read by a person. */
function bookingButtonOn(page: Page): Found<string> | null {
  const link = page.links.find((link) => bookingLabel.test(wordsOf(link)));
  const isOfPerson =
    link && /^(tel|mailto|sms|whatsapp):|wa\.me\/|contact|kontakt/i.test(link.href);
  if (link) {
    return isOfPerson ? null : { value: wordsOf(link), ...evidenceOn(page, "link", wordsOf(link)) };
  }
  return said(page, bookingLabel, 40);
}

/** "Book online or call" on a telephone's link books by telephone. */
function saidWithoutNumber(page: Page): Found<string> | null {
  const called = new Set(page.links.flatMap(({ href, line }) => (/^tel:/i.test(href) ? line : [])));
  return said({ ...page, lines: page.lines.filter((_, at) => !called.has(at)) }, bookingWords, 60);
}

/** A link to a telephone or to a place on the same page takes no booking. */
function isOnlineBooking(link: Link): boolean {
  if (/^(tel:|mailto:|#|javascript:)/i.test(link.href)) return false;
  return bookingWords.test(wordsOf(link)) || ownBookingPath.test(pathOf(link.href));
}

const wordsOf = ({ text, label }: Pick<Link, "text" | "label">): string =>
  (text === "" ? label : text).slice(0, 80);
const pathOf = (href: string): string => href.replace(/^[a-z]+:\/\/[^/]*/i, "");

function shopOn(page: Page): Found<string> | null {
  for (const address of page.tools) {
    const service = shopServiceIn(address);
    if (service) return { value: service, ...evidenceOn(page, "address of a service", address) };
  }
  const link = page.links.find(({ href }) => shopPath.test(pathOf(href)));
  if (link) return { value: wordsOf(link), ...evidenceOn(page, "link", wordsOf(link)) };
  return said(page, shopWords, 60);
}

function advertisingOn(pages: readonly Page[]): Found<string[]> | null {
  const tags = pages.flatMap((page) =>
    page.tools
      .flatMap((tool) => [...advertisingTags(tool), ...(advertisingNames.has(tool) ? [tool] : [])])
      .map((name) => ({ name, page })),
  );
  const [one] = tags;
  if (!one) return null;
  const names = [...new Set(tags.map(({ name }) => name))];
  return { value: names, ...evidenceOn(one.page, "tag", one.name) };
}
function languagesOf(pages: readonly Page[]): Found<string[]> | null {
  const own = pages.flatMap(({ lang }) => /^[a-z]{2}(?![a-z])/i.exec(lang ?? "")?.[0] ?? []);
  const all = [...own, ...pages.flatMap(({ translations }) => translations)];
  const [page] = pages;
  if (!page || all.length === 0) return null;
  const languages = [...new Set(all.map((language) => language.toLowerCase()))];
  return { value: languages, ...evidenceOn(page, "lang and hreflang", page.title) };
}

function newestYearOf(pages: readonly Page[]): Found<number> | null {
  let newest: Found<number> | null = null;
  for (const page of pages) {
    for (const text of datedTexts(page)) {
      for (const [digits] of text.matchAll(/(?<!\d)(19|20)\d\d(?!\d)/g)) {
        const value = Number(digits);
        if (value <= (newest?.value ?? 0)) continue;
        newest = { value, ...evidenceOn(page, "rules", text, digits) };
      }
    }
  }
  return newest;
}

const datedTexts = (page: Page): string[] => [
  ...page.lines
    .filter(({ text }) => text.length <= 200 && /©|\(c\)|copyright/i.test(text))
    .map(({ text }) => text),
  ...["article:published_time", "article:modified_time", "og:updated_time"].flatMap(
    (name) => page.meta.get(name) ?? [],
  ),
];
