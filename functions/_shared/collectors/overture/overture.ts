import { type Bounds, contains } from "#domain/area/area.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { type Group, groupsIn, type PlacesIndex } from "#domain/overture/places-index.ts";
import { boundsOfCells, cellAt, cellsIn } from "./cells.ts";
import { type Clips, createClips } from "./clips.ts";
import { type OpenIndex, openOnce } from "./open-index.ts";
import { createRangeClient, type RangeOptions } from "./range-client.ts";
import { createGroupReader } from "./read-group.ts";
import {
  type CountedPlace,
  type FoundRow,
  type ReadRows,
  readCounted,
  readFound,
} from "./read-rows.ts";

export interface OvertureOptions extends Omit<RangeOptions, "baseUrl"> {
  indexUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface PlaceCounts {
  /** Of each type, in order. A place of two types counts for both. */
  each: number[];
  total: number;
  /** A sentence for the operator when a newer release should be indexed. */
  warning: string | null;
}

export interface PlacesAnswer {
  release: string;
  /** Any that could add a row or fill one. */
  places: OverturePlace[];
  /** Rows of the types that are left out: closed for good, too unsure to exist, without a name. */
  dropped: { closed: number; unsure: number; nameless: number };
  /** Rows below a top of the taxonomy that we don't know, by its name. */
  unknownTops: Record<string, number>;
  warning: string | null;
}

/** Overture's places. Every call either gives the whole answer or throws `OvertureFailure`. */
export interface PlaceSource {
  /** Places of at least that confidence, closed ones aside: reads boxes, taxonomy and confidence. */
  count: (bounds: Bounds, types: readonly string[], confidence: number) => Promise<PlaceCounts>;
  collect: (bounds: Bounds, types: readonly string[]) => Promise<PlacesAnswer>;
}

export function createOverture(options: OvertureOptions): PlaceSource {
  const ranges: RangeOptions = { ...options, baseUrl: options.indexUrl };
  const counted = createClips<CountedPlace>();
  const collected = createClips<FoundRow>();
  const open = openOnce(ranges, options.now);
  const inTurn = oneAtATime();
  const rowsIn = async <T extends { lat: number; lon: number }>(
    bounds: Bounds,
    { index }: OpenIndex,
    clips: Clips<T>,
    read: ReadRows<T>,
  ): Promise<T[]> => {
    const rows: T[] = [];
    for (const group of groupsIn(index, bounds)) {
      // Two row groups in memory would be too much for a function.
      const found = await inTurn(() => clipsOf(bounds, { index, group, clips, read, ranges }));
      rows.push(...found.filter((row) => contains(bounds, row)));
    }
    return rows;
  };
  return {
    async count(bounds, types, confidence) {
      const opened = await open();
      const rows = await rowsIn(bounds, opened, counted, readCounted);
      const sure = rows.filter((row) => row.confidence >= confidence);
      const of = (wanted: readonly string[]): number => sure.filter(isOf(wanted)).length;
      const { warning } = opened;
      return { each: types.map((type) => of([type])), total: of(types), warning };
    },
    async collect(bounds, types) {
      const opened = await open();
      const { release } = opened.index;
      const rows = await rowsIn(bounds, opened, collected, readFound(release));
      return { release, ...sorted(rows, types), warning: opened.warning };
    },
  };
}

const isOf =
  (types: readonly string[]) =>
  (row: { types: readonly string[] }): boolean =>
    row.types.some((type) => types.includes(type));

interface ClipOptions<T> {
  index: PlacesIndex;
  group: Group;
  clips: Clips<T>;
  read: ReadRows<T>;
  ranges: RangeOptions;
}

/** The rows of whole cells: an area next to this one finds them read. */
async function clipsOf<T extends { lat: number; lon: number }>(
  bounds: Bounds,
  { index, group, clips, read, ranges }: ClipOptions<T>,
): Promise<T[]> {
  const file = index.files[group.file];
  if (!file) throw new OvertureFailure("index-unreadable");
  const url = new URL(file.url, ranges.baseUrl).href;
  const keyOf = (cell: number): string => `${index.release} ${url} ${group.group} ${cell}`;
  const rows: T[] = [];
  const missing = new Map<number, T[]>();
  for (const cell of cellsIn(partIn(bounds, group))) {
    const clip = clips.get(keyOf(cell));
    if (clip) rows.push(...clip);
    else missing.set(cell, []);
  }
  if (missing.size === 0) return rows;
  const client = createRangeClient(ranges, index.release);
  const reader = createGroupReader({ index, group, file: { ...file, url }, client });
  const found = await read(reader, boundsOfCells([...missing.keys()]), (lat, lon) =>
    missing.has(cellAt(lat, lon)),
  );
  for (const row of found) missing.get(cellAt(row.lat, row.lon))?.push(row);
  for (const [cell, clip] of missing) clips.set(keyOf(cell), clip);
  return [...rows, ...found];
}

/** The part of the bounds that the row group's box covers. */
const partIn = (bounds: Bounds, { box: [west, south, east, north] }: Group): Bounds => ({
  west: Math.max(bounds.west, west),
  south: Math.max(bounds.south, south),
  east: Math.min(bounds.east, east),
  north: Math.min(bounds.north, north),
});

function sorted(
  rows: readonly FoundRow[],
  types: readonly string[],
): Pick<PlacesAnswer, "places" | "dropped" | "unknownTops"> {
  const places: OverturePlace[] = [];
  const dropped = { closed: 0, unsure: 0, nameless: 0 };
  const unknownTops: Record<string, number> = {};
  const isWanted = isOf(types);
  for (const row of rows) {
    if (row.kind === "unknown") unknownTops[row.top] = (unknownTops[row.top] ?? 0) + 1;
    else if (!isWanted(row)) continue;
    else if (row.kind === "place") places.push(row.place);
    else dropped[row.kind] += 1;
  }
  return { places, dropped, unknownTops };
}

/** Runs calls one after the other, in the order they came. */
function oneAtATime(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const running = last.then(run);
    last = running.catch(() => {});
    return running;
  };
}
