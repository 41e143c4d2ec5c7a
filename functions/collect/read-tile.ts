import type { TaskRow } from "#collections/tasks.ts";
import { contains, squareDegrees } from "#domain/area/area.ts";
import { boundsOf, childrenOf, rootTile } from "#domain/area/tiles.ts";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { createDrafts } from "#domain/listing/drafts.ts";
import { positionOf } from "#domain/listing/element.ts";
import { draftListing } from "#domain/listing/normalise.ts";
import type { TypeTags } from "#domain/matching/categories.ts";
import { pagesOf } from "#shared/adapters/page-body.ts";
import { countIdOf } from "#shared/adapters/quote-store.ts";
import type { CollectedTile } from "#shared/adapters/tile-pages.ts";
import { type ListingSource, SourceFailure } from "#shared/collectors/collector.ts";
import type { TileDeps } from "./tile-work.ts";

/**
 * The outcome of a request for a tile. `counted`: it holds more than a whole preset may. `put-off`:
 * the map service gave no complete answer and may give one later.
 */
export type TileOutcome =
  | { kind: "read"; count: number; tile: CollectedTile }
  | { kind: "counted"; count: number }
  | { kind: "split"; count: number }
  | { kind: "dead"; failure: SourceFailure }
  | { kind: "put-off"; failure: SourceFailure };

/** Counts a tile and reads it. Nothing is written. */
export async function readTile(
  task: TaskRow,
  path: string,
  source: ListingSource,
  deps: TileDeps,
): Promise<TileOutcome> {
  const types: TypeTags[] = JSON.parse(task.tags);
  const isSmallest = childrenOf(path).length === 0;
  if (squareDegrees(boundsOf(task, path)) > overpassLimits.boxMaxSquareDegrees) {
    return { kind: "split", count: 0 };
  }
  try {
    const count = await countOf(task, path, types, { ...deps, source });
    if (count > deps.listingsMax) return { kind: "counted", count };
    if (count > workerLimits.tileMaxElements && !isSmallest) return { kind: "split", count };
    const read = count === 0 ? empty : await pagesIn(task, path, types, { ...deps, source });
    return { kind: "read", count, tile: { path, ...read } };
  } catch (failure) {
    if (!(failure instanceof SourceFailure)) throw failure;
    if (failure.kind !== "too-big" && failure.kind !== "refused") {
      return { kind: "put-off", failure };
    }
    return isSmallest ? { kind: "dead", failure } : { kind: "split", count: 0 };
  }
}

/** The whole area may have been counted for a quote or by the start: then nothing is asked again. */
async function countOf(
  task: TaskRow,
  path: string,
  types: TypeTags[],
  deps: TileDeps,
): Promise<number> {
  if (path === rootTile) {
    const known = await deps.quotes.read(countIdOf({ bounds: task, types }, deps.now()));
    if (known?.kind === "too-big") throw new SourceFailure("too-big", "it could not be counted");
    if (known) return known.total;
  }
  return deps.source.count(
    boundsOf(task, path),
    types.flatMap((type) => type.tags),
  );
}

const empty = { sourceUpdatedAt: "", pages: pagesOf(createDrafts()), outside: 0, unreadable: 0 };

async function pagesIn(task: TaskRow, path: string, types: TypeTags[], deps: TileDeps) {
  const answer = await deps.source.collect(
    boundsOf(task, path),
    types.flatMap((type) => type.tags),
  );
  // By the whole area, not by the tile: the middle of a bent way can lie in a tile that the way
  // itself does not touch. Elements sent by two tiles are dropped when the tiles are merged.
  const inside = answer.elements.filter((element) => contains(task, positionOf(element)));
  const context = {
    types,
    tier: 1 as const,
    countryAt: deps.countryAt,
    hashHex: deps.hashHex,
    sourceUpdatedAt: answer.sourceUpdatedAt,
    collectedAt: deps.now().toISOString(),
  };
  const drafts = createDrafts();
  for (const element of inside) draftListing(element, context, drafts);
  return {
    sourceUpdatedAt: answer.sourceUpdatedAt,
    pages: pagesOf(drafts),
    outside: answer.elements.length - inside.length,
    unreadable: answer.dropped,
  };
}
