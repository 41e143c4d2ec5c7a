import { columnsWith, declarationOf, type ListingColumn } from "#domain/listing/listing.ts";
import type { Columns } from "#domain/query/engine/columns.ts";
import { isNumberField, type PresenceField, presenceFields } from "#domain/query/plan/plan.ts";
import type { Preset } from "#domain/query/plan/preset.ts";
import { fold } from "#domain/text/fold.ts";
import { openStates } from "./open-states.ts";
import { type TableColumn, tableColumns } from "./table-columns.ts";

/** The columns that the table can be sorted by: all. */
export const sortable: readonly TableColumn[] = ["name", ...tableColumns];

export interface Order {
  by: TableColumn;
  dir: "asc" | "desc";
}

/** The default order, as a request names it. */
export const mostCompleteFirst = "complete.desc";
/** As a request for a page of listings names it. */
export const orderText = (order: Order | null): string =>
  order ? `${order.by}.${order.dir}` : mostCompleteFirst;

/** The rows in the table's order: without another one the most complete first. */
export function inOrder(
  matching: readonly number[],
  order: Order | null,
  preset: Preset,
): readonly number[] {
  const all = allInOrder(order, preset);
  if (matching.length === all.length) return all;
  const isMatching = new Uint8Array(all.length);
  for (const row of matching) isMatching[row] = 1;
  return all.filter((row) => isMatching[row] === 1);
}

interface Orders {
  complete?: readonly number[];
  latest?: { key: string; rows: readonly number[] };
}
const orders = new WeakMap<Columns, Orders>();

/** Sorted once, whatever is then typed into the filters. */
function allInOrder(order: Order | null, preset: Preset): readonly number[] {
  const { columns, clock } = preset;
  const known = orders.get(columns) ?? {};
  orders.set(columns, known);
  known.complete ??= completeRows(columns);
  if (!order) return known.complete;
  const key = JSON.stringify([order, order.by === "now" ? clock : null]);
  if (known.latest?.key === key) return known.latest.rows;
  const rows = sorted(known.complete, keysFor(order.by, preset), order.dir === "asc" ? 1 : -1);
  known.latest = { key, rows };
  return rows;
}

/** The facts of the coverage report come first; all others decide between equals. */
const mainFacts: readonly PresenceField[] = ["phone", "emails", "website", "hours", "address"];
const furtherFacts = columnsWith("panel").filter(
  (column): column is PresenceField & typeof column =>
    (presenceFields as readonly string[]).includes(column) &&
    // The further numbers are slow to tell from the main one.
    column !== "phones" &&
    !(mainFacts as readonly string[]).includes(column),
);
/** More than there are facts to count. */
const [weightOfMain, weightOfName] = [64, 1_024];

/** Those without a name come last: nobody can look them up. */
function completeRows(columns: Columns): number[] {
  const score = new Uint16Array(columns.size);
  const add = (field: PresenceField, weight: number): void => {
    const present = columns.present(field);
    for (let row = 0; row < score.length; row++) {
      if (present[row] === 1) score[row] = (score[row] ?? 0) + weight;
    }
  };
  add("name", weightOfName);
  for (const fact of mainFacts) add(fact, weightOfMain);
  for (const fact of furtherFacts) add(fact, 1);
  const rows = Array.from({ length: columns.size }, (_, row) => row);
  return rows.sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b);
}

type Keys = Float64Array | readonly (string | null)[];

/** Equal ones stay in their order, and unknown ones come last either way. */
function sorted(rows: readonly number[], keys: Keys, sign: 1 | -1): number[] {
  const known = rows.filter((row) => isKnown(keys[row]));
  const unknown = rows.filter((row) => !isKnown(keys[row]));
  known.sort((a, b) => {
    const [one, other] = [keys[a] ?? 0, keys[b] ?? 0];
    return one < other ? -sign : one > other ? sign : 0;
  });
  return [...known, ...unknown];
}

const isKnown = (key: string | number | null | undefined): boolean =>
  typeof key === "number" ? !Number.isNaN(key) : key !== null && key !== undefined;

function keysFor(column: TableColumn, preset: Preset): Keys {
  const { columns } = preset;
  if (column === "now") {
    // Open ones, closed ones, unknown ones.
    return Float64Array.from(openStates(preset), (state) => [1, 0][state] ?? Number.NaN);
  }
  if (column === "name") return columns.texts("name");
  if (isNumberField(column)) return columns.numbers(column);
  if (column === "category") return firstOf(columns.values("primary"));
  return Array.from({ length: columns.size }, textsOf(column, columns));
}

/** Of each row the one value it has. */
const firstOf = ({ starts, codes, folded }: ReturnType<Columns["values"]>): (string | null)[] =>
  Array.from({ length: starts.length - 1 }, (_, row) => {
    const at = starts[row] ?? 0;
    return at === starts[row + 1] ? null : (folded[codes[at] ?? 0] ?? null);
  });

/** As the cells read; of pairs the networks or, of contacts, the addresses and numbers. */
function textsOf(column: ListingColumn, columns: Columns) {
  const { keys } = declarationOf(column);
  const part = column === "socials" ? keys?.[0] : keys?.[1];
  const asked = [column];
  return (_: unknown, row: number): string | null => {
    const value: unknown = columns.cells(row, asked)[column];
    const words = [value].flat().map((one) => (part ? (one as Record<string, string>)[part] : one));
    const text = words.filter((word) => typeof word === "string" || typeof word === "number");
    return text.length > 0 ? fold(text.join(", ")) : null;
  };
}
