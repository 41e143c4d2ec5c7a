import { businessesOf } from "./business.ts";
import { eachOnce } from "./each-once.ts";
import { evidenceOn, type Found, type Page, type Thing, withoutMarked } from "./page.ts";
import { type Statement, textsOf, thingsIn } from "./structured-data.ts";
import { isArticle, isReview } from "./third-parties.ts";

const areasMax = 30;
const place =
  "(?:(?:St|Ste|Mt|Ft)\\.? )?\\p{Lu}[\\p{L}'’.-]*(?:[ -](?:(?:de|del|la|las|los|le|les|upon|on|of|the|and the|am|an der|im|bei|sur|en|sous|di|do|da|dos|aan den|op|in) )?\\p{Lu}[\\p{L}'’-]*){0,3}(?: (?:[Cc]ounty|area|region))?";
const lists =
  /(?<!\p{L})(?:(?:proudly |currently |now )?(?:serving|serve|serves|servicing|covering|cover|covers)|(?:service|coverage) areas?(?: include[s]?)?|areas? (?:we (?:serve|cover|service)|served|covered)(?: include)?|we work (?:in|across|throughout)|available (?:in|across|throughout)|einzugsgebiet|einsatzgebiet|liefergebiet|wir (?:sind|arbeiten|liefern) (?:für Sie )?(?:in|im raum|im großraum|nach)|tätig (?:in|im raum)|für kunden (?:in|aus)|zones? (?:d['’]intervention|desservies?|de livraison)|nous intervenons (?:à|sur|dans|en)|intervient (?:à|sur|dans)|zonas? (?:de servicio|de cobertura|de reparto|que cubrimos)|damos servicio (?:en|a)|trabajamos en|atendemos (?:en|a)|zon[ae] (?:servit[ae]|di intervento|coperte)|operiamo (?:a|in|nelle province di)|serviamo|werkgebied|werkzaam in|wij werken in|actief in|área de atuação|áreas? (?:servidas?|de serviço)|atendemos)(?!\p{L})\s*[:–-]?\s*/giu;
const names = new RegExp(
  `^((?:the (?:whole of |greater )?|all of |clients (?:in|throughout) |customers (?:in|throughout|across) |families (?:of|in) |patients in |(?:die )?Städte |les villes de |les communes de |y |toda? )?${place}(?:\\s*(?:,|;|•|/|\\||&|and|und|sowie|et|y|e|en|&amp;)\\s*(?:,\\s*)?(?:and |und |sowie |et |y |e |en |the |surrounding )?${place})*)`,
  "u",
);

/** The business's service area: as structured data states it, as its text says, else its town. */
export function areasOf(pages: readonly Page[], statements: readonly Statement[]): Found<string>[] {
  const said = [
    ...stated(statements),
    ...pages.flatMap((page) => [...written(page), ...underHeadings(page)]),
  ];
  return eachOnce(said.length > 0 ? said : localities(statements), areasMax);
}

function stated(statements: readonly Statement[]): Found<string>[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) => {
    const offers = thingsIn(thing, "makesOffer", "hasOfferCatalog").flatMap((offer) =>
      textsOf(offer, "areaServed"),
    );
    return [...textsOf(thing, "areaServed", "serviceArea"), ...circles(thing), ...offers]
      .flatMap((text) => text.split(/\s*[,;]\s*/))
      .flatMap(cleaned)
      .map((value) => ({ value, page: page.ref, method, snippet: `areaServed: ${value}` }));
  });
}

const circles = (thing: Thing): string[] =>
  thingsIn(thing, "areaServed", "serviceArea").flatMap((area) =>
    textsOf(area, "addressLocality", "addressRegion", "description"),
  );

function cleaned(text: string): string[] {
  const plain = withoutMarked(text)
    .replace(
      /^(the (whole of )?|all of |and |und |et |y |e |en |surrounding |nearby |city of |town of |clients (in|throughout) |customers (in|throughout|across) |families (of|in) |patients in |les villes de |die städte |(toda? )?)/i,
      "",
    )
    .replace(
      /\s+(and )?(the )?(surrounding|umliegende|alentours|environs|alrededores|dintorni|omgeving)\b.*$/i,
      "",
    )
    .replace(/[\s.:;,|•–-]+$/u, "")
    .replace(/\s+/g, " ")
    .trim();
  const isPlace =
    plain.length >= 2 &&
    plain.length <= 50 &&
    /^\p{Lu}/u.test(plain) &&
    plain.split(" ").length <= 5;
  return isPlace && !notPlaces.test(plain) ? [plain] : [];
}

const notPlaces =
  /^(the|our|we|you|your|us|all|more|contact|call|home|services?|about|areas?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|breakfast|lunch|dinner|brunch|january|february|march|april|may|june|july|august|september|october|november|december|english|customers?|clients?|community|communities|families|patients|since|read|view|click|free|new|best|quality|fresh|food|italian|french|american|mexican|asian|thai|european|wir|unsere|kunden|nous|notre|nuestros?|noi|wij|onze|drinks|coffee|beer|wine)\b/i;

function written(page: Page): Found<string>[] {
  return page.lines.flatMap(({ text, path }) => {
    if (text.length > 1_500 || isReview(path) || isArticle(path)) return [];
    return [...text.matchAll(lists)].flatMap(({ 0: lead, index }) => {
      const rest = text.slice(index + lead.length);
      const listed = names.exec(rest)?.[1] ?? "";
      return listed
        .split(/\s*(?:[,;•/|&]|\band\b|\bund\b|\bsowie\b|\bet\b|\by\b|\ben\b|\be\b)\s*/u)
        .flatMap(cleaned)
        .map((value) => ({
          value,
          ...evidenceOn(page, "text", text, value),
        }));
    });
  });
}

const heading =
  /^\W*((our )?(service|coverage) areas?|areas? (we (serve|cover|service)|served|covered)|where we work|locations (we serve|served)|cities (we serve|served)|einzugsgebiet|einsatzgebiete?|liefergebiet|zones? (d['’]intervention|desservies?|de livraison)|zonas? (de servicio|de cobertura|que cubrimos)|zon[ae] (servit[ae]|di intervento|coperte)|werkgebied|áreas? (servidas?|de atuação))\W*$/i;

function underHeadings(page: Page): Found<string>[] {
  return page.lines.flatMap(({ text, level }, at) => {
    if (level === 0 || !heading.test(text)) return [];
    const found: Found<string>[] = [];
    for (const line of page.lines.slice(at + 1, at + 40)) {
      if (line.level > 0) break;
      for (const value of line.text
        .split(/\s*[,;•|/]\s*|\s+(?:and|und|et|y|en|e)\s+/u)
        .flatMap(cleaned)) {
        found.push({
          value,
          ...evidenceOn(page, "list under areas", `${text}: ${line.text}`, value),
        });
      }
    }
    return found;
  });
}

function localities(statements: readonly Statement[]): Found<string>[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) =>
    thingsIn(thing, "address", "location").flatMap((address) =>
      textsOf(address, "addressLocality")
        .flatMap(cleaned)
        .map((value) => ({ value, page: page.ref, method, snippet: `addressLocality: ${value}` })),
    ),
  );
}
