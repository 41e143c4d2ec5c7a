import type { Condition } from "../plan/plan.ts";
import type { Clause, Draft } from "./draft.ts";
import { filtersIn } from "./filters.ts";

const places: readonly string[] = [
  "suburb",
  "city",
  "street",
  "postcode",
  "region",
  "place",
  "near",
];

/** The whole stands before the verb, the part after it; without a verb the last filter is the part. */
export function shareParts({ clauses }: Draft): {
  clauses: Condition[];
  of: Condition | undefined;
} {
  const after = clauses.filter(({ afterVerb }) => afterVerb);
  // "with website and email" is one part.
  const last = clauses.filter(({ start }) => start === clauses.at(-1)?.start);
  // "the share of hotels with a website in Mitte" is one of Mitte's hotels.
  const isOfPlace = ({ about }: Clause): boolean => places.includes(about);
  const isWhole = (clause: Clause): boolean => isOfPlace(clause) || clause.about === "category";
  const details = clauses.filter((clause) => !isWhole(clause));
  const ofLast = details.filter(({ start }) => start === details.at(-1)?.start);
  const said = after.some((clause) => !isOfPlace(clause))
    ? after.filter((clause) => !isOfPlace(clause))
    : after;
  const lastIsPlace = last.every(isOfPlace) && details.length > 0;
  const part = after.length > 0 ? said : lastIsPlace ? ofLast : last;
  const whole = clauses.filter((clause) => !part.includes(clause));
  const conditions = filtersIn(
    part.map((clause, at) => (at === 0 ? { ...clause, joined: "" as const } : clause)),
  );
  const [only] = conditions;
  return {
    clauses: filtersIn(whole),
    of: conditions.length === 1 ? only : conditions.length > 1 ? { and: conditions } : undefined,
  };
}
