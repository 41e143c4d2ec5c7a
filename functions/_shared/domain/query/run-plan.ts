import { fold } from "../fold.ts";
import type { Listing } from "../listing.ts";
import type { Condition, Plan, PresenceField, ValueCondition } from "./plan.ts";

/** Whether a value is known: not null, not an empty list; for `hours`, that they are authoritative. */
export function isKnown(listing: Listing, field: PresenceField): boolean {
  if (field === "hours") return listing.hours_known;
  const value = listing[field];
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** A listing is of a type when its own or any further category is. */
export const typesOf = (listing: Listing): string[] => [listing.category, ...listing.categories];

export interface Outcome {
  /** In the order of the preset. */
  matching: Listing[];
  total: number;
}

/** The rows for which every condition holds. Throws when its own result breaks an invariant. */
export function runPlan(plan: Pick<Plan, "where">, listings: readonly Listing[]): Outcome {
  const tests = plan.where.map(testOf);
  const matching = listings.filter((listing) => tests.every((holds) => holds(listing)));
  const outcome = { matching, total: matching.length };
  assertSound(outcome, listings.length);
  return outcome;
}

const testOf = (condition: Condition): ((listing: Listing) => boolean) =>
  "has" in condition
    ? (listing) => isKnown(listing, condition.f) === condition.has
    : valueTest(condition);

/** A column has few different values, so each is folded and compared once. */
function valueTest({ f, is }: ValueCondition): (listing: Listing) => boolean {
  const wanted = fold(is);
  const seen = new Map<string, boolean>();
  const equal = (value: string): boolean => {
    let result = seen.get(value);
    if (result === undefined) {
      result = fold(value) === wanted;
      seen.set(value, result);
    }
    return result;
  };
  if (f === "category") return (listing) => typesOf(listing).some(equal);
  return (listing) => {
    const value = listing[f];
    return value !== null && equal(value);
  };
}

/** A wrong number must never reach a person: rather no answer. */
function assertSound({ matching, total }: Outcome, size: number): void {
  const ids = new Set(matching.map((listing) => listing.id));
  if (total > size) throw new Error(`plan result: ${total} rows out of ${size}`);
  if (total !== matching.length) throw new Error("plan result: the total is not the rows");
  if (ids.size !== total) throw new Error(`plan result: ${total - ids.size} ids come twice`);
}
