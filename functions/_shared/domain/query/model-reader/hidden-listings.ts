import { columnsWith } from "../../listing/listing.ts";
import type { ListingRef, Plan } from "../plan/plan.ts";
import { filtersOf, isValue, leavesOf } from "../plan/plan.ts";

/** The plan of the answer before as a model may see it, and the listings that were taken out of it. */
export interface HiddenPlan {
  plan: unknown;
  /** By the name that stands in for each: "business 1". */
  listings: ReadonlyMap<string, ListingRef>;
}

/** Values that come from the catalogue, from addresses or from short fixed lists. */
const speakable: readonly string[] = [
  "category",
  "suburb",
  "city",
  "region",
  "postcode",
  "country",
  "payments",
  "currencies",
  "fit",
  ...columnsWith("affirmed"),
];

/**
 * Names and ids of listings are replaced, and positions in the question before left out; a plan that holds what a site or a person is called
 * (services, founders, areas served, streets) is not shown at all.
 */
export function hideListings(before: Plan | undefined): HiddenPlan {
  const listings = new Map<string, ListingRef>();
  if (!before || !isSpeakable(before)) return { plan: null, listings };
  const { said: _, ...plan } = before;
  const stripped = mapped(plan, (part) => {
    if (typeof part.id !== "string") return undefined;
    const name = `business ${listings.size + 1}`;
    listings.set(name, part as unknown as ListingRef);
    return { name };
  });
  return { plan: stripped, listings };
}

function isSpeakable(plan: Plan): boolean {
  const conditions = [
    ...filtersOf(plan),
    ...(plan.measure?.of ? [plan.measure.of] : []),
    ...(plan.sides ?? []),
  ];
  const isStreet = JSON.stringify(plan).includes('"f":"street"');
  return (
    !isStreet &&
    conditions.flatMap(leavesOf).every((leaf) => !isValue(leaf) || speakable.includes(leaf.f))
  );
}

type Part = Record<string, unknown>;

/** A copy in which `replace` has changed the objects it wants to change. */
export function mapped(value: unknown, replace: (part: Part) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => mapped(each, replace));
  if (typeof value !== "object" || value === null) return value;
  const replaced = replace(value as Part);
  if (replaced !== undefined) return replaced;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapped(each, replace)]),
  );
}
