import { type ListingColumn, listingColumns, type Receipt } from "../listing/listing.ts";
import { type CollectedListing, eachWholeReceipt } from "../listing/receipts.ts";
import { eachSourceRun, type Gathering } from "./gathering.ts";
import { createNumbers, type Numbers } from "./numbers.ts";
import type { SectionWriter } from "./section-writer.ts";
import type { Words } from "./sections.ts";
import { createCoder } from "./word-sink.ts";

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
  for (let row = 0; row < listings.length; row++) {
    const listing = listings[row];
    if (!listing) continue;
    eachWholeReceipt(listing, (name, receipt, isOwn) => {
      const column = columnPlaces.get(name) ?? -1;
      single[column]?.rows.push(row);
      single[column]?.codes.push(codes.codeOf(receipt.method));
      if (isOwn) return;
      others.rows.push(row);
      others.columns.push(column);
      others.origins.push(origins.of(receipt));
    });
  }
  for (const [at, column] of listingColumns.entries()) {
    const own = gathering ? copiedCodes(gathering, column, codes.codeOf) : undefined;
    const found = withSingle(own, single[at], listings.length);
    if (found) writer.addCounts(`receipts.${column}`, found);
    yield* writer.take();
  }
  writer.addJson("receipts.methods", codes.methods);
  if (others.rows.size() > 0) writeOthers(writer, others, origins);
  yield* writer.take();
}

/** The codes of single values' methods, and their rows. */
interface Single {
  rows: Numbers;
  codes: Numbers;
}

/** The codes of rows whose receipts have only a method of their own. */
function copiedCodes(
  gathering: Gathering,
  column: ListingColumn,
  codeOf: (method: string) => number,
): Uint32Array | undefined {
  const { sources, from, codesFor } = gathering;
  const none: Words = { codes: new Uint8Array(0), words: [] };
  const own = sources.map((source) => (source.areReceiptsOwn && source.methods(column)) || none);
  if (own.every((words) => words === none)) return undefined;
  const coder = createCoder(own, codeOf);
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

function writeOthers(writer: SectionWriter, others: Others, origins: Origins): void {
  writer.addCounts("receipts.others.rows", others.rows.all());
  writer.addCounts("receipts.others.columns", others.columns.all());
  writer.addCounts("receipts.others.origins", others.origins.all());
  writer.addWords("receipts.others.source", origins.sources);
  writer.addTexts("receipts.others.ref", origins.refs);
  writer.addWords("receipts.others.at", origins.times);
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
  of: (receipt: Receipt) => number;
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
