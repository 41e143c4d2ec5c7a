/**
 * Runs the production worker over a recorded map and Overture's places on this machine, in a process
 * of its own: `two-sources-child.ts INPUT.json OUTPUT.json`. Pages leave it for files.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CoverageReport } from "#domain/task/task.ts";
import { unpacked } from "#shared/adapters/load-snapshot.ts";
import { createOverture } from "#shared/collectors/overture/overture.ts";
import { runCollection } from "../../functions/collect/run-collection.ts";
import { collectionDeps, queueTask, sourceOf } from "../collection/collection-run.ts";
import { memoryTables, type Send } from "../simulation/platform/memory-tables.ts";
import { createRowStore } from "../simulation/platform/row-store.ts";
import { bodiesInFiles } from "./bodies-in-files.ts";
import { filesInFolder, leftRunFile } from "./files-in-folder.ts";
import { cpuMs, peakMemoryMb, watchHeap } from "./process-cost.ts";
import type { TwoSourcesInput, TwoSourcesOutput } from "./two-sources.ts";

const [inputFile = "", outputFile = ""] = process.argv.slice(2);
const input = JSON.parse(readFileSync(inputFile, "utf8")) as TwoSourcesInput;
const { folder } = input;
const answers = new Map(input.answers);
const send: Send = async ({ run }) => run();
const now = (): Date => new Date(input.readAt);
const { tables } = bodiesInFiles(memoryTables(createRowStore(now), send), folder);

const { files, pathOf, saved } = filesInFolder(folder);

const source = sourceOf((query) => new Uint8Array(readFileSync(answers.get(query) ?? "")));
const overture = createOverture({
  indexUrl: input.indexUrl,
  userAgent: "bench",
  countBytes: async () => {},
  fetch,
  sleep: async () => {},
  random: Math.random,
  now: () => now().getTime(),
});
const deps = collectionDeps({ tables, files, source, overture, now });
await queueTask("bench", input.bounds, deps, { overture: "more" });
const peakHeapMb = watchHeap();
const start = cpuMs();
const end = await runCollection("bench", deps);
const workerMs = cpuMs() - start;
const maxRssMb = peakMemoryMb();
const maxHeapMb = peakHeapMb();

const task = await deps.tasks.get("bench");
const { overture: report } = JSON.parse(task?.coverage ?? "{}") as CoverageReport;
if (end.outcome !== "finished" || report?.state !== "read") {
  throw new Error(`the run ended as ${end.outcome}, the places as ${JSON.stringify(report)}`);
}
const { listings } = unpacked(readFileSync(pathOf(task?.snapshot_id ?? ""))).snapshot;
const hash = createHash("sha256");
const ids: string[] = [];
for (const listing of listings) {
  hash.update(JSON.stringify(listing));
  ids.push(listing.source_id, ...listing.merged_source_ids);
}
const output: TwoSourcesOutput = {
  ids,
  rows: listings.length,
  merged: report.merged,
  added: report.added,
  tooMany: report.dropped.tooMany,
  hash: hash.digest("hex"),
  workerMs,
  maxRssMb,
  maxHeapMb,
};
writeFileSync(outputFile, JSON.stringify(output));
writeFileSync(join(folder, leftRunFile), JSON.stringify({ task, saved: saved() }));
