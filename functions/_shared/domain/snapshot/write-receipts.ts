import { type ListingColumn, listingColumns } from "../listing/listing.ts";
import { type CollectedListing, eachWholeReceipt } from "../listing/receipts.ts";
import { eachSourceRun, type Gathering } from "./gathering.ts";
import { keep } from "./keep.ts";
import { createNumbers, type Numbers } from "./numbers.ts";
import type { Origin } from "./read-receipts.ts";
import type { SectionWriter } from "./section-writer.ts";
import type { Words } from "./sections.ts";
import { codeList, createCoder } from "./word-sink.ts";

/** Receipts that are not the listing's own in everything but the method. */
interface Others {
  rows: Numbers;
  /** Places in `listingColumns`. */
  columns: Numbers;
  origins: Numbers;
}

/**
 * Of a receipt the method, one column for each column of the listing. Everything else is the
 * listing's own, as far as it is not named with its row and column.
 */
export function* writeReceipts(
  writer: SectionWriter,
  listings: readonly CollectedListing[],
  gathering: Gathering | null,
): Generator<Uint8Array, void> {
  const others: Others = {
    rows: createNumbers(),
    columns: createNumbers(),
    origins: createNumbers(),
  };
  const origins = createOrigins();
  const codes = createCodes();
  const single: Single[] = listingColumns.map(() => ({
    rows: createNumbers(),
    codes: createNumbers(),
  }));
  const addOther = (row: number, column: number, origin: Origin): void => {
    others.rows.push(row);
    others.columns.push(column);
    others.origins.push(origins.of(origin));
  };
  /** Columns of a row whose receipts replace those of its source. */
  const added = new Set<number>();
  for (let row = 0; row < listings.length; row++) {
    const listing = listings[row];
    if (!listing) continue;
    added.clear();
    eachWholeReceipt(listing, (name, receipt, isOwn) => {
      const column = columnPlaces.get(name) ?? -1;
      single[column]?.rows.push(row);
      single[column]?.codes.push(codes.codeOf(receipt.method));
      added.add(column);
      if (!isOwn) addOther(row, column, receipt);
    });
    const source = gathering?.sources[(gathering.from[row] ?? 0) - 1];
    if (!gathering || !source || source.areReceiptsOwn) continue;
    source.eachOtherReceipt(gathering.rows[row] ?? 0, (column, origin) => {
      if (!added.has(column)) addOther(row, column, origin);
    });
  }
  // All columns of a source share its methods.
  const listFor = keep(codeList);
  for (const [at, column] of listingColumns.entries()) {
    const own = gathering ? copiedCodes(gathering, column, codes.codeOf, listFor) : undefined;
    const found = withSingle(own, single[at], listings.length);
    if (found) writer.addCounts(`receipts.${column}`, found);
    yield* writer.take();
  }
  writer.addJson("receipts.methods", codes.methods);
  yield* writer.take();
  if (others.rows.size() > 0) yield* writeOthers(writer, others, origins);
}

/** The codes of single values' methods, and their rows. */
interface Single {
  rows: Numbers;
  codes: Numbers;
}

/** The codes of rows, as their sources have them. */
function copiedCodes(
  gathering: Gathering,
  column: ListingColumn,
  codeOf: (method: string) => number,
  listFor: typeof codeList,
): Uint32Array | undefined {
  const { sources, from, codesFor } = gathering;
  const none: Words = { codes: new Uint8Array(0), words: [] };
  const own = sources.map((source) => source.methods(column) ?? none);
  if (own.every((words) => words === none)) return undefined;
  const coder = createCoder(own, codeOf, listFor);
  const codes = codesFor(from.length);
  eachSourceRun(gathering, (source, row, at, count) => coder(source, row, codes, at, count));
  return codes;
}

function withSingle(
  own: Uint32Array | undefined,
  single: Single | undefined,
  size: number,
): Uint32Array | undefined {
  if (!single || single.rows.size() === 0) return own;
  const codes = own ?? new Uint32Array(size);
  const found = single.codes.all();
  const rows = single.rows.all();
  for (let at = 0; at < rows.length; at++) codes[rows[at] ?? 0] = found[at] ?? 0;
  return codes;
}

function* writeOthers(
  writer: SectionWriter,
  others: Others,
  origins: Origins,
): Generator<Uint8Array, void> {
  for (const part of ["rows", "columns", "origins"] as const) {
    writer.addCounts(`receipts.others.${part}`, others[part].all());
    yield* writer.take();
  }
  writer.addWords("receipts.others.source", origins.sources);
  writer.addTexts("receipts.others.ref", origins.refs);
  writer.addWords("receipts.others.at", origins.times);
  yield* writer.take();
}

const columnPlaces: ReadonlyMap<string, number> = new Map(
  listingColumns.map((column, place) => [column, place]),
);

/** Code n is the n-th method; 0 is none. */
export function createCodes() {
  const methods: string[] = [];
  const known = new Map<string, number>();
  const codeOf = (method: string): number => {
    const code = known.get(method) ?? methods.push(method);
    known.set(method, code);
    return code;
  };
  return { methods, codeOf };
}

/** Where receipts come from, each once, whatever was found there. */
interface Origins {
  sources: string[];
  refs: string[];
  times: string[];
  /** The place of the receipt's origin among them. */
  of: (origin: Origin) => number;
}

function createOrigins(): Origins {
  const sources: string[] = [];
  const refs: string[] = [];
  const times: string[] = [];
  /** Of each source and time by the reference: nearly all have the same source and time. */
  const known = new Map<string, Map<string, number>>();
  let last: { source: string; at: string; byRef: Map<string, number> } | null = null;
  const byRefOf = (source: string, at: string): Map<string, number> => {
    if (last && source === last.source && at === last.at) return last.byRef;
    const group = JSON.stringify([source, at]);
    const byRef = known.get(group) ?? new Map<string, number>();
    known.set(group, byRef);
    last = { source, at, byRef };
    return byRef;
  };
  return {
    sources,
    refs,
    times,
    of({ source, ref, at }) {
      const byRef = byRefOf(source, at);
      const place = byRef.get(ref);
      if (place !== undefined) return place;
      byRef.set(ref, refs.length);
      sources.push(source);
      times.push(at);
      return refs.push(ref) - 1;
    },
  };
}
