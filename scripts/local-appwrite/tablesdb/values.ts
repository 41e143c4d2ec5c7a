import { isIP } from "node:net";
import { grouped, isEmail } from "../parameters.ts";
import type { Column } from "./schema.ts";

/** What SQLite keeps of one cell. */
export type Cell = string | number | bigint | null;

const MIN_DATE = "0000-01-01 00:00:00.000";
const MAX_DATE = "9999-12-31 23:59:59.999";
const DAY_MS = 86_400_000;

/** The few relative words people use; anything else must be a date text. */
const RELATIVE_DAYS: Record<string, number> = { yesterday: -1, today: 0, midnight: 0, tomorrow: 1 };

/** A date text without zone is UTC. Null when it is no date. */
export function toDate(text: string): string | null {
  const days = RELATIVE_DAYS[text.toLowerCase()];
  if (days !== undefined) {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    return new Date(today + days * DAY_MS).toISOString().replace("Z", "+00:00");
  }
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/i.test(text) || !/\d:\d/.test(text);
  const ms = Date.parse(hasZone ? text : `${text.replace(" ", "T")}Z`);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString().replace("Z", "+00:00");
}

function isPoint(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number")
  );
}

function isLine(value: unknown): boolean {
  return Array.isArray(value) && value.length >= 2 && value.every(isPoint);
}

function isPolygon(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length >= 1 &&
    value.every((ring: unknown) => isLine(ring) && Array.isArray(ring) && ring.length >= 4)
  );
}

/** Integers beyond 2^53 arrive as bigint, and count as integers only. */
function isInteger(value: unknown): value is number | bigint {
  return typeof value === "bigint" || (typeof value === "number" && Number.isInteger(value));
}

function integerProblem(value: unknown, column: Column): string | null {
  const max = column.bits === 32 ? 2_147_483_647n : 9_223_372_036_854_775_807n;
  const min = -max - 1n;
  const isInside = isInteger(value) && value >= min && value <= max;
  if (!isInside) {
    return `Value must be a valid signed ${column.bits}-bit integer between ${grouped(min)} and ${grouped(max)}`;
  }
  return rangeProblem(value, column);
}

function rangeProblem(value: number | bigint, { range }: Column): string | null {
  if (!range || (value >= range.min && value <= range.max)) return null;
  return `Value must be a valid range between ${grouped(range.min)} and ${grouped(range.max)}`;
}

function textProblem(value: unknown, column: Column): string | null {
  const { format, maxChars, elements } = column;
  if (format === "enum" && !(typeof value === "string" && elements.includes(value))) {
    return `Value must be one of (${elements.join(", ")})`;
  }
  if (typeof value !== "string" || value.length > maxChars) {
    return `Value must be a valid string and no longer than ${maxChars} chars`;
  }
  if (format === "email" && value !== "" && !isEmail(value))
    return "Value must be a valid email address";
  if (format === "url" && value !== "" && !URL.canParse(value)) return "Value must be a valid URL";
  if (format === "ip" && value !== "" && isIP(value) === 0)
    return "Value must be a valid IP address";
  return null;
}

/** Why a value does not fit a column, in Appwrite's words; null when it does. */
export function valueProblem(value: unknown, column: Column): string | null {
  switch (column.kind) {
    case "text":
      return textProblem(value, column);
    case "integer":
      return integerProblem(value, column);
    case "float":
      return typeof value === "number"
        ? rangeProblem(value, column)
        : "Value must be a valid float";
    case "boolean":
      return typeof value === "boolean" ? null : "Value must be a valid boolean";
    case "datetime":
      return typeof value === "string" && toDate(value) !== null
        ? null
        : `Value must be valid date between ${MIN_DATE} and ${MAX_DATE}.`;
    case "point":
      return isPoint(value)
        ? null
        : "Value must be a valid point: Point must be an array of two numeric values [x, y]";
    case "line":
      return isLine(value)
        ? null
        : "Value must be a valid linestring: LineString must contain at least two points";
    case "polygon":
      return isPolygon(value)
        ? null
        : "Value must be a valid polygon: Polygon must contain at least one ring with at least 4 points";
  }
}

function plain(value: unknown, column: Column): string | number | bigint | boolean | null {
  if (column.kind === "datetime") return toDate(String(value));
  if (
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "bigint" ||
    typeof value === "boolean"
  ) {
    return value;
  }
  return null;
}

/** A checked value as SQLite keeps it: lists and shapes as JSON text. */
export function encodeValue(value: unknown, column: Column): Cell {
  if (value === null || value === undefined) return null;
  if (column.array && Array.isArray(value)) {
    return JSON.stringify(value.map((item: unknown) => jsonSafe(plain(item, column))));
  }
  if (column.kind === "point" || column.kind === "line" || column.kind === "polygon")
    return JSON.stringify(value);
  const single = plain(value, column);
  return typeof single === "boolean" ? Number(single) : single;
}

function jsonSafe(value: unknown): unknown {
  return typeof value === "bigint" ? Number(value) : value;
}

/** A cell as the API shows it. An array column without value is an empty list. */
export function decodeValue(cell: unknown, column: Column): unknown {
  if (column.array) return cell === null ? [] : JSON.parse(String(cell));
  if (cell === null) return null;
  switch (column.kind) {
    case "boolean":
      return Number(cell) !== 0;
    case "point":
    case "line":
    case "polygon":
      return JSON.parse(String(cell));
    case "float":
      return Number(cell);
    case "integer":
      return typeof cell === "bigint" && !Number.isSafeInteger(Number(cell)) ? cell : Number(cell);
    case "text":
    case "datetime":
      return String(cell);
  }
}
