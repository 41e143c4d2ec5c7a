/**
 * Runs the production worker over recorded answers in a process of its own and prints what it cost:
 * `node collect-child.ts ANSWERS.json [EARLIER.json]`. Pages and the snapshot go to files, as they leave a
 * worker. The answers of an earlier collection are collected first, and not counted.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { unpacked } from "#shared/adapters/load-snapshot.ts";
import { runCollection } from "../../functions/collect/run-collection.ts";
import { collectionDeps, queueTask, sourceOf } from "../collection/collection-run.ts";
import { memoryFiles, type StoredFile } from "../simulation/platform/memory-files.ts";
import { memoryTables, type Send } from "../simulation/platform/memory-tables.ts";
import { createRowStore } from "../simulation/platform/row-store.ts";
import { bodiesInFiles } from "./bodies-in-files.ts";
import type { ChildInput, ChildOutput } from "./collect-worker.ts";
import { cpuMs, peakMemoryMb, watchHeap } from "./process-cost.ts";

/** A turn is a row made and deleted, and one more query on the day's counter. */
const writesPerQuery = 3;

const folder = mkdtempSync(join(tmpdir(), "areascout-bench-"));
const now = (): Date => new Date();

/** A worker for the answers of `file`; `run` collects them and returns the cost. */
async function createWorker(file: string, pagesFolder: string) {
  const input = JSON.parse(readFileSync(file, "utf8")) as ChildInput;
  const answers = new Map(input.answers.map(([query, body]) => [query, body]));
  let [writes, queries, waitingMs] = [0, 0, 0];
  const send: Send = async ({ run, writes: isWrite }) => {
    if (isWrite) writes += 1;
    return run();
  };
  mkdirSync(pagesFolder);
  const { tables, kept } = bodiesInFiles(memoryTables(createRowStore(now), send), pagesFolder);
  const stored = new Map<string, StoredFile>();
  const source = sourceOf((query) => {
    queries += 1;
    const start = cpuMs();
    const body = new Uint8Array(readFileSync(answers.get(query) ?? ""));
    waitingMs += cpuMs() - start;
    return body;
  });
  const deps = collectionDeps({ tables, files: memoryFiles(stored, Date.now, send), source, now });
  await queueTask("bench", input.bounds, deps);
  const run = async () => {
    writes = 0;
    const start = cpuMs();
    const end = await runCollection("bench", deps);
    return {
      found: end.found ?? 0,
      workerMs: cpuMs() - start - waitingMs - kept.waitingMs,
      tiles: (await deps.listings.doneTiles("bench")).length,
      writes: writes + queries * writesPerQuery,
      pageBytes: kept.bytes,
    };
  };
  return { answers: [...answers.values()], stored, run };
}

const [, , file = "", earlier] = process.argv;
if (earlier) await (await createWorker(earlier, join(folder, "earlier"))).run();
const { answers, stored, run } = await createWorker(file, join(folder, "pages"));
// Node loads its own client with the first answer: that is the network's part.
await new Response("").text();
const peakHeapMb = watchHeap();
const cost = await run();
const maxRssMb = peakMemoryMb();
const maxHeapMb = peakHeapMb();

const [snapshot] = [...stored.values()];
// What is compressed for comparison is the result as anybody would write it: a listing a line.
const { listings } = unpacked(snapshot?.bytes ?? new Uint8Array()).snapshot;
const content = Buffer.concat(
  Array.from(listings, (listing) => Buffer.from(`${JSON.stringify(listing)}\n`)),
);
const bodies = answers.map((body) => readFileSync(body, "utf8"));
const yardstick = cpuMs();
for (const body of bodies) JSON.parse(body);
gzipSync(content);
const output: ChildOutput = {
  ...cost,
  yardstickMs: cpuMs() - yardstick,
  maxRssMb,
  maxHeapMb,
};
rmSync(folder, { recursive: true });
console.log(JSON.stringify(output));
