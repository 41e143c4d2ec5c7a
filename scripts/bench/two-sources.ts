import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TaskRow } from "#collections/tasks.ts";
import { type Bounds, contains } from "#domain/area/area.ts";
import type { ExportFormat } from "#domain/contract.ts";
import { listingLimits } from "#domain/limits/listing.ts";
import { overtureLimits } from "#domain/limits/overture.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { typesIn } from "#domain/overture/taxonomy-map.ts";
import { realElements } from "../collection/map-answers.ts";
import { buildIndex } from "../overture/build-index.ts";
import { operatorRanges } from "../overture/operator.ts";
import {
  type MapElement,
  type PlaceRow,
  placesFile,
  pointOf,
  startStandIns,
  townPlaces,
} from "../stand-ins/index.ts";
import { buildChild, type ChildInput, record } from "./collect-worker.ts";
import { mapOfSize, type SizedMap } from "./listings-of-size.ts";
import { heapOf512Mb } from "./process-cost.ts";
import { type Measure, measureOf } from "./report.ts";

/** A worker's run, for the process that makes a file of it. */
export interface LeftRun {
  task: TaskRow;
  saved: string[];
}

export interface PlacesExportCost {
  rows: number;
  peakMb: number;
}

export interface TwoSourcesInput extends ChildInput {
  /** Files go there. */
  folder: string;
  indexUrl: string;
  /** ISO time. */
  readAt: string;
}

export interface TwoSourcesOutput {
  /** Of the map and of Overture, of every row of the list. */
  ids: string[];
  rows: number;
  merged: number;
  added: number;
  /** Rows that the preset had no room for. */
  tooMany: number;
  /** Of the whole list, receipts included. */
  hash: string;
  /** The processor's, without waiting. */
  workerMs: number;
  maxRssMb: number;
  maxHeapMb: number;
}

const sizes = [
  { elements: 60_000, places: 69_000 },
  { elements: 100_000, places: 100_000 },
];
const memoryMaxMb = 400;
const formats: readonly ExportFormat[] = ["csv", "geojson", "xlsx"];
/** Of the function that makes files. */
const exportMemoryMaxMb = 512;
/** As large as Overture's own: the most that is in memory at a time. */
const rowsPerGroup = 106_000;
const release = "2026-11-18.0";
/** The same in every run, so that a list can be compared with that of another version. */
const readAt = "2026-11-21T00:00:00.000Z";

/** The production worker on a map and on Overture's places of the same area, in a process of its own. */
export async function benchTwoSources(): Promise<Measure[]> {
  const real = realElements();
  if (real.length === 0) {
    console.error("The real map data is not on this machine: set SHARED_DIR.");
    return [];
  }
  const child = await buildChild("two-sources-child");
  const exportChild = await buildChild("places-export-child");
  const measures: Measure[] = [];
  for (const size of sizes) {
    const map = mapOfSize(size.elements, real);
    const places = someOf(townPlaces(map.elements).rows, size.places);
    const { ids, exports, ...output } = await runChildren([child, exportChild], map, places);
    const { missing, extra, twice } = errorsIn(ids, map, places);
    const all = `${size.elements} and ${places.length}`;
    console.log(JSON.stringify({ all, ...output, exports, missing, extra, twice }));
    const isFull = output.rows === listingLimits.maxDefault && output.tooMany > 0;
    if (extra + twice > 0 || (missing > 0 && !isFull)) {
      throw new Error(`${missing} are missing, ${extra} are extra, ${twice} came twice`);
    }
    const n = output.rows;
    measures.push(
      measureOf(`two sources: memory, ${all}, MB`, {
        ours: output.maxRssMb,
        limit: memoryMaxMb,
        n,
      }),
      measureOf(`two sources: worker without waiting, ${all}, against its budget`, {
        ours: output.workerMs,
        limit: workerLimits.budgetS * 1000,
        n,
      }),
      ...exports.map(({ format, rows, peakMb }) =>
        measureOf(`two sources: ${format} of Overture's places, memory, ${all}, MB`, {
          ours: peakMb,
          limit: exportMemoryMaxMb,
          n: rows,
        }),
      ),
    );
  }
  return measures;
}

/** So many of the rows, evenly. */
const someOf = (rows: readonly PlaceRow[], count: number): PlaceRow[] =>
  rows.filter(
    (_, at) =>
      Math.floor(((at + 1) * count) / rows.length) > Math.floor((at * count) / rows.length),
  );

async function runChildren(
  [worker, exporter]: readonly [string, string],
  map: SizedMap,
  places: readonly PlaceRow[],
): Promise<TwoSourcesOutput & { exports: (PlacesExportCost & { format: ExportFormat })[] }> {
  const folder = mkdtempSync(join(tmpdir(), "areascout-two-sources-"));
  const bytes = placesFile(places, { rowsPerGroup, hasPageIndex: false });
  const files = [{ path: `/release/${release}/part-00000.parquet`, bytes }];
  const standIns = await startStandIns(0, { placesReleases: [{ release, files }] });
  try {
    const base = `${standIns.origin}/stand-ins/overture`;
    const catalogue = operatorRanges(`${base}/catalog.json`);
    const { index } = await buildIndex(catalogue, { wanted: release, now: new Date(readAt) });
    const indexUrl = `${base}/index.json`;
    await fetch(indexUrl, { method: "PUT", body: JSON.stringify(index) });
    const { bounds } = map;
    const answers = await record(map, folder);
    const input: TwoSourcesInput = { folder, bounds, answers, indexUrl, readAt };
    const file = join(folder, "input.json");
    writeFileSync(file, JSON.stringify(input));
    const output = join(folder, "output.json");
    const run = promisify(execFile);
    await run(process.execPath, [...heapOf512Mb, worker, file, output]);
    const exports = [];
    for (const format of formats) {
      const { stdout } = await run(process.execPath, [...heapOf512Mb, exporter, format, folder]);
      exports.push({ format, ...(JSON.parse(stdout) as PlacesExportCost) });
    }
    return { ...JSON.parse(readFileSync(output, "utf8")), exports };
  } finally {
    await standIns.close();
    rmSync(folder, { recursive: true });
  }
}

/** Degrees: a question to the map rounds the bounds, on which some elements lie. */
const edge = 1e-6;

/** By the sources themselves: every business of the map, and every place that adds a row, once. */
function errorsIn(
  ids: readonly string[],
  { elements, bounds }: { elements: readonly MapElement[]; bounds: Bounds },
  places: readonly PlaceRow[],
): { missing: number; extra: number; twice: number } {
  const listed = new Set(ids);
  const idOf = ({ type, id }: MapElement): string => `${type}/${id}`;
  const may = new Set(elements.map(idOf));
  const inner: Bounds = {
    west: bounds.west + edge,
    south: bounds.south + edge,
    east: bounds.east - edge,
    north: bounds.north - edge,
  };
  const must = new Set(elements.filter((one) => contains(inner, pointOf(one))).map(idOf));
  for (const row of places) {
    const confidence = Number(row.confidence);
    if (!isDeliverable(row, bounds) || confidence < overtureLimits.fillConfidence) continue;
    may.add(`overture/${row.id}`);
    if (confidence >= overtureLimits.addConfidence) must.add(`overture/${row.id}`);
  }
  return {
    missing: [...must].filter((id) => !listed.has(id)).length,
    extra: [...listed].filter((id) => !may.has(id)).length,
    twice: ids.length - listed.size,
  };
}

function isDeliverable({ bbox, operating_status, taxonomy }: PlaceRow, bounds: Bounds): boolean {
  const { hierarchy } = (taxonomy ?? { hierarchy: [] }) as { hierarchy: string[] };
  const isOfType = typesIn({ hierarchy, alternates: [] }).length > 0;
  const isInside = contains(bounds, { lat: bbox.ymin, lon: bbox.xmin });
  return isOfType && isInside && operating_status !== "permanently_closed";
}
