import { readColumnIndex, readOffsetIndex, type SchemaElement } from "hyparquet";
import type { Bounds } from "#domain/area/area.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { Chunk } from "#domain/overture/places-index.ts";
import type { RangeClient, RemoteFile } from "./range-client.ts";
import { fewRanges, type RowRange } from "./row-ranges.ts";
import { type ByteRange, fetchSegments, viewOf } from "./segments.ts";

interface Page extends ByteRange {
  firstRow: number;
  endRow: number;
}

export interface PagedColumn {
  /** Read before the pages; `null` where there is none, or it comes with them. */
  dictionary: ByteRange | null;
  runs: (ByteRange & { firstRow: number })[];
  /** Of all runs together. */
  rows: number;
}

/** Rounding of the edges of bounds: about 10 cm. */
const slackDegrees = 1e-6;

const double: SchemaElement = { name: "degrees", type: "DOUBLE" };

/** The page index of one row group, each part of it read once. */
export class PageIndex {
  /** By their first byte. */
  private readonly parts = new Map<number, Uint8Array>();
  private readonly client: RangeClient;
  private readonly file: RemoteFile;
  private readonly rows: number;

  constructor(client: RangeClient, file: RemoteFile, rows: number) {
    this.client = client;
    this.file = file;
    this.rows = rows;
  }

  /** The rows that may lie in the bounds, by the least and the largest value of each page. */
  async rowsIn(bounds: Bounds, { lat, lon }: { lat: Chunk; lon: Chunk }): Promise<RowRange[]> {
    const indexed = [lat, lon].filter(hasStatistics);
    await this.fetch(indexed.flatMap((chunk) => [columnIndexOf(chunk), offsetIndexOf(chunk)]));
    const lats = this.rowsBetween(lat, bounds.south - slackDegrees, bounds.north + slackDegrees);
    const lons = this.rowsBetween(lon, bounds.west - slackDegrees, bounds.east + slackDegrees);
    return fewRanges(inBoth(lats, lons));
  }

  /** Of each column its dictionary and the pages that hold the rows; all where it has no index. */
  async pagesOf(chunks: readonly Chunk[], ranges: readonly RowRange[]): Promise<PagedColumn[]> {
    const isWhole = ranges.some(({ start, end }) => start === 0 && end === this.rows);
    if (!isWhole) await this.fetch(chunks.filter(hasPages).map(offsetIndexOf));
    return chunks.map((chunk) => {
      const end = chunk.start + chunk.length;
      if (isWhole || !hasPages(chunk)) {
        const runs = [{ start: chunk.start, end, firstRow: 0 }];
        return { dictionary: null, runs, rows: this.rows };
      }
      const pages = this.pages(chunk);
      const held = pages.filter((page) =>
        ranges.some((range) => page.firstRow < range.end && page.endRow > range.start),
      );
      const first = pages[0]?.start ?? end;
      return {
        dictionary: first > chunk.start ? { start: chunk.start, end: first } : null,
        runs: held,
        rows: held.reduce((sum, { firstRow, endRow }) => sum + endRow - firstRow, 0),
      };
    });
  }

  private async fetch(ranges: readonly ByteRange[]): Promise<void> {
    const missing = ranges.filter(({ start }) => !this.parts.has(start));
    const slice = await fetchSegments(this.client, this.file, missing);
    for (const range of missing) this.parts.set(range.start, slice(range).slice());
  }

  private view({ start }: ByteRange): DataView {
    const part = this.parts.get(start);
    if (!part) throw new OvertureFailure("corrupt");
    return viewOf(part);
  }

  private pages(chunk: Chunk): Page[] {
    const view = this.view(offsetIndexOf(chunk));
    const locations = decoded(() => readOffsetIndex({ view, offset: 0 }).page_locations);
    return locations.map((page, at) => ({
      start: Number(page.offset),
      end: Number(page.offset) + page.compressed_page_size,
      firstRow: Number(page.first_row_index),
      endRow: Number(locations[at + 1]?.first_row_index ?? this.rows),
    }));
  }

  private rowsBetween(chunk: Chunk, least: number, most: number): RowRange[] {
    if (!hasStatistics(chunk)) return [{ start: 0, end: this.rows }];
    const view = this.view(columnIndexOf(chunk));
    const { min_values, max_values, null_pages } = decoded(() =>
      readColumnIndex({ view, offset: 0 }, double),
    );
    return this.pages(chunk).flatMap(({ firstRow, endRow }, page) => {
      const isOut = Number(min_values[page]) > most || Number(max_values[page]) < least;
      return isOut || null_pages[page] ? [] : [{ start: firstRow, end: endRow }];
    });
  }
}

const hasPages = ({ offsetIndexLength }: Chunk): boolean => offsetIndexLength > 0;
const hasStatistics = (chunk: Chunk): boolean => hasPages(chunk) && chunk.columnIndexLength > 0;

const columnIndexOf = ({ columnIndexAt: start, columnIndexLength: length }: Chunk): ByteRange => ({
  start,
  end: start + length,
});

const offsetIndexOf = ({ offsetIndexAt: start, offsetIndexLength: length }: Chunk): ByteRange => ({
  start,
  end: start + length,
});

function decoded<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new OvertureFailure("corrupt", { cause });
  }
}

function inBoth(a: readonly RowRange[], b: readonly RowRange[]): RowRange[] {
  const both: RowRange[] = [];
  for (const one of a) {
    for (const other of b) {
      const start = Math.max(one.start, other.start);
      const end = Math.min(one.end, other.end);
      if (start < end) both.push({ start, end });
    }
  }
  return both;
}
