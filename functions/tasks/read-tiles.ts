import type { TileReply, TilesReply } from "#domain/contract.ts";
import { createSuppressions } from "#domain/opt-out/suppressions.ts";
import { rowsOf } from "#domain/snapshot/stored-rows.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import type { TaskAsked } from "./task-asked.ts";

/** Which tiles of a preset have been collected so far; without reading a single business. */
export async function readTiles(
  { userId, taskId }: TaskAsked,
  { tasks, listings }: Pick<Stores, "tasks" | "listings">,
): Promise<TilesReply> {
  const task = await tasks.getOwn(userId, taskId);
  const [done, dead] = await Promise.all([listings.doneTiles(task.$id), tasks.deadTiles(task.$id)]);
  return { done, dead: dead.map(({ tile }) => tile) };
}

/** One tile's businesses without the opted-out ones; nothing until it is done. */
export async function readTile(
  { userId, taskId, path }: TaskAsked & { path: string },
  { tasks, listings, suppressions }: Pick<Stores, "tasks" | "listings" | "suppressions">,
): Promise<TileReply> {
  const task = await tasks.getOwn(userId, taskId);
  const [read, withheld] = await Promise.all([
    listings.readTiles(task.$id, path),
    suppressions.withheld(),
  ]);
  const { withholds } = createSuppressions(withheld);
  return {
    rows: read
      .flatMap((tile) => tile.pages.flatMap(rowsOf))
      .filter((listing) => !withholds(listing))
      .map(({ id, name, category, address, lat, lon }) => ({
        id,
        name,
        category,
        address,
        lat,
        lon,
      })),
  };
}
