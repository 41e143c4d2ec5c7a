import { listingColumns, type Receipt } from "../listing.ts";
import type { Methods } from "../methods.ts";
import { type CollectedListing, ownMethods, receiptColumns, wholeReceipts } from "../receipts.ts";
import type { SectionWriter } from "./section-writer.ts";

/** Receipts that are not the listing's own in everything but the method. */
interface Others {
  rows: number[];
  /** Places in `listingColumns`. */
  columns: number[];
  origins: number[];
}

/**
 * Of a receipt the method, one column for each column of the listing. Everything else is the
 * listing's own, as far as it is not named with its row and column.
 */
export function writeReceipts(writer: SectionWriter, listings: readonly CollectedListing[]): void {
  const codes: (Uint32Array | undefined)[] = listingColumns.map(() => undefined);
  const others: Others = { rows: [], columns: [], origins: [] };
  const origins = createOrigins();
  const { methods, codeOf, codesOf } = createCodes();
  const set = (row: number, column: number, code: number): void => {
    codes[column] ??= new Uint32Array(listings.length);
    codes[column][row] = code;
  };
  for (const [row, listing] of listings.entries()) {
    const own = ownMethods(listing);
    if (own) for (const { column, code } of codesOf(own)) set(row, column, code);
    for (const [name, receipt] of wholeReceipts(listing)) {
      const column = columnPlaces.get(name) ?? -1;
      set(row, column, codeOf(receipt.method));
      if (isOwn(receipt, listing)) continue;
      others.rows.push(row);
      others.columns.push(column);
      others.origins.push(origins.of(receipt));
    }
  }
  for (const [at, column] of listingColumns.entries()) {
    const found = codes[at];
    if (found) writer.addCounts(`receipts.${column}`, found);
  }
  writer.addJson("receipts.methods", methods);
  if (others.rows.length > 0) writeOthers(writer, others, origins.all);
}

function writeOthers(writer: SectionWriter, others: Others, origins: readonly Receipt[]): void {
  writer.addCounts("receipts.others.rows", others.rows);
  writer.addCounts("receipts.others.columns", others.columns);
  writer.addCounts("receipts.others.origins", others.origins);
  const of = (key: keyof Receipt): string[] => origins.map((origin) => origin[key]);
  writer.addWords("receipts.others.source", of("source"));
  writer.addTexts("receipts.others.ref", of("ref"));
  writer.addWords("receipts.others.at", of("at"));
}

const isOwn = (
  { source, ref, at }: Receipt,
  { source: ownSource, source_id: ownRef, collected_at: ownAt }: CollectedListing,
): boolean => source === ownSource && ref === ownRef && at === ownAt;

const columnPlaces: ReadonlyMap<string, number> = new Map(
  listingColumns.map((column, place) => [column, place]),
);

/** Code n is the n-th method. */
function createCodes() {
  const methods: string[] = [];
  const known = new Map<string, number>();
  const codeOf = (method: string): number => {
    const code = known.get(method) ?? methods.push(method);
    known.set(method, code);
    return code;
  };
  const ofAll = new Map<Methods, readonly { column: number; code: number }[]>();
  const codesOf = (all: Methods) => {
    const done = ofAll.get(all);
    if (done) return done;
    const made = receiptColumns.flatMap((column, at) => {
      const method = all.list[at] ?? null;
      const place = columnPlaces.get(column) ?? -1;
      return method === null ? [] : [{ column: place, code: codeOf(method) }];
    });
    ofAll.set(all, made);
    return made;
  };
  return { methods, codeOf, codesOf };
}

/** Where receipts come from, each once, whatever was found there. */
function createOrigins() {
  const all: Receipt[] = [];
  const known = new Map<string, number>();
  const of = (receipt: Receipt): number => {
    const key = JSON.stringify([receipt.source, receipt.ref, receipt.at]);
    const at = known.get(key) ?? all.push(receipt) - 1;
    known.set(key, at);
    return at;
  };
  return { all, of };
}
