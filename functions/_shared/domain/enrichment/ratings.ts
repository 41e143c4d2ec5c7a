import { businessesOf } from "./business.ts";
import { evidenceOn, type Found, snippetOf } from "./page.ts";
import { type Statement, textsOf, thingsIn } from "./structured-data.ts";

export interface Rating {
  /** Of five stars, whatever the scale it was given in. */
  rating: number;
  reviewCount: number | null;
}

/** The rating a business states of itself in its structured data; never one read from prose. */
export function ratingOf(statements: readonly Statement[]): Found<Rating> | null {
  for (const { thing, page, method } of businessesOf(statements)) {
    for (const given of thingsIn(thing, "aggregateRating")) {
      const [value, best = 5, worst = 0] = ["ratingValue", "bestRating", "worstRating"].map(
        (name) => numberIn(textsOf(given, name)[0]) ?? undefined,
      );
      const count = numberIn(textsOf(given, "reviewCount", "ratingCount")[0]);
      if (value === undefined || value <= 0 || value > best || value < worst || best > 100)
        continue;
      const rating = Math.round((best === 5 ? value : (value / best) * 5) * 10) / 10;
      const reviewCount = count !== null && Number.isInteger(count) && count >= 0 ? count : null;
      const snippet = snippetOf(`aggregateRating: ${value} of ${best}, ${count ?? "no"} reviews`);
      return { value: { rating, reviewCount }, page: page.ref, method, snippet };
    }
  }
  return null;
}

/** `4,8` and `1.234` are written both ways. */
function numberIn(text: string | undefined): number | null {
  const plain = text
    ?.trim()
    .replace(/^(\d+),(\d{1,2})$/, "$1.$2")
    .replace(/^(\d{1,3})[.,](\d{3})$/, "$1$2");
  const value =
    plain === undefined || plain === "" ? Number.NaN : Number(plain.split(/\s*\/\s*/)[0]);
  return Number.isFinite(value) ? value : null;
}

const labelled =
  /\b(?:price range|price level|preisklasse|preisniveau|preiskategorie|gamme de prix|fourchette de prix|rango de precios|gama de precios|fascia di prezzo|prijsklasse|faixa de preço)\b\s*[:|–-]?\s*((?:[$€£]{1,4}(?!\d))|(?:[$€£]\s?\d[\d.,]*\s*(?:[–-]|to|bis|à|a|tot|al)\s*[$€£]?\s?\d[\d.,]*\s*[€£]?)|(?:\d[\d.,]*\s*(?:[–-]|bis|à|a|tot)\s*\d[\d.,]*\s?(?:€|euros?|EUR|CHF)))/iu;

/** How dear it is: as stated, or where the page itself says "price range". */
export function priceRangeOf(
  pages: readonly { ref: string; lines: readonly { text: string }[] }[],
  statements: readonly Statement[],
): Found<string> | null {
  for (const { thing, page, method } of businessesOf(statements)) {
    const value = textsOf(thing, "priceRange").find((text) => isRange(text));
    if (value) return { value, page: page.ref, method, snippet: `priceRange: ${value}` };
  }
  for (const page of pages) {
    for (const { text } of page.lines) {
      const value = labelled.exec(text)?.[1]?.trim();
      if (value) return { value, ...evidenceOn(page, "text", text, value) };
    }
  }
  return null;
}

const isRange = (text: string): boolean =>
  text.length <= 60 &&
  /[\d$€£¥₹]|cheap|moderate|expensive|inexpensive/i.test(text) &&
  !/lorem|example|price ?range/i.test(text);
