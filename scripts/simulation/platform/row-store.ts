import { isRowId, type Table } from "#collections/schema.ts";
import type { CommitOutcome, Operation } from "#shared/adapters/tables.ts";

export type StoredRow = Readonly<Record<string, unknown>> & {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
};

/** What one write did to one row. */
export interface Change {
  table: Table;
  id: string;
  before: StoredRow | null;
  after: StoredRow | null;
}

export interface Written {
  outcome: CommitOutcome;
  /** Empty unless the outcome is "committed". */
  changes: readonly Change[];
}

/** The rows in memory with the atomicity the platform promises: all operations or none. */
export interface RowStore {
  get: (table: Table, id: string) => StoredRow | null;
  /** The row as it was before its last write. */
  before: (table: Table, id: string) => StoredRow | null;
  all: (table: Table) => StoredRow[];
  commit: (operations: readonly Operation[]) => Written;
  upsert: (table: Table, id: string, data: object) => Written;
}

type Rows = Map<string, StoredRow>;
type Columns = Record<string, unknown>;

export function createRowStore(now: () => Date): RowStore {
  const tables = new Map<string, Rows>();
  const rowsOf = (table: Table): Rows => {
    const rows = tables.get(table.id) ?? new Map<string, StoredRow>();
    tables.set(table.id, rows);
    return rows;
  };
  const replaced = new Map<string, Map<string, StoredRow | null>>();
  const replacedIn = (table: Table): Map<string, StoredRow | null> => {
    const rows = replaced.get(table.id) ?? new Map<string, StoredRow | null>();
    replaced.set(table.id, rows);
    return rows;
  };
  const last = { at: Number.NaN, text: "" };
  const stamp = (): string => {
    const time = now();
    if (time.getTime() !== last.at) Object.assign(last, { at: +time, text: time.toISOString() });
    return last.text;
  };

  /** Puts a change into the rows; `null` when it may not be. */
  const step = ({ action, table, rowId, data }: Operation): Change | CommitOutcome => {
    if (!isRowId(rowId)) throw new Error(`the platform takes no row id "${rowId}"`);
    const rows = rowsOf(table);
    const before = rows.get(rowId) ?? null;
    if ((action === "create") === (before !== null)) return "unclear";
    if (action === "delete") {
      rows.delete(rowId);
      return { table, id: rowId, before, after: null };
    }
    const columns = before && changesNumber(action) ? changedNumber(before, action, data) : data;
    if (typeof columns === "string") return columns;
    const after = stored(before, columns ?? {}, rowId, stamp());
    if (clashes(table, rows, after)) return "unclear";
    rows.set(rowId, after);
    return { table, id: rowId, before, after };
  };

  const commit = (operations: readonly Operation[]): Written => {
    const changes: Change[] = [];
    for (const operation of operations) {
      const result = step(operation);
      if (typeof result === "string") {
        for (const { table, id, before } of changes.reverse()) {
          if (before) rowsOf(table).set(id, before);
          else rowsOf(table).delete(id);
        }
        return { outcome: result, changes: [] };
      }
      changes.push(result);
    }
    for (const { table, id, before } of changes) replacedIn(table).set(id, before);
    return { outcome: "committed", changes };
  };

  return {
    get: (table, id) => rowsOf(table).get(id) ?? null,
    before: (table, id) => replacedIn(table).get(id) ?? null,
    all: (table) => [...rowsOf(table).values()],
    commit,
    upsert(table, id, data) {
      const action = rowsOf(table).has(id) ? "update" : "create";
      return commit([{ action, table, rowId: id, data: { ...data } }]);
    },
  };
}

const changesNumber = (action: Operation["action"]): action is "increment" | "decrement" =>
  action === "increment" || action === "decrement";

/** The platform takes no change of zero or less. */
function changedNumber(
  before: StoredRow,
  action: "increment" | "decrement",
  data: Columns = {},
): Columns | CommitOutcome {
  const value = Number(data.value);
  if (!(value > 0)) return "unclear";
  const column = String(data.column);
  const next = Number(before[column]) + (action === "increment" ? value : -value);
  return typeof data.min === "number" && next < data.min ? "below-minimum" : { [column]: next };
}

function stored(before: StoredRow | null, data: Columns, id: string, stamp: string): StoredRow {
  const row: Columns & { $id: string; $createdAt: string; $updatedAt: string } = {
    ...before,
    $id: id,
    $createdAt: before?.$createdAt ?? stamp,
    $updatedAt: stamp,
  };
  for (const [column, value] of Object.entries(data)) {
    if (value !== undefined) row[column] = Array.isArray(value) ? [...value] : value;
  }
  return row;
}

function clashes(table: Table, rows: Rows, wanted: StoredRow): boolean {
  for (const { type, columns } of Object.values(table.indexes)) {
    if (type !== "unique") continue;
    for (const row of rows.values()) {
      if (row.$id !== wanted.$id && columns.every((column) => row[column] === wanted[column])) {
        return true;
      }
    }
  }
  return false;
}
