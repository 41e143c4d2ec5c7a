import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { Group, PlacesIndex } from "#domain/overture/places-index.ts";
import { createRangeClient, type RangeOptions } from "#shared/collectors/overture/range-client.ts";
import { createGroupReader } from "#shared/collectors/overture/read-group.ts";
import { readSeen, type SeenRow } from "#shared/collectors/overture/read-rows.ts";
import { alongCurve } from "./along-curve.ts";
import { type KeptRow, openRun, type Run, writeRun } from "./run-file.ts";
import { addTally, emptyTally, type Tally } from "./tally.ts";

/** Reads one row group after the other into a run of its own; those of an earlier try are kept. */
export async function readRelease(
  index: PlacesIndex,
  folder: string,
  { ranges, log }: { ranges: RangeOptions; log: (line: string) => void },
): Promise<Run[]> {
  if (!existsSync(folder)) mkdirSync(folder);
  const client = createRangeClient(ranges, index.release);
  const runs: Run[] = [];
  const sum = emptyTally();
  for (const [at, group] of index.groups.entries()) {
    const file = join(folder, String(at).padStart(6, "0"));
    let run = openRun(file);
    if (!run) {
      const { rows, tally } = await readGroup(index, group, client);
      writeRun(file, rows, tally);
      run = openRun(file);
    }
    if (!run) throw new Error(`${file} was not written`);
    addTally(sum, run.tally);
    runs.push(run);
    log(
      `Read ${at + 1} of ${index.groups.length} row groups: ${sum.read} rows, ${sum.kept} are kept.`,
    );
  }
  return runs;
}

async function readGroup(
  index: PlacesIndex,
  group: Group,
  client: ReturnType<typeof createRangeClient>,
): Promise<{ rows: KeptRow[]; tally: Tally }> {
  const file = index.files[group.file];
  if (!file) throw new OvertureFailure("index-unreadable");
  const reader = createGroupReader({ index, group, file, client });
  const [west, south, east, north] = group.box;
  const tally: Tally = { ...emptyTally(), read: group.rows };
  const rows: KeptRow[] = [];
  const sort = (seen: SeenRow): void => {
    if (seen.kind === "unknown") {
      tally.unknownTops[seen.top] = (tally.unknownTops[seen.top] ?? 0) + 1;
    } else if (seen.kind === "row") {
      const { lat, lon, row } = seen;
      rows.push({ at: alongCurve(seen), lat, lon, row });
    } else tally.dropped[seen.kind] += 1;
  };
  await readSeen(reader, { west, south, east, north }, () => true, sort);
  const { closed, unsure, nameless } = tally.dropped;
  tally.kept = rows.length;
  tally.dropped.otherKinds = group.rows - rows.length - closed - unsure - nameless;
  return { rows, tally };
}
