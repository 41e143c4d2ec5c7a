import { type Condition, isValue, type Plan } from "../plan/plan.ts";
import type { Clause, Draft } from "./draft.ts";
import { base, filtersIn, isOpposite, whereOf } from "./filters.ts";
import { measureIn } from "./measure.ts";

/** "Do A have a higher average rating than B?", "more A than B", "compare A and B" */
export function comparePlan(draft: Draft): Plan | undefined {
  const { intents, clauses } = draft;
  const isAsked = intents.has("compare") || intents.has("difference");
  const isWhich = intents.has("more") || intents.has("fewer");
  // "how many percent more" is not the difference.
  if ((!isAsked && !isWhich) || intents.has("share")) return undefined;
  const sides = sidesIn(clauses);
  if (!sides) return undefined;
  const [one, other, rest] = sides;
  // "Which has better rated hotels, A or B?": not which has more of them.
  if (rest.some(({ about }) => about === "has rating") && isWhich && draft.functions.length === 0) {
    return undefined;
  }
  return {
    ...base,
    op: "compare",
    measure: measureIn(draft, "rating") ?? { fn: "count" },
    sides: [one, other],
    ...whereOf(filtersIn(rest)),
  };
}

function sidesIn(clauses: readonly Clause[]): [Condition, Condition, Clause[]] | undefined {
  const values = clauses.filter(({ condition }) => isValue(condition));
  for (const field of ["category", "suburb", "city", "street", "postcode"]) {
    const about = values.filter(({ condition }) => isValue(condition) && condition.f === field);
    const all = about.flatMap(({ condition }) => (isValue(condition) ? condition.in : []));
    if (all.length !== 2) continue;
    const others = clauses.filter((clause) => !about.includes(clause));
    if (isTwoFold(others)) return undefined;
    const side = (value: string): Condition => ({ f: field as "category", in: [value] });
    const [one = "", other = ""] = all;
    return [side(one), side(other), clauses.filter((clause) => !about.includes(clause))];
  }
  return oppositesIn(clauses);
}

/** "hotels in Soho and gyms in Nice" differ in two ways, which no comparison here can say. */
const isTwoFold = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    (one, at) =>
      clauses.findIndex(({ about }) => about === one.about) < at ||
      (isValue(one.condition) && one.condition.in.length > 1),
  );

/** "those with a website and those without one" */
function oppositesIn(clauses: readonly Clause[]): [Condition, Condition, Clause[]] | undefined {
  const present = clauses.filter(({ condition }) => "has" in condition);
  const [one, other] = present.map(({ condition }) => condition);
  if (present.length !== 2 || !one || !other || !isOpposite(one, other)) return undefined;
  const others = clauses.filter((clause) => !present.includes(clause));
  return isTwoFold(others) ? undefined : [one, other, others];
}
