import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { asyncBufferFromFile, parquetMetadataAsync } from "hyparquet";
import type { PlacesIndex } from "#domain/overture/places-index.ts";
import { indexOfFooters } from "../index-of-footers.ts";
import { mergeRuns } from "./merge-runs.ts";
import { createPlacesFile } from "./places-file.ts";
import type { KeptRow, Run } from "./run-file.ts";
import { writeWhole } from "./write-whole.ts";

/** Sizes of the files. */
export interface Sizes {
  groupRows: number;
  groupsPerFile: number;
  /** Uncompressed. */
  pageBytes: number;
}

/** The state after each file. */
interface Progress {
  files: number;
  /** Of each run the rows that are in the files. */
  taken: number[];
}

export interface WriteOptions {
  /** Holds the files' folder and the state after each file. */
  work: string;
  /** Of the files, as the index names it. */
  name: string;
  out: string;
  sizes: Sizes;
  log: (line: string) => void;
}

/** Merges the runs into files; those that an earlier try finished are kept. */
export async function writeFiles(
  source: PlacesIndex,
  runs: readonly Run[],
  { work, name, out, sizes, log }: WriteOptions,
): Promise<string[]> {
  mkdirSync(join(out, name), { recursive: true });
  const state = join(work, "progress.json");
  const progress: Progress = existsSync(state)
    ? JSON.parse(readFileSync(state, "utf8"))
    : { files: 0, taken: [] };
  const nameOf = (file: number): string => `${name}/part-${String(file).padStart(5, "0")}.parquet`;
  const merge = mergeRuns(runs, progress.taken);
  for (let rows = take(sizes.groupRows); rows.length > 0; ) {
    const file = createPlacesFile(
      join(out, nameOf(progress.files)),
      source.elements,
      sizes.pageBytes,
    );
    let groups = 0;
    while (rows.length > 0 && groups++ < sizes.groupsPerFile) {
      await file.write(rows);
      progress.taken = merge.taken();
      rows = take(sizes.groupRows);
    }
    await file.finish();
    progress.files += 1;
    writeWhole(state, JSON.stringify(progress));
    log(`Wrote file ${progress.files}.`);
  }
  return Array.from({ length: progress.files }, (_, file) => nameOf(file));

  function take(count: number): KeptRow[] {
    const rows: KeptRow[] = [];
    for (let row = merge.next(); row; row = merge.next()) {
      rows.push(row);
      if (rows.length >= count) break;
    }
    return rows;
  }
}

/** The index of the files by their own footers, with addresses relative to it. */
export async function indexFiles(
  { release, schema }: PlacesIndex,
  files: readonly string[],
  { out, builtAt }: { out: string; builtAt: Date },
): Promise<PlacesIndex> {
  const footers = [];
  for (const url of files) {
    const path = join(out, url);
    const metadata = await parquetMetadataAsync(await asyncBufferFromFile(path));
    // Its server names the version, which nobody knows yet.
    footers.push({ file: { url, size: statSync(path).size, etag: null }, metadata });
  }
  return indexOfFooters({ release, schema }, footers, builtAt);
}
