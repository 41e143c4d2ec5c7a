import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { orders } from "#collections/orders.ts";
import type { Row, Table } from "#collections/schema.ts";
import { taskSlots } from "#collections/task-slots.ts";
import { webhookEvents } from "#collections/webhook-events.ts";
import type { ListQuery, Tables } from "#shared/adapters/tables.ts";
import type { RowStore, StoredRow, Written } from "./row-store.ts";

/** One request to the platform: what it is called, and what it does when it arrives. */
export interface Request<T> {
  name: string;
  writes: boolean;
  run: () => T;
  /** What a cache that missed the last write would answer. */
  stale?: () => T;
  /** The answer of a caller that can't know what happened; without one the request fails. */
  unclear?: T;
  /** How it fails when the connection does. */
  lost?: () => Error;
}

/**
 * The product reads every row by a listing, which no cache answers. The simulation is harder on it:
 * here only what money hangs on is surely read as it is.
 */
const readAsTheyAre: readonly Table[] = [accounts, ledgerEntries, orders, taskSlots, webhookEvents];

/** How requests reach the rows: at once in tests; late, twice or never in the simulation. */
export type Send = <T>(request: Request<T>) => Promise<T>;

/** `Tables` over rows in memory; every request goes through `send`, every write is told. */
export function memoryTables(
  store: RowStore,
  send: Send,
  onWrite: (written: Written) => void = () => {},
): Tables {
  const write = (written: Written): Written => {
    onWrite(written);
    return written;
  };
  const insist = ({ outcome }: Written, what: string): void => {
    if (outcome !== "committed") throw new Error(`the platform refused: ${what}`);
  };
  return {
    get: (table, id) =>
      send({
        name: `get ${table.id}`,
        writes: false,
        run: () => rowOf(table, store.get(table, id)),
        ...(readAsTheyAre.includes(table)
          ? {}
          : { stale: () => rowOf(table, store.before(table, id)) }),
      }),
    list: (table, query = {}) =>
      send({ name: `list ${table.id}`, writes: false, run: () => listed(store, table, query) }),
    create: (table, rowId, data) =>
      send({
        name: `create ${table.id}`,
        writes: true,
        run: () => {
          const { outcome } = write(store.commit([{ action: "create", table, rowId, data }]));
          return outcome === "committed" ? "created" : "exists";
        },
      }),
    update: (table, rowId, data) =>
      send({
        name: `update ${table.id}`,
        writes: true,
        run: () =>
          insist(
            write(store.commit([{ action: "update", table, rowId, data }])),
            `update ${rowId}`,
          ),
      }),
    upsert: (table, id, data) =>
      send({
        name: `upsert ${table.id}`,
        writes: true,
        run: () => insist(write(store.upsert(table, id, data)), `upsert ${id}`),
      }),
    increment: (table, rowId, change) =>
      send({
        name: `increment ${table.id}`,
        writes: true,
        run: () => {
          const action = change.value < 0 ? "decrement" : "increment";
          const data = { ...change, value: Math.abs(change.value) };
          const operation = { action, table, rowId, data } as const;
          const { changes } = write(store.commit([operation]));
          const after = changes[0]?.after;
          return after ? Number(after[change.column]) : null;
        },
      }),
    remove: (table, rowId) =>
      send({
        name: `remove ${table.id}`,
        writes: true,
        run: () => {
          write(store.commit([{ action: "delete", table, rowId }]));
        },
      }),
    grantRead: (table, id) =>
      send({
        name: `grant ${table.id}`,
        writes: true,
        run: () =>
          write(store.commit([{ action: "update", table, rowId: id }])).outcome === "committed",
      }),
    transact: (operations) =>
      send({
        name: `commit ${operations.map(({ action, table }) => `${action} ${table.id}`).join(", ")}`,
        writes: true,
        run: () => write(store.commit(operations)).outcome,
        unclear: "unclear",
      }),
  };
}

function listed<T extends Table>(store: RowStore, table: T, query: ListQuery<T>): Row<T>[] {
  const wanted = Object.entries(query.where ?? {});
  const { createdSince, createdBefore, orderBy, newestFirst, select } = query;
  const rows = store
    .all(table)
    .filter(
      (row) =>
        wanted.every(([column, value]) =>
          Array.isArray(value) ? value.includes(row[column]) : row[column] === value,
        ) &&
        (!createdSince || Date.parse(row.$createdAt) >= Date.parse(createdSince)) &&
        (!createdBefore || Date.parse(row.$createdAt) < Date.parse(createdBefore)),
    );
  if (orderBy) rows.sort((a, b) => (String(a[orderBy]) < String(b[orderBy]) ? -1 : 1));
  if (newestFirst) {
    rows.reverse().sort((a, b) => Date.parse(b.$createdAt) - Date.parse(a.$createdAt));
  }
  return rows.slice(0, query.limit).map((row) => rowOf(table, select ? only(row, select) : row));
}

function only(row: StoredRow, columns: readonly string[]): StoredRow {
  const { $id, $createdAt, $updatedAt } = row;
  const read: Record<string, unknown> = {};
  for (const column of columns) read[column] = row[column];
  return { ...read, $id, $createdAt, $updatedAt };
}

/** A copy, typed by the table's definition: only the product writes these rows, by the same one. */
function rowOf<T extends Table>(table: T, row: StoredRow): Row<T>;
function rowOf<T extends Table>(table: T, row: StoredRow | null): Row<T> | null;
function rowOf(table: Table, row: StoredRow | null): unknown {
  if (!row) return null;
  const copy: Record<string, unknown> = { ...row };
  for (const column of listColumns(table)) {
    const list = copy[column];
    if (Array.isArray(list)) copy[column] = [...list];
  }
  return copy;
}

const known = new Map<Table, readonly string[]>();
function listColumns(table: Table): readonly string[] {
  const columns =
    known.get(table) ?? Object.keys(table.columns).filter((name) => table.columns[name]?.array);
  known.set(table, columns);
  return columns;
}
