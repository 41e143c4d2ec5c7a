import type { DatabaseSync, SQLInputValue, SQLOutputValue } from "node:sqlite";
import { statement } from "./database.ts";
import { apiError } from "./errors.ts";
import { isRecord, parseOrNull } from "./parameters.ts";

const DEFAULT_LIMIT = 25;
const MAX_TOTAL = 5000;
const MAX_QUERIES = 100;
const MAX_VALUES = 500;
const MAX_QUERY_CHARS = 4096;

const COMPARISONS: Readonly<Record<string, string>> = {
  lessThan: "<",
  lessThanEqual: "<=",
  greaterThan: ">",
  greaterThanEqual: ">=",
};

export type ListRow = Record<string, SQLOutputValue>;

/** A table with the columns `sequence` and `id`, narrowed to what the caller may see. */
export interface ListSource {
  table: string;
  /** SQL expression of each attribute a query may name. */
  attributes: Readonly<Record<string, string>>;
  where: string;
  values: SQLInputValue[];
  /** Whether a query for some attributes only is refused. */
  refusesSelect?: boolean;
}

interface Query {
  method: string;
  attribute: string;
  values: unknown[];
}

interface Order {
  expression: string;
  isDescending: boolean;
}

interface Plan {
  conditions: string[];
  values: SQLInputValue[];
  orders: Order[];
  /** The first of several counts. */
  limit: number | null;
  offset: number;
  cursor: { id: string; isBefore: boolean } | null;
}

function invalid(reason: string): Error {
  return apiError("general_query_invalid", `Invalid query: ${reason}`);
}

function parseQuery(text: unknown): Query {
  const source = String(text);
  if (source.length > MAX_QUERY_CHARS)
    throw invalid(`Query is longer than ${MAX_QUERY_CHARS} characters`);
  const parsed = parseOrNull(source);
  if (!isRecord(parsed)) throw invalid("Syntax error");
  const { method, attribute, values } = parsed;
  if (Array.isArray(values) && values.length > MAX_VALUES)
    throw invalid(`Query has more than ${MAX_VALUES} values`);
  return {
    method: String(method ?? ""),
    attribute: String(attribute ?? ""),
    values: Array.isArray(values) ? values : [],
  };
}

function toSql(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  return typeof value === "number" || typeof value === "bigint" ? value : String(value);
}

function wholeNumber(query: Query, min: number): number {
  const value = Number(query.values[0]);
  if (Number.isSafeInteger(value) && value >= min) return value;
  throw invalid(
    `Invalid ${query.method}: Value must be a valid range between ${min} and 9,223,372,036,854,775,807`,
  );
}

function addCondition(plan: Plan, query: Query, expression: string): void {
  const values = query.values.map(toSql);
  const marks = values.map(() => "?").join(", ");
  const comparison = COMPARISONS[query.method];
  if (query.method === "equal") plan.conditions.push(`${expression} IN (${marks})`);
  else if (query.method === "notEqual") plan.conditions.push(`${expression} NOT IN (${marks})`);
  else if (query.method === "startsWith")
    plan.conditions.push(`substr(${expression}, 1, length(?)) = ?`);
  else if (query.method === "contains")
    plan.conditions.push(`(${values.map(() => `instr(${expression}, ?) > 0`).join(" OR ")})`);
  else if (comparison && values.length > 0) plan.conditions.push(`${expression} ${comparison} ?`);
  else throw apiError("general_query_invalid", `Invalid query method: ${query.method}`);
  if (query.method === "startsWith") plan.values.push(values[0] ?? "", values[0] ?? "");
  else plan.values.push(...(comparison ? values.slice(0, 1) : values));
}

function addQuery(plan: Plan, query: Query, source: ListSource): void {
  if (query.method === "limit") plan.limit ??= wholeNumber(query, 1);
  else if (query.method === "offset") plan.offset = wholeNumber(query, 0);
  else if (query.method === "cursorAfter" || query.method === "cursorBefore") {
    plan.cursor = { id: String(query.values[0]), isBefore: query.method === "cursorBefore" };
  } else if (query.method !== "select" || source.refusesSelect) {
    if (query.method === "select")
      throw apiError("general_query_invalid", "Invalid query method: select");
    const expression = source.attributes[query.attribute];
    if (expression === undefined)
      throw invalid(`Attribute not found in schema: ${query.attribute}`);
    if (query.method === "orderAsc" || query.method === "orderDesc") {
      plan.orders.push({ expression, isDescending: query.method === "orderDesc" });
    } else addCondition(plan, query, expression);
  }
}

function planOf(source: ListSource, queries: unknown): Plan {
  const texts: unknown[] = Array.isArray(queries)
    ? queries
    : queries === undefined
      ? []
      : [queries];
  if (texts.length > MAX_QUERIES) throw invalid(`More than ${MAX_QUERIES} queries`);
  const plan: Plan = {
    conditions: [source.where],
    values: [...source.values],
    orders: [],
    limit: null,
    offset: 0,
    cursor: null,
  };
  for (const text of texts) addQuery(plan, parseQuery(text), source);
  plan.orders.push({
    expression: "sequence",
    isDescending: plan.orders.at(-1)?.isDescending ?? false,
  });
  return plan;
}

/** Rows behind the cursor: later in the first order that differs. */
function cursorCondition(
  db: DatabaseSync,
  source: ListSource,
  plan: Plan,
): { sql: string; values: SQLInputValue[] } {
  const { cursor, orders } = plan;
  if (!cursor) return { sql: "1", values: [] };
  const columns = orders.map((order, index) => `${order.expression} AS c${index}`).join(", ");
  const row = statement(
    db,
    `SELECT ${columns} FROM ${source.table} WHERE id = ? AND ${source.where}`,
  ).get(cursor.id, ...source.values);
  if (!row)
    throw apiError(
      "general_cursor_not_found",
      `Document '${cursor.id}' for the 'cursor' value not found.`,
    );
  const values: SQLInputValue[] = [];
  const branches = orders.map((order, index) => {
    const ties = orders.slice(0, index).map((tie) => `${tie.expression} = ?`);
    values.push(
      ...orders.slice(0, index + 1).map((_order, position) => row[`c${position}`] ?? null),
    );
    return [
      ...ties,
      `${order.expression} ${order.isDescending === cursor.isBefore ? ">" : "<"} ?`,
    ].join(" AND ");
  });
  return { sql: `(${branches.map((branch) => `(${branch})`).join(" OR ")})`, values };
}

/** One page of a list; `total` counts all that matches, at most 5,000, and is 0 when it was not wanted. */
export function listPage(
  db: DatabaseSync,
  source: ListSource,
  query: Readonly<Record<string, unknown>>,
): { total: number; rows: ListRow[] } {
  const plan = planOf(source, query.queries);
  const isBackwards = plan.cursor?.isBefore ?? false;
  const where = plan.conditions.join(" AND ");
  const cursor = cursorCondition(db, source, plan);
  const order = plan.orders
    .map(
      ({ expression, isDescending }) =>
        `${expression} ${isDescending === isBackwards ? "ASC" : "DESC"}`,
    )
    .join(", ");
  const rows = statement(
    db,
    `SELECT * FROM ${source.table} WHERE ${where} AND ${cursor.sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
  ).all(...plan.values, ...cursor.values, plan.limit ?? DEFAULT_LIMIT, plan.offset);
  const counted = statement(
    db,
    `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${source.table} WHERE ${where} LIMIT ${MAX_TOTAL})`,
  ).get(...plan.values);
  const total = query.total === "0" ? 0 : Number(counted?.total ?? 0);
  return { total, rows: isBackwards ? rows.reverse() : rows };
}
