import { workerLimits } from "#domain/limits/worker.ts";
import type { SiteDeps } from "./enrich-sites.ts";
import type { Lease } from "./lease.ts";
import type { Shift, TileDeps } from "./tile-work.ts";

/** The dependencies of a worker. */
export type CollectionDeps = TileDeps &
  SiteDeps & {
    startCollect: (taskId: string) => Promise<void>;
  };

/** How a worker ended; after `waits` and `handed-on` another worker continues. */
export interface CollectionEnd {
  outcome: "not-mine" | "finished" | "handed-on" | "waits" | "lost";
  found?: number;
}

/** Rows of a later version are left alone: an older worker would misread them. */
export const knownSchemaVersion = 1;

/** Progress of a task: the number of finished tiles and sites. */
export async function progressOf(
  taskId: string,
  { listings, sites }: Pick<CollectionDeps, "listings" | "sites">,
): Promise<number> {
  return (await listings.doneTiles(taskId)).length + (await sites.countDone(taskId));
}

export const shiftFor = (lease: Lease, { now }: Pick<CollectionDeps, "now">): Shift => ({
  lost: lease.lost,
  endsAt: now().getTime() + workerLimits.budgetS * 1_000,
  stuck: lease.stuck,
});
