import type { TaskRow } from "#collections/tasks.ts";
import {
  type ExportFormat,
  type ExportReply,
  type ExportRequest,
  endpoints,
} from "#domain/contract.ts";
import { csvParts } from "#domain/exports/csv.ts";
import type { FileColumns } from "#domain/exports/file-columns.ts";
import { fileName } from "#domain/exports/file-name.ts";
import { toGeoJson } from "#domain/exports/geojson.ts";
import { columnsFor } from "#domain/exports/layouts.ts";
import { toXlsx } from "#domain/exports/xlsx.ts";
import type { Listing } from "#domain/listing/listing.ts";
import { saveExport } from "#shared/adapters/export-link.ts";
import type { FileParts } from "#shared/adapters/packed-file.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { requireData } from "#shared/adapters/task-store.ts";
import { malformed } from "#shared/http/malformed.ts";
import { chooseListings } from "./choose-listings.ts";
import { type FileContent, overtureContent } from "./export-overture.ts";
import type { TaskAsked } from "./task-asked.ts";

interface ExportAsked extends TaskAsked {
  sent: ExportRequest;
  origin: string;
}

type Deps = Pick<
  Stores,
  "tasks" | "listings" | "placePages" | "suppressions" | "files" | "now" | "newId"
>;

/** Makes a file of a finished preset's businesses and a link to it. */
export async function exportListings(
  { userId, taskId, sent, origin }: ExportAsked,
  deps: Deps,
): Promise<ExportReply> {
  const task = await deps.tasks.getOwn(userId, taskId);
  requireData(task);
  const { parts, rows, suffix } = await (sent.source === "overture"
    ? overtureContent(task, sent, deps)
    : listingContent(task, sent, deps));
  const name = `${fileName(task.name)}${suffix}.${sent.format}`;
  const opensBy = endpoints.openListingsFile;
  const owner = { userId, taskId };
  const link = await saveExport({ name, parts, origin, opensBy, owner }, deps);
  return {
    download_url: link.downloadUrl,
    expiresAt: link.expiresAt,
    sizeBytes: link.sizeBytes,
    rows: rows(),
  };
}

async function listingContent(
  task: TaskRow,
  sent: ExportRequest,
  { listings: store, now }: Deps,
): Promise<FileContent> {
  const columns = columnsAsked(sent);
  const { layout = "full" } = sent;
  const { count, listings } = chooseListings(await store.readSnapshot(task), sent, now());
  return {
    parts: files[sent.format](listings, columns),
    rows: () => count,
    suffix: layout === "full" ? "" : `-${layout}`,
  };
}

function columnsAsked({ format, layout = "full", columns }: ExportRequest): FileColumns {
  if (format === "geojson" && (columns || layout !== "full")) {
    throw malformed('"layout" and "columns" are for csv and xlsx');
  }
  const found = columnsFor(layout, columns);
  if ("unknown" in found) throw malformed(`"columns": ${found.unknown} is no column of this file`);
  return found;
}

const files: Record<
  ExportFormat,
  (listings: Iterable<Listing>, columns: FileColumns) => FileParts
> = {
  csv: csvParts,
  geojson: (listings) => toGeoJson(listings),
  xlsx: toXlsx,
};
