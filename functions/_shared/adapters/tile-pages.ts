import type { BriefListing } from "#domain/listing/receipts.ts";

/** A tile as it was collected. */
export interface TilePages {
  path: string;
  sourceUpdatedAt: string;
  listings: BriefListing[];
  /** Elements the source sent from outside the area, as ways that only touch it. */
  outside: number;
  /** Elements that had no place or could not be read. */
  unreadable: number;
}
