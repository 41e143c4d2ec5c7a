import type { ColumnChunk, SchemaElement as Element, FileMetaData, RowGroup } from "hyparquet";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import {
  type Chunk,
  type Column,
  type Group,
  type IndexedFile,
  type PlacesIndex,
  packChunks,
  placeColumns,
  plainPath,
  type SchemaElement,
} from "#domain/overture/places-index.ts";
import type { Release } from "./stac.ts";

export interface Footer {
  file: IndexedFile;
  metadata: FileMetaData;
}

/** The index of files by their footers; throws where a column is missing or files differ. */
export function indexOfFooters(
  { release, schema }: Pick<Release, "release" | "schema">,
  footers: readonly Footer[],
  builtAt: Date,
): PlacesIndex {
  const [first] = footers;
  if (!first) throw new OvertureFailure("release-unknown", { values: { release } });
  const elements = neededElements(first.metadata.schema);
  const columns = columnsOf(first.metadata, release);
  for (const { file, metadata } of footers) {
    const same = JSON.stringify([neededElements(metadata.schema), columnsOf(metadata, release)]);
    if (same !== JSON.stringify([elements, columns])) {
      throw new OvertureFailure("schema-unknown", { values: { release, schema: file.url } });
    }
  }
  return {
    format: 1,
    release,
    schema,
    builtAt: builtAt.toISOString(),
    elements,
    columns,
    files: footers.map(({ file }) => file),
    groups: footers.flatMap(({ file, metadata }, at) =>
      metadata.row_groups.map((group, position) => ({
        file: at,
        group: position,
        rows: Number(group.num_rows),
        box: boxOf(group, { group: position, file: file.url }),
        chunks: packChunks(columns.map(({ path }) => chunkOf(group, path))),
      })),
    ),
  };
}

/** The part of the schema that leads to the needed columns. */
function neededElements(schema: readonly Element[]): SchemaElement[] {
  let at = 0;
  const walk = (path: readonly string[]): SchemaElement[] => {
    const element = schema[at++];
    if (!element) return [];
    const own = at === 1 ? [] : [...path, element.name];
    const children = element.num_children ?? 0;
    if (children === 0) return isNeeded(own) ? [plain(element, undefined)] : [];
    const below = Array.from({ length: children }, () => walk(own));
    const kept = below.filter(({ length }) => length > 0);
    return kept.length === 0 ? [] : [plain(element, kept.length), ...kept.flat()];
  };
  return walk([]);
}

const plain = (element: Element, children: number | undefined): SchemaElement => ({
  ...element,
  ...(children === undefined ? {} : { num_children: children }),
});

const isNeeded = (path: readonly string[]): boolean =>
  placeColumns.some((column) => column === plainPath(path));

function columnsOf({ row_groups: [group] }: FileMetaData, release: string): Column[] {
  const columns = (group?.columns ?? []).flatMap(({ meta_data: meta }) =>
    meta && isNeeded(meta.path_in_schema)
      ? [{ path: meta.path_in_schema, type: meta.type, codec: meta.codec }]
      : [],
  );
  const missing = placeColumns.find(
    (column) => !columns.some(({ path }) => plainPath(path) === column),
  );
  if (missing)
    throw new OvertureFailure("columns-missing", { values: { release, column: missing } });
  return columns;
}

const columnIn = ({ columns }: RowGroup, path: string): ColumnChunk | undefined =>
  columns.find(({ meta_data: meta }) => meta?.path_in_schema.join(".") === path);

function chunkOf(group: RowGroup, path: readonly string[]): Chunk {
  const column = columnIn(group, path.join("."));
  const meta = column?.meta_data;
  const dataAt = Number(meta?.data_page_offset ?? 0);
  const start = Number(meta?.dictionary_page_offset || dataAt);
  return {
    start,
    length: Number(meta?.total_compressed_size ?? 0),
    dataAt: dataAt - start,
    values: Number(meta?.num_values ?? 0),
    columnIndexAt: Number(column?.column_index_offset ?? 0),
    columnIndexLength: column?.column_index_length ?? 0,
    offsetIndexAt: Number(column?.offset_index_offset ?? 0),
    offsetIndexLength: column?.offset_index_length ?? 0,
  };
}

function boxOf(group: RowGroup, values: { group: number; file: string }): Group["box"] {
  const edge = (name: string, side: "min_value" | "max_value"): number => {
    const value = columnIn(group, `bbox.${name}`)?.meta_data?.statistics?.[side];
    if (typeof value === "number" && Number.isFinite(value)) return value;
    throw new OvertureFailure("no-box-statistics", { values });
  };
  // The corners that serve as points: see `placeColumns`.
  return [
    edge("xmin", "min_value"),
    edge("ymin", "min_value"),
    edge("xmin", "max_value"),
    edge("ymin", "max_value"),
  ];
}
