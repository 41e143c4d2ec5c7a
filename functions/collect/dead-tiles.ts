import type { TaskRow } from "#collections/tasks.ts";
import { tileAreasM2 } from "#domain/area/tiles.ts";
import type { TileDeps } from "./tile-work.ts";

/** Says that tiles can't be had; the operator may have them tried again. */
export async function bury(
  task: TaskRow,
  paths: readonly string[],
  reason: string,
  deps: Pick<TileDeps, "tasks" | "warn">,
): Promise<void> {
  for (const path of paths) {
    deps.warn("tile", task.$id, path, reason);
    const areaM2 = tileAreasM2(task, [path])[0] ?? 0;
    await deps.tasks.markDead(task.$id, { path, areaM2, attempts: 1, reason });
  }
}
