import { listingColumns, type Receipt } from "../listing.ts";
import { type CollectedListing, eachReceipt } from "../receipts.ts";
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
  const codeOf = createCodes();
  for (let row = 0; row < listings.length; row++) {
    const listing = listings[row];
    if (!listing) continue;
    eachReceipt(listing, (column, method, other) => {
      const found = codes[column] ?? new Uint32Array(listings.length);
      codes[column] = found;
      found[row] = codeOf(method, column);
      if (!other) return;
      others.rows.push(row);
      others.columns.push(column);
      others.origins.push(origins.of(other));
    });
  }
  for (const [at, column] of listingColumns.entries()) {
    const found = codes[at];
    if (found) writer.addCounts(`receipts.${column}`, found);
  }
  writer.addJson("receipts.methods", codeOf.methods);
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

/** One listing after the other has its value by the same method: that one need not be looked up. */
function createCodes() {
  const methods: string[] = [];
  const known = new Map<string, number>();
  const last = listingColumns.map(() => ({ method: "", code: 0 }));
  const codeOf = (method: string, column: number): number => {
    const before = last[column];
    if (before && before.code > 0 && before.method === method) return before.code;
    const code = known.get(method) ?? methods.push(method);
    known.set(method, code);
    last[column] = { method, code };
    return code;
  };
  return Object.assign(codeOf, { methods });
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
