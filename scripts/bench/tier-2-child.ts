/**
 * Runs the last shift of a Tier-2 run in a process of its own and tells its parent what it took:
 * `tier-2-child.ts INPUT.json`.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import type { CoverageReport } from "#domain/task/task.ts";
import { siteStore } from "#shared/adapters/site-store.ts";
import { createCrawler } from "#shared/crawler/create-crawler.ts";
import { every } from "#shared/http/sleep.ts";
import { runCollection } from "../../functions/collect/run-collection.ts";
import { collectionDeps, queueTask, sourceOf } from "../collection/collection-run.ts";
import { memoryFiles } from "../simulation/platform/memory-files.ts";
import { memoryTables, type Send } from "../simulation/platform/memory-tables.ts";
import { createRowStore } from "../simulation/platform/row-store.ts";
import { bodiesInFiles } from "./bodies-in-files.ts";
import { peakMemoryMb, watchHeap } from "./process-cost.ts";
import type { Tier2Input, Tier2Output } from "./tier-2.ts";

const taskId = "bench";

// The thread that reads sites loads this same file again.
if (isMainThread) await runShift(JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")));

async function runShift({ bounds, answers, port, gapMs, pages }: Tier2Input): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "areascout-bench-"));
  const send: Send = async ({ run }) => run();
  const now = (): Date => new Date();
  const { tables } = bodiesInFiles(memoryTables(createRowStore(now), send), folder);
  const byQuery = new Map(answers);
  const source = sourceOf((query) => new Uint8Array(readFileSync(byQuery.get(query) ?? "")));
  const files = memoryFiles(new Map(), Date.now, send);
  const deps = {
    ...collectionDeps({ tables, files, source, now }),
    // A shift outlasts its lease, which is renewed.
    every,
    openCrawler: () =>
      createCrawler({
        contactUrl: "https://areascout.example/bot",
        localSites: { suffix: ".localhost", port, isAll: true },
        gapMs,
      }),
  };
  await queueTask(taskId, bounds, deps, { tier: 2 });
  const sites = siteStore(tables);
  for (const [page, file] of pages.entries()) {
    await sites.savePage(taskId, page, JSON.parse(readFileSync(file, "utf8")));
  }
  const peakHeapMb = watchHeap();
  const started = performance.now();
  const { outcome, found = 0 } = await runCollection(taskId, deps);
  const tookMs = performance.now() - started;
  const task = await deps.tasks.get(taskId);
  if (outcome !== "finished" || !task) throw new Error(`the run is stuck: ${outcome}`);
  const coverage = (JSON.parse(task.coverage) as CoverageReport).sites;
  const output: Tier2Output = {
    found,
    sites: coverage?.found ?? 0,
    answered: coverage?.answered ?? 0,
    dead: coverage?.dead ?? 0,
    unread: coverage?.unread ?? 0,
    tookMs,
    maxRssMb: peakMemoryMb(),
    maxHeapMb: peakHeapMb(),
  };
  rmSync(folder, { recursive: true });
  process.send?.(output, () => process.exit(0));
}
