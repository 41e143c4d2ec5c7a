import type { CompressionCodec, ParquetType, SchemaElement, SchemaTree } from "hyparquet";
import { parquetHeader } from "hyparquet/src/column.js";
import { decompressPage, readDataPage, readDataPageV2 } from "hyparquet/src/datapage.js";
import { readPlain } from "hyparquet/src/plain.js";
import { getMaxDefinitionLevel, getTreePath } from "hyparquet/src/schema.js";
import { compressors } from "hyparquet-compressors";
import type { Column } from "#domain/overture/places-index.ts";
import { viewOf } from "./segments.ts";

export type LeafValue = string | number | null;

export interface Leaf {
  column: Column;
  /** The nodes from the root of the schema to the column. */
  path: SchemaTree[];
}

/** Pages that follow each other in the file, the first of them beginning with the row. */
export interface PageRun {
  bytes: Uint8Array;
  firstRow: number;
}

type Values = ArrayLike<unknown>;

export const leafOf = (tree: SchemaTree, column: Column): Leaf => ({
  column,
  path: getTreePath(tree, column.path),
});

/**
 * Hands over the values of the wanted rows, in order: a list's one by one. The library's own readers
 * make an object of every row of a row group, which took 900 MB of memory; here a page is decoded at
 * a time and nothing is made of the other rows. Returns the number of rows seen.
 */
export function readLeaf(
  { column, path }: Leaf,
  dictionaryPage: Uint8Array | null,
  runs: readonly PageRun[],
  isWanted: (row: number) => boolean,
  take: (row: number, value: LeafValue) => void,
): number {
  const decoder = decoderOf(column, path);
  const levels = levelsOf(path);
  let dictionary: Dictionary | null = null;
  if (dictionaryPage)
    for (const page of pagesIn(dictionaryPage, decoder)) dictionary = dictionaryOf(page);
  let rows = 0;
  for (const { bytes, firstRow } of runs) {
    let row = firstRow - 1;
    for (const page of pagesIn(bytes, decoder)) {
      if (page.dictionary) dictionary = dictionaryOf(page);
      else row = walk(page, dictionary, { ...levels, row, isWanted, take });
    }
    rows += row + 1 - firstRow;
  }
  return rows;
}

interface Page {
  dictionary: Values | null;
  values: Values;
  isCoded: boolean;
  count: number;
  repetitions: ArrayLike<number>;
  definitions: ArrayLike<number>;
}

type Decoder = Parameters<typeof readDataPage>[2];

const decoderOf = ({ path, type, codec }: Column, schemaPath: SchemaTree[]): Decoder =>
  ({
    pathInSchema: path,
    type: type as ParquetType,
    codec: codec as CompressionCodec,
    element: schemaPath.at(-1)?.element as SchemaElement,
    schemaPath,
    compressors,
  }) as Decoder;

interface Levels {
  /** Definition level of a value that is there. */
  full: number;
  /** Definition level of an entry of the list; 0 where there is no list. */
  entry: number;
}

function levelsOf(path: SchemaTree[]): Levels {
  const list = path.findIndex(({ element }) => element.repetition_type === "REPEATED");
  return {
    full: getMaxDefinitionLevel(path),
    entry: list < 0 ? 0 : getMaxDefinitionLevel(path.slice(0, list + 1)),
  };
}

interface Walk extends Levels {
  /** The last row of the page before. */
  row: number;
  isWanted: (row: number) => boolean;
  take: (row: number, value: LeafValue) => void;
}

/** The value of a code. */
type Dictionary = (code: number) => LeafValue;

/** A text that many rows have is made once. */
function dictionaryOf({ dictionary }: Page): Dictionary {
  const made: LeafValue[] = [];
  return (code) => {
    made[code] ??= decodedValue(dictionary?.[code]);
    return made[code];
  };
}

function walk(page: Page, dictionary: Dictionary | null, { full, entry, ...walk }: Walk): number {
  const { repetitions, definitions, values, count } = page;
  let { row } = walk;
  let next = 0;
  for (let at = 0; at < count; at++) {
    if ((repetitions[at] ?? 0) === 0) row += 1;
    const definition = definitions[at] ?? full;
    const value = definition === full ? values[next++] : null;
    if (definition < entry || !walk.isWanted(row)) continue;
    const isCoded = page.isCoded && value !== null;
    walk.take(row, isCoded && dictionary ? dictionary(Number(value)) : decodedValue(value));
  }
  return row;
}

const utf8 = new TextDecoder();

function decodedValue(value: unknown): LeafValue {
  if (value === null || typeof value === "number") return value;
  if (value instanceof Uint8Array) return utf8.decode(value);
  throw new TypeError(`a value of type ${typeof value}`);
}

function* pagesIn(bytes: Uint8Array, decoder: Decoder): Generator<Page> {
  const reader = { view: viewOf(bytes), offset: 0 };
  while (reader.offset < bytes.byteLength) {
    const header = parquetHeader(reader);
    const size = header.compressed_page_size;
    const body = bytes.subarray(reader.offset, reader.offset + size);
    reader.offset += size;
    yield pageOf(header, body, decoder);
  }
}

function pageOf(
  header: ReturnType<typeof parquetHeader>,
  body: Uint8Array,
  decoder: Decoder,
): Page {
  const { data_page_header: v1, data_page_header_v2: v2, dictionary_page_header: coded } = header;
  const unpacked = (): Uint8Array =>
    decompressPage(body, header.uncompressed_page_size, decoder.codec, compressors);
  if (coded) {
    const view = viewOf(unpacked());
    const dictionary = readPlain({ view, offset: 0 }, decoder.type, coded.num_values, undefined);
    return { ...empty, dictionary };
  }
  const head = v1 ?? v2;
  if (!head) throw new TypeError(`a page of type ${header.type}`);
  const page = v1 ? readDataPage(unpacked(), v1, decoder) : readDataPageV2(body, header, decoder);
  return {
    dictionary: null,
    values: page.dataPage,
    isCoded: head.encoding.endsWith("_DICTIONARY"),
    count: head.num_values,
    repetitions: page.repetitionLevels,
    definitions: page.definitionLevels ?? [],
  };
}

const empty = { values: [], isCoded: false, count: 0, repetitions: [], definitions: [] };
