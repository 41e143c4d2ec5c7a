import * as v from "valibot";
import { eachOnce } from "../enrichment/each-once.ts";
import type { SiteFacts } from "../enrichment/enrich-pages.ts";
import type { MarketingFit } from "../enrichment/fit/general-fit.ts";
import type { Found } from "../enrichment/page.ts";
import { serviceNames } from "../enrichment/services.ts";
import { listingLimits } from "../limits/listing.ts";
import { modelLimits } from "../limits/model.ts";
import { oneLine } from "../listing/facts.ts";
import { withoutContacts } from "./hide-contacts.ts";
import { isMadeOf, methodOf, type Quotation, quotationOf, shortened } from "./quotation.ts";
import { isForModels, type QuotedPage } from "./quoted-pages.ts";
import { type FilledForm, filledForm } from "./refinement-form.ts";

/**
 * The facts with a model's additions; `isRefined` unless none of its claims could be tied to the
 * pages.
 */
export interface RefinedFacts {
  facts: SiteFacts;
  isRefined: boolean;
}

type Reading = { value: RefinedFacts } | { problem: { path: string; problem: string } };

/**
 * A filled form as facts. A claim that does not quote the pages, or goes beyond its quotation, is
 * dropped, and the rules' fact stays. Contacts, people and ratings never come from a model.
 */
export function refineFacts(
  fields: unknown,
  { facts, pages, offer }: { facts: SiteFacts; pages: readonly QuotedPage[]; offer: string | null },
): Reading {
  const filled = v.safeParse(filledForm, fields);
  if (!filled.success) {
    const [issue] = filled.issues;
    return { problem: { path: v.getDotPath(issue) ?? "", problem: issue.message } };
  }
  const { description, services, fit } = filled.output;
  const described = descriptionOf(description, pages);
  const offered = servicesOf(services, pages);
  const refined = {
    ...facts,
    description: described ?? facts.description,
    services: eachOnce([...offered, ...facts.services], listingLimits.valuesMax),
  };
  const judged = fitOf(fit, pages, refined, offer);
  return {
    value: {
      facts: judged === null ? refined : withFit(refined, judged, offer),
      isRefined: described !== null || offered.length > 0 || judged !== null,
    },
  };
}

/** A verdict on one person's offer is nobody else's: other tasks read the same facts. */
const withFit = (facts: SiteFacts, fit: Found<MarketingFit>, offer: string | null): SiteFacts =>
  offer === null ? { ...facts, marketingFit: fit } : { ...facts, offerFit: { offer, fit } };

const descriptionMinChars = 40;

function descriptionOf(
  told: FilledForm["description"],
  pages: readonly QuotedPage[],
): Found<string> | null {
  const text = oneLine(told?.text ?? "");
  const isFit =
    text.length >= descriptionMinChars && text.length <= modelLimits.descriptionMaxChars;
  // A lower-case beginning is the rest of a sentence whose first words were redacted.
  if (!told || !isFit || /^\P{L}*\p{Ll}/u.test(text) || !isClean(text)) return null;
  const sentence = quotationOf(text, pages);
  if (sentence) return sentence.isNegated ? null : foundBy(text, sentence);
  const quotations = affirmed(told.snippets, pages);
  const [first] = quotations;
  return first && isMadeOf(text, quotations) ? foundBy(text, first) : null;
}

function servicesOf(told: FilledForm["services"], pages: readonly QuotedPage[]): Found<string>[] {
  const found = (told ?? []).flatMap(({ name, snippet }) => {
    const [quotation] = affirmed([snippet], pages);
    return quotation && isClean(name) && isMadeOf(name, [quotation])
      ? serviceNames(name).map((value) => foundBy(value, quotation))
      : [];
  });
  return eachOnce(found, modelLimits.servicesMax);
}

/**
 * A model may decide cases that the rules left open, or be less sure than they are. The rules' No
 * is final: the site is dead, objects to advertising or gives no way to be contacted. Like the
 * rules' Yes, its Yes needs a business that describes itself.
 */
function fitOf(
  told: FilledForm["fit"],
  pages: readonly QuotedPage[],
  { marketingFit: ruled, description, services }: SiteFacts,
  offer: string | null,
): Found<MarketingFit> | null {
  const open = ruled !== null && ruled.value.value !== "No";
  if (!told || !open) return null;
  if (offer === null && told.value === ruled.value.value) return null;
  const presentsItself = description !== null && services.length > 0;
  if (told.value === "Yes" && !presentsItself) return null;
  const quotations = affirmed(told.snippets, pages);
  const [first] = quotations;
  if (!first) return null;
  const reason = oneLine(told.reason);
  const isTied =
    reason.length <= modelLimits.snippetMaxChars && isClean(reason) && isMadeOf(reason, quotations);
  const says = isTied ? reason.replace(/[.\s]+$/, "") : `Its site says “${shortened(first.words)}”`;
  return foundBy(
    {
      value: told.value,
      reason: `${says} (decided by a model, from the site's own words).`,
    },
    first,
  );
}

const affirmed = (snippets: readonly string[], pages: readonly QuotedPage[]): Quotation[] =>
  snippets.flatMap((snippet) => {
    const quotation = quotationOf(snippet, pages);
    return quotation && !quotation.isNegated && !isForModels(quotation.words) ? [quotation] : [];
  });

/** Neither a contact nor a word to a model. */
const isClean = (text: string): boolean =>
  !isForModels(text) && withoutContacts(text, null) === text.replace(/\s+/g, " ").trim();

const foundBy = <T>(value: T, quotation: Quotation): Found<T> => ({
  value,
  page: quotation.page,
  method: methodOf(quotation),
  snippet: shortened(quotation.words),
});
