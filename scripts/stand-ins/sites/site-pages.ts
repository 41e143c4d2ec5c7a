import type { BusinessFacts } from "./business-facts.ts";
import type { Some } from "./draw.ts";
import { charsetOf } from "./fragments.ts";
import { builder } from "./layouts/builder.ts";
import { classic } from "./layouts/classic.ts";
import { onePage } from "./layouts/one-page.ts";
import { storefront } from "./layouts/storefront.ts";
import { tables } from "./layouts/tables.ts";
import { type Sayings, sayingsOf } from "./sayings.ts";

type Layout = (facts: BusinessFacts, sayings: Sayings) => Record<string, string>;

const layouts: Some<Layout> = [classic, classic, onePage, builder, tables, storefront];

/** The pages of a site by their path. */
export const pagesOf = (facts: BusinessFacts): Record<string, string> =>
  facts.draw.pick("layout", layouts)(facts, sayingsOf(facts));

/** A page as its server sends it; `null` = there is none at this path. */
export function pageBytes(facts: BusinessFacts, path: string): Buffer | null {
  const page = pagesOf(facts)[path];
  if (page === undefined) return null;
  if (charsetOf(facts) === "utf-8") return Buffer.from(page, "utf8");
  // Characters this charset lacks are written as entities, as editors of its time did.
  const text = page.replaceAll(/[\u0100-\u{10ffff}]/gu, (char) => `&#${char.codePointAt(0)};`);
  return Buffer.from(text, "latin1");
}
