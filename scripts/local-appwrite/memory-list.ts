import { apiError } from "./errors.ts";
import { isGiven } from "./parameters.ts";
import { parseQueries, type Query, queryError, readPage } from "./query.ts";

const DEFAULT_LIMIT = 25;
const MAX_TOTAL = 5000;

type Item = Readonly<Record<string, unknown>>;
type Comparable = string | number | boolean | bigint;

function comparable(value: unknown): Comparable {
  return typeof value === "number" || typeof value === "boolean" || typeof value === "bigint"
    ? value
    : String(value ?? "");
}

const compare = (a: unknown, b: unknown): number => {
  const [left, right] = [comparable(a), comparable(b)];
  return left < right ? -1 : Number(left > right);
};

const isSame = (a: unknown, b: unknown): boolean => comparable(a) === comparable(b);

type Test = (value: unknown, values: readonly unknown[]) => boolean;

const TESTS: Readonly<Record<string, Test>> = {
  equal: (value, values) => values.some((one) => isSame(value, one)),
  notEqual: (value, values) => !values.some((one) => isSame(value, one)),
  lessThan: (value, [limit]) => compare(value, limit) < 0,
  lessThanEqual: (value, [limit]) => compare(value, limit) <= 0,
  greaterThan: (value, [limit]) => compare(value, limit) > 0,
  greaterThanEqual: (value, [limit]) => compare(value, limit) >= 0,
  between: (value, [min, max]) => compare(value, min) >= 0 && compare(value, max) <= 0,
  startsWith: (value, [start]) => String(value).startsWith(String(start)),
  endsWith: (value, [end]) => String(value).endsWith(String(end)),
  contains: (value, values) =>
    values.some((one) =>
      Array.isArray(value) ? value.includes(one) : String(value).includes(String(one)),
    ),
  isNull: (value) => value === null || value === undefined,
  isNotNull: (value) => value !== null && value !== undefined,
};

const PAGING = [
  "limit",
  "offset",
  "cursorAfter",
  "cursorBefore",
  "select",
  "orderAsc",
  "orderDesc",
];

function requireAttribute(query: Query, attributes: readonly string[]): void {
  if (!attributes.includes(query.attribute))
    throw queryError(`Attribute not found in schema: ${query.attribute}`);
}

function matches(item: Item, query: Query): boolean {
  return TESTS[query.method]?.(item[query.attribute], query.values) ?? true;
}

function ordered<T extends Item>(items: readonly T[], queries: readonly Query[]): T[] {
  const orders = queries.filter(({ method }) => method === "orderAsc" || method === "orderDesc");
  return items.toSorted((a, b) => {
    for (const { method, attribute } of orders) {
      const order = compare(a[attribute], b[attribute]);
      if (order !== 0) return method === "orderAsc" ? order : -order;
    }
    return 0;
  });
}

function behindCursor<T extends Item>(
  items: readonly T[],
  queries: readonly Query[],
  limit: number,
) {
  const cursor = queries.find(({ method }) => method.startsWith("cursor"));
  if (!cursor) return items;
  const id = String(cursor.values[0]);
  const at = items.findIndex((item) => (item.$id ?? item.key) === id);
  if (at < 0)
    throw apiError(
      "general_cursor_not_found",
      `Document '${id}' for the 'cursor' value not found.`,
    );
  return cursor.method === "cursorAfter"
    ? items.slice(at + 1)
    : items.slice(Math.max(0, at - limit), at);
}

/** One page of documents that fit in memory. `attributes` are those a query may name. */
export function listItems<T extends object>(
  all: readonly T[],
  parameters: Readonly<Record<string, unknown>>,
  attributes: readonly string[],
): { total: number; page: T[] } {
  const queries = parseQueries(parameters.queries);
  const filters = queries.filter(({ method }) => !PAGING.includes(method));
  for (const query of filters) {
    if (!(query.method in TESTS))
      throw apiError("general_query_invalid", `Invalid query method: ${query.method}`);
    requireAttribute(query, attributes);
  }
  for (const query of queries)
    if (query.method.startsWith("order")) requireAttribute(query, attributes);
  const search = isGiven(parameters.search) ? String(parameters.search).toLowerCase() : "";
  // Every document is a plain record; the caller's type only says which.
  const items = all as readonly (T & Item)[];
  const found = items.filter(
    (item) =>
      filters.every((query) => matches(item, query)) &&
      (search === "" ||
        [item.$id, item.name].some((text) =>
          String(text ?? "")
            .toLowerCase()
            .includes(search),
        )),
  );
  const { limit, offset } = readPage(queries, DEFAULT_LIMIT);
  const from = Number(offset);
  const rest = behindCursor(ordered(found, queries), queries, Number(limit));
  const total = parameters.total === "0" ? 0 : Math.min(found.length, MAX_TOTAL);
  return { total, page: rest.slice(from, from + Number(limit)) };
}
