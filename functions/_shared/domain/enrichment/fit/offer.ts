import { matches } from "../../matching/categories.ts";
import { fold } from "../../text/fold.ts";

/** The offers that rules know signs for. */
export type OfferKind =
  | "booking"
  | "shop"
  | "website"
  | "advertising"
  | "social"
  | "search"
  | "translation"
  | "enquiries";

/** A person's sentence about the offer, as far as rules read it. */
export interface Offer {
  /** `null`: an offer that rules know no signs for. */
  kind: OfferKind | null;
  /** Types of our vocabulary the offer is for; empty: any business. */
  targets: string[];
  /** The words that name them. */
  targetWords: string;
}

/** The most particular first: "ads for online shops" is about advertising. */
const words: readonly [OfferKind, RegExp][] = [
  [
    "translation",
    /\b(translat\w+|locali[sz]ation|multilingual|language services|uebersetz\w*|ubersetz\w*|traduc\w+|traduct\w+)|ترجم/,
  ],
  [
    "booking",
    /\b(booking\w*|appointment\w*|scheduling|reservation\w*|online calendar|termin\w*|buchung\w*|reservierung\w*|rendez-vous|rdv|reservas?|citas?|channel manager)\b|حجز|مواعيد/,
  ],
  ["search", /\b(seo|search engine\w*|suchmaschinen\w*|referencement|posicionamiento)\b/],
  ["social", /\b(social media|instagram|tiktok|influencer\w*|reseaux sociaux|redes sociales)\b/],
  [
    "advertising",
    /\b(ads|adverts?|advertis\w+|ppc|google ads|werbung|werbeanzeigen|werbe\w+|publicite|publicidad|anuncios)\b|اعلان/,
  ],
  [
    "shop",
    /\b(online[- ]?shops?|web ?shops?|online[- ]?stores?|e-?commerce|shop systems?|shopsysteme?|boutiques? en ligne|tiendas? (online|en linea))\b|متجر الكتروني|متاجر الكترونيه/,
  ],
  [
    "enquiries",
    /\b(chat ?bots?|live chat|answering service|receptionist|crm|lead (generation|management)|anrufannahme|telefonservice|standard telephonique|centralita)\b/,
  ],
  [
    "website",
    /\b(web ?sites?|web ?design\w*|web ?pages?|home ?pages?|web development|hosting|webauftritt\w*|webseiten?|internetseiten?|sites? (web|internet)|creation de sites?|paginas? web|diseno web)\b|مواقع|موقع/,
  ],
];

const beforeTargets = /(?:^|\s)(?:to|for|an|fuer|fur|a|aux|pour|para)\s+(?=\S)/g;
const article = /^(the|our|local|small|independent|kleine|petits?|petites?|pequen[oa]s)\s+/;
const between = /\s*(?:,|;|&|\/|\b(?:and|or|und|oder|et|ou|y|o)\b)\s*/;

/** Reads "sells booking software to salons"; `kind` is null for an offer that rules don't know. */
export function readOffer(sentence: string): Offer {
  const text = fold(sentence).replace(/[.!]+$/, "");
  const { targets, targetWords, rest } = targetsIn(text);
  const kind = kindIn(rest) ?? kindIn(text);
  return { kind, targets, targetWords };
}

const kindIn = (text: string): OfferKind | null =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** The last "to …" or "for …" whose words name types of business. */
function targetsIn(text: string): Pick<Offer, "targets" | "targetWords"> & { rest: string } {
  const starts = [...text.matchAll(beforeTargets)].reverse();
  for (const { index, 0: found } of starts) {
    const named = text.slice(index + found.length);
    const parts = named.split(between).map((part) => part.replace(article, "").trim());
    const types = parts.filter(Boolean).map((part) => matches(part).map(({ label }) => label));
    // One unknown word among them may be the one that matters.
    if (types.length === 0 || types.some((labels) => labels.length === 0)) continue;
    return {
      targets: [...new Set(types.flat())],
      targetWords: named,
      rest: text.slice(0, index),
    };
  }
  return { targets: [], targetWords: "", rest: text };
}
