import { invalidParameter, missingParameter } from "./errors.ts";

type Parameters = Readonly<Record<string, unknown>>;

const ID_RULE =
  "Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char";

/** Absent, null and the empty text all count as not sent where a parameter may be left out. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function required(parameters: Parameters, name: string): unknown {
  const value = parameters[name];
  if (value === undefined) throw missingParameter(name);
  return value;
}

/**
 * Appwrite takes "0" for no id, as PHP's `empty` does: it refuses it, or makes an id of its own
 * without a word. Here it is refused everywhere.
 */
export function isId(value: unknown): value is string {
  return (
    typeof value === "string" && /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/.test(value) && value !== "0"
  );
}

/** An id the caller chose, or `unique()` for one made here. */
export function newIdParameter(parameters: Parameters, name: string, newId: () => string): string {
  const value = required(parameters, name);
  if (value === "unique()") return newId();
  if (!isId(value)) throw invalidParameter(name, ID_RULE);
  return value;
}

export function idParameter(parameters: Parameters, name: string): string {
  const value = required(parameters, name);
  if (!isId(value)) throw invalidParameter(name, ID_RULE);
  return value;
}

export function isEmail(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value.length <= 320 &&
    /^[^\s@<>()[\]\\,;:"]+@[a-zA-Z0-9.-]+\.[a-zA-Z0-9-]{2,}$/.test(value)
  );
}

/** Lower-cased: Appwrite keeps and compares addresses that way. */
export function emailParameter(parameters: Parameters, name = "email"): string {
  const value = required(parameters, name);
  if (!isEmail(value)) throw invalidParameter(name, "Value must be a valid email address");
  return value.toLowerCase();
}

/** An address somebody may be sent to, or null: `javascript://localhost/` names a known host too. */
export function webAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

export function passwordParameter(parameters: Parameters, name = "password"): string {
  const value = required(parameters, name);
  if (typeof value !== "string" || value.length < 8 || value.length > 256) {
    throw invalidParameter(name, "Password must be between 8 and 256 characters long.");
  }
  return value;
}

export function textParameter(parameters: Parameters, name: string, maxChars: number): string {
  const value = required(parameters, name);
  if (typeof value !== "string" || value === "" || value.length > maxChars) {
    throw invalidParameter(
      name,
      `Value must be a valid string and at least 1 chars and no longer than ${maxChars} chars`,
    );
  }
  return value;
}

export function optionalText(
  parameters: Parameters,
  name: string,
  maxChars: number,
  fallback = "",
): string {
  const value = parameters[name];
  if (!isGiven(value)) return fallback;
  if (typeof value !== "string" || value.length > maxChars) {
    throw invalidParameter(
      name,
      `Value must be a valid string and no longer than ${maxChars} chars`,
    );
  }
  return value;
}

export function booleanParameter(parameters: Parameters, name: string): boolean {
  const value = parameters[name];
  if (!isGiven(value)) throw missingParameter(name);
  if (value === true || value === "true" || value === "1" || value === 1) return true;
  if (value === false || value === "false" || value === "0" || value === 0) return false;
  throw invalidParameter(name, "Value must be a valid boolean");
}

export function integerInRange(
  parameters: Parameters,
  name: string,
  range: { min: number; max: number; fallback: number },
): number {
  const value = parameters[name];
  if (!isGiven(value)) return range.fallback;
  const number = typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
  if (
    typeof number !== "number" ||
    !Number.isInteger(number) ||
    number < range.min ||
    number > range.max
  ) {
    throw invalidParameter(
      name,
      `Value must be a valid range between ${grouped(range.min)} and ${grouped(range.max)}`,
    );
  }
  return number;
}

/** `3600` as `3,600`, the way Appwrite prints limits. */
export function grouped(number: number | bigint): string {
  return number.toLocaleString("en-US", { maximumFractionDigits: 20 });
}

const PREFS_MAX_CHARS = 65_536;

/** A person's settings. PHP takes an object with the keys 0, 1, … for a list, which they must not be. */
export function prefsParameter(parameters: Parameters): Record<string, unknown> {
  const value = required(parameters, "prefs");
  const keys = isRecord(value) ? Object.keys(value) : [];
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  const text = JSON.stringify(value, (_key, one: unknown) =>
    typeof one === "bigint" ? Number(one) : one,
  );
  const isEmpty = Array.isArray(value) && value.length === 0;
  if (!isEmpty && (!isRecord(value) || isList || text.length > PREFS_MAX_CHARS)) {
    throw invalidParameter("prefs", "Value must be a valid object.");
  }
  // Inside them an empty object comes back as an empty list.
  return JSON.parse(text, (key, one: unknown) =>
    key !== "" && isRecord(one) && Object.keys(one).length === 0 ? [] : one,
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Integers past 2^53 arrive as bigint, so that they are stored as sent. */
export function parseJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
    const source = context?.source;
    if (typeof value !== "number" || Number.isSafeInteger(value) || source === undefined)
      return value;
    return /^-?\d+$/.test(source) ? BigInt(source) : value;
  });
}

export function parseOrNull(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
