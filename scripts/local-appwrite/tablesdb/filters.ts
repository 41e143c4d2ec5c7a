import { quoteName } from "../database.ts";
import { apiError } from "../errors.ts";
import { FILTER_METHODS, type Query, queryError, SPATIAL_METHODS } from "../query.ts";
import { isUnreadableQuestion } from "./full-text.ts";
import type { Table, ValueKind } from "./schema.ts";
import { type Cell, toDate } from "./values.ts";

/** A piece of SQL with the values of its question marks. */
export interface Sql {
  text: string;
  values: Cell[];
}

interface Attribute {
  name: string;
  sqlName: string;
  kind: ValueKind | "sequence";
  array: boolean;
}

const MAX_VALUES = 500;
const SYSTEM_KINDS: Record<string, Attribute["kind"]> = {
  $id: "text",
  $sequence: "sequence",
  $createdAt: "datetime",
  $updatedAt: "datetime",
};

/** The column or system field a query names. */
export function findAttribute(table: Table, name: string): Attribute {
  const column = table.columns.get(name);
  const kind = column?.kind ?? SYSTEM_KINDS[name];
  if (kind === undefined) throw queryError(`Attribute not found in schema: ${name}`);
  return { name, sqlName: quoteName(name), kind, array: column?.array ?? false };
}

function toCell(attribute: Attribute, value: unknown): Cell {
  const { kind } = attribute;
  const isWhole =
    typeof value === "bigint" || (typeof value === "number" && Number.isInteger(value));
  if (kind === "text" && typeof value === "string") return value;
  if (kind === "integer" && isWhole) return value;
  if (kind === "float" && typeof value === "number") return value;
  if (kind === "boolean" && typeof value === "boolean") return Number(value);
  if (kind === "sequence" && (isWhole || (typeof value === "string" && /^\d+$/.test(value))))
    return BigInt(value);
  const date = kind === "datetime" && typeof value === "string" ? toDate(value) : null;
  if (date !== null) return date;
  throw queryError(`Query value is invalid for attribute "${attribute.name}"`);
}

const SINGLE = ["notEqual", "lessThan", "lessThanEqual", "greaterThan", "greaterThanEqual"];
const SINGLE_TEXT = [
  "startsWith",
  "notStartsWith",
  "endsWith",
  "notEndsWith",
  "search",
  "notSearch",
];
const PAIRS = ["between", "notBetween"];
const NONE = ["isNull", "isNotNull"];
const ON_LISTS = ["contains", "containsAny", "containsAll", "notContains", ...NONE];

function checkCount({ method, values }: Query): void {
  const name = method.charAt(0).toUpperCase() + method.slice(1);
  if (NONE.includes(method) || SPATIAL_METHODS.includes(method) || method === "exists") return;
  if (PAIRS.includes(method)) {
    if (values.length !== 2) throw queryError(`${name} queries require exactly two values.`);
  } else if (SINGLE.includes(method) || SINGLE_TEXT.includes(method)) {
    if (values.length !== 1) throw queryError(`${name} queries require exactly one value.`);
  } else if (values.length === 0) {
    throw queryError(`${name} queries require at least one value.`);
  }
}

const COMPARISONS: Record<string, string> = {
  notEqual: "<>",
  lessThan: "<",
  lessThanEqual: "<=",
  greaterThan: ">",
  greaterThanEqual: ">=",
};

function likeText(text: string): string {
  return text.replace(/[\\%_]/g, (char) => `\\${char}`);
}

function like(sqlName: string, pattern: string, isNegated = false): Sql {
  return { text: `${sqlName} ${isNegated ? "NOT " : ""}LIKE ? ESCAPE '\\'`, values: [pattern] };
}

function places(count: number): string {
  return Array.from({ length: count }, () => "?").join(", ");
}

function containsSql(attribute: Attribute, method: string, cells: Cell[]): Sql {
  const { sqlName, array } = attribute;
  if (array) {
    const found = `SELECT count(DISTINCT value) FROM json_each(${sqlName}) WHERE value IN (${places(cells.length)})`;
    if (method === "containsAll")
      return { text: `(${found}) = ${new Set(cells).size}`, values: cells };
    return { text: `(${found}) ${method === "notContains" ? "=" : ">"} 0`, values: cells };
  }
  const isNegated = method === "notContains";
  const parts = cells.map((cell) => like(sqlName, `%${likeText(String(cell))}%`, isNegated));
  const joiner = isNegated || method === "containsAll" ? " AND " : " OR ";
  return {
    text: `(${parts.map((part) => part.text).join(joiner)})`,
    values: parts.flatMap((part) => part.values),
  };
}

function searchSql(table: Table, attribute: Attribute, method: string, cell: Cell): Sql {
  if (!table.searchable.has(attribute.name)) {
    throw apiError(
      "general_query_invalid",
      `Searching by attribute "${attribute.name}" requires a fulltext index.`,
    );
  }
  if (isUnreadableQuestion(String(cell))) throw apiError("general_unknown");
  const isNegated = method === "notSearch";
  return { text: `matches_words(${attribute.sqlName}, ?) = ${isNegated ? 0 : 1}`, values: [cell] };
}

function spatialSql(attribute: Attribute, { method, values }: Query): Sql {
  if (attribute.kind !== "point") {
    throw queryError(
      `Spatial query "${method}" cannot be applied on non-spatial attribute: ${attribute.name}`,
    );
  }
  const [given] = values;
  if (!Array.isArray(given))
    throw queryError(`Query value is invalid for attribute "${attribute.name}"`);
  if (method === "intersects" || method === "notIntersects") {
    const expected = method === "intersects" ? 1 : 0;
    return {
      text: `point_in_shape(${attribute.sqlName}, ?) = ${expected}`,
      values: [JSON.stringify(given)],
    };
  }
  const [point, distance, inMetres]: unknown[] = given;
  if (!Array.isArray(point) || typeof distance !== "number") {
    throw queryError(`Query value is invalid for attribute "${attribute.name}"`);
  }
  const operators: Record<string, string> = {
    distanceLessThan: "<",
    distanceGreaterThan: ">",
    distanceEqual: "=",
    distanceNotEqual: "<>",
  };
  const measured = `point_distance(${attribute.sqlName}, ?, ${inMetres === true ? 1 : 0})`;
  return { text: `${measured} ${operators[method]} ?`, values: [JSON.stringify(point), distance] };
}

function valueSql(table: Table, attribute: Attribute, query: Query): Sql {
  const { method, values } = query;
  const { sqlName, kind, array } = attribute;
  const cells = values.map((value) => toCell(attribute, value));
  const [first = null, second = null] = cells;
  if (method === "equal") return { text: `${sqlName} IN (${places(cells.length)})`, values: cells };
  const comparison = COMPARISONS[method];
  if (comparison) return { text: `${sqlName} ${comparison} ?`, values: [first] };
  if (PAIRS.includes(method)) {
    return {
      text: `${sqlName} ${method === "between" ? "" : "NOT "}BETWEEN ? AND ?`,
      values: [first, second],
    };
  }
  if (method.toLowerCase().includes("contains")) {
    if (!array && kind !== "text") {
      throw queryError(
        `Cannot query ${method} on attribute "${attribute.name}" because it is not an array, string, or object.`,
      );
    }
    return containsSql(attribute, method, cells);
  }
  if (method === "search" || method === "notSearch")
    return searchSql(table, attribute, method, first);
  const text = likeText(String(first));
  const isStart = method === "startsWith" || method === "notStartsWith";
  return like(sqlName, isStart ? `${text}%` : `%${text}`, method.startsWith("not"));
}

function leafSql(table: Table, query: Query): Sql {
  const { method, attribute: name, values } = query;
  if (method === "elemMatch")
    for (const branch of query.branches) findAttribute(table, branch.attribute);
  checkCount(query);
  const attribute = findAttribute(table, name);
  if (values.length > MAX_VALUES) {
    throw queryError(`Query on attribute has greater than ${MAX_VALUES} values: ${name}`);
  }
  if (SPATIAL_METHODS.includes(method)) return spatialSql(attribute, query);
  if (NONE.includes(method)) {
    return { text: `${attribute.sqlName} IS ${method === "isNull" ? "" : "NOT "}NULL`, values: [] };
  }
  if (method === "exists" || method === "elemMatch") {
    throw queryError(`Cannot query ${method} on attribute "${name}".`);
  }
  const sql = valueSql(table, attribute, query);
  if (attribute.array && !ON_LISTS.includes(method)) {
    throw queryError(`Cannot query ${method} on attribute "${name}" because it is an array.`);
  }
  return sql;
}

/** SQL of one filter, of any depth. */
export function filterSql(table: Table, query: Query): Sql {
  const { method, branches } = query;
  if (method !== "and" && method !== "or") return leafSql(table, query);
  const name = method === "and" ? "And" : "Or";
  if (branches.length < 2) throw queryError(`${name} queries require at least two queries`);
  const isFilter = (branch: Query): boolean =>
    FILTER_METHODS.includes(branch.method) || branch.branches.length > 0;
  if (!branches.every(isFilter))
    throw queryError(`${name} queries can only contain filter queries`);
  const parts = branches.map((branch) => filterSql(table, branch));
  const joiner = method === "and" ? " AND " : " OR ";
  return {
    text: `(${parts.map((part) => part.text).join(joiner)})`,
    values: parts.flatMap((part) => part.values),
  };
}

export function isFilter(query: Query): boolean {
  return FILTER_METHODS.includes(query.method) || query.method === "and" || query.method === "or";
}
