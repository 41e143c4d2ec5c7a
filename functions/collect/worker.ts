import { workerLimits } from "#domain/limits/worker.ts";
import type { SiteDeps } from "./enrich-sites.ts";
import type { Lease } from "./lease.ts";
import type { Shift, TileDeps } from "./tile-work.ts";

/** All that a worker of one task needs from outside. */
export type CollectionDeps = TileDeps &
  SiteDeps & {
    startCollect: (taskId: string) => Promise<void>;
  };

/** How a worker ended: `waits` and `handed-on` leave the task to the next one. */
export interface CollectionEnd {
  outcome: "not-mine" | "finished" | "handed-on" | "waits" | "lost";
  found?: number;
}

/** Rows of a later version are left alone: an older worker would misread them. */
export const knownSchemaVersion = 1;

/** How far a task is: every tile and every site that is done makes it more. */
export async function progressOf(
  taskId: string,
  { listings, sites }: Pick<CollectionDeps, "listings" | "sites">,
): Promise<number> {
  return (await listings.doneTiles(taskId)).length + (await sites.countDone(taskId));
}

export const shiftFor = (lease: Lease, { now }: Pick<CollectionDeps, "now">): Shift => ({
  lost: lease.lost,
  endsAt: now().getTime() + workerLimits.budgetS * 1_000,
});
