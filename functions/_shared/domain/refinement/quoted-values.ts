import { currenciesOf } from "../enrichment/currencies.ts";
import { eachOnce } from "../enrichment/each-once.ts";
import type { SiteFacts } from "../enrichment/enrich-pages.ts";
import { emptyPage, type Found, type Page } from "../enrichment/page.ts";
import { paymentsOf } from "../enrichment/payments.ts";
import { modelLimits } from "../limits/model.ts";
import { oneLine } from "../listing/facts.ts";
import { fold } from "../text/fold.ts";
import { tellsBeginning } from "./beginnings.ts";
import { affirmed, foundBy, isClean } from "./found-by.ts";
import { contains, isMadeOf, type Quotation } from "./quotation.ts";
import type { QuotedPage } from "./quoted-pages.ts";
import type { FilledForm } from "./refinement-form.ts";

/** Claims are checked against it. */
export interface Source {
  facts: SiteFacts;
  pages: readonly QuotedPage[];
  /** ISO 3166-1 alpha-2: whose dollar it is. */
  country: string | null;
  /** Nothing was founded after it. */
  thisYear: number;
}

type Claims = { name: string; snippet: string }[] | null | undefined;

/** The claims whose snippet the pages affirm, each with the values that `read` takes from it. */
function taken(
  claims: Claims,
  pages: readonly QuotedPage[],
  read: (name: string, quotation: Quotation) => readonly string[],
): Found<string>[] {
  return (claims ?? []).flatMap(({ name, snippet }) => {
    const [quotation] = affirmed([snippet], pages);
    if (!quotation || !isClean(name)) return [];
    return read(oneLine(name), quotation).map((value) => foundBy(value, quotation));
  });
}

/**
 * Places as their quotations name them, without words that the site also writes small and names of
 * services.
 */
export function areasTold(claims: Claims, { pages, facts }: Source): Found<string>[] {
  const small = new Set(
    pages.flatMap(({ lines }) => lines.flatMap((line) => line.match(smallWord) ?? [])),
  );
  const services = new Set(facts.services.map(({ value }) => fold(value)));
  const isPlace = (name: string): boolean =>
    name.length <= placeMaxChars &&
    name.split(" ").length <= placeMaxWords &&
    /^[\p{Lu}\p{Lo}]/u.test(name) &&
    !/[\d?!@]/.test(name) &&
    !services.has(fold(name)) &&
    !(name.match(/\p{L}+/gu) ?? []).every((word) => small.has(word.toLowerCase()));
  const found = taken(claims, pages, (name, quotation) =>
    isPlace(name) && contains(quotation, name) && isMadeOf(name, [quotation]) ? [name] : [],
  );
  return eachOnce(found, modelLimits.areasMax);
}

const placeMaxChars = 50;
const placeMaxWords = 5;
const smallWord = /(?<!\p{L})\p{Ll}\p{L}*/gu;

const yearMin = 1000;
/** The year its business began, where the quotation holds the year and its sentence a beginning. */
export function foundingYearTold(
  claim: FilledForm["foundingYear"],
  { pages, thisYear }: Source,
): Found<number> | null {
  const { year, snippet } = claim ?? {};
  if (!year || !snippet) return null;
  const [quotation] = affirmed([snippet], pages);
  if (!quotation || !Number.isInteger(year) || year < yearMin || year > thisYear) return null;
  const { words, sentence } = quotation;
  const isSaid = new RegExp(`(?<!\\p{N})${year}(?!\\p{N})`, "u").test(words);
  return isSaid && tellsBeginning(sentence) ? foundBy(year, quotation) : null;
}

const money = "(?:[$€£¥₹]|EUR|USD|GBP|CHF|euros?)";
const amount = `(?:${money}\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?${money})`;
const rising = "\\s*(?:[-–—]|to|bis|and|und|à|et|a|y|e|tot|en|até)\\s*";
const range = new RegExp(
  `^(?:([$€£¥₹])\\1{0,3}|${amount}${rising}(?:\\d[\\d.,]*|${amount})|\\d[\\d.,]*${rising}${amount})$`,
  "iu",
);

/** Two amounts with their currency, or signs alone, as the quotation writes them. */
export function priceRangeTold(
  claim: FilledForm["priceRange"],
  { pages }: Source,
): Found<string> | null {
  if (!claim) return null;
  const text = oneLine(claim.text);
  const [quotation] = affirmed([claim.snippet], pages);
  // Signs aren't words: they can't be looked up as such.
  const isSaid = quotation?.words.toLowerCase().includes(text.toLowerCase());
  return quotation && isSaid && range.test(text) ? foundBy(text, quotation) : null;
}

const paying =
  /(?<!\p{L})(?:pay|accept|zahl|bezahl|akzept|nehmen|paie|payer|règl|accepte|pago|pagar|pague|acept|pagamento|accett|betal|aceita|دفع|الدفع|نقبل)/iu;

/** Ways to pay that both the claim and its quotation name, in a sentence on paying or in a row. */
export function paymentsTold(claims: Claims, { pages }: Source): Found<string>[] {
  const waysIn = (text: string): string[] =>
    paymentsOf([pageSaying(text, "Payment")], []).map(({ value }) => value);
  const found = taken(claims, pages, (name, { words, sentence }) => {
    const claimed = waysIn(name);
    const said = waysIn(words);
    const isOnPaying = paying.test(sentence) || waysIn(sentence).length > 1;
    return isOnPaying ? said.filter((way) => claimed.includes(way)) : [];
  });
  return eachOnce(found, modelLimits.paymentsMax);
}

/** Currencies that the quotation, a price, is in by the rules. */
export function currenciesTold(claims: Claims, { pages, country }: Source): Found<string>[] {
  const found = taken(claims, pages, (name, { words }) =>
    currenciesOf([pageSaying(words, "")], [], country)
      .map(({ value }) => value)
      .filter((code) => code === name.toUpperCase()),
  );
  return eachOnce(found, modelLimits.currenciesMax);
}

/** A page that says one line under one heading: what the rules make of a quotation alone. */
const pageSaying = (text: string, heading: string): Page => ({
  ...emptyPage(null, ""),
  lines: [{ text, region: "main", path: "", heading, level: 0, isItem: false, depth: 0 }],
});
