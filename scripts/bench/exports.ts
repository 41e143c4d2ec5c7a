import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ExportRequest } from "#domain/contract.ts";
import { presetFrom } from "../ask/read-listings.ts";
import { sampleListings } from "../eval-chat/sample-listings.ts";
import { heapOf512Mb, middle } from "./process-cost.ts";
import { type Measure, measureOf } from "./report.ts";
import { snapshotFileOf } from "./snapshot-file.ts";

/** The request for each file. */
export const sentFor = {
  csv: { format: "csv" },
  geojson: { format: "geojson" },
  xlsx: { format: "xlsx" },
  "csv-crm": { format: "csv", layout: "crm" },
  "xlsx-crm": { format: "xlsx", layout: "crm" },
} as const satisfies Record<string, ExportRequest>;
type Asked = keyof typeof sentFor;
export type Made = Asked | "json";
export interface ExportCost {
  rows: number;
  bytes: number;
  ms: number;
  peakMb: number;
}

const size = 100_000;
const runs = 3;
/** Loading the same snapshot and writing it as one JSON text, so often. */
const most: Record<Asked, number> = { csv: 2, geojson: 2, xlsx: 6, "csv-crm": 2, "xlsx-crm": 6 };
/** The memory of the function that makes files. */
const memoryMaxMb = 512;

/** The files of the largest preset there can be, each made in a process of its own. */
export async function benchExports(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), "areascout-exports-"));
  try {
    const file = join(folder, "snapshot.gz");
    const { snapshot } = presetFrom(sampleListings(size, 7), { name: "Bench", tier: 2 });
    writeFileSync(file, await snapshotFileOf(snapshot));
    return (Object.keys(most) as Asked[]).flatMap((format) => measure(format, file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(format: Asked, file: string): Measure[] {
  const ours: ExportCost[] = [];
  const plain: ExportCost[] = [];
  // In turns: whatever else the machine does meets both.
  for (let run = 0; run < runs; run++) {
    ours.push(inChild(format, file));
    plain.push(inChild("json", file));
  }
  console.log(JSON.stringify({ format, ours, plain }));
  const n = ours[0]?.rows ?? 0;
  const msOf = (costs: ExportCost[]): number => middle(costs.map(({ ms }) => ms));
  return [
    measureOf(`exports: ${format}, against ${most[format]} × (load + JSON)`, {
      ours: msOf(ours),
      limit: most[format] * msOf(plain),
      n,
    }),
    measureOf(`exports: ${format}, memory, MB`, {
      ours: Math.max(...ours.map(({ peakMb }) => peakMb)),
      limit: memoryMaxMb,
      n,
    }),
  ];
}

/** The yardstick holds all businesses at once, for which the function has no room. */
const flagsFor = (made: Made): readonly string[] => (made === "json" ? [] : heapOf512Mb);

const inChild = (made: Made, file: string): ExportCost =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [...flagsFor(made), join(import.meta.dirname, "exports-child.ts"), made, file],
      { encoding: "utf8" },
    ),
  );
