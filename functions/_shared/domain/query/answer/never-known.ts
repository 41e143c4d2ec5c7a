import { matchAll, rowsIn } from "../engine/match.ts";
import {
  type Condition,
  filtersOf,
  isPresence,
  leavesOf,
  type Plan,
  type PresenceField,
} from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { fieldsLookedAt } from "./result.ts";

export interface NeverKnown {
  field: PresenceField;
  /** The other filters, and how many businesses they find. */
  where: Condition[];
  rows: number;
}

/** The same for a side of a plan, or for the part of a share. */
export function neverKnownIn(plan: Plan, part: Condition, preset: Preset): NeverKnown | null {
  const parts = "and" in part ? part.and : [part];
  return neverKnown({ where: { and: [...filtersOf(plan), ...parts] } }, preset);
}

/**
 * A filter on a field that is not known of any business the other filters find: then nothing found
 * is no finding.
 */
export function neverKnown(
  plan: Pick<Plan, "where">,
  { columns, clock }: Preset,
): NeverKnown | null {
  const filters = filtersOf(plan);
  for (const [at, filter] of filters.entries()) {
    if ("or" in filter) continue;
    // "with known hours" beside "not open now" says nothing else than that.
    const isSaid = (other: Condition): boolean =>
      isPresence(filter) && fieldsLookedAt(leavesOf(other)).has(filter.f);
    const where = filters.filter((other, index) => index !== at && !isSaid(other));
    const others = matchAll(where.length > 0 ? { and: where } : undefined, columns, clock);
    const rows = rowsIn(others).length;
    if (rows === 0) continue;
    for (const field of fieldsLookedAt(leavesOf(filter))) {
      const known = columns.present(field);
      if (!others.some((isFound, row) => isFound === 1 && known[row] === 1)) {
        return { field, where, rows };
      }
    }
  }
  return null;
}
