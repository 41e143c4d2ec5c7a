import { apiError, invalidParameter } from "./errors.ts";
import { isRecord, parseJson } from "./parameters.ts";

const MAX_QUERIES = 100;
const MAX_QUERY_CHARS = 4096;
const LIST_RULE = `Value must a valid array no longer than ${MAX_QUERIES} items and Value must be a valid string and at least 1 chars and no longer than ${MAX_QUERY_CHARS} chars`;

export const SPATIAL_METHODS: readonly string[] = [
  ...["distanceLessThan", "distanceGreaterThan", "distanceEqual", "distanceNotEqual"],
  ...["intersects", "notIntersects"],
];

export const FILTER_METHODS: readonly string[] = [
  ...[
    "equal",
    "notEqual",
    "lessThan",
    "lessThanEqual",
    "greaterThan",
    "greaterThanEqual",
    "between",
    "notBetween",
  ],
  ...[
    "isNull",
    "isNotNull",
    "contains",
    "containsAny",
    "containsAll",
    "notContains",
    "startsWith",
    "notStartsWith",
  ],
  ...["endsWith", "notEndsWith", "search", "notSearch", "exists", "elemMatch", ...SPATIAL_METHODS],
];

const LOGICAL_METHODS = ["and", "or"];
const OTHER_METHODS = [
  "select",
  "orderAsc",
  "orderDesc",
  "orderRandom",
  "limit",
  "offset",
  "cursorAfter",
  "cursorBefore",
];
const METHODS: readonly string[] = [...FILTER_METHODS, ...LOGICAL_METHODS, ...OTHER_METHODS];

export interface Query {
  method: string;
  attribute: string;
  values: unknown[];
  /** The branches of `and` and `or`. */
  branches: Query[];
}

export function queryError(reason: string): Error {
  return apiError("general_query_invalid", `Invalid query: ${reason}`);
}

function phpType(value: unknown): string {
  if (value === null) return "NULL";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "double";
  if (typeof value === "object") return "array";
  return typeof value;
}

function toQuery(value: unknown): Query {
  const given = isRecord(value) ? value : {};
  const { method = "", attribute = "", values = [] } = given;
  if (typeof method !== "string" || !METHODS.includes(method)) {
    throw apiError(
      "general_query_invalid",
      `Invalid query method: ${typeof method === "string" ? method : ""}`,
    );
  }
  if (typeof attribute !== "string") {
    throw apiError(
      "general_query_invalid",
      `Invalid query attribute. Must be a string, got ${phpType(attribute)}`,
    );
  }
  if (!Array.isArray(values)) {
    throw apiError(
      "general_query_invalid",
      `Invalid query values. Must be an array, got ${phpType(values)}`,
    );
  }
  const nested = LOGICAL_METHODS.includes(method) || method === "elemMatch";
  const list: unknown[] = values;
  return { method, attribute, values: list, branches: nested ? list.map(toQuery) : [] };
}

/** Reads the `queries` parameter: a list of JSON texts as the SDKs make them. */
export function parseQueries(parameter: unknown): Query[] {
  if (parameter === undefined || parameter === null || parameter === "") return [];
  const isText = (text: unknown): text is string =>
    typeof text === "string" && text.length > 0 && text.length <= MAX_QUERY_CHARS;
  if (!Array.isArray(parameter) || parameter.length > MAX_QUERIES || !parameter.every(isText)) {
    throw invalidParameter("queries", LIST_RULE);
  }
  return parameter.map((text: string) => {
    let parsed: unknown;
    try {
      parsed = parseJson(text);
    } catch {
      throw queryError("Syntax error");
    }
    return toQuery(parsed);
  });
}

const MAX_INT64 = 9_223_372_036_854_775_807n;

function wholeNumber(query: Query, name: string, min: bigint): bigint {
  const [value] = query.values;
  if (typeof value !== "number" && typeof value !== "bigint")
    throw queryError(`Invalid ${name}: Value must be a valid number`);
  const isWhole = typeof value === "bigint" || Number.isInteger(value);
  const number = isWhole ? BigInt(value) : null;
  if (number === null || number < min || number > MAX_INT64) {
    const range = `${min.toLocaleString("en-US")} and ${MAX_INT64.toLocaleString("en-US")}`;
    throw queryError(`Invalid ${name}: Value must be a valid range between ${range}`);
  }
  return number;
}

/** The page asked for; of several limits or offsets the first counts. */
export function readPage(
  queries: readonly Query[],
  defaultLimit: number,
): { limit: bigint; offset: bigint } {
  const limits = queries
    .filter((query) => query.method === "limit")
    .map((query) => wholeNumber(query, "limit", 1n));
  const offsets = queries
    .filter((query) => query.method === "offset")
    .map((query) => wholeNumber(query, "offset", 0n));
  return { limit: limits[0] ?? BigInt(defaultLimit), offset: offsets[0] ?? 0n };
}
