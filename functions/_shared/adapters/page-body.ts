import { workerLimits } from "#domain/limits/worker.ts";
import type { Drafts } from "#domain/listing/drafts.ts";
import { fromPage, type PagedListing } from "#domain/listing/receipts.ts";
import { decodePage, encodeDrafts, encodePage } from "#domain/snapshot/page.ts";
import { SnapshotError } from "#domain/snapshot/snapshot-error.ts";
import type { StoredColumns } from "#domain/snapshot/stored-columns.ts";
import { columnsInMemory } from "#domain/snapshot/stored-listings.ts";
import { rowsOf } from "#domain/snapshot/stored-rows.ts";
import { gunzipSmall, gzip, isZlibError } from "./gzip.ts";
import type { Page } from "./tile-pages.ts";

/** Listings in as few pages as they fit; nothing in one empty page: the tile's checkpoint. */
export function pagesOf(drafts: Drafts): Page[] {
  const bytes = encodeDrafts(drafts);
  return drafts.size() > workerLimits.listingsPerPage ? inSeveral(bytes) : fitted(bytes);
}

function inSeveral(bytes: Uint8Array): Page[] {
  const rows = rowsOf(decodePage(bytes));
  const pages: Page[] = [];
  const most = workerLimits.listingsPerPage;
  for (let first = 0; first < rows.length; first += most) {
    pages.push(...fitted(encodePage(rows.slice(first, first + most))));
  }
  return pages;
}

function fitted(bytes: Uint8Array): Page[] {
  const body = Buffer.from(gzip(bytes)).toString("base64");
  const columns = decodePage(bytes);
  if (body.length <= workerLimits.pageMaxBytes || columns.size < 2) return [{ body, columns }];
  const rows = rowsOf(columns);
  const half = Math.ceil(rows.length / 2);
  return [rows.slice(0, half), rows.slice(half)].flatMap((part) => fitted(encodePage(part)));
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

const unpacked = (body: string): Uint8Array => gunzipSmall(Buffer.from(body, "base64"));

/** Earlier versions wrote a page as a JSON array. */
function ofFirstVersion(body: string): StoredColumns {
  const listings: PagedListing[] = JSON.parse(body);
  return columnsInMemory(listings.map(fromPage));
}
