import { SERVER_VERSION } from "./errors.ts";
import { isRecord } from "./parameters.ts";

/** Compares `1.9.0`-like versions; text that is none counts as oldest, as in Appwrite. */
function isBelow(version: string, other: string): boolean {
  const parts = version.split(".").map(Number);
  if (parts.some(Number.isNaN)) return true;
  const others = other.split(".").map(Number);
  for (const [index, part] of others.entries()) {
    const own = parts[index] ?? 0;
    if (own !== part) return own < part;
  }
  return false;
}

export function formatWarning(format: string): string | null {
  if (!format || !isBelow(SERVER_VERSION, format)) return null;
  return `The current SDK is built for Appwrite ${format}. However, the current Appwrite server version is ${SERVER_VERSION}. Please downgrade your SDK to match the Appwrite version: https://appwrite.io/docs/sdks`;
}

type Convert = (model: Record<string, unknown>) => Record<string, unknown>;

const before190: Convert = (model) => {
  if ("runtimeSpecification" in model) {
    const { buildSpecification: _build, runtimeSpecification, ...rest } = model;
    return { ...rest, specification: runtimeSpecification };
  }
  if ("$sequence" in model) return { ...model, $sequence: Number(model.$sequence) };
  if (!("impersonator" in model)) return model;
  const { impersonator: _impersonator, impersonatorUserId: _impersonatorUserId, ...rest } = model;
  return rest;
};

/** Older clients get the older shape of a resource or of a list of them. */
export function convertBody(body: unknown, format: string): unknown {
  if (!format || !isRecord(body)) return body;
  const steps: Convert[] = [];
  if (isBelow(format, "1.9.0")) steps.push(before190);
  if (steps.length === 0) return body;
  const convert: Convert = (model) => steps.reduce((current, step) => step(current), model);
  if (typeof body.total !== "number") return convert(body);
  const converted = Object.entries(body).map(([key, value]): [string, unknown] => [
    key,
    Array.isArray(value)
      ? value.map((item: unknown) => (isRecord(item) ? convert(item) : item))
      : value,
  ]);
  return Object.fromEntries(converted);
}

/** JSON text; bigint goes out as the bare number. */
export function toJson(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    return withBigints(body);
  }
}

function withBigints(body: unknown): string {
  return JSON.stringify(body, (_key, value: unknown) =>
    typeof value === "bigint" ? rawJson(value.toString()) : value,
  );
}

/** `JSON.rawJSON` is in Node 24 but not yet in TypeScript's library. */
function rawJson(text: string): unknown {
  const json: typeof JSON & { rawJSON?: (source: string) => unknown } = JSON;
  return json.rawJSON ? json.rawJSON(text) : Number(text);
}
