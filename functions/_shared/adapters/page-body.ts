import { workerLimits } from "#domain/limits/worker.ts";
import { type BriefListing, fromPage, type PagedListing } from "#domain/listing/receipts.ts";
import { decodePage, encodePage } from "#domain/snapshot/page.ts";
import { SnapshotError } from "#domain/snapshot/snapshot-error.ts";
import type { StoredColumns } from "#domain/snapshot/stored-columns.ts";
import { columnsInMemory } from "#domain/snapshot/stored-listings.ts";
import { gunzip, gzip, isZlibError } from "./gzip.ts";

export interface Page {
  /** Compressed columns as base64, which a string column of the platform takes unchanged. */
  body: string;
  columns: StoredColumns;
}

/** Listings in as few pages as they fit; nothing in one empty page: the tile's checkpoint. */
export function pagesOf(listings: readonly BriefListing[]): Page[] {
  const pages: Page[] = [];
  const most = workerLimits.listingsPerPage;
  for (let first = 0; first === 0 || first < listings.length; first += most) {
    pages.push(...fitted(listings.slice(first, first + most)));
  }
  return pages;
}

function fitted(listings: readonly BriefListing[]): Page[] {
  const bytes = encodePage(listings);
  const body = Buffer.from(gzip(bytes)).toString("base64");
  if (body.length <= workerLimits.pageMaxBytes || listings.length < 2) {
    return [{ body, columns: decodePage(bytes) }];
  }
  const half = Math.ceil(listings.length / 2);
  return [...fitted(listings.slice(0, half)), ...fitted(listings.slice(half))];
}

/** `null` unless the page is whole. */
export function columnsOfPage({ body, count }: { body: string; count: number }) {
  try {
    const columns = body.startsWith("[") ? ofFirstVersion(body) : decodePage(unpacked(body));
    return columns.size === count ? columns : null;
  } catch (cause) {
    const isBroken =
      cause instanceof SnapshotError || cause instanceof SyntaxError || isZlibError(cause);
    if (isBroken) return null;
    throw cause;
  }
}

const unpacked = (body: string): Uint8Array => gunzip(Buffer.from(body, "base64"));

/** Earlier versions wrote a page as a JSON array. */
function ofFirstVersion(body: string): StoredColumns {
  const listings: PagedListing[] = JSON.parse(body);
  return columnsInMemory(listings.map(fromPage));
}
