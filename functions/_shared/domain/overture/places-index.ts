import * as v from "valibot";
import type { Bounds } from "../area/area.ts";
import { OvertureFailure } from "./overture-failure.ts";

/**
 * Where the rows of a release lie, so that a reader needs no footers: of each row group its box and
 * the bytes of each needed column. It is one JSON file; a file's address may be relative to it.
 */
export interface PlacesIndex {
  format: 1;
  release: string;
  /** Version of Overture's schema. */
  schema: string;
  builtAt: string;
  /** The parquet schema of the needed columns, depth first. */
  elements: SchemaElement[];
  columns: Column[];
  files: IndexedFile[];
  groups: Group[];
}

export type SchemaElement = Record<string, unknown> & { name: string; num_children?: number };

export interface Column {
  path: string[];
  type: string;
  codec: string;
}

export interface IndexedFile {
  url: string;
  size: number;
  /** A reader asks for this version of the file only; `null` where the server names none. */
  etag: string | null;
}

export interface Group {
  /** Position in `files`. */
  file: number;
  group: number;
  rows: number;
  box: [west: number, south: number, east: number, north: number];
  /** `chunkNumbers` for each column, in the columns' order. */
  chunks: number[];
}

export interface Chunk {
  start: number;
  length: number;
  /** Of its first page with data, from the start: above 0 where a dictionary comes first. */
  dataAt: number;
  values: number;
  /** Page statistics and page positions; length 0 where the file has none. */
  columnIndexAt: number;
  columnIndexLength: number;
  offsetIndexAt: number;
  offsetIndexLength: number;
}

const chunkFields = [
  "start",
  "length",
  "dataAt",
  "values",
  "columnIndexAt",
  "columnIndexLength",
  "offsetIndexAt",
  "offsetIndexLength",
] as const satisfies (keyof Chunk)[];

/**
 * The columns that are read, by their plain path. A place's box is a metre wide, so its south-west
 * corner serves as the place's point.
 */
export const placeColumns = [
  "id",
  "bbox.xmin",
  "bbox.ymin",
  "confidence",
  "names.primary",
  "operating_status",
  "taxonomy.hierarchy",
  "taxonomy.alternates",
  "websites",
  "socials",
  "emails",
  "phones",
  "addresses.freeform",
  "addresses.locality",
  "addresses.postcode",
  "addresses.region",
  "addresses.country",
  "sources.property",
  "sources.dataset",
  "sources.license",
  "sources.record_id",
  "sources.update_time",
] as const;
export type PlaceColumn = (typeof placeColumns)[number];

/** Without the levels of lists, which each writer names in its own way. */
export const plainPath = (path: readonly string[]): string =>
  path.filter((name) => !/^(list|element|bag|array|array_element|item)$/.test(name)).join(".");

/** Packs chunks as the index stores them. */
export const packChunks = (chunks: readonly Chunk[]): number[] =>
  chunks.flatMap((chunk) => chunkFields.map((field) => chunk[field]));

/** Each column's chunk of a row group. */
export const chunksOf = ({ chunks }: Group): Chunk[] =>
  Array.from({ length: chunks.length / chunkFields.length }, (_, column) => {
    const at = (field: (typeof chunkFields)[number]): number =>
      chunks[column * chunkFields.length + chunkFields.indexOf(field)] ?? 0;
    return {
      start: at("start"),
      length: at("length"),
      dataAt: at("dataAt"),
      values: at("values"),
      columnIndexAt: at("columnIndexAt"),
      columnIndexLength: at("columnIndexLength"),
      offsetIndexAt: at("offsetIndexAt"),
      offsetIndexLength: at("offsetIndexLength"),
    };
  });

/** The row groups whose box meets the bounds. */
export const groupsIn = ({ groups }: PlacesIndex, bounds: Bounds): Group[] =>
  groups.filter(
    ({ box: [west, south, east, north] }) =>
      west <= bounds.east && east >= bounds.west && south <= bounds.north && north >= bounds.south,
  );

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const degrees = v.pipe(v.number(), v.finite());
const indexSchema = v.object({
  format: v.literal(1),
  release: v.string(),
  schema: v.string(),
  builtAt: v.string(),
  elements: v.array(v.looseObject({ name: v.string(), num_children: v.optional(whole) })),
  columns: v.array(v.object({ path: v.array(v.string()), type: v.string(), codec: v.string() })),
  files: v.array(v.object({ url: v.string(), size: whole, etag: v.nullable(v.string()) })),
  groups: v.array(
    v.object({
      file: whole,
      group: whole,
      rows: whole,
      box: v.tuple([degrees, degrees, degrees, degrees]),
      chunks: v.array(whole),
    }),
  ),
});

/** An index from its JSON; throws where it isn't one. */
export function readIndex(text: string): PlacesIndex {
  const parsed = v.safeParse(indexSchema, asJson(text));
  if (!parsed.success) throw new OvertureFailure("index-unreadable", { cause: parsed.issues });
  const index = parsed.output as PlacesIndex;
  const isWhole = index.groups.every(
    ({ file, chunks }) =>
      file < index.files.length && chunks.length === index.columns.length * chunkFields.length,
  );
  if (!isWhole) throw new OvertureFailure("index-unreadable");
  const missing = placeColumns.find(
    (column) => !index.columns.some(({ path }) => plainPath(path) === column),
  );
  if (missing) {
    const { release } = index;
    throw new OvertureFailure("columns-missing", { values: { release, column: missing } });
  }
  return index;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new OvertureFailure("index-unreadable", { cause });
  }
}
