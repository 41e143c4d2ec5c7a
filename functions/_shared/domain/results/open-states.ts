import { matchAll } from "#domain/query/engine/match.ts";
import type { Preset } from "#domain/query/plan/preset.ts";

/** Of each business: 1 = open now, 0 = closed, 2 = nobody knows. */
export function openStates({ columns, clock }: Pick<Preset, "columns" | "clock">): Uint8Array {
  const { known } = columns.hours();
  return matchAll({ open: "now" }, columns, clock).map((state, row) =>
    known[row] === 1 ? state : 2,
  );
}
