import type { Row, RowData, Table } from "#collections/schema.ts";
import { platformLimits } from "#domain/limits/platform.ts";

/**
 * The rows of the data model as the product uses them. Production and local runs use the Appwrite
 * implementation; the simulation uses one in memory that passes the same contract tests.
 */
export interface Tables {
  /** The row as it is now: no cache may answer. */
  get: <T extends Table>(table: T, id: string) => Promise<Row<T> | null>;
  list: <T extends Table>(table: T, query?: ListQuery<T>) => Promise<Row<T>[]>;
  /** Rows without the named columns: large ones are left where they are. */
  create: <T extends Table>(
    table: T,
    id: string,
    data: RowData<T>,
  ) => Promise<"created" | "exists">;
  /** Changes the given columns of a row that exists. */
  update: <T extends Table>(table: T, id: string, data: Partial<RowData<T>>) => Promise<void>;
  upsert: <T extends Table>(table: T, id: string, data: RowData<T>) => Promise<void>;
  /**
   * Adds `value` (which may be negative) to a numeric column; returns the new value, or `null` if
   * there is no such row.
   */
  increment: <T extends Table>(
    table: T,
    id: string,
    change: { column: keyof RowData<T> & string; value: number },
  ) => Promise<number | null>;
  /** Deleting a missing row is not a failure. */
  remove: (table: Table, id: string) => Promise<void>;
  /** Lets one user read one row (and hear of its changes); `false` when there is no such row. */
  grantRead: (table: Table, id: string, userId: string) => Promise<boolean>;
  /**
   * All operations or none. Only "committed" and "below-minimum" are certain; after "unclear" the
   * caller reads the row that the transaction would have created: that row decides.
   */
  transact: (operations: readonly Operation[]) => Promise<CommitOutcome>;
}

export interface ListQuery<T extends Table> {
  where?: Partial<{ [K in keyof RowData<T>]: RowData<T>[K] | readonly RowData<T>[K][] }>;
  /** Only rows created at or after this time. */
  createdSince?: string;
  createdBefore?: string;
  newestFirst?: boolean;
  orderBy?: keyof RowData<T> & string;
  /** All matching rows unless given. */
  limit?: number;
  /** Rows per request: fewer where rows are large. */
  pageSize?: number;
  /** Columns to read; the platform's own come always. Unread columns must not be used. */
  select?: readonly (keyof RowData<T> & string)[];
}

/** Removes rows that were made days ago, 100 at most; returns how many. */
export async function removePastDays(
  tables: Tables,
  table: Table,
  now: Date,
  { unless = () => false }: { unless?: (rowId: string) => boolean } = {},
): Promise<number> {
  const before = new Date(now.getTime() - platformLimits.usageKeptDays * 86_400_000);
  const rows = await tables.list(table, { createdBefore: before.toISOString(), limit: 100 });
  const old = rows.filter(({ $id }) => !unless($id));
  for (const { $id } of old) await tables.remove(table, $id);
  return old.length;
}

export type CommitOutcome = "committed" | "below-minimum" | "unclear";

export interface Operation {
  action: "create" | "update" | "delete" | "increment" | "decrement";
  table: Table;
  rowId: string;
  data?: Record<string, unknown>;
}

export const createOperation = <T extends Table>(
  table: T,
  rowId: string,
  data: RowData<T>,
): Operation => ({
  action: "create",
  table,
  rowId,
  data,
});
export const updateOperation = <T extends Table>(
  table: T,
  rowId: string,
  data: Partial<RowData<T>>,
): Operation => ({ action: "update", table, rowId, data });
export const deleteOperation = (table: Table, rowId: string): Operation => ({
  action: "delete",
  table,
  rowId,
});
export const incrementOperation = <T extends Table>(
  table: T,
  rowId: string,
  change: { column: keyof RowData<T> & string; value: number },
): Operation => ({ action: "increment", table, rowId, data: change });
/** Fails the whole transaction ("below-minimum") when the column would fall under `min`. */
export const decrementOperation = <T extends Table>(
  table: T,
  rowId: string,
  change: { column: keyof RowData<T> & string; value: number; min?: number },
): Operation => ({ action: "decrement", table, rowId, data: change });
