import type { TaskRow } from "#collections/tasks.ts";
import { listedPlaces, type OvertureRow, overtureRows } from "#domain/conflation/overture-rows.ts";
import type { ExportFormat, ExportRequest } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { csvParts } from "#domain/exports/csv.ts";
import { toGeoJson } from "#domain/exports/geojson.ts";
import { overtureColumns, overtureFile } from "#domain/exports/overture-columns.ts";
import { toXlsx } from "#domain/exports/xlsx.ts";
import type { ListingRows } from "#domain/listing/listing.ts";
import { createSuppressions } from "#domain/opt-out/suppressions.ts";
import { addsFrom } from "#domain/overture/choice.ts";
import type { PlacesRead } from "#domain/overture/places-outcome.ts";
import { isStored } from "#domain/snapshot/stored-listings.ts";
import { rowsOf } from "#domain/snapshot/stored-rows.ts";
import { taskReply } from "#domain/task/task-reply.ts";
import { sha256 } from "#shared/adapters/hash.ts";
import type { FileParts } from "#shared/adapters/packed-file.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { malformed } from "#shared/http/malformed.ts";

type Deps = Pick<Stores, "listings" | "placePages" | "suppressions">;

export interface FileContent {
  parts: FileParts;
  /** How many there are; known once the parts are made. */
  rows: () => number;
  /** Of the file's name. */
  suffix: string;
}

/**
 * The places of Overture Maps in a preset of two sources, from the checkpoint of its run: a file
 * under the licences of Overture's datasets. Filters could decide by values of the map, so it always
 * has the whole preset. The merged list lacks businesses that asked to be left out by a contact of
 * either source; they are missing here, too.
 */
export async function overtureContent(
  task: TaskRow,
  sent: ExportRequest,
  deps: Deps,
): Promise<FileContent> {
  const { format, source, ...others } = sent;
  const [other] = Object.keys(others);
  if (other !== undefined) throw malformed(`"source" and "${other}" don't go together`);
  const read = await readPlaces(task, deps);
  const rows = read && (await rowsFrom(task, read, deps));
  if (!rows) throw without("They are no longer stored: re-run it to collect them again.");
  let count = 0;
  const counted = (function* () {
    for (const row of rows) {
      count += 1;
      yield row;
    }
  })();
  return { parts: files[format](counted), rows: () => count, suffix: "-overture" };
}

async function readPlaces(task: TaskRow, { placePages }: Deps): Promise<PlacesRead | null> {
  const report = taskReply(task).coverage?.overture;
  if (task.overture === null) throw without("It was collected from OpenStreetMap alone.");
  if (!report) throw without("Its collection ended before they were read.");
  if (report.state === "failed") throw without(report.sentence);
  const outcome = await placePages.read(task.$id);
  return outcome?.state === "read" ? outcome : null;
}

const without = (hint: string): AppError =>
  new AppError("preset/without-overture", { values: { hint } });

async function rowsFrom(
  task: TaskRow,
  read: PlacesRead,
  { listings, suppressions }: Deps,
): Promise<Iterable<OvertureRow> | null> {
  const snapshot = await listings.readSnapshot(task);
  const { withholds, forbidsSite } = createSuppressions(await suppressions.withheld());
  return overtureRows(read, listedPlaces(lazily(snapshot.listings)), {
    types: JSON.parse(task.tags),
    hashHex: sha256,
    addsFrom: addsFrom[task.overture ?? "more"],
    isWithheld: (row, { websites }) => withholds(row) || websites.some(forbidsSite),
  });
}

/** Two columns are needed: no whole listing is made. */
const lazily = (listings: ListingRows) =>
  isStored(listings) ? rowsOf(listings.columns) : listings;

const files: Record<ExportFormat, (rows: Iterable<OvertureRow>) => FileParts> = {
  csv: (rows) => csvParts(rows, overtureFile),
  geojson: (rows) => toGeoJson(rows, overtureColumns),
  xlsx: (rows) => toXlsx(rows, overtureFile),
};
