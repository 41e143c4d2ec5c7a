import { quoteName, statement } from "../database.ts";
import { apiError, apiErrorAbout } from "../errors.ts";
import { isId } from "../parameters.ts";
import { type Query, queryError, readPage } from "../query.ts";
import type { ServiceContext } from "../service.ts";
import { filterSql, findAttribute, isFilter, type Sql } from "./filters.ts";
import { decodeRow, type Row } from "./rows.ts";
import { SYSTEM_ATTRIBUTES, type Table } from "./schema.ts";
import type { Cell } from "./values.ts";

const DEFAULT_LIMIT = 25;
/** Appwrite counts no further. */
const MAX_TOTAL = 5000;

interface Order {
  name: string;
  sqlName: string;
  isDescending: boolean;
}

function readOrders(
  table: Table,
  queries: readonly Query[],
): { orders: Order[]; isRandom: boolean } {
  const orders = queries
    .filter((query) => query.method === "orderAsc" || query.method === "orderDesc")
    .map(({ method, attribute }): Order => {
      const name = attribute || "$sequence";
      return {
        name,
        sqlName: findAttribute(table, name).sqlName,
        isDescending: method === "orderDesc",
      };
    });
  if (!orders.some(({ name }) => name === "$sequence" || name === "$id")) {
    orders.push({ name: "$sequence", sqlName: quoteName("$sequence"), isDescending: false });
  }
  return { orders, isRandom: queries.some((query) => query.method === "orderRandom") };
}

/** Columns to show, or null for all. */
export function readSelection(table: Table, queries: readonly Query[]): ReadonlySet<string> | null {
  const selects = queries.filter((query) => query.method === "select");
  if (selects.length === 0) return null;
  const names = selects.flatMap((query) => query.values.map(String));
  if (selects.some((query) => query.values.length === 0))
    throw queryError("No attributes selected");
  for (const name of names) {
    if (name !== "*" && !SYSTEM_ATTRIBUTES.some((known) => known === name))
      findAttribute(table, name);
  }
  return names.includes("*") ? null : new Set(names);
}

const AND: (parts: readonly Sql[]) => Sql = (parts) => ({
  text: parts.length > 0 ? parts.map((part) => part.text).join(" AND ") : "1",
  values: parts.flatMap((part) => part.values),
});

/** Rows after the cursor in the given order: one term per order column, the ones before it being equal. */
function afterCursor(orders: readonly Order[], cursorCells: readonly Cell[]): Sql {
  const terms = orders.map((order, at): Sql => {
    const equal = orders.slice(0, at).map(({ sqlName }) => `${sqlName} = ?`);
    const text = [...equal, `${order.sqlName} ${order.isDescending ? "<" : ">"} ?`].join(" AND ");
    return { text: `(${text})`, values: cursorCells.slice(0, at + 1) };
  });
  return {
    text: `(${terms.map((term) => term.text).join(" OR ")})`,
    values: terms.flatMap((term) => term.values),
  };
}

function isCell(value: unknown): value is Cell {
  return value === null || ["string", "number", "bigint"].includes(typeof value);
}

function cursorSql(
  context: ServiceContext,
  table: Table,
  orders: readonly Order[],
  query: Query,
): Sql {
  const [id] = query.values;
  if (!isId(id)) {
    throw apiError(
      "general_query_invalid",
      "Invalid cursor: UID must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, and underscore. Can't start with a leading underscore",
    );
  }
  const row = statement(context.db, `SELECT * FROM ${table.rowsName} WHERE "$id" = ?`).get(id);
  if (!row)
    throw apiError("general_cursor_not_found", `Row '${id}' for the 'cursor' value not found.`);
  const cells = orders.map(({ name }) => {
    const cell = row[name];
    if (cell === null || cell === undefined || !isCell(cell))
      throw apiErrorAbout("database_query_order_null", name);
    return cell;
  });
  return afterCursor(orders, cells);
}

export interface Listing {
  total: number;
  rows: Row[];
}

/** Only rows some of these roles may read; null shows all. */
function readersSql(table: Table, readerRoles: readonly string[] | null): Sql[] {
  if (!readerRoles) return [];
  const places = readerRoles.map(() => "?").join(", ");
  return [
    {
      text: `"$sequence" IN (SELECT sequence FROM ${table.readersName} WHERE role IN (${places}))`,
      values: [...readerRoles],
    },
  ];
}

/** The filters of a bulk write as SQL. */
export function whereSql(
  table: Table,
  queries: readonly Query[],
  readerRoles: readonly string[] | null,
): Sql {
  return AND([
    ...queries.filter(isFilter).map((query) => filterSql(table, query)),
    ...readersSql(table, readerRoles),
  ]);
}

export function listRows(
  context: ServiceContext,
  table: Table,
  queries: readonly Query[],
  given: { readerRoles: readonly string[] | null; withTotal: boolean; defaultLimit?: number },
): Listing {
  const where = whereSql(table, queries, given.readerRoles);
  const { orders, isRandom } = readOrders(table, queries);
  const { limit, offset } = readPage(queries, given.defaultLimit ?? DEFAULT_LIMIT);
  const selection = readSelection(table, queries);
  const cursor = queries.find(
    (query) => query.method === "cursorAfter" || query.method === "cursorBefore",
  );
  const isBackward = cursor?.method === "cursorBefore";
  const effective = isBackward
    ? orders.map((order) => ({ ...order, isDescending: !order.isDescending }))
    : orders;
  const page = cursor ? AND([where, cursorSql(context, table, effective, cursor)]) : where;
  const orderBy = isRandom
    ? "random()"
    : effective
        .map(({ sqlName, isDescending }) => `${sqlName} ${isDescending ? "DESC" : "ASC"}`)
        .join(", ");
  const found = statement(
    context.db,
    `SELECT * FROM ${table.rowsName} WHERE ${page.text} ORDER BY ${orderBy} LIMIT ? OFFSET ?`,
  ).all(...page.values, limit, offset);
  const rows = found.map((row) => decodeRow(table, row, selection));
  return {
    total: given.withTotal ? countRows(context, table, where) : 0,
    rows: isBackward ? rows.reverse() : rows,
  };
}

function countRows(context: ServiceContext, table: Table, where: Sql): number {
  const row = statement(
    context.db,
    `SELECT count(*) AS total FROM (SELECT 1 FROM ${table.rowsName} WHERE ${where.text} LIMIT ${MAX_TOTAL})`,
  ).get(...where.values);
  return Number(row?.total);
}
