import { AppwriteException, Permission, Query, Role, TablesDB } from "node-appwrite";
import { databaseId, isRowId, type Row, type Table } from "#collections/schema.ts";
import type { CommitOutcome, ListQuery, Operation, Tables } from "../tables.ts";
import { type AppwriteAddress, isStatus, keyClient } from "./client.ts";

const pageSizeDefault = 500;

export function appwriteTables(address: AppwriteAddress, key: string): Tables {
  const db = new TablesDB(keyClient(address, key));
  const at = (table: Table, rowId: string) => ({ databaseId, tableId: table.id, rowId });
  /** For a row that may be new: under an id it does not take the platform would make one of its own. */
  const atNew = (table: Table, rowId: string) => {
    requireRowId(table, rowId);
    return at(table, rowId);
  };

  return {
    // By a listing: a single row comes from a cache, which a read that overlaps a write leaves with
    // the old row until the next write.
    async get<T extends Table>(table: T, id: string) {
      const queries = [Query.equal("$id", id), Query.limit(1)];
      const place = { databaseId, tableId: table.id };
      const { rows } = await db.listRows({ ...place, queries, total: false });
      return rows[0] ? rowOf<T>(rows[0]) : null;
    },
    list: (table, query = {}) => listRows(db, table, query),
    async create(table, id, data) {
      try {
        await db.createRow({ ...atNew(table, id), data: wellFormed(data), permissions: [] });
        return "created";
      } catch (error) {
        if (isStatus(error, 409)) return "exists";
        throw error;
      }
    },
    async update(table, id, data) {
      await db.updateRow({ ...at(table, id), data: wellFormed(data) });
    },
    async upsert(table, id, data) {
      await db.upsertRow({ ...atNew(table, id), data: wellFormed(data), permissions: [] });
    },
    async increment(table, id, { column, value }) {
      try {
        // The platform takes no change of zero or less.
        const change = { ...at(table, id), column, value: Math.abs(value) };
        const row =
          value < 0 ? await db.decrementRowColumn(change) : await db.incrementRowColumn(change);
        return Number((row as unknown as Record<string, unknown>)[column]);
      } catch (error) {
        // The platform's own answer to a row that is not there.
        if (isStatus(error, 404)) return null;
        throw error;
      }
    },
    async remove(table, id) {
      try {
        await db.deleteRow(at(table, id));
      } catch (error) {
        if (!isStatus(error, 404)) throw error;
      }
    },
    async grantRead(table, id, userId) {
      try {
        const permissions = [Permission.read(Role.user(userId))];
        await db.updateRow({ ...at(table, id), data: {}, permissions });
        return true;
      } catch (error) {
        if (isStatus(error, 404)) return false;
        throw error;
      }
    },
    transact: (operations) => transact(db, operations),
  };
}

async function listRows<T extends Table>(
  db: TablesDB,
  table: T,
  query: ListQuery<T>,
): Promise<Row<T>[]> {
  const rows: Row<T>[] = [];
  const limit = query.limit ?? Number.POSITIVE_INFINITY;
  for (;;) {
    const size = Math.min(query.pageSize ?? pageSizeDefault, limit - rows.length);
    const last = rows.at(-1);
    const queries = [...queriesOf(query), Query.limit(size)];
    if (last) queries.push(Query.cursorAfter(last.$id));
    const page = await db.listRows({ databaseId, tableId: table.id, queries, total: false });
    rows.push(...page.rows.map((row) => rowOf<T>(row)));
    if (page.rows.length < size || rows.length >= limit) return rows;
  }
}

/**
 * Half of a character that was cut in two becomes U+FFFD: the platform takes no request that holds
 * one.
 */
function wellFormed<T extends object>(data: T): T {
  const whole = (value: unknown): unknown =>
    typeof value === "string"
      ? value.toWellFormed()
      : Array.isArray(value)
        ? value.map(whole)
        : value;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, whole(value)])) as T;
}

/** The row's columns are trusted: only this product writes them, typed by the same definition. */
const rowOf = <T extends Table>(row: unknown): Row<T> => row as Row<T>;

function queriesOf<T extends Table>(query: ListQuery<T>): string[] {
  const queries: string[] = [];
  for (const [column, value] of Object.entries(query.where ?? {})) {
    if (value === null) queries.push(Query.isNull(column));
    else queries.push(Query.equal(column, value as string | number | boolean | string[]));
  }
  if (query.createdSince) queries.push(Query.greaterThanEqual("$createdAt", query.createdSince));
  if (query.createdBefore) queries.push(Query.lessThan("$createdAt", query.createdBefore));
  if (query.orderBy) queries.push(Query.orderAsc(query.orderBy));
  if (query.newestFirst) queries.push(Query.orderDesc("$createdAt"));
  if (query.select) queries.push(Query.select([...query.select]));
  return queries;
}

function requireRowId(table: Table, rowId: string): void {
  if (!isRowId(rowId)) throw new Error(`${table.id}: "${rowId}" can't be the id of a row`);
}

async function transact(db: TablesDB, operations: readonly Operation[]): Promise<CommitOutcome> {
  for (const { table, rowId } of operations) requireRowId(table, rowId);
  try {
    const { $id: transactionId } = await db.createTransaction({ ttl: 60 });
    await db.createOperations({
      transactionId,
      operations: operations.map(({ action, table, rowId, data }) => ({
        action,
        databaseId,
        tableId: table.id,
        rowId,
        ...(data ? { data: wellFormed(data) } : {}),
      })),
    });
    await db.updateTransaction({ transactionId, commit: true });
    return "committed";
  } catch (error) {
    if (
      error instanceof AppwriteException &&
      /^(attribute|column)_limit_exceeded$/.test(error.type)
    ) {
      return "below-minimum";
    }
    return "unclear";
  }
}
