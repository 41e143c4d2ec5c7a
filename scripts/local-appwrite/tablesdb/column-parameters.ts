import { ApiError, invalidParameter, missingParameter } from "../errors.ts";
import { booleanParameter, isGiven } from "../parameters.ts";
import type { ConfigColumn } from "../service.ts";
import { toColumn } from "./schema.ts";
import { valueProblem } from "./values.ts";

type Body = Readonly<Record<string, unknown>>;

const KEY_RULE =
  "Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char";
const MAX_INT64 = 9_223_372_036_854_775_807n;
const MIN_ENCRYPTED_CHARS = 150;
const MAX_STRING_CHARS = 1_073_741_824;

/** The last part of a column's path, and what the column is then. */
export const COLUMN_TYPES: Readonly<Record<string, Pick<ConfigColumn, "type" | "format">>> = {
  string: { type: "string" },
  varchar: { type: "varchar" },
  text: { type: "text" },
  mediumtext: { type: "mediumtext" },
  longtext: { type: "longtext" },
  integer: { type: "integer" },
  bigint: { type: "bigint" },
  float: { type: "double" },
  boolean: { type: "boolean" },
  datetime: { type: "datetime" },
  email: { type: "string", format: "email" },
  enum: { type: "string", format: "enum" },
  url: { type: "string", format: "url" },
  ip: { type: "string", format: "ip" },
  point: { type: "point" },
  line: { type: "linestring" },
  polygon: { type: "polygon" },
};

export function columnKey(body: Body, name = "key"): string {
  const value = body[name];
  if (!isGiven(value)) throw missingParameter(name);
  if (typeof value !== "string" || !/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/.test(value))
    throw invalidParameter(name, KEY_RULE);
  return value;
}

const invalidValue = (message: string): ApiError =>
  new ApiError(400, "column_value_invalid", message);

function sizeOf(body: Body): number {
  const size = Number(body.size);
  if (!isGiven(body.size)) throw missingParameter("size");
  if (Number.isInteger(size) && size >= 1 && size <= MAX_STRING_CHARS) return size;
  throw invalidParameter(
    "size",
    `Value must be a valid range between 1 and ${MAX_STRING_CHARS.toLocaleString("en-US")}`,
  );
}

/** A bound as wide as the type itself is none. */
function boundOf(body: Body, name: "min" | "max"): number | undefined {
  const value = body[name];
  if (!isGiven(value)) return undefined;
  if (typeof value === "bigint") {
    const widest = name === "max" ? value >= MAX_INT64 : value <= -MAX_INT64;
    return widest ? undefined : Number(value);
  }
  if (typeof value !== "number" || Number.isNaN(value))
    throw invalidParameter(name, "Value must be a valid integer");
  return Math.abs(value) >= Number.MAX_VALUE ? undefined : value;
}

function numberSettings(body: Body): Partial<ConfigColumn> {
  const min = boundOf(body, "min");
  const max = boundOf(body, "max");
  if (min !== undefined && max !== undefined && min > max)
    throw invalidValue("Minimum value must be lesser than maximum value");
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function elementsOf(body: Body): string[] {
  const { elements } = body;
  if (!Array.isArray(elements)) {
    if (elements === undefined || elements === null) throw missingParameter("elements");
    throw invalidParameter("elements", "Value must a valid array no longer than 100 items");
  }
  if (elements.length > 100)
    throw invalidParameter("elements", "Value must a valid array no longer than 100 items");
  return elements.map(String);
}

function checkDefault(column: ConfigColumn): void {
  if (column.default === null) return;
  if (column.required)
    throw new ApiError(
      400,
      "column_default_unsupported",
      "Cannot set default value for required column",
    );
  if (column.array)
    throw new ApiError(
      400,
      "column_default_unsupported",
      "Cannot set default value for array columns",
    );
  const isElement = column.elements?.includes(String(column.default)) ?? true;
  if (!isElement) throw invalidValue("Default value not found in elements");
  const problem = valueProblem(column.default, toColumn(column));
  if (problem !== null) throw invalidValue(problem);
}

/** What only some types have. */
function settingsOf(type: string, body: Body): Partial<ConfigColumn> {
  if (type === "string" || type === "varchar") {
    const settings = { size: sizeOf(body), encrypt: body.encrypt === true };
    if (settings.encrypt && settings.size < MIN_ENCRYPTED_CHARS) {
      throw new ApiError(
        400,
        "general_bad_request",
        `Size too small. Encrypted strings require a minimum size of ${MIN_ENCRYPTED_CHARS} characters.`,
      );
    }
    return settings;
  }
  if (type.endsWith("text")) return { encrypt: body.encrypt === true };
  if (type === "integer" || type === "bigint" || type === "float") return numberSettings(body);
  if (type === "enum") return { elements: elementsOf(body) };
  return {};
}

/** The column a request asks for, not yet in its table. */
export function readNewColumn(type: string, body: Body, now: string): ConfigColumn {
  const key = columnKey(body);
  const column: ConfigColumn = {
    key,
    type,
    ...COLUMN_TYPES[type],
    required: booleanParameter(body, "required"),
    array: isGiven(body.array) && booleanParameter(body, "array"),
    default: body.default ?? null,
    ...settingsOf(type, body),
    status: "processing",
    $createdAt: now,
    $updatedAt: now,
  };
  checkDefault(column);
  return column;
}

/** A column as a request changes it: `required` and `default` always come, the rest may. */
export function readChangedColumn(
  type: string,
  body: Body,
  known: ConfigColumn,
  now: string,
): ConfigColumn {
  const required = booleanParameter(body, "required");
  if (body.default === undefined) throw missingParameter("default");
  const isNumber = type === "integer" || type === "bigint" || type === "float";
  const { min: _min, max: _max, ...withoutBounds } = known;
  const keptDefault = required
    ? null
    : (body.default ?? known.default ?? known.keptDefault ?? null);
  const changed: ConfigColumn = {
    ...(isNumber ? { ...withoutBounds, ...numberSettings(body) } : known),
    required,
    default: body.default,
    keptDefault,
    ...(isGiven(body.size) ? { size: sizeOf(body) } : {}),
    ...(isGiven(body.elements) ? { elements: elementsOf(body) } : {}),
    $updatedAt: now,
  };
  checkDefault(changed);
  return changed;
}
