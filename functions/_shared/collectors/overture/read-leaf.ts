import type { CompressionCodec, ParquetType, SchemaElement, SchemaTree } from "hyparquet";
import { parquetHeader } from "hyparquet/src/column.js";
import { decompressPage, readDataPage, readDataPageV2 } from "hyparquet/src/datapage.js";
import { readRleBitPackedHybrid } from "hyparquet/src/encoding.js";
import { readPlain } from "hyparquet/src/plain.js";
import { getMaxDefinitionLevel, getMaxRepetitionLevel, getTreePath } from "hyparquet/src/schema.js";
import { compressors } from "hyparquet-compressors";
import type { Column } from "#domain/overture/places-index.ts";
import { plainTexts } from "./plain-texts.ts";
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

/** The value at a place. */
type Values = (at: number) => unknown;

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
    made[code] ??= decodedValue(dictionary?.(code));
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
    const place = definition === full ? next++ : -1;
    if (definition < entry || !walk.isWanted(row)) continue;
    const value = place < 0 ? null : values(place);
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

type Header = ReturnType<typeof parquetHeader>;

function pageOf(header: Header, body: Uint8Array, decoder: Decoder): Page {
  const { data_page_header: v1, data_page_header_v2: v2, dictionary_page_header: coded } = header;
  const unpacked = (): Uint8Array =>
    decompressPage(body, header.uncompressed_page_size, decoder.codec, compressors);
  if (coded) {
    const view = viewOf(unpacked());
    if (decoder.type === "BYTE_ARRAY") {
      return { ...empty, dictionary: plainTexts(view, 0, coded.num_values) };
    }
    const values = readPlain({ view, offset: 0 }, decoder.type, coded.num_values, undefined);
    return { ...empty, dictionary: (at) => values[at] };
  }
  const head = v1 ?? v2;
  if (!head) throw new TypeError(`a page of type ${header.type}`);
  if (head.encoding === "PLAIN" && decoder.type === "BYTE_ARRAY") {
    return v1 ? textsOf(unpacked(), v1.num_values, decoder) : textsOfV2(header, body, decoder);
  }
  const page = v1 ? readDataPage(unpacked(), v1, decoder) : readDataPageV2(body, header, decoder);
  return {
    dictionary: null,
    values: (at) => page.dataPage[at],
    isCoded: head.encoding.endsWith("_DICTIONARY"),
    count: head.num_values,
    repetitions: page.repetitionLevels,
    definitions: page.definitionLevels ?? [],
  };
}

/** A page of the first version: its levels, each list behind its length, and then its texts. */
function textsOf(bytes: Uint8Array, count: number, { schemaPath }: Decoder): Page {
  const reader = { view: viewOf(bytes), offset: 0 };
  const levels = (most: number): number[] => {
    if (most === 0) return [];
    const all: number[] = new Array(count);
    readRleBitPackedHybrid(reader, 32 - Math.clz32(most), all);
    return all;
  };
  const repetitions = levels(getMaxRepetitionLevel(schemaPath));
  const definitions = levels(getMaxDefinitionLevel(schemaPath));
  const values = plainTexts(reader.view, reader.offset);
  return { dictionary: null, values, isCoded: false, count, repetitions, definitions };
}

/** A page of the second version, whose levels are not compressed. */
function textsOfV2(header: Header, body: Uint8Array, decoder: Decoder): Page {
  const v2 = header.data_page_header_v2;
  if (!v2) throw new TypeError(`a page of type ${header.type}`);
  const { repetition_levels_byte_length: first, definition_levels_byte_length: second } = v2;
  // Without its values: the library would make an object of each.
  const onlyNulls = { ...v2, num_nulls: v2.num_values, is_compressed: false };
  const levels = readDataPageV2(body, { ...header, data_page_header_v2: onlyNulls }, decoder);
  const packed = body.subarray(first + second);
  const size = header.uncompressed_page_size - first - second;
  const texts =
    v2.is_compressed === false ? packed : decompressPage(packed, size, decoder.codec, compressors);
  return {
    dictionary: null,
    values: plainTexts(viewOf(texts), 0),
    isCoded: false,
    count: v2.num_values,
    repetitions: levels.repetitionLevels,
    definitions: levels.definitionLevels ?? [],
  };
}

const empty = { values: () => null, isCoded: false, count: 0, repetitions: [], definitions: [] };
