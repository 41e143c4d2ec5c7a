import {
  columnsWith,
  type Listing,
  type ListingColumn,
  type ListingWithReceipts,
  listingColumns,
  type Receipt,
  type Receipts,
} from "./listing.ts";
import {
  cellsOf,
  isKnownInRow,
  isRow,
  type ListingRow,
  methodOfRow,
  receiptsAddedTo,
  receiptsOfRow,
  withAdditions,
} from "./listing-row.ts";
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
export type CollectedListing = BriefListing | ListingWithReceipts | ListingRow;

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
  if (isRow(listing)) return methodOfRow(listing, column);
  if (!isBrief(listing)) return listing.receipts[column]?.method;
  const at = columnIndex.get(column);
  const other = listing[borrowed].find(({ index }) => index === at);
  return other?.receipt.method ?? listing[methods].list[at ?? -1] ?? undefined;
}

/** Whether a column has any value: an empty list counts like `null`. */
export function isKnown(listing: Listing, column: ListingColumn): boolean {
  if (isRow(listing)) return isKnownInRow(listing, column);
  const value = listing[column];
  return value != null && !(Array.isArray(value) && value.length === 0);
}

/** A copy whose values come from elsewhere in some columns, each with its receipt. */
export function withValues<L extends CollectedListing>(
  listing: L,
  values: Partial<Listing>,
  receipts: readonly (readonly [column: ReceiptColumn, receipt: Receipt])[],
): L {
  if (isRow(listing)) return withAdditions(listing, values, receipts) as L;
  const copy: Exclude<CollectedListing, ListingRow> = { ...listing, ...values };
  if (!isBrief(copy)) {
    const all = { ...copy.receipts, ...Object.fromEntries(receipts) };
    return { ...copy, receipts: all } as CollectedListing as L;
  }
  const others = [...copy[borrowed]];
  for (const [column, receipt] of receipts) {
    const index = columnIndex.get(column) ?? -1;
    const before = others.findIndex((other) => other.index === index);
    others[before < 0 ? others.length : before] = { index, receipt };
  }
  const brief: { [borrowed]: readonly Borrowed[] } = copy;
  brief[borrowed] = others;
  return copy as CollectedListing as L;
}

/** The listing with its receipts in full. */
export function withReceipts(listing: CollectedListing): ListingWithReceipts {
  if (isRow(listing)) {
    const values = listingColumns.flatMap((column) => {
      const value = listing[column] as Listing[ListingColumn] | undefined;
      return value === undefined ? [] : [[column, value] as const];
    });
    // Every column was collected, or is missing as in the page it is from.
    return { ...(Object.fromEntries(values) as Listing), receipts: receiptsOfRow(listing) };
  }
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

/** The receipts that neither `ownMethods` nor the columns of a row have, or that replace theirs. */
export function* wholeReceipts(
  listing: CollectedListing,
): Generator<readonly [column: string, receipt: Receipt]> {
  if (isRow(listing)) {
    if (cellsOf(listing).areReceiptsOwn) yield* receiptsAddedTo(listing);
    else yield* Object.entries(receiptsOfRow(listing));
  } else if (!isBrief(listing)) yield* Object.entries(listing.receipts);
  else
    for (const { index, receipt } of listing[borrowed])
      yield [receiptColumns[index] ?? "", receipt];
}

/** A listing of a page as earlier versions wrote it: of its receipts there are only the methods. */
export type PagedListing = Listing & { receipts: Partial<Record<ListingColumn, string>> };

export function fromPage({ receipts, ...listing }: PagedListing): BriefListing {
  const found = receiptColumns.reduce((made, column, index) => {
    const method = receipts[column];
    return method === undefined ? made : keeper.add(made, index, method);
  }, keeper.none);
  return { ...listing, ...briefly(found) };
}
