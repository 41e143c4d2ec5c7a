import { businessesOf } from "./business.ts";
import { eachOnce } from "./each-once.ts";
import { evidenceOn, type Found, type Page, type Thing, withoutMarked } from "./page.ts";
import { type Statement, textsOf, thingsIn } from "./structured-data.ts";
import { isReview } from "./third-parties.ts";

const servicesMax = 20;

/** Words that introduce a list of services, in the menus and headings of several languages. */
const topic =
  /^\W*(our |all |unsere |nos |nuestros |i nostri |onze |os nossos |the |my |meine |mes |main |core )?((services?|treatments?|what we (do|offer)|specialties|specialities|practice areas?|areas of (practice|expertise)|expertise|leistungen|dienstleistungen|angebote?|leistungsspektrum|behandlungen|schwerpunkte|rechtsgebiete|prestations?|soins|spécialités|domaines? d['’](activité|intervention|expertise)|servicios?|tratamientos?|especialidades|qué hacemos|servizi|trattamenti|specialità|cosa facciamo|diensten|behandelingen|specialisaties|rechtsgebieden|onze diensten|wat wij doen|serviços?|especialidades|tratamentos)( (we (offer|provide)|offered|overview|list|include|im überblick|proposés|que ofrecemos|offerti))?)\W*$/i;
const inline =
  /\b(?:(?:our )?services (?:include|are)|we (?:offer|provide|specialise in|specialize in)|specialising in|specializing in|(?:unsere|zu unseren) leistungen(?: gehören| umfassen|:)|wir bieten(?: Ihnen)?|nous (?:proposons|offrons)|nos prestations ?:|ofrecemos|nuestros servicios(?: incluyen|:)|offriamo|i nostri servizi(?: comprendono|:)|wij bieden|onze diensten(?: zijn|:)|oferecemos)\s*:?\s+(.{10,400})/i;
const path =
  /\/(services?|treatments?|leistungen|dienstleistungen|behandlungen|prestations?|soins|servicios?|tratamientos?|servizi|trattamenti|diensten|behandelingen|servicos|practice-areas?|rechtsgebiete)\/([^/?#]+)/i;
const dull =
  /^(home|contact\b.*|about\b.*|more|read more|learn more|view( all)?|see( all)?|all services|services?|overview|news|blog|faqs?|menu|gallery|prices?|price list|testimonials?|reviews?|book( now| online)?|call( us)?\b.*|get (a |in )\b.*|sitemap|privacy\b.*|terms\b.*|imprint|impressum|datenschutz.*|kontakt\b.*|mehr( erfahren)?|weiterlesen|startseite|über uns|team|preise|accueil|en savoir plus|tarifs|mentions légales|inicio|leer más|contacto|ver más|precios|chi siamo|contatti|scopri( di più)?|leggi( tutto)?|over ons|lees meer|tarieven|next|previous|back|top|login|search|careers|jobs|locations?|subscribe|open hours|hours)$/i;

/** The services the business names: as stated, under a heading that says so, or in its menu. */
export function servicesOf(
  pages: readonly Page[],
  statements: readonly Statement[],
): Found<string>[] {
  const found = [
    ...stated(statements),
    ...pages.flatMap(underHeadings),
    ...pages.flatMap(inMenus),
    ...pages.flatMap(inSentences),
  ];
  return eachOnce(found, servicesMax);
}

function stated(statements: readonly Statement[]): Found<string>[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) => {
    const offers = thingsIn(
      thing,
      "makesOffer",
      "hasOfferCatalog",
      "availableService",
      "medicalSpecialty",
      "department",
    );
    const named = [
      ...textsOf(thing, "knowsAbout", "serviceType"),
      ...offers.flatMap((offer) => offered(offer, 0)),
    ];
    return named
      .flatMap(serviceNames)
      .map((value) => ({ value, ...evidenceOn(page, method, `service: ${value}`) }));
  });
}

/** Names inside a catalogue of offers: those of the things offered, not of the catalogue. */
function offered(thing: Thing, depth: number): string[] {
  if (depth > 4) return [];
  const inner = thingsIn(thing, "itemOffered", "itemListElement", "hasOfferCatalog", "item");
  return inner.length > 0
    ? inner.flatMap((each) => offered(each, depth + 1))
    : textsOf(thing, "name", "serviceType");
}

/** The text as the name of a service; nothing where it is none. */
export function serviceNames(text: string): string[] {
  const plain = withoutMarked(text)
    .replace(/^[\s•·*✓✔►▶»›>–—|-]+|[\s.:;,|»›>–-]+$/gu, "")
    .replace(/\s+/g, " ");
  const isName =
    plain.length >= 3 &&
    plain.length <= 60 &&
    plain.split(" ").length <= 8 &&
    /\p{L}{3}/u.test(plain);
  return isName &&
    !dull.test(plain) &&
    !/[@?!]|https?:|\d{4,}|\.\s/.test(plain) &&
    !/^\p{L}+ing us\b/u.test(plain)
    ? [plain]
    : [];
}

/** Lines between a heading on services and the next heading of its rank. */
function underHeadings(page: Page): Found<string>[] {
  const found: Found<string>[] = [];
  page.lines.forEach((line, at) => {
    if (!topic.test(line.text) || line.level === 0 || line.region === "nav" || isReview(line.path))
      return;
    for (const { text, method } of itemsAfter(page, at)) {
      for (const value of serviceNames(text)) {
        found.push({ value, ...evidenceOn(page, method, `${line.text}: ${text}`) });
      }
    }
  });
  return found;
}

function itemsAfter(page: Page, at: number): { text: string; method: string }[] {
  const rank = page.lines[at]?.level ?? 0;
  const block: Page["lines"] = [];
  for (const line of page.lines.slice(at + 1, at + 80)) {
    if ((line.level > 0 && line.level <= rank) || line.region !== page.lines[at]?.region) break;
    block.push(line);
  }
  // Sub-headings are the names; where there are none, the short lines of the list are.
  const heads = block.filter(({ level }) => level > 0 && level <= 6);
  if (heads.length >= 2)
    return heads.map(({ text }) => ({ text, method: "headings under services" }));
  const items = block.filter(({ isItem }) => isItem);
  const bold = block.filter(({ level }) => level === 7);
  const list =
    items.length >= 2
      ? items
      : bold.length >= 2
        ? bold
        : block.filter(({ text }) => text.length <= 45 && !/[.!?:]$/.test(text));
  return list.length >= 2
    ? list.map(({ text }) => ({
        text: text.split(/\s[–—:|-]\s|:\s|\s\|/)[0] ?? text,
        method: "list under services",
      }))
    : [];
}

/** Links into a folder of services: `/services/drain-cleaning`. */
function inMenus(page: Page): Found<string>[] {
  return page.links.flatMap(({ href, text }) =>
    path.test(href)
      ? serviceNames(text).map((value) => ({
          value,
          ...evidenceOn(page, "link to a service", `${text} ${href}`),
        }))
      : [],
  );
}

function inSentences(page: Page): Found<string>[] {
  return page.lines.flatMap(({ text, path: around }) => {
    const listed = isReview(around) ? undefined : inline.exec(text)?.[1]?.split(/[.!?](\s|$)/)[0];
    const parts =
      listed?.split(/\s*[,;•]\s*(?:and |und |et |y |e |en )?|\s+(?:and|und|et|y|en)\s+/) ?? [];
    return parts.length >= 3
      ? parts
          .filter((part) => part.split(" ").length <= 4)
          .flatMap(serviceNames)
          .map((value) => ({
            value,
            ...evidenceOn(page, "text", text, value),
          }))
      : [];
  });
}
