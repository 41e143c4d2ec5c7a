import { type FileMetaData, parquetSchema, type SchemaTree } from "hyparquet";
import type { Bounds } from "#domain/area/area.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import {
  type Chunk,
  chunksOf,
  type Group,
  type PlaceColumn,
  type PlacesIndex,
  plainPath,
} from "#domain/overture/places-index.ts";
import { PageIndex } from "./page-index.ts";
import type { RangeClient, RemoteFile } from "./range-client.ts";
import { type LeafValue, leafOf, openLeaf } from "./read-leaf.ts";
import { type RowRange, rangesOfRows } from "./row-ranges.ts";
import { createRowValues, type RowValues } from "./row-values.ts";
import { fetchSegments } from "./segments.ts";

/** Rows of a row group with their points. */
export interface Points {
  rows: number[];
  lats: number[];
  lons: number[];
}

/** One row group: its points first, then the columns of some rows. */
export interface GroupReader {
  /** Of the rows that `isWanted`, in the file's order. */
  points: (bounds: Bounds, isWanted: (lat: number, lon: number) => boolean) => Promise<Points>;
  /**
   * Reads the columns of the rows, which are in order. The function it gives returns the values of
   * so many rows more: those of 100,000 rows together are more memory than their places.
   */
  columns: <C extends PlaceColumn>(
    names: readonly C[],
    rows: readonly number[],
  ) => Promise<(count: number) => Record<C, RowValues>>;
}

/** Rounding of a box's edges: about 10 cm. */
const slackDegrees = 1e-6;

interface Place {
  index: PlacesIndex;
  group: Group;
  file: RemoteFile;
  client: RangeClient;
}

type Take = (name: string, row: number, value: LeafValue) => void;

/** The columns of one row group. */
interface Columns {
  chunkOf: (name: string) => Chunk;
  /** The function it gives hands over the wanted rows before `end`, column after column. */
  open: (
    names: readonly string[],
    ranges: readonly RowRange[],
    isWanted: (row: number) => boolean,
    take: Take,
  ) => Promise<(end: number) => void>;
}

function columnsOf({ index, group, file, client }: Place, pageIndex: PageIndex): Columns {
  const chunks = chunksOf(group);
  const positionOf = (name: string): number => {
    const at = index.columns.findIndex(({ path }) => plainPath(path) === name);
    if (at >= 0) return at;
    const values = { release: index.release, column: name };
    throw new OvertureFailure("columns-missing", { values });
  };
  const chunkOf = (name: string): Chunk => chunks[positionOf(name)] ?? fail();
  return {
    chunkOf,
    async open(names, ranges, isWanted, take) {
      const paged = await pageIndex.pagesOf(names.map(chunkOf), ranges);
      const parts = paged.flatMap(({ dictionary, runs }) => [
        ...(dictionary ? [dictionary] : []),
        ...runs,
      ]);
      const slice = await fetchSegments(client, file, parts);
      const tree = schemaTreeOf(index);
      const cursors = names.map((name, at) => {
        const column = index.columns[positionOf(name)] ?? fail();
        const { dictionary, runs, rows } = paged[at] ?? fail();
        const cursor = decoded(() =>
          openLeaf(
            leafOf(tree, column),
            dictionary ? slice(dictionary) : null,
            runs.map((run) => ({ bytes: slice(run), firstRow: run.firstRow })),
          ),
        );
        return { name, rows, cursor };
      });
      return (end) => {
        const isLast = end >= group.rows;
        // Rows beyond the last one are damage, too.
        const to = isLast ? Number.POSITIVE_INFINITY : end;
        for (const { name, rows, cursor } of cursors) {
          decoded(() => cursor.readTo(to, isWanted, (row, value) => take(name, row, value)));
          if (isLast && cursor.seen() !== rows) throw new OvertureFailure("corrupt");
        }
      };
    },
  };
}

export function createGroupReader(place: Place): GroupReader {
  const { group } = place;
  const pageIndex = new PageIndex(place.client, place.file, group.rows);
  const { chunkOf, open } = columnsOf(place, pageIndex);
  return {
    async points(bounds, isWanted) {
      const [lon, lat] = ["bbox.xmin", "bbox.ymin"] as const;
      const ranges = await pageIndex.rowsIn(bounds, { lat: chunkOf(lat), lon: chunkOf(lon) });
      const found: Points = { rows: [], lats: [], lons: [] };
      if (ranges.length === 0) return found;
      const lats = new Float64Array(group.rows);
      const lons = new Float64Array(group.rows);
      const isIn = inRanges(ranges);
      const readTo = await open([lon, lat], ranges, isIn, (name, row, value) => {
        const values = name === lat ? lats : lons;
        values[row] = value === null ? Number.NaN : Number(value);
      });
      readTo(group.rows);
      for (const range of ranges) {
        for (let row = range.start; row < range.end; row++) {
          const y = lats[row] ?? Number.NaN;
          const x = lons[row] ?? Number.NaN;
          checkPoint(y, x, group);
          if (!isWanted(y, x)) continue;
          found.rows.push(row);
          found.lats.push(y);
          found.lons.push(x);
        }
      }
      return found;
    },
    async columns(names, rows) {
      type Name = (typeof names)[number];
      const wanted = new Uint8Array(group.rows);
      for (const row of rows) wanted[row] = 1;
      let values = new Map<string, ReturnType<typeof createRowValues>>();
      const readTo =
        rows.length === 0
          ? () => {}
          : await open(
              names,
              rangesOfRows(rows),
              (row) => wanted[row] === 1,
              (name, row, value) => values.get(name)?.add(row, value),
            );
      let first = 0;
      return (count) => {
        const few = rows.slice(first, first + count);
        first += few.length;
        values = new Map(names.map((name) => [name as string, createRowValues(few)]));
        readTo(first < rows.length ? (rows[first] ?? 0) : group.rows);
        const found = [...values].map(([name, { of }]) => [name, of]);
        return Object.fromEntries(found) as Record<Name, RowValues>;
      };
    },
  };
}

function fail(): never {
  throw new OvertureFailure("index-unreadable");
}

const schemaTreeOf = ({ elements }: PlacesIndex): SchemaTree =>
  parquetSchema({ schema: elements } as unknown as FileMetaData);

const inRanges =
  (ranges: readonly RowRange[]) =>
  (row: number): boolean =>
    ranges.some(({ start, end }) => row >= start && row < end);

/** Damaged bytes rarely keep a point within the box that the footer gave its row group. */
function checkPoint(lat: number, lon: number, { box: [west, south, east, north] }: Group): void {
  const isInside =
    lon >= west - slackDegrees &&
    lon <= east + slackDegrees &&
    lat >= south - slackDegrees &&
    lat <= north + slackDegrees;
  if (!isInside) throw new OvertureFailure("corrupt");
}

function decoded<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new OvertureFailure("corrupt", { cause });
  }
}
