import type { Changes } from "../../task/changes.ts";
import type { ChangeKind } from "../plan/topics.ts";
import type { Columns } from "./columns.ts";

/** Of these rows the ones that the comparison names as new or as changed. */
export function changedRows(
  kind: ChangeKind,
  rows: readonly number[],
  columns: Columns,
  changes: Changes | null,
): number[] {
  const isNamed = new Uint8Array(columns.size);
  for (const id of namedIn(kind, changes)) {
    const row = columns.rowOf(id);
    if (row !== undefined) isNamed[row] = 1;
  }
  return rows.filter((row) => isNamed[row] === 1);
}

const namedIn = (kind: ChangeKind, changes: Changes | null): string[] =>
  listsOf(kind, changes).flatMap(({ ids }) => ids);

/** Rows that are gone are in no list: nothing is kept of them. */
function listsOf(kind: ChangeKind, changes: Changes | null): Changes["new"][] {
  if (changes === null || kind === "gone") return [];
  if (kind === "all") return [changes.new, changes.changed];
  return [changes[kind]];
}

/** Whether every new and changed row is named: of very many only the first are. */
export const namesAll = (kind: ChangeKind, changes: Changes | null): boolean =>
  listsOf(kind, changes).every(({ count, ids }) => ids.length === count);
