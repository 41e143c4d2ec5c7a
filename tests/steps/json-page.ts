import { type CollectedListing, withReceipts } from "#domain/listing/receipts.ts";

/** The body of a page as the first version of the product wrote it. */
export const jsonPage = (listings: readonly CollectedListing[]): string =>
  JSON.stringify(
    listings.map((listing) => {
      const { receipts, ...columns } = withReceipts(listing);
      const methods = Object.entries(receipts).map(([column, { method }]) => [column, method]);
      return { ...columns, receipts: Object.fromEntries(methods) };
    }),
  );
