import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { overtureLimits } from "#domain/limits/overture.ts";
import type { PlacesIndex } from "#domain/overture/places-index.ts";
import { taxonomyOfTypes } from "#domain/overture/taxonomy-map.ts";
import type { RangeOptions } from "#shared/collectors/overture/range-client.ts";
import { buildIndex } from "../build-index.ts";
import { OperatorError } from "../operator.ts";
import { readRelease } from "./read-release.ts";
import { addTally, emptyTally, type Tally } from "./tally.ts";
import { indexFiles, type Sizes, writeFiles } from "./write-files.ts";
import { writeWhole } from "./write-whole.ts";

/** A 10 km² box of a city reads about one row group, and of that a few pages. */
export const usualSizes: Sizes = { groupRows: 8_192, groupsPerFile: 64, pageBytes: 16_384 };

export interface CompactOptions {
  /** The newest one where none is named. */
  wanted: string | undefined;
  /** Named after the release where none is given. It must not exist. */
  folder: (release: string) => string;
  now: Date;
  sizes: Sizes;
  log: (line: string) => void;
}

export interface Compacted {
  folder: string;
  release: string;
  tally: Tally;
  before: { files: number; groups: number; bytes: number };
  after: { files: number; groups: number; bytes: number };
}

/**
 * Rewrites a release into small row groups of our types, with an index of the usual format beside
 * them. The folder appears when all is in it; a job that was killed continues where it was.
 */
export async function compact(
  ranges: RangeOptions,
  { wanted, folder: folderOf, now, sizes, log }: CompactOptions,
): Promise<Compacted> {
  const { index: source, warning } = await buildIndex(ranges, { wanted, now });
  if (warning) log(warning);
  const folder = folderOf(source.release);
  const work = `${folder}.unfinished`;
  if (existsSync(folder)) {
    rmSync(work, { recursive: true, force: true });
    throw new OperatorError(`${folder} exists already. Delete it, or name another folder.`);
  }
  const builtAt = beginOrContinue(work, source, { sizes, now, log });
  const runs = await readRelease(source, join(work, "runs"), { ranges, log });
  const out = join(work, "out");
  const files = await writeFiles(source, runs, { work, name: source.release, out, sizes, log });
  const index = await indexFiles(source, files, { out, builtAt });
  writeWhole(join(out, "index.json"), JSON.stringify(index));
  renameSync(out, folder);
  rmSync(work, { recursive: true });
  const tally = emptyTally();
  for (const run of runs) addTally(tally, run.tally);
  return {
    folder,
    release: source.release,
    tally,
    before: sizeOf(source),
    after: sizeOf(index),
  };
}

const sizeOf = ({ files, groups }: PlacesIndex): Compacted["before"] => ({
  files: files.length,
  groups: groups.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
});

interface Job {
  /** Of all that the result depends on. */
  key: string;
  /** ISO time. */
  startedAt: string;
}

/** The job's start. Files of an earlier job of other rows or other rules are removed. */
function beginOrContinue(
  work: string,
  { release, files, groups }: PlacesIndex,
  { sizes, now, log }: Pick<CompactOptions, "sizes" | "now" | "log">,
): Date {
  const rules = [taxonomyOfTypes, overtureLimits.fillConfidence, sizes];
  const key = createHash("sha256")
    .update(JSON.stringify([release, files, groups, rules]))
    .digest("hex");
  const file = join(work, "job.json");
  const left: Job | null = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  if (left?.key === key) {
    log("Continuing the job that was not finished.");
    return new Date(left.startedAt);
  }
  if (existsSync(work)) log("What another job left unfinished is removed.");
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const job: Job = { key, startedAt: now.toISOString() };
  writeWhole(file, JSON.stringify(job));
  return now;
}
