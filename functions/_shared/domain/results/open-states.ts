import { matchAll } from "#domain/query/engine/match.ts";
import { mayBeOpen } from "#domain/query/engine/open.ts";
import type { Preset } from "#domain/query/plan/preset.ts";

/** Of each business: 1 = open now, 0 = closed, 2 = nobody knows. */
export function openStates({ columns, clock }: Pick<Preset, "columns" | "clock">): Uint8Array {
  const hours = columns.hours();
  return matchAll({ open: "now" }, columns, clock).map((isOpen, row) => {
    if (isOpen === 1) return 1;
    return hours.known[row] === 1 && !mayBeOpen(hours, row, clock) ? 0 : 2;
  });
}
