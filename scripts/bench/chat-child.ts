/**
 * Answers questions from a snapshot file in a process of its own and prints what it cost:
 * `node chat-child.ts load|ask FILE.json`. Nothing but the snapshot has ever been in its memory.
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { runPlan } from "#domain/query/engine/run.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { unpacked } from "#shared/adapters/load-snapshot.ts";
import type { AskInput, AskOutput, LoadOutput } from "./chat-runs.ts";
import { leastMs, peakMemoryMb } from "./process-cost.ts";

const loads = 9;

const [, , what, file = ""] = process.argv;
const input = JSON.parse(readFileSync(file, "utf8")) as AskInput;
console.log(JSON.stringify(what === "load" ? measureLoads() : askAll()));

function measureLoads(): LoadOutput {
  const bytes = readFileSync(input.snapshot);
  const [ours, yardstick]: [number[], number[]] = [[], []];
  // In turns: whatever else the machine does meets both.
  for (let run = 0; run < loads; run++) {
    ours.push(onceMs(() => unpacked(bytes)));
    yardstick.push(onceMs(() => Buffer.from(gunzipSync(bytes))));
  }
  return { loadMs: Math.min(...ours), yardstickMs: Math.min(...yardstick), bytes: bytes.length };
}

function onceMs(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function askAll(): AskOutput {
  const { snapshot, bytes } = unpacked(readFileSync(input.snapshot));
  const { columns, clock } = presetOf(snapshot, input.clock);
  const ids = columns.ids();
  const times = input.plans.map((plan) =>
    leastMs(() => {
      const { rows } = runPlan(plan, columns, clock);
      return plan.op === "list" ? rows.map((row) => ids[row]) : rows.length;
    }),
  );
  return { times, rows: snapshot.listings.length, bytes, maxRssMb: peakMemoryMb() };
}
