import {
  appointmentsOn,
  bookingButtonOn,
  noOnlineBookingOn,
  onlineBookingOn,
} from "./booking-signs.ts";
import { type Evidence, evidenceOn, type Found, type Page } from "./page.ts";
import { firstOf, pathOf, said, wordsOf } from "./said.ts";
import { advertisingNames, advertisingTags, shopServiceIn } from "./site-tools.ts";

/** Signs of how a business works, each with its page. */
export interface SiteSigns {
  /** Bookings or reservations without a person: the service's name, or the words of the link. */
  onlineBooking: Found<string> | null;
  /** A button or menu entry for bookings; where it leads, the pages don't tell. Missing in older signs. */
  bookingButton?: Found<string> | null;
  /** Words by which it says that it takes none online. Missing in older signs. */
  noOnlineBooking?: Found<string> | null;
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
  /** Whether the home page marks its parts (`<main>`, `<nav>`), as pages do since HTML5. Missing in older signs. */
  hasSections?: boolean;
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

const shopWords =
  /(?<!\p{L})(add to (cart|basket|bag)|(order|shop|buy) online|online[- ]?shop|web ?shop|online (bestellen|kaufen)|(commander|acheter) en ligne|boutique en ligne|(comprar?|pedidos?) (online|en línea)|tienda online|(متجر|تسوق) (إلكتروني|أونلاين)|اطلب أونلاين|(shopping|view|your) (cart|basket|bag)|checkout|warenkorb|in den einkaufswagen|ajouter au panier|(mon|votre) panier|añadir (al carrito|a la cesta)|carrito|(عربة|سلة) التسوق|أضف إلى السلة)(?!\p{L})/iu;
const mobileSite = /^(https?:)?\/\/(m|mobile)\.|\/mobile([/?#]|$)/i;
const shopPath = /\/(cart|basket|checkout|warenkorb|panier|carrito|cesta)([/?#.]|$)/i;

const sections = new Set(["header", "nav", "main", "section", "article", "footer"]);

/** Collects the signs of the pages that were read, home page first. */
export function signsOf(pages: readonly Page[]): SiteSigns {
  const [home] = pages;
  return {
    onlineBooking: firstOf(pages, onlineBookingOn),
    noOnlineBooking: firstOf(pages, noOnlineBookingOn),
    bookingButton: firstOf(pages, bookingButtonOn),
    appointments: firstOf(pages, appointmentsOn),
    shop: firstOf(pages, shopOn),
    advertising: advertisingOn(pages),
    contactForm: firstOf(pages, (page) =>
      page.takesMessages ? evidenceOn(page, "form", page.title) : null,
    ),
    languages: languagesOf(pages),
    isForPhones: /width\s*=\s*device-width|initial-scale/i.test(home?.meta.get("viewport") ?? ""),
    hasSections: home?.blocks.some(({ tag }) => sections.has(tag)) ?? false,
    hasMobileSite: pages.some((page) => page.links.some(({ href }) => mobileSite.test(href))),
    newestYear: newestYearOf(pages),
    hasSearchText: (home?.meta.get("description") ?? "").length >= 20,
    closed: firstOf(pages, (page) => said(page, dead, 120)),
    objection: firstOf(pages, (page) => said(page, objection, 900)),
  };
}

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
