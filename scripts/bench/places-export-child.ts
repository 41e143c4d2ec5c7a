/**
 * Makes a file of Overture's places of a run that two-sources-child.ts left in a folder, in a process
 * of its own, and prints what it cost: `places-export-child.ts FORMAT FOLDER`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExportFormat } from "#domain/contract.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import { placePages } from "#shared/adapters/place-pages.ts";
import { suppressionStore } from "#shared/adapters/suppression-store.ts";
import { exportListings } from "../../functions/tasks/export-listings.ts";
import { memoryTables } from "../simulation/platform/memory-tables.ts";
import { createRowStore } from "../simulation/platform/row-store.ts";
import { filesInFolder, leftRunFile } from "./files-in-folder.ts";
import { peakMemoryMb } from "./process-cost.ts";
import type { LeftRun, PlacesExportCost } from "./two-sources.ts";

const [format = "csv", folder = ""] = process.argv.slice(2);
const now = (): Date => new Date();
const { task, saved } = JSON.parse(readFileSync(join(folder, leftRunFile), "utf8")) as LeftRun;
const { files } = filesInFolder(folder, saved);
const tables = memoryTables(createRowStore(now), async ({ run }) => run());
const asked = { userId: task.user_id, taskId: task.$id, origin: "" };
const { rows } = await exportListings(
  { ...asked, sent: { format: format as ExportFormat, source: "overture" } },
  {
    tasks: { getOwn: async () => task },
    listings: listingStore(tables, files),
    placePages: placePages(files),
    suppressions: suppressionStore(tables),
    files: { ...files, save: async () => {}, createToken: async () => "token" },
    now,
    newId: () => "0123456789abcdef01234567",
  } as unknown as Parameters<typeof exportListings>[1],
);
const cost: PlacesExportCost = { rows, peakMb: peakMemoryMb() };
console.log(JSON.stringify(cost));
