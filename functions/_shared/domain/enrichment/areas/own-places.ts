import { fold } from "../../text/fold.ts";
import { businessesOf } from "../business.ts";
import type { Page } from "../page.ts";
import { type Statement, textsOf, thingsIn } from "../structured-data.ts";
import { isFamousPlace, isState, isStateCode } from "./gazetteer.ts";
import { isTrader } from "./traders.ts";

const name =
  "(\\p{Lu}[\\p{L}'’.-]{1,24}(?: (?:(?:de|la|le|am|an der|of|on|upon) )?\\p{Lu}[\\p{L}'’-]{1,24}){0,2})";
/** `Corvane, OR 97005` */
const american = new RegExp(`${name},?\\s+([A-Z]{2,3})\\.?,?\\s*\\d{5}\\b`, "gu");
/** `Corvane, Oregon 97005` */
const spelt = new RegExp(`${name},\\s+${name},?\\s+\\d{5}\\b`, "gu");
/** `Ballycorrie, Co. Kerry` */
const irish = new RegExp(`${name},\\s+(?:Co\\.?|County) ${name}`, "gu");
/** `A1A 1A1` behind a province */
const canadian = new RegExp(`${name},?\\s+(ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)\\b`, "gu");
/** `75011 Paris`, `D-50667 Köln`, `1234 AB Zandbeek` */
const continental = new RegExp(
  `(?<![\\d.,+])(?:[A-Z]{1,2}-)?(?:\\d{5}|\\d{4}(?: ?[A-Z]{2})?)\\s+${name}`,
  "gu",
);
/** `Selworth ZE1 1AA` */
const british = new RegExp(
  `${name}[,\\s]+(?:${name}[,\\s]+)?[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}\\b`,
  "gu",
);
const postcodeOnly = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;

/** Folded names of places. */
export interface Places {
  /** Those of the business's own addresses. */
  own: ReadonlySet<string>;
  /** The towns around it on the map. */
  near: ReadonlySet<string>;
}

export const isKnown = (place: string, { own, near }: Places): boolean =>
  own.has(fold(place)) || near.has(fold(place)) || isFamousPlace(place);

/** Folded names of the towns and regions in the business's own addresses. */
export function ownPlaces(
  pages: readonly Page[],
  statements: readonly Statement[],
): ReadonlySet<string> {
  const names = businessesOf(statements).flatMap(({ thing }) =>
    thingsIn(thing, "address", "location").flatMap((address) =>
      textsOf(address, "addressLocality", "addressRegion"),
    ),
  );
  for (const { lines } of pages) {
    for (const [at, { text }] of lines.entries()) {
      if (text.length > 300 || !/\d|\bCo\b/.test(text)) continue;
      for (const pattern of [american, spelt, irish, canadian, continental, british]) {
        for (const match of text.matchAll(pattern)) {
          if (pattern === american && !isStateCode(match[2] ?? "")) continue;
          if (pattern === spelt && !isState(match[2] ?? "")) continue;
          names.push(...match.slice(1).filter((group) => group !== undefined));
        }
      }
      // Each part of a British address has a line to itself.
      if (postcodeOnly.test(text)) {
        names.push(...lines.slice(Math.max(0, at - 3), at).map((line) => line.text));
      }
    }
  }
  return new Set(
    names
      .map((one) => fold(one.replace(/[,.]+$/, "").replace(/^Co\.? /, "")))
      .filter((one) => one.length >= 3 && one.length <= 30 && !/\d/.test(one) && !isTrading(one)),
  );
}

/** `Otter Lane Bakery` is a line of the address, too. */
const isTrading = (name: string): boolean => name.split(/[^\p{L}]+/u).some(isTrader);
