import type { ListingsReply } from "#domain/contract.ts";
import { listingLimits } from "#domain/limits/listing.ts";
import type { Query } from "#domain/wire/endpoint.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { requireData } from "#shared/adapters/task-store.ts";
import { wholeNumber } from "#shared/http/query.ts";
import type { TaskAsked } from "./task-asked.ts";

interface ListingsRequest extends TaskAsked {
  query: Query<"cursor" | "limit">;
}

/** A slice of a finished preset's listings, in the snapshot's fixed order. */
export async function readListings(
  { userId, taskId, query }: ListingsRequest,
  { tasks, listings }: Pick<Stores, "tasks" | "listings">,
): Promise<ListingsReply> {
  const limit = wholeNumber(query, "limit", {
    fallback: listingLimits.perRead,
    min: 1,
    max: listingLimits.perRead,
  });
  const start = wholeNumber(query, "cursor", {
    fallback: 0,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
  });
  const task = await tasks.getOwn(userId, taskId);
  requireData(task);
  const { listings: rows, withheld } = await listings.readSnapshot(task);
  const end = Math.min(start + limit, rows.length);
  return {
    total: rows.length,
    next: end < rows.length ? String(end) : null,
    rows: rows.slice(start, end),
    ...(withheld ? { withheld } : {}),
  };
}
