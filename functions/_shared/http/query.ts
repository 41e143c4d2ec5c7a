import { AppError } from "#domain/errors.ts";

/** A whole number of the query string, or its fallback; anything else is a 400. */
export function wholeNumber(
  query: URLSearchParams,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const text = query.get(name);
  if (text === null || text === "") return fallback;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new AppError("request/malformed", {
    values: { problem: `"${name}" must be a whole number from ${min} to ${max}` },
  });
}
