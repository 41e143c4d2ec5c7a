import { zstdCompressSync } from "node:zlib";
import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import { columnNames, placesSchema } from "./schema.ts";

/** A row of theme=places; a column that is missing is null. */
export interface PlaceRow {
  id: string;
  bbox: { xmin: number; xmax: number; ymin: number; ymax: number };
  [column: string]: unknown;
}

export interface FileOptions {
  rowsPerGroup: number;
  /** Whether each page says which rows and values it holds. */
  hasPageIndex: boolean;
  /** Uncompressed. */
  pageBytes?: number;
}

/** A parquet file as Overture's own: zstd, nested columns, row groups of rows that lie together. */
export function placesFile(
  rows: readonly PlaceRow[],
  { rowsPerGroup, hasPageIndex, pageBytes = 1_048_576 }: FileOptions,
): Uint8Array {
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({
    writer,
    schema: placesSchema,
    codec: "ZSTD",
    compressors: { ZSTD: (bytes) => zstdCompressSync(bytes) },
    createdBy: "stand-in",
  });
  const sorted = rows.toSorted((a, b) => alongCurve(a) - alongCurve(b));
  for (let from = 0; from < sorted.length; from += rowsPerGroup) {
    const group = sorted.slice(from, from + rowsPerGroup);
    void parquet.write({
      columnData: columnNames.map((name) => ({
        name,
        data: group.map((row) => (name === "geometry" ? wkbOf(row) : (row[name] ?? null))),
        offsetIndex: hasPageIndex,
        columnIndex: hasPageIndex,
      })),
      rowGroupSize: rowsPerGroup,
      pageSize: pageBytes,
    });
  }
  void parquet.finish();
  return writer.getBytes();
}

/** Position on a Z-order curve: neighbours on the ground are mostly neighbours in the file. */
function alongCurve({ bbox: { xmin, ymin } }: PlaceRow): number {
  const x = Math.floor(((xmin + 180) / 360) * 2 ** 26);
  const y = Math.floor(((ymin + 90) / 180) * 2 ** 26);
  let position = 0;
  for (let bit = 25; bit >= 0; bit--) {
    position = position * 4 + (Math.floor(y / 2 ** bit) % 2) * 2 + (Math.floor(x / 2 ** bit) % 2);
  }
  return position;
}

/** A point as well-known binary. */
function wkbOf({ bbox: { xmin, ymin } }: PlaceRow): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(21));
  bytes.setUint8(0, 1);
  bytes.setUint32(1, 1, true);
  bytes.setFloat64(5, xmin, true);
  bytes.setFloat64(13, ymin, true);
  return new Uint8Array(bytes.buffer);
}
