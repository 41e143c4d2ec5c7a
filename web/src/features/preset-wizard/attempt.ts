import * as v from "valibot";
import type { ScrapeRequest } from "#domain/contract.ts";

/** A request and the key it was sent with: another request needs another key. */
export interface Attempt {
  request: string;
  key: string;
}

/** The same request keeps its key, so that sending it twice starts one collection. */
export function attemptFor(
  request: ScrapeRequest,
  last: Attempt | null,
  newKey: () => string,
): Attempt {
  const text = JSON.stringify(request);
  return last?.request === text ? last : { request: text, key: newKey() };
}

const attempt = v.object({ request: v.string(), key: v.string() });

/** The attempt stored in the tab, or null: it is outside data. */
export function readAttempt(stored: unknown): Attempt | null {
  const parsed = v.safeParse(attempt, stored);
  return parsed.success ? parsed.output : null;
}
