import type { ListingReply, ListingsReply } from "#domain/contract.ts";
import { listingLimits } from "#domain/limits/listing.ts";
import { mostCompleteFirst, sortable } from "#domain/results/order.ts";
import { presetFrom } from "#domain/results/results.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import type { Query } from "#domain/wire/endpoint.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { requireData } from "#shared/adapters/task-store.ts";
import { malformed } from "#shared/http/malformed.ts";
import { wholeNumber } from "#shared/http/query.ts";
import { type Chosen, chooseRows } from "./choose-listings.ts";
import type { TaskAsked } from "./task-asked.ts";

interface ListingsRequest extends TaskAsked {
  query: Query<"cursor" | "limit" | "filter" | "sort">;
}

type Deps = Pick<Stores, "tasks" | "listings" | "now">;

/**
 * A slice of a finished preset's listings, in the snapshot's fixed order unless it is asked for
 * another one.
 */
export async function readListings(
  { userId, taskId, query }: ListingsRequest,
  deps: Deps,
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
  const chosen = chosenIn(query);
  const snapshot = await snapshotOf({ userId, taskId }, deps);
  const { listings, withheld } = snapshot;
  const found = chooseRows(snapshot, chosen, deps.now());
  const total = found?.length ?? listings.length;
  const end = Math.min(start + limit, total);
  return {
    total,
    next: end < total ? String(end) : null,
    rows: found
      ? found.slice(start, end).flatMap((row) => listings.at(row) ?? [])
      : listings.slice(start, end),
    ...(withheld ? { withheld } : {}),
  };
}

/** One business of a finished preset; `null` where there is none of that id, or none any more. */
export async function readListing(
  { id, ...asked }: TaskAsked & { id: string },
  deps: Deps,
): Promise<ListingReply> {
  const snapshot = await snapshotOf(asked, deps);
  const row = presetFrom(snapshot, deps.now()).columns.rowOf(id);
  return { listing: row === undefined ? null : (snapshot.listings.at(row) ?? null) };
}

export async function snapshotOf(
  { userId, taskId }: TaskAsked,
  { tasks, listings }: Pick<Deps, "tasks" | "listings">,
): Promise<Snapshot> {
  const task = await tasks.getOwn(userId, taskId);
  requireData(task);
  return listings.readSnapshot(task);
}

/**
 * `sort=name.desc` and `filter=` JSON; anything else is a 400. The columns of the results' table and
 * `complete.desc` are sorted as on the screen, a plan's other orders as in an answer.
 */
function chosenIn(query: ListingsRequest["query"]): Chosen {
  const filter = query.get("filter") ?? "";
  const sort = query.get("sort") ?? "";
  return {
    ...(filter === "" ? {} : { filter: parsed(filter) }),
    ...(sort === "" ? {} : orderIn(sort)),
  };
}

function orderIn(sort: string): Chosen {
  if (sort === mostCompleteFirst) return { order: null };
  const [by = "", dir = "asc", ...more] = sort.split(".");
  if (more.length > 0) throw malformed('"sort" must be a column and asc or desc: name.desc');
  const column = sortable.find((one) => one === by);
  return column && (dir === "asc" || dir === "desc")
    ? { order: { by: column, dir } }
    : { sort: [{ by, dir }] };
}

function parsed(filter: string): unknown {
  try {
    return JSON.parse(filter);
  } catch {
    throw malformed('"filter" is not JSON');
  }
}
