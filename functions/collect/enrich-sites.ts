import type { TaskRow } from "#collections/tasks.ts";
import type { CollectedListing } from "#domain/listing/receipts.ts";
import { createSuppressions } from "#domain/opt-out/suppressions.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import type { Crawler } from "#shared/crawler/create-crawler.ts";
import { enrichListings } from "#shared/crawler/enrich-listings.ts";
import type { SitesRead } from "./finish-collection.ts";
import type { SiteRefiner } from "./site-refiner-for.ts";
import type { Shift, TileDeps } from "./tile-work.ts";

export type SiteDeps = Pick<TileDeps, "tasks" | "now" | "progressEveryMs" | "warn"> &
  Pick<Stores, "sites" | "suppressions"> & {
    /** Reads sites; opened only where there are any. */
    openCrawler: () => Crawler;
    /** Has a model read the sites, too; null without one. */
    openRefiner: (task: TaskRow) => SiteRefiner | null;
  };

export interface Enriched {
  stopped: "all-done" | "canceled" | "time-is-up" | "lost";
  listings: CollectedListing[];
  sites: SitesRead;
}

/** Reads the sites of a task that are in no site page yet; fifty of them are a checkpoint. */
export async function enrichSites(
  task: TaskRow,
  listings: readonly CollectedListing[],
  shift: Shift,
  deps: SiteDeps,
): Promise<Enriched> {
  const { sites } = deps;
  const watch = watchTask(task, shift, deps);
  const crawler = deps.openCrawler();
  const refiner = deps.openRefiner(task);
  try {
    const read = await enrichListings(listings, {
      crawler,
      refine: refiner?.refine ?? null,
      offer: task.offer,
      checkpoints: {
        read: (take) => sites.readPages(task.$id, take),
        write: (page, results) => sites.savePage(task.$id, page, results),
      },
      known: await knownSites(task, deps),
      isForbidden: createSuppressions(await deps.suppressions.withheld()).forbidsSite,
      now: deps.now,
      mayGoOn: watch.mayGoOn,
    });
    const { isDone, sitesDone: done, sitesTotal: total, coverage } = read;
    const stopped = shift.lost() ? "lost" : isDone ? "all-done" : watch.stopped();
    if (stopped === "all-done" && total > 0) await sites.share(task, total);
    return { stopped, listings: read.listings, sites: { done, total, coverage } };
  } finally {
    await crawler.close();
    // Money not given back stays counted as spent: that ends no task.
    await refiner?.close().catch((error) => deps.warn("model budget", task.$id, error));
  }
}

/** Without the others' results every site is asked: slower, and as good. */
async function knownSites(task: TaskRow, { sites, now, warn }: SiteDeps) {
  try {
    return await sites.known(task, now());
  } catch (error) {
    warn("known sites", task.$id, error);
    return async () => null;
  }
}

/** Looks now and then whether the task is canceled, and says at the same time how far it is. */
function watchTask(task: TaskRow, { lost, endsAt }: Shift, deps: SiteDeps) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isCanceled = false;
  let looking: Promise<void> | null = null;
  const look = async (done: number, total: number): Promise<void> => {
    lookedAt = deps.now().getTime();
    isCanceled ||= (await deps.tasks.get(task.$id))?.cancel_requested ?? false;
    if (!lost()) await deps.tasks.update(task.$id, { enriched: done, sites_total: total });
  };
  return {
    stopped: () => (isCanceled ? "canceled" : "time-is-up"),
    async mayGoOn(done: number, total: number) {
      if (deps.now().getTime() - lookedAt >= deps.progressEveryMs) looking ??= look(done, total);
      await looking;
      looking = null;
      if (lost()) return "lost";
      return isCanceled || deps.now().getTime() > endsAt ? "stop" : "go-on";
    },
  } satisfies {
    stopped: () => Enriched["stopped"];
    mayGoOn: (done: number, total: number) => Promise<"go-on" | "stop" | "lost">;
  };
}
