import { type TileRow, tiles } from "#collections/tiles.ts";
import type { Tables } from "./tables.ts";

/** Tiles that could not be collected. */
export interface DeadTileStore {
  /** Of all tasks, for the operator. */
  allDeadTiles: () => Promise<TileRow[]>;
  deadTiles: (taskId: string) => Promise<{ tile: string; areaM2: number }[]>;
  markDead: (
    taskId: string,
    tile: { path: string; areaM2: number; attempts: number; reason: string },
  ) => Promise<void>;
  /** Forgets that tiles of the task could not be collected: they are open again. */
  reviveTiles: (taskId: string) => Promise<void>;
}

export function deadTileStore(tables: Tables): DeadTileStore {
  return {
    allDeadTiles: () => tables.list(tiles),
    async deadTiles(taskId) {
      const dead = await tables.list(tiles, { where: { task_id: taskId } });
      return dead.map((row) => ({ tile: row.tile, areaM2: row.area_m2 }));
    },
    markDead: (taskId, { path, areaM2, attempts, reason }) =>
      tables.upsert(tiles, `${taskId}.${path}`, {
        task_id: taskId,
        tile: path,
        area_m2: areaM2,
        attempts,
        reason: reason.slice(0, 300),
      }),
    async reviveTiles(taskId) {
      for (const row of await tables.list(tiles, { where: { task_id: taskId } })) {
        await tables.remove(tiles, row.$id);
      }
    },
  };
}
