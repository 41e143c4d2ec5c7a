import type { ListingsReply } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { limits } from "#domain/limits.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { requireSuccess } from "#shared/adapters/task-store.ts";

interface ListingsRequest {
  userId: string;
  taskId: string;
  query: URLSearchParams;
}

/** A slice of a finished preset's listings, in the snapshot's fixed order. */
export async function readListings(
  { userId, taskId, query }: ListingsRequest,
  { tasks, listings }: Pick<Stores, "tasks" | "listings">,
): Promise<ListingsReply> {
  const limit = wholeNumber(query, "limit", limits.listingsPerRead, 1, limits.listingsPerRead);
  const start = wholeNumber(query, "cursor", 0, 0, Number.MAX_SAFE_INTEGER);
  const task = await tasks.getOwn(userId, taskId);
  requireSuccess(task);
  const { listings: rows } = await listings.readSnapshot(task);
  const end = Math.min(start + limit, rows.length);
  return {
    total: rows.length,
    next: end < rows.length ? String(end) : null,
    rows: rows.slice(start, end),
  };
}

function wholeNumber(
  query: URLSearchParams,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = query.get(name);
  if (text === null || text === "") return fallback;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new AppError("request/malformed", {
    values: { problem: `"${name}" must be a whole number from ${min} to ${max}` },
  });
}
