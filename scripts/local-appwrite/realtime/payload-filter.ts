import { apiError } from "../errors.ts";
import { isRecord } from "../parameters.ts";
import { parseQueries, type Query } from "../query.ts";

type Comparable = string | number | bigint;
type Test = (actual: unknown, values: readonly unknown[]) => boolean;

const isComparable = (value: unknown): value is Comparable =>
  ["string", "number", "bigint"].includes(typeof value);

function ordered(compare: (a: Comparable, b: Comparable) => boolean): Test {
  return (actual, values) =>
    values.some((value) => isComparable(actual) && isComparable(value) && compare(actual, value));
}

const isAnyOf: Test = (actual, values) => values.includes(actual);

const TESTS: Record<string, Test> = {
  equal: isAnyOf,
  notEqual: (actual, values) => !isAnyOf(actual, values),
  lessThan: ordered((a, b) => a < b),
  lessThanEqual: ordered((a, b) => a <= b),
  greaterThan: ordered((a, b) => a > b),
  greaterThanEqual: ordered((a, b) => a >= b),
  isNull: (actual) => actual === null,
  isNotNull: (actual) => actual !== null,
};

function requireLiveQuery({ method, branches }: Query): void {
  if (!(method in TESTS) && !["and", "or", "select"].includes(method)) {
    throw apiError("general_query_invalid", `Query method ${method} does not filter events`);
  }
  branches.forEach(requireLiveQuery);
}

/** Queries of a subscription: only comparisons with the payload, and what combines them. */
export function readLiveQueries(queries: readonly string[]): Query[] {
  const parsed = parseQueries(queries);
  parsed.forEach(requireLiveQuery);
  return parsed;
}

/** Whether the payload meets every query; an attribute it does not have meets none. */
export function meetsAll(payload: unknown, queries: readonly Query[]): boolean {
  return queries.every((query) => meets(payload, query));
}

function meets(payload: unknown, { method, attribute, values, branches }: Query): boolean {
  if (method === "select") return true;
  if (method === "and") return branches.every((branch) => meets(payload, branch));
  if (method === "or") return branches.some((branch) => meets(payload, branch));
  if (!isRecord(payload) || !(attribute in payload)) return false;
  return TESTS[method]?.(payload[attribute], values) ?? false;
}
