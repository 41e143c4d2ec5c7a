import type { ListingWithReceipts } from "../listing/listing.ts";
import { isRow } from "../listing/listing-row.ts";
import type { CollectedListing } from "../listing/receipts.ts";
import { columnsInMemory } from "./stored-listings.ts";
import { rowsOf } from "./stored-rows.ts";

/** So many whole listings are in memory at a time. */
const wholeMax = 1_000;

/** Changes each listing. Of a row that becomes a whole listing a row is made again, soon after. */
export function mapRows<L extends CollectedListing>(
  listings: readonly L[],
  change: (listing: L) => L | ListingWithReceipts,
): (L | ListingWithReceipts)[] {
  const changed: (L | ListingWithReceipts)[] = [];
  let whole: { at: number; listing: CollectedListing }[] = [];
  const intoColumns = (): void => {
    const rows = rowsOf(columnsInMemory(whole.map(({ listing }) => listing)));
    // Only where rows came in: `L` is one, too.
    for (const [index, { at }] of whole.entries())
      changed[at] = rows[index] as CollectedListing as L;
    whole = [];
  };
  for (const [at, before] of listings.entries()) {
    const listing = change(before);
    changed.push(listing);
    if (!isRow(before) || isRow(listing)) continue;
    whole.push({ at, listing });
    if (whole.length === wholeMax) intoColumns();
  }
  if (whole.length > 0) intoColumns();
  return changed;
}
