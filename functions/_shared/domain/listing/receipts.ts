import {
  columnsWith,
  type Listing,
  type ListingColumn,
  type ListingWithReceipts,
  type Receipt,
  type Receipts,
} from "./listing.ts";
import { keepMethods, type Methods } from "./methods.ts";

/** The columns that may have a receipt before a website was read. */
export const receiptColumns = columnsWith("receipt");

type ReceiptColumn = (typeof receiptColumns)[number];

const columnIndex: ReadonlyMap<string, number> = new Map(
  receiptColumns.map((column, at) => [column, at]),
);

const methods = Symbol("methods");
const borrowed = Symbol("borrowed");

/**
 * A listing inside a worker: all of it was read from one element at one time, so its receipts only
 * need the method. Values from elsewhere, in order of arrival, bring their own receipts. Both are
 * stored under symbols, so they are not columns.
 */
export type BriefListing = Listing & {
  [methods]: Methods;
  readonly [borrowed]: readonly Borrowed[];
};
interface Borrowed {
  index: number;
  receipt: Receipt;
}
export type CollectedListing = BriefListing | ListingWithReceipts;

const keeper = keepMethods(receiptColumns.length);

/** `undefined` for a column that has no receipts. */
export const receiptIndexOf = (column: string): number | undefined => columnIndex.get(column);

/** Marks a listing as brief; copies keep the mark. */
export const briefly = (found: Methods = keeper.none) => ({
  [methods]: found,
  [borrowed]: none,
});
const none: readonly Borrowed[] = [];

/** Sets how the value of a column with a receipt was found. */
export function setMethod(listing: BriefListing, index: number, method: string): void {
  listing[methods] = keeper.add(listing[methods], index, method);
}

const isBrief = (listing: CollectedListing): listing is BriefListing => methods in listing;

/** How the value of a column was found. */
export function methodOf(listing: CollectedListing, column: ListingColumn): string | undefined {
  if (!isBrief(listing)) return listing.receipts[column]?.method;
  const at = columnIndex.get(column);
  const other = listing[borrowed].find(({ index }) => index === at);
  return other?.receipt.method ?? listing[methods].list[at ?? -1] ?? undefined;
}

/** A copy whose values come from elsewhere in some columns, each with its receipt. */
export function withValues<L extends CollectedListing>(
  listing: L,
  values: Partial<Listing>,
  receipts: readonly (readonly [column: ReceiptColumn, receipt: Receipt])[],
): L {
  const copy: L = { ...listing, ...values };
  if (!isBrief(copy)) {
    return { ...copy, receipts: { ...copy.receipts, ...Object.fromEntries(receipts) } };
  }
  const others = [...copy[borrowed]];
  for (const [column, receipt] of receipts) {
    const index = columnIndex.get(column) ?? -1;
    const before = others.findIndex((other) => other.index === index);
    others[before < 0 ? others.length : before] = { index, receipt };
  }
  const brief: { [borrowed]: readonly Borrowed[] } = copy;
  brief[borrowed] = others;
  return copy;
}

/** The listing with its receipts in full. */
export function withReceipts(listing: CollectedListing): ListingWithReceipts {
  if (!isBrief(listing)) return listing;
  const { [methods]: found, [borrowed]: others, ...columns } = listing;
  const { source, source_id: ref, collected_at: at } = listing;
  const receipts: Receipts = {};
  for (const [index, column] of receiptColumns.entries()) {
    const method = found.list[index] ?? null;
    if (method !== null) receipts[column] = { source, ref, at, method };
  }
  for (const { index, receipt } of others) {
    const column = receiptColumns[index];
    if (column) receipts[column] = receipt;
  }
  return { ...columns, receipts };
}

/** The methods of the listing's own values; `undefined` if every receipt is a full one. */
export const ownMethods = (listing: CollectedListing): Methods | undefined =>
  isBrief(listing) ? listing[methods] : undefined;

/** The receipts that `ownMethods` leaves out, or that come instead of it. */
export function* wholeReceipts(
  listing: CollectedListing,
): Generator<readonly [column: string, receipt: Receipt]> {
  if (!isBrief(listing)) yield* Object.entries(listing.receipts);
  else
    for (const { index, receipt } of listing[borrowed])
      yield [receiptColumns[index] ?? "", receipt];
}

/**
 * In a page a receipt is just the method: `"receipts":{"name":"tag name"}`. Only for values read
 * from one element. Returned in two parts to avoid a copy when they are joined.
 */
export const briefJson = (listing: BriefListing): [columns: string, receipts: string] => [
  // Without the brace at their end: the receipts follow.
  JSON.stringify(listing).slice(0, -1),
  receiptsJson(listing[methods]),
];

/** Listings that share their methods share the text of them, too. */
const receiptTexts = new WeakMap<Methods, string>();

function receiptsJson(found: Methods): string {
  const known = receiptTexts.get(found);
  if (known !== undefined) return known;
  const receipts = receiptColumns.flatMap((column, index) => {
    const method = found.list[index] ?? null;
    return method === null ? [] : [[column, method]];
  });
  const text = `,"receipts":${JSON.stringify(Object.fromEntries(receipts))}}`;
  receiptTexts.set(found, text);
  return text;
}

/** A listing of a page, as `JSON.parse` gives it back. */
export type PagedListing = Listing & { receipts: Partial<Record<ListingColumn, string>> };

export function fromPage({ receipts, ...listing }: PagedListing): BriefListing {
  const found = receiptColumns.reduce((made, column, index) => {
    const method = receipts[column];
    return method === undefined ? made : keeper.add(made, index, method);
  }, keeper.none);
  return { ...listing, ...briefly(found) };
}
