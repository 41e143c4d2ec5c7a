import * as v from "valibot";
import { eachOnce } from "../enrichment/each-once.ts";
import type { SiteFacts } from "../enrichment/enrich-pages.ts";
import type { MarketingFit } from "../enrichment/fit/general-fit.ts";
import type { Found } from "../enrichment/page.ts";
import { serviceNames } from "../enrichment/services.ts";
import { listingLimits } from "../limits/listing.ts";
import { modelLimits } from "../limits/model.ts";
import { oneLine } from "../listing/facts.ts";
import { fold } from "../text/fold.ts";
import { affirmed, foundBy, isClean } from "./found-by.ts";
import { isMadeOf, quotationOf, shortened } from "./quotation.ts";
import type { QuotedPage } from "./quoted-pages.ts";
import {
  areasTold,
  currenciesTold,
  foundingYearTold,
  paymentsTold,
  priceRangeTold,
  type Source,
} from "./quoted-values.ts";
import { type FilledForm, filledForm } from "./refinement-form.ts";

/**
 * The facts with a model's additions; `isRefined` unless none of its claims could be tied to the
 * pages, or all of them were known.
 */
export interface RefinedFacts {
  facts: SiteFacts;
  isRefined: boolean;
}

type Reading = { value: RefinedFacts } | { problem: { path: string; problem: string } };

/**
 * A filled form as facts. A claim that does not quote the pages, or goes beyond its quotation, is
 * dropped, and the rules' fact stays. So do all others of theirs, except for the description.
 * Contacts, people and ratings never come from a model.
 */
export function refineFacts(
  fields: unknown,
  { offer, ...source }: Source & { offer: string | null },
): Reading {
  const filled = v.safeParse(filledForm, fields);
  if (!filled.success) {
    const [issue] = filled.issues;
    return { problem: { path: v.getDotPath(issue) ?? "", problem: issue.message } };
  }
  const { facts, pages } = source;
  const told = filled.output;
  const described = descriptionOf(told.description, pages);
  const offered = servicesOf(told.services, pages);
  const services = eachOnce([...offered, ...facts.services], listingLimits.valuesMax);
  const areas = unknownTo(
    facts.areas,
    areasTold(told.areas, { ...source, facts: { ...facts, services } }),
  );
  const payments = unknownTo(facts.payments, paymentsTold(told.payments, source));
  const currencies = unknownTo(facts.currencies, currenciesTold(told.currencies, source));
  const year = facts.foundingYear ? null : foundingYearTold(told.foundingYear, source);
  const prices = facts.priceRange ? null : priceRangeTold(told.priceRange, source);
  const refined = {
    ...facts,
    description: described ?? facts.description,
    services,
    areas: [...facts.areas, ...areas],
    foundingYear: year ?? facts.foundingYear,
    priceRange: prices ?? facts.priceRange,
    payments: [...facts.payments, ...payments],
    currencies: [...facts.currencies, ...currencies],
  };
  const judged = fitOf(told.fit, pages, refined, offer);
  const additions = [described, ...offered, ...areas, year, prices, ...payments, ...currencies];
  return {
    value: {
      facts: judged === null ? refined : withFit(refined, judged, offer),
      isRefined: [...additions, judged].some((addition) => addition !== null),
    },
  };
}

const unknownTo = (known: readonly Found<string>[], told: readonly Found<string>[]) => {
  const names = new Set(known.map(({ value }) => fold(value)));
  return told.filter(({ value }) => !names.has(fold(value)));
};

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
  const { value = null } = told ?? {};
  if (!told || value === null || !open) return null;
  if (offer === null && value === ruled.value.value) return null;
  const presentsItself = description !== null && services.length > 0;
  if (value === "Yes" && !presentsItself) return null;
  const quotations = affirmed(told.snippets, pages);
  const [first] = quotations;
  if (!first) return null;
  const reason = oneLine(told.reason);
  const isTied =
    reason.length <= modelLimits.snippetMaxChars && isClean(reason) && isMadeOf(reason, quotations);
  const says = isTied ? reason.replace(/[.\s]+$/, "") : `Its site says “${shortened(first.words)}”`;
  return foundBy(
    {
      value,
      reason: `${says} (decided by a model, from the site's own words).`,
    },
    first,
  );
}
