import { type Bounds, contains } from "#domain/area/area.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { type Group, groupsIn, type PlacesIndex } from "#domain/overture/places-index.ts";
import { boundsOfCells, cellAt, cellsIn } from "./cells.ts";
import { type Clips, createClips } from "./clips.ts";
import { openOnce } from "./open-index.ts";
import { createRangeClient, type RangeOptions, type RemoteFile } from "./range-client.ts";
import { createGroupReader, type GroupReader } from "./read-group.ts";
import { type CountedPlace, type FoundRow, readCounted, readFound } from "./read-rows.ts";

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
  /**
   * Hands over any place that could add a row or fill one, one by one: all of them together would be
   * too much for a function. After a failure they are not the whole answer. `signal`: ends it early.
   */
  collect: (
    bounds: Bounds,
    types: readonly string[],
    take: (place: OverturePlace) => void,
    signal?: AbortSignal,
  ) => Promise<PlacesAnswer>;
}

export function createOverture(options: OvertureOptions): PlaceSource {
  const ranges: RangeOptions = { ...options, baseUrl: options.indexUrl };
  const counted = createClips<CountedPlace>();
  const open = openOnce(ranges, options.now);
  // Two row groups in memory would be too much for a function.
  const inTurn = oneAtATime();
  return {
    async count(bounds, types, confidence) {
      const { index, warning } = await open();
      const sure: CountedPlace[] = [];
      for (const group of groupsIn(index, bounds)) {
        const rows = await inTurn(() => clipsOf(bounds, { index, group, clips: counted, ranges }));
        for (const row of rows) {
          if (row.confidence >= confidence && contains(bounds, row)) sure.push(row);
        }
      }
      const of = (wanted: readonly string[]): number => sure.filter(isOf(wanted)).length;
      return { each: types.map((type) => of([type])), total: of(types), warning };
    },
    async collect(bounds, types, take, signal) {
      const { index, warning } = await open(signal);
      const own = signal ? { ...ranges, signal } : ranges;
      const { release } = index;
      const sorted = sortInto(types, take);
      const isWanted = (lat: number, lon: number): boolean => contains(bounds, { lat, lon });
      for (const group of groupsIn(index, bounds)) {
        const reader = readerOf({ index, group, ranges: own });
        await inTurn(() => readFound(release)(reader, bounds, isWanted, sorted.add));
      }
      const { dropped, unknownTops } = sorted;
      return { release, dropped, unknownTops, warning };
    },
  };
}

const isOf =
  (types: readonly string[]) =>
  (row: { types: readonly string[] }): boolean =>
    row.types.some((type) => types.includes(type));

interface GroupOptions {
  index: PlacesIndex;
  group: Group;
  ranges: RangeOptions;
}

function readerOf({ index, group, ranges }: GroupOptions): GroupReader {
  const client = createRangeClient(ranges, index.release);
  const file = fileOf({ index, group, ranges });
  return createGroupReader({ index, group, file, client });
}

/** With its whole address. */
function fileOf({ index, group, ranges }: GroupOptions): RemoteFile {
  const file = index.files[group.file];
  if (!file) throw new OvertureFailure("index-unreadable");
  return { ...file, url: new URL(file.url, ranges.baseUrl).href };
}

/** The rows of whole cells: an area next to this one finds them read. */
async function clipsOf(
  bounds: Bounds,
  { clips, ...options }: GroupOptions & { clips: Clips<CountedPlace> },
): Promise<CountedPlace[]> {
  const { index, group } = options;
  const { url } = fileOf(options);
  const keyOf = (cell: number): string => `${index.release} ${url} ${group.group} ${cell}`;
  const rows: CountedPlace[] = [];
  const missing = new Map<number, CountedPlace[]>();
  for (const cell of cellsIn(partIn(bounds, group))) {
    const clip = clips.get(keyOf(cell));
    if (clip) rows.push(...clip);
    else missing.set(cell, []);
  }
  if (missing.size === 0) return rows;
  await readCounted(
    readerOf(options),
    boundsOfCells([...missing.keys()]),
    (lat, lon) => missing.has(cellAt(lat, lon)),
    (row) => missing.get(cellAt(row.lat, row.lon))?.push(row),
  );
  for (const [cell, clip] of missing) {
    clips.set(keyOf(cell), clip);
    rows.push(...clip);
  }
  return rows;
}

/** The part of the bounds that the row group's box covers. */
const partIn = (bounds: Bounds, { box: [west, south, east, north] }: Group): Bounds => ({
  west: Math.max(bounds.west, west),
  south: Math.max(bounds.south, south),
  east: Math.min(bounds.east, east),
  north: Math.min(bounds.north, north),
});

/** Hands on places of the types, and counts the rows that are left out. */
function sortInto(types: readonly string[], take: (place: OverturePlace) => void) {
  const dropped = { closed: 0, unsure: 0, nameless: 0 };
  const unknownTops: Record<string, number> = {};
  const isWanted = isOf(types);
  const add = (row: FoundRow): void => {
    if (row.kind === "unknown") unknownTops[row.top] = (unknownTops[row.top] ?? 0) + 1;
    else if (!isWanted(row)) return;
    else if (row.kind === "place") take(row.place);
    else dropped[row.kind] += 1;
  };
  return { add, dropped, unknownTops };
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
