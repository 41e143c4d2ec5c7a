import { constants, zstdCompressSync } from "node:zlib";
import { fileWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer";
import type { PlacesIndex } from "#domain/overture/places-index.ts";
import type { KeptRow } from "./run-file.ts";

/** A GeoParquet file with the columns that the reader needs, written a row group at a time. */
export interface PlacesFile {
  write: (rows: readonly KeptRow[]) => Promise<void>;
  finish: () => Promise<void>;
}

/**
 * A point for other programs; the reader takes the box's corner, and nothing but that is known of
 * the point.
 */
const geo = {
  version: "1.1.0",
  primary_column: "geometry",
  columns: { geometry: { encoding: "WKB", geometry_types: ["Point"] } },
};

export function createPlacesFile(
  file: string,
  elements: PlacesIndex["elements"],
  pageBytes: number,
): PlacesFile {
  const schema = schemaOf(elements);
  const parquet = new ParquetWriter({
    writer: fileWriter(file),
    schema,
    codec: "ZSTD",
    compressors: { ZSTD: compressed },
    kvMetadata: [{ key: "geo", value: JSON.stringify(geo) }],
    createdBy: "Areascout",
  });
  const names = topsOf(schema);
  return {
    async write(rows) {
      const places = rows.map(columnsOf);
      await parquet.write({
        columnData: names.map((name) => ({
          name,
          data: places.map((place) => place[name] ?? null),
          offsetIndex: true,
          // Only boxes choose pages.
          columnIndex: name === "bbox",
        })),
        rowGroupSize: rows.length,
        pageSize: pageBytes,
      });
    },
    finish: async () => parquet.finish(),
  };
}

/** Written once and read often. */
const compressed = (bytes: Uint8Array): Uint8Array =>
  zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 12 } });

/**
 * The release's own columns. All may be empty, and boxes have the type whose page statistics the
 * reader knows.
 */
function schemaOf([root, ...below]: PlacesIndex["elements"]): SchemaElement[] {
  const columns = below.map((element) => ({
    ...element,
    ...(/^[xy]m(in|ax)$/.test(element.name) ? { type: "DOUBLE" } : {}),
    repetition_type: element.repetition_type === "REPEATED" ? "REPEATED" : "OPTIONAL",
  }));
  const geometry = { name: "geometry", type: "BYTE_ARRAY", repetition_type: "OPTIONAL" };
  const children = (root?.num_children ?? 0) + 1;
  return [{ ...root, num_children: children }, ...columns, geometry] as SchemaElement[];
}

/** Names of the columns at the top. */
function topsOf([root, ...below]: readonly SchemaElement[]): string[] {
  const names: string[] = [];
  let at = 0;
  const skip = (): void => {
    const children = below[at++]?.num_children ?? 0;
    for (let child = 0; child < children; child++) skip();
  };
  for (let column = 0; column < (root?.num_children ?? 0); column++) {
    names.push(below[at]?.name ?? "");
    skip();
  }
  return names;
}

function columnsOf({ lat, lon, row }: KeptRow): Record<string, unknown> {
  const { id, name, confidence, status, taxonomy, address } = row;
  return {
    id,
    bbox: { xmin: lon, ymin: lat },
    confidence,
    names: { primary: name },
    operating_status: status,
    taxonomy: {
      hierarchy: filled(taxonomy.hierarchy),
      alternates: filled(taxonomy.alternates),
    },
    websites: filled(row.websites),
    socials: filled(row.socials),
    emails: filled(row.emails),
    phones: filled(row.phones),
    addresses: address && [address],
    sources: filled(row.sources),
    geometry: wkbOf(lat, lon),
  };
}

const filled = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);

/** A point as well-known binary. */
function wkbOf(lat: number, lon: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(21));
  bytes.setUint8(0, 1);
  bytes.setUint32(1, 1, true);
  bytes.setFloat64(5, lon, true);
  bytes.setFloat64(13, lat, true);
  return new Uint8Array(bytes.buffer);
}
