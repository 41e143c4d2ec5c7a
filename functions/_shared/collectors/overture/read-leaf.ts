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

/** How far a column has been read. */
export interface LeafCursor {
  /** Hands over the values of the wanted rows before `end`, in order: a list's one by one. */
  readTo: (
    end: number,
    isWanted: (row: number) => boolean,
    take: (row: number, value: LeafValue) => void,
  ) => void;
  /** Rows so far, the wanted ones and the others. */
  seen: () => number;
}

/**
 * Reads a column from its first row to its last. The library's own readers make an object of every
 * row of a row group, which took 900 MB of memory; here one page is unpacked at a time and nothing
 * is made of the other rows.
 */
export function openLeaf(
  { column, path }: Leaf,
  dictionaryPage: Uint8Array | null,
  runs: readonly PageRun[],
): LeafCursor {
  const decoder = decoderOf(column, path);
  const { full, entry } = levelsOf(path);
  const pages = pagesOf(dictionaryPage, runs, decoder);
  let dictionary: Dictionary | null = null;
  let page: Page | null = null;
  let row = -1;
  let at = 0;
  let place = 0;
  let seen = 0;
  const openNext = (): Page | null => {
    // Before the next one is unpacked.
    page = null;
    // A loop that is left would end the generator.
    for (let next = pages.next(); !next.done; next = pages.next()) {
      const { page: opened, firstRow } = next.value;
      if (firstRow !== null) row = firstRow - 1;
      if (opened.dictionary) dictionary = dictionaryOf(opened);
      else {
        [page, at, place] = [opened, 0, 0];
        return opened;
      }
    }
    return null;
  };
  const ofCode: Dictionary = (code) => {
    if (!dictionary) throw new TypeError("codes without a dictionary");
    return dictionary(code);
  };
  return {
    seen: () => seen,
    readTo(end, isWanted, take) {
      for (let open = page ?? openNext(); open !== null; open = openNext()) {
        const { repetitions, definitions, values, count, isCoded } = open;
        for (; at < count; at++) {
          if ((repetitions[at] ?? 0) === 0) {
            if (row + 1 >= end) return;
            row += 1;
            seen += 1;
          }
          const definition = definitions[at] ?? full;
          const own = definition === full ? place++ : -1;
          if (definition < entry || !isWanted(row)) continue;
          const value = own < 0 ? null : values(own);
          take(row, isCoded && value !== null ? ofCode(Number(value)) : decodedValue(value));
        }
      }
    },
  };
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

const utf8 = new TextDecoder();

function decodedValue(value: unknown): LeafValue {
  if (value === null || typeof value === "number") return value;
  if (value instanceof Uint8Array) return utf8.decode(value);
  throw new TypeError(`a value of type ${typeof value}`);
}

/** `firstRow`: with the first page of a run. */
function* pagesOf(
  dictionary: Uint8Array | null,
  runs: readonly PageRun[],
  decoder: Decoder,
): Generator<{ page: Page; firstRow: number | null }> {
  if (dictionary) for (const page of pagesIn(dictionary, decoder)) yield { page, firstRow: null };
  for (const { bytes, firstRow } of runs) {
    let first: number | null = firstRow;
    for (const page of pagesIn(bytes, decoder)) {
      yield { page, firstRow: first };
      first = null;
    }
  }
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
  const isCoded = head.encoding.endsWith("_DICTIONARY");
  if (isCoded || (head.encoding === "PLAIN" && decoder.type === "BYTE_ARRAY")) {
    const parts = v2 ? partsOfV2(header, body, decoder) : partsOf(unpacked(), head, decoder);
    return { dictionary: null, isCoded, count: head.num_values, ...parts };
  }
  const page = v1 ? readDataPage(unpacked(), v1, decoder) : readDataPageV2(body, header, decoder);
  return {
    dictionary: null,
    values: (at) => page.dataPage[at],
    isCoded,
    count: head.num_values,
    repetitions: page.repetitionLevels,
    definitions: page.definitionLevels ?? [],
  };
}

type Parts = Pick<Page, "repetitions" | "definitions" | "values">;
interface Head {
  num_values: number;
  encoding: string;
}

/** A page of the first version: its levels, each list behind its length, and then its values. */
function partsOf(bytes: Uint8Array, head: Head, decoder: Decoder): Parts {
  const reader = { view: viewOf(bytes), offset: 0 };
  const levels = levelsIn(reader, head, decoder);
  return { ...levels, values: valuesIn(bytes.subarray(reader.offset), levels, head, decoder) };
}

/** A page of the second version, whose levels are not compressed. */
function partsOfV2(header: Header, body: Uint8Array, decoder: Decoder): Parts {
  const v2 = header.data_page_header_v2;
  if (!v2) throw new TypeError(`a page of type ${header.type}`);
  const { repetition_levels_byte_length: first, definition_levels_byte_length: second } = v2;
  const levels = levelsIn({ view: viewOf(body), offset: 0 }, v2, decoder, [first, second]);
  const packed = body.subarray(first + second);
  const size = header.uncompressed_page_size - first - second;
  const bytes =
    v2.is_compressed === false ? packed : decompressPage(packed, size, decoder.codec, compressors);
  return { ...levels, values: valuesIn(bytes, levels, v2, decoder) };
}

/** A byte each: the library's lists of a page of 200,000 codes are megabytes. */
function levelsIn(
  reader: { view: DataView; offset: number },
  { num_values: count }: Head,
  { schemaPath }: Decoder,
  lengths: readonly (number | undefined)[] = [],
): Pick<Page, "repetitions" | "definitions"> {
  const levels = (most: number, length: number | undefined): Uint8Array => {
    const all = new Uint8Array(most === 0 ? 0 : count);
    if (most > 0) readRleBitPackedHybrid(reader, 32 - Math.clz32(most), all, length);
    return all;
  };
  const repetitions = levels(getMaxRepetitionLevel(schemaPath), lengths[0]);
  return { repetitions, definitions: levels(getMaxDefinitionLevel(schemaPath), lengths[1]) };
}

/** Texts, or codes of a dictionary. */
function valuesIn(
  bytes: Uint8Array,
  { definitions }: Pick<Page, "definitions">,
  { num_values: count, encoding }: Head,
  { schemaPath }: Decoder,
): Values {
  const view = viewOf(bytes);
  if (encoding === "PLAIN") return plainTexts(view, 0, count);
  const full = getMaxDefinitionLevel(schemaPath);
  let known = full === 0 ? count : 0;
  for (let at = 0; at < definitions.length; at++) if (definitions[at] === full) known += 1;
  const codes = new Uint32Array(known);
  const bits = known === 0 ? 0 : view.getUint8(0);
  if (bits > 0) readRleBitPackedHybrid({ view, offset: 1 }, bits, codes, bytes.length - 1);
  return (at) => codes[at];
}

const empty = { values: () => null, isCoded: false, count: 0, repetitions: [], definitions: [] };
