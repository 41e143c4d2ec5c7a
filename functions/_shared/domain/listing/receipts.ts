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
  eachReceiptAddedTo,
  isKnownInRow,
  isRow,
  type ListingRow,
  methodOfRow,
  receiptsOfRow,
  withAdditions,
} from "./listing-row.ts";

/** The columns that may have a receipt before a website was read. */
const receiptColumns = columnsWith("receipt");

type ReceiptColumn = (typeof receiptColumns)[number];

export type CollectedListing = ListingWithReceipts | ListingRow;

/** How the value of a column was found. */
export const methodOf = (listing: CollectedListing, column: ListingColumn): string | undefined =>
  isRow(listing) ? methodOfRow(listing, column) : listing.receipts[column]?.method;

/** Of one column; a row's are made for each call. */
export const receiptOf = (listing: CollectedListing, column: ListingColumn): Receipt | undefined =>
  (isRow(listing) ? receiptsOfRow(listing) : listing.receipts)[column];

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
  const { receipts: before } = listing;
  return { ...listing, ...values, receipts: { ...before, ...Object.fromEntries(receipts) } };
}

/** The listing with its receipts in full. */
export function withReceipts(listing: CollectedListing): ListingWithReceipts {
  if (isRow(listing)) {
    const values: Partial<Record<ListingColumn, Listing[ListingColumn]>> = {};
    for (const column of listingColumns) {
      const value = listing[column] as Listing[ListingColumn] | undefined;
      if (value !== undefined) values[column] = value;
    }
    // Every column was collected, or is missing as in the page it is from.
    return { ...(values as Listing), receipts: receiptsOfRow(listing) };
  }
  return listing;
}

/**
 * Gives the receipts that the columns of a row don't have, or that replace theirs. `isOwn`: it names
 * the listing's own source, element and time.
 */
export function eachWholeReceipt(
  listing: CollectedListing,
  take: (column: string, receipt: Receipt, isOwn: boolean) => void,
): void {
  if (isRow(listing)) {
    eachReceiptAddedTo(listing, take);
    return;
  }
  const { receipts } = listing;
  const { source, source_id: ref, collected_at: at } = listing;
  for (const column in receipts) {
    const receipt = receipts[column as ListingColumn];
    if (!receipt) continue;
    const isOwn = receipt.source === source && receipt.at === at && receipt.ref === ref;
    take(column, receipt, isOwn);
  }
}

/** A listing of a page as earlier versions wrote it: of its receipts there are only the methods. */
export type PagedListing = Listing & { receipts: Partial<Record<ListingColumn, string>> };

export function fromPage({ receipts: methods, ...listing }: PagedListing): ListingWithReceipts {
  const { source, source_id: ref, collected_at: at } = listing;
  const receipts: Receipts = {};
  for (const column of receiptColumns) {
    const method = methods[column];
    if (method !== undefined) receipts[column] = { source, ref, at, method };
  }
  return { ...listing, receipts };
}
