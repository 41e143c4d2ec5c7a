import type { SelectableColumn } from "../plan/plan.ts";
import type { Reader } from "./draft.ts";

/** Columns as the question names them: a file has them in this order. */
export function inOrderSaid(
  { draft, tokens }: Reader,
  columns: readonly SelectableColumn[],
): SelectableColumn[] {
  const said = [...draft.numbers, ...draft.groupable];
  const startOf = (column: SelectableColumn): number =>
    said.find(({ field }) => field === column)?.start ??
    tokens.find(({ kind, arg }) => kind === "field" && arg === column)?.start ??
    0;
  return [...new Set(columns)].toSorted((one, other) => startOf(one) - startOf(other));
}
