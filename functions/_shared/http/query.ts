import type { Query } from "#domain/wire/endpoint.ts";
import { malformed } from "./malformed.ts";

/** A query string that gives each of its names once; anything else is a 400. */
export function singleValues(queryString: string): URLSearchParams {
  const query = new URLSearchParams(queryString);
  for (const name of query.keys()) {
    if (query.getAll(name).length > 1) throw malformed(`"${name}" is given more than once`);
  }
  return query;
}

/** A whole number of the query string, or its fallback; anything else is a 400. */
export function wholeNumber<Name extends string>(
  query: Query<Name>,
  name: Name,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const text = query.get(name);
  if (text === null || text === "") return fallback;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw malformed(`"${name}" must be a whole number from ${min} to ${max}`);
}

/** An amount of credits of the query string, or null without one; anything else is a 400. */
export function amount<Name extends string>(query: Query<Name>, name: Name): number | null {
  const text = query.get(name);
  if (text === null || text === "") return null;
  if (/^\d{1,9}(\.\d{1,6})?$/.test(text)) return Number(text);
  throw malformed(`"${name}" must be an amount such as 0.25`);
}

/** A point in time of the query string, as the wire writes one, or undefined; anything else is a 400. */
export function instant<Name extends string>(query: Query<Name>, name: Name): string | undefined {
  const text = query.get(name);
  if (text === null || text === "") return undefined;
  const isWritten = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  if (isWritten && !Number.isNaN(Date.parse(text))) return text;
  throw malformed(`"${name}" must be a time such as 2026-11-21T10:00:00.000Z`);
}
