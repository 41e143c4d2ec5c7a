import { workerLimits } from "#domain/limits/worker.ts";
import { runCollection } from "../functions/collect/run-collection.ts";
import { mapOfSize } from "./bench/listings-of-size.ts";
import { collectionDeps, queueTask, sourceOf } from "./collection/collection-run.ts";
import { answersOver } from "./collection/map-answers.ts";
import { memoryFiles, type StoredFile } from "./simulation/platform/memory-files.ts";
import { memoryTables, type Send } from "./simulation/platform/memory-tables.ts";
import { createRowStore } from "./simulation/platform/row-store.ts";
import { sampleTown } from "./stand-ins/index.ts";

// What one collection writes and reads on Appwrite, measured with the production worker, and what
// that costs on Appwrite Cloud's Pro plan beyond what the plan includes.

const sizes = [100, 1_000, 10_000];
/** US dollars per 100,000 rows: the Pro plan's own prices, as of September 2026. */
const usdPer100kWrites = 0.1;
const usdPer100kReads = 0.06;
/** A turn at the map service: its row made and deleted, and the day's counter. */
const writesPerQuery = 3;
const readsPerQuery = 2;

interface Measured {
  listings: number;
  tiles: number;
  writes: number;
  reads: number;
  files: number;
  snapshotKb: number;
}

/** One row counts for one, as the Cloud bills it. */
const rowsIn = (answer: unknown): number => (Array.isArray(answer) ? answer.length : 1);

async function measure(size: number): Promise<Measured> {
  const { elements, bounds } = mapOfSize(size, sampleTown().elements);
  const answer = answersOver(elements, "2026-11-21T00:00:00Z");
  let [queries, writes, reads] = [0, 0, 0];
  const source = sourceOf((query) => {
    queries += 1;
    return answer(query);
  });
  const send: Send = async (request) => {
    if (request.writes) writes += 1;
    const done = await request.run();
    if (!request.writes) reads += rowsIn(done);
    return done;
  };
  const now = (): Date => new Date();
  const stored = new Map<string, StoredFile>();
  const quiet: Send = async ({ run }) => run();
  const deps = collectionDeps({
    tables: memoryTables(createRowStore(now), send),
    files: memoryFiles(stored, Date.now, quiet),
    source,
    now,
  });
  await queueTask("costs", bounds, deps);
  const { found = 0 } = await runCollection("costs", deps);
  const tiles = (await deps.listings.doneTiles("costs")).length;
  const bytes = [...stored.values()].reduce((sum, file) => sum + file.bytes.length, 0);
  return {
    listings: found,
    tiles,
    writes: writes + queries * writesPerQuery,
    reads: reads + queries * readsPerQuery,
    files: stored.size,
    snapshotKb: Math.ceil(bytes / 1024),
  };
}

const rows = [];
for (const size of sizes) {
  const { listings, tiles, writes, reads, files, snapshotKb } = await measure(size);
  const usd = (writes * usdPer100kWrites + reads * usdPer100kReads) / 100_000;
  rows.push({
    ...{
      listings,
      tiles,
      "row writes": writes,
      "row reads": reads,
      files,
      "snapshot kB": snapshotKb,
    },
    "executions, at least": 2,
    "US dollars": usd.toFixed(5),
  });
}
console.table(rows);
console.log(
  `Two executions: the start and the worker; one more for every ${workerLimits.budgetS / 60} minutes of collecting.`,
);
console.log("A day of the scheduled sweep is 1,440 executions, about 43,200 a month.");
console.log(
  "The Pro plan includes 750,000 writes, 1,750,000 reads and 3,500,000 executions a month.",
);
