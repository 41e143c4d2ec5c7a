import { type Condition, isNumber, isValue } from "../plan/plan.ts";
import type { Clause } from "./draft.ts";

/** What every plan of the rules begins with. */
export const base = { v: 2, output: "text" } as const;

/** All filters joined; "or" joins a filter with the one before it. */
export function filtersIn(clauses: readonly Clause[]): Condition[] {
  const filters: Condition[] = [];
  for (const { condition, joined } of clauses) {
    const last = filters.at(-1);
    if (joined === "or" && last) {
      const any = "or" in last ? last.or : [last];
      filters[filters.length - 1] = { or: [...any, condition] };
    } else filters.push(condition);
  }
  return filters;
}

/** "with a phone and a website or an e-mail address" can be read in two ways. */
export function mixesJoints(clauses: readonly Clause[]): Clause | undefined {
  const at = clauses.findIndex(({ joined }) => joined === "or");
  const [before, clause] = [clauses[at - 1], clauses[at]];
  // "in A with delivery or in B with catering": a second one of what was said before the last.
  const isOfEarlier = clauses
    .slice(0, Math.max(0, at - 1))
    .some(({ about }) => about === clause?.about);
  const isTorn = isOfEarlier && before?.about !== clause?.about;
  return at >= 2 && (before?.joined === "and" || isTorn) ? clause : undefined;
}

/** The same thing, known here and unknown there. */
export const isOpposite = (one: Condition, other: Condition): boolean =>
  "has" in one &&
  "has" in other &&
  other.f === one.f &&
  other.role === one.role &&
  other.has !== one.has;

/** "cheap and expensive hotels": no number is both. */
const isApart = (one: Condition, other: Condition): boolean =>
  isNumber(one) &&
  isNumber(other) &&
  one.f === other.f &&
  ((one.gte ?? one.gt ?? 0) > (other.lte ?? other.lt ?? Number.POSITIVE_INFINITY) ||
    (other.gte ?? other.gt ?? 0) > (one.lte ?? one.lt ?? Number.POSITIVE_INFINITY));

/** "restaurants …, but not restaurants": none is left. */
const isTaken = (one: Condition, other: Condition): boolean =>
  "not" in one &&
  isValue(one.not) &&
  isValue(other) &&
  one.not.f === other.f &&
  JSON.stringify(one.not.in) === JSON.stringify(other.in);

/** "with a rating and without a rating": two questions in one, of which no business is the answer. */
export function contradiction(clauses: readonly Clause[]): Clause | undefined {
  return clauses.find(
    ({ condition, joined }, at) =>
      joined !== "or" &&
      clauses
        .slice(0, at)
        .some(
          ({ condition: other }) =>
            isOpposite(condition, other) || isApart(condition, other) || isTaken(condition, other),
        ),
  );
}

export const whereOf = (filters: readonly Condition[]): { where?: Condition } =>
  filters.length > 0 ? { where: { and: [...filters] } } : {};
