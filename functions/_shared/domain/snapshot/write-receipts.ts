import { listingColumns, type Receipt } from "../listing/listing.ts";
import type { Methods } from "../listing/methods.ts";
import {
  type CollectedListing,
  ownMethods,
  receiptColumns,
  wholeReceipts,
} from "../listing/receipts.ts";
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
  const others: Others = { rows: [], columns: [], origins: [] };
  const origins = createOrigins();
  const codes = createCodes();
  const sets = new Uint32Array(listings.length);
  const single: Single[][] = listingColumns.map(() => []);
  for (const [row, listing] of listings.entries()) {
    const own = ownMethods(listing);
    if (own) sets[row] = codes.setOf(own);
    for (const [name, receipt] of wholeReceipts(listing)) {
      const column = columnPlaces.get(name) ?? -1;
      single[column]?.push({ row, code: codes.codeOf(receipt.method) });
      if (isOwn(receipt, listing)) continue;
      others.rows.push(row);
      others.columns.push(column);
      others.origins.push(origins.of(receipt));
    }
  }
  for (const [at, column] of listingColumns.entries()) {
    const found = codesOfColumn(sets, codes.inColumn(at), single[at] ?? []);
    if (found) writer.addCounts(`receipts.${column}`, found);
  }
  writer.addJson("receipts.methods", codes.methods);
  if (others.rows.length > 0) writeOthers(writer, others, origins.all);
}

/** The code of one value's method. */
interface Single {
  row: number;
  code: number;
}

/** `inSets`: the column's code in each set. `undefined` where no row has a receipt for the column. */
function codesOfColumn(
  sets: Uint32Array,
  inSets: Uint32Array,
  single: readonly Single[],
): Uint32Array | undefined {
  if (single.length === 0 && inSets.every((code) => code === 0)) return undefined;
  const codes = sets.map((set) => inSets[set] ?? 0);
  for (const { row, code } of single) codes[row] = code;
  return codes;
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

/** Code n is the n-th method, and the n-th set of methods; 0 is none. */
function createCodes() {
  const methods: string[] = [];
  const known = new Map<string, number>();
  const codeOf = (method: string): number => {
    const code = known.get(method) ?? methods.push(method);
    known.set(method, code);
    return code;
  };
  const sets: ReadonlyMap<number, number>[] = [new Map()];
  const knownSets = new Map<Methods, number>();
  const setOf = (all: Methods): number => {
    const done = knownSets.get(all);
    if (done !== undefined) return done;
    const inSet = new Map<number, number>();
    for (const [at, column] of receiptColumns.entries()) {
      const method = all.list[at] ?? null;
      if (method !== null) inSet.set(columnPlaces.get(column) ?? -1, codeOf(method));
    }
    knownSets.set(all, sets.length);
    return sets.push(inSet) - 1;
  };
  /** The column's code in each set. */
  const inColumn = (place: number): Uint32Array =>
    Uint32Array.from(sets, (inSet) => inSet.get(place) ?? 0);
  return { methods, codeOf, setOf, inColumn };
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
