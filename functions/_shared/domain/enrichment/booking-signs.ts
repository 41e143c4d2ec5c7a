import { domainOfAddress } from "./identity.ts";
import { evidenceOn, type Found, type Link, type Page } from "./page.ts";
import { pathOf, said, wordsOf } from "./said.ts";
import { bookingServiceIn, dateForm } from "./site-tools.ts";
import { profileOf } from "./social-networks.ts";

/** Verbs and nouns of making an appointment, enrolling or reserving. */
const act = String.raw`(?:(?:re)?book(?:ing)?s?|reserv(?:e|ation)s?|appointments?|schedul(?:e|ing)|enrol(?:l|ment)?s?|register|sign[ -]?up|\p{L}*termin(?:e|en|buchung|vergabe|vereinbarung|kalender)?|buch(?:en|ung|bar)\p{L}*|reservier\p{L}*|anmeld\p{L}*|réserv\p{L}*|rendez-vous|rdv|prise de rendez-vous|inscri\p{L}*|reserv(?:a|ar|as|á|e|ación|aciones)|citas?|turnos?|agend\p{L}*|inscrib\p{L}*|(?:[وبلف]?(?:ال)?)?(?:حجز|احجزو?ا?|موعد\p{L}*|تسجيل))`;
const online = String.raw`(?:online|en ligne|en línea|por internet|sur internet|übers? (?:das )?internet|im internet|over the internet|on ?line|[أا]ونلاين|(?:عبر|على|من) الإنترنت|إلكتروني\p{L}*|الإلكتروني\p{L}*)`;
const word = (pattern: string): string => String.raw`(?<!\p{L})${pattern}(?!\p{L})`;
/** "Online buchen", "agendate online", "prise de rendez-vous en ligne". */
const onlineAct = new RegExp(
  `${word(act)}[^.!?]{0,30}${word(online)}|${word(online)}[- ]?[^.!?]{0,12}${word(act)}|online-?(?:termin|buchung|reservier|anmeld)\\p{L}*`,
  "iu",
);
const no =
  /(?<!\p{L})(no|not|never|don['’]?t|doesn['’]?t|without|nicht|nie|kein\p{L}*|ohne|pas|sans|aucune?|jamais|sin|nunca|ningun\p{L}*|tampoco|لا|ليس|بدون|بلا|ما|مش|لسنا)(?!\p{L})/iu;
/** On a button beside dates: it asks a booking system. */
const availability =
  /^[^\p{L}]*((check|show|search) (availability|rates)|verfügbarkeit (prüfen|anzeigen)|(vérifier|voir) (les |la )?disponibilités?|(consultar|ver) disponibilidad|تحقق من التوفر)[^\p{L}]*$/iu;
/** The whole of a button or of a menu entry. */
const label =
  /^[^\p{L}]*(book(ings?)?( (now|here|direct\P{Ll}.*|direct|a (table|room|visit|class|session|lesson|treatment)))?|reserv(e|ations?)( now| here)?|(make|book|schedule) (an )?appointment|appointments?|((hier|jetzt) |termin |tisch |zimmer )*(buchen|reservieren)|termin(e| vereinbaren)?|buchung|reservierung|réserve[rz]( maintenant| ici)?|réservations?|prendre (un )?(rendez-vous|rdv)|rendez-vous|reserv(a|ar|á|e)( (ahora|aquí))?|reservas?|pedir (cita|turno)|(sacar )?turnos?|citas?|agendar( cita)?|احجزو?ا?( الآن| هنا| موعد\p{L}*)?|الحجز|حجز( موعد)?|حجوزات)[^\p{L}]*$/iu;
const asked =
  /(?<!\p{L})(by appointment|(make|book|schedule|request|arrange) (an?|your) (appointment|consultation|visit|reservation)|for (reservations?|bookings?|appointments?)|appointments? (only|available|necessary|required)|(to|please) (book|reserve)|table reservations?|reserve a (table|room)|termin(e)? (nach|vereinbar\p{L}*|buchen|erforderlich)|nach (vereinbarung|terminabsprache)|terminvereinbarung|tischreservierung|sur (rendez-vous|réservation)|prendre rendez-vous|prenez rendez-vous|réserve[rz] (une|votre) (table|chambre)|con cita( previa)?|cita previa|pedir cita|pida (su )?cita|reserv(e|a|ar) (una|su|tu) (mesa|habitación)|حجز (موعد|طاولة|غرفة)|بموعد مسبق)(?!\p{L})/iu;
/** A person to speak or write to. */
const person =
  /(?<!\p{L})(call|ring|phone|telephone|telefon\p{L}*|ruf\p{L}*|anruf\p{L}*|appel\p{L}*|téléphon\p{L}*|llam\p{L}*|teléfono|بالهاتف|هاتف\p{L}*|اتصل\p{L}*|تليفون)(?!\p{L})|(?<!\d)(\+|0)[\d\s()./–-]{6,}\d/iu;
const actPattern = new RegExp(word(act), "iu");
const or = /^[^\p{L}]*(or|oder|ou|o|أو)(?!\p{L})/iu;
const ownPath =
  /\/((make|book)-?(an?-)?appointment|book(ing)?|book-?(now|online\w{0,8})|online-?booking|(click-|online-)?reserv\w{0,12}|termin\w{0,12})([/?#.]|$)/i;
/** In the name of another's server or in a path on it. */
const foreignAddress =
  /(^|[/.?=&-])(book(ing)?s?|reserv\w{0,12}|termin\w{0,12}|rdv|rendez-?vous|appointments?|anmeld\w{0,6}|citas?|turnos?|agenda\w{0,4})([/.?#=&-]|$)/i;

/** Bookings or reservations without a person: the service's name, or the words of the link. */
export function onlineBookingOn(page: Page): Found<string> | null {
  const addresses = [...page.links.map(({ href }) => href), ...page.tools];
  for (const address of addresses) {
    const service = bookingServiceIn(address);
    if (service) return { value: service, ...evidenceOn(page, "address of a service", address) };
  }
  const link = page.links.find((one) => isOnlineBooking(one, page));
  if (link) return { value: wordsOf(link), ...evidenceOn(page, "link", wordsOf(link)) };
  const form = page.tools.find(
    (address) =>
      ownPath.test(pathOf(address)) || (isElsewhere(address, page) && foreignAddress.test(address)),
  );
  if (form) return { value: form, ...evidenceOn(page, "form", form) };
  if (page.tools.includes(dateForm)) {
    return { value: "a form with a date", ...evidenceOn(page, "form", page.title) };
  }
  return said(page, availability, 60) ?? promisedOn(page);
}

/** A link to a telephone or to a place on the same page takes no booking. */
function isOnlineBooking(link: Link, page: Page): boolean {
  const { href } = link;
  if (/^(tel:|mailto:|sms:|whatsapp:|#|javascript:)/i.test(href)) return false;
  const words = wordsOf(link);
  if ((onlineAct.test(words) && !no.test(words)) || ownPath.test(pathOf(href))) return true;
  if (!isElsewhere(href, page)) return false;
  return label.test(words) || (actPattern.test(words) && foreignAddress.test(href));
}

/** Another's server, and no profile or chat on a network: those are read by a person. */
function isElsewhere(href: string, { url }: Page): boolean {
  if (!/^https?:\/\//i.test(href) || profileOf(href) || /^https?:\/\/wa\.me\//i.test(href)) {
    return false;
  }
  const own = url === null ? null : domainOfAddress(url);
  const theirs = domainOfAddress(href);
  return own !== null && theirs !== null && own !== theirs;
}

/** A line that promises it; on a telephone's link, "book online or call" books by telephone. */
function promisedOn(page: Page): Found<string> | null {
  const called = new Set(page.links.flatMap(({ href, line }) => (/^tel:/i.test(href) ? line : [])));
  const lines = page.lines.filter(({ text }, at) => !called.has(at) && !no.test(text));
  return said({ ref: page.ref, lines }, onlineAct, 60);
}

/** Words by which a business says that it takes no bookings online. */
export function noOnlineBookingOn(page: Page): Found<string> | null {
  for (const { text } of page.lines) {
    if (text.length > 600 || !onlineAct.test(text)) continue;
    const sentence = text.split(/(?<=[.!?])\s+/).find((one) => onlineAct.test(one) && no.test(one));
    if (sentence) return { value: sentence, ...evidenceOn(page, "rules", text, sentence) };
  }
  return null;
}

/** A button or menu entry for bookings that leads where the pages don't show who reads it. */
export function bookingButtonOn(page: Page): Found<string> | null {
  const link = page.links.find((one) => label.test(wordsOf(one)));
  if (link) {
    return isOfPerson(link, page)
      ? null
      : { value: wordsOf(link), ...evidenceOn(page, "link", wordsOf(link)) };
  }
  const line = page.lines.findIndex(({ text }) => text.length <= 40 && label.test(text));
  const text = page.lines[line]?.text;
  if (text === undefined || leadsToPerson(page, line)) return null;
  return { value: text, ...evidenceOn(page, "rules", text) };
}

function isOfPerson({ href, text }: Link, page: Page): boolean {
  if (/^(tel|mailto|sms|whatsapp):|wa\.me\/|contact|kontakt/i.test(href)) return true;
  if (!href.includes("#")) return false;
  const heading = page.lines.findIndex((line) => line.level > 0 && line.text === text);
  return heading >= 0 && leadsToPerson(page, heading);
}

const linesBelow = 3;
/** Whether the lines below a heading name a person's telephone, and not as the other way. */
const leadsToPerson = (page: Page, heading: number): boolean =>
  page.lines
    .slice(heading + 1, heading + 1 + linesBelow)
    .some(({ text }) => person.test(text) && !or.test(text)) && !page.takesMessages;

/** Words that ask a visitor to make an appointment or a reservation with a person. */
export function appointmentsOn(page: Page): Found<string> | null {
  const plain = said(page, asked, 300);
  if (plain) return plain;
  for (const [at, { text, region }] of page.lines.entries()) {
    if (text.length > 300 || region === "nav") continue;
    const words = actPattern.exec(text)?.[0];
    if (words === undefined || onlineAct.test(text)) continue;
    const isAsked =
      (person.test(text) && text.length <= 160) || (label.test(text) && leadsToPerson(page, at));
    if (isAsked) return { value: words, ...evidenceOn(page, "rules", text, words) };
  }
  return null;
}
