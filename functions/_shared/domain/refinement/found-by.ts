import type { Found } from "../enrichment/page.ts";
import { withoutContacts } from "./hide-contacts.ts";
import { methodOf, type Quotation, quotationOf, shortened } from "./quotation.ts";
import { isForModels, type QuotedPage } from "./quoted-pages.ts";

/** The snippets that the pages contain and affirm; what speaks to a model is none of theirs. */
export const affirmed = (snippets: readonly string[], pages: readonly QuotedPage[]): Quotation[] =>
  snippets.flatMap((snippet) => {
    const quotation = quotationOf(snippet, pages);
    return quotation && !quotation.isNegated && !isForModels(quotation.words) ? [quotation] : [];
  });

/** Neither a contact nor a word to a model. */
export const isClean = (text: string): boolean =>
  !isForModels(text) && withoutContacts(text, null) === text.replace(/\s+/g, " ").trim();

export const foundBy = <T>(value: T, quotation: Quotation): Found<T> => ({
  value,
  page: quotation.page,
  method: methodOf(quotation),
  snippet: shortened(quotation.words),
});
