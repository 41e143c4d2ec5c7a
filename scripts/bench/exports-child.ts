/**
 * Makes one file of a stored snapshot in a process of its own and prints what it cost:
 * `node exports-child.ts csv|xlsx|geojson|csv-crm|xlsx-crm|json SNAPSHOT`; json is the yardstick.
 */
import { readFileSync } from "node:fs";
import type { ExportRequest } from "#domain/contract.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import { unpacked } from "#shared/adapters/load-snapshot.ts";
import { exportListings } from "../../functions/tasks/export-listings.ts";
import { type ExportCost, type Made, sentFor } from "./exports.ts";
import { cpuMs, peakMemoryMb } from "./process-cost.ts";

const [, , made = "", snapshotFile = ""] = process.argv;
const before = cpuMs();
const rows = await make(made as Made);
const cost: ExportCost = { ms: cpuMs() - before, peakMb: peakMemoryMb(), ...rows };
console.log(JSON.stringify(cost));

function load(): Snapshot {
  return unpacked(readFileSync(snapshotFile)).snapshot;
}

async function make(format: Made): Promise<{ rows: number; bytes: number }> {
  if (format === "json") {
    const listings = [...load().listings];
    return { rows: listings.length, bytes: Buffer.from(JSON.stringify(listings)).length };
  }
  return ours(sentFor[format]);
}

/** The endpoint's own handler; only the platform around it is replaced. */
async function ours(sent: ExportRequest): Promise<{ rows: number; bytes: number }> {
  const asked = { userId: "bench", taskId: "bench", origin: "", sent };
  const { rows, sizeBytes } = await exportListings(asked, {
    tasks: { getOwn: async () => ({ name: "Bench", status: "success", snapshot_id: "bench.0" }) },
    listings: { readSnapshot: async () => load() },
    files: { save: async () => {}, createToken: async () => "token" },
    now: () => new Date(),
    newId: () => "0123456789abcdef01234567",
  } as unknown as Parameters<typeof exportListings>[1]);
  return { rows, bytes: sizeBytes };
}
