import { brotliCompressSync, brotliDecompressSync, constants, crc32 } from "node:zlib";
import { workerLimits } from "#domain/limits/worker.ts";
import type { Drafts } from "#domain/listing/drafts.ts";
import { fromPage, type PagedListing } from "#domain/listing/receipts.ts";
import { decodePage, encodeDrafts, encodePage } from "#domain/snapshot/page.ts";
import { SnapshotError } from "#domain/snapshot/snapshot-error.ts";
import type { StoredColumns } from "#domain/snapshot/stored-columns.ts";
import { columnsInMemory } from "#domain/snapshot/stored-listings.ts";
import { rowsOf } from "#domain/snapshot/stored-rows.ts";
import { gunzipSmall, isZlibError, release } from "./gzip.ts";
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
  const body = packed(bytes);
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

const mostChunkBytes = 1 << 22;

/** How many bytes it was, their checksum, and the compressed bytes as base64. */
const brotliBody = /^br:(\d{1,9}):(\d{1,10}):(.+)$/;

/**
 * A third of the work that gzip takes for a sixteenth more bytes: a page is read again only where a
 * worker was stopped. The size comes first, so that one buffer of it is enough.
 */
function packed(bytes: Uint8Array): string {
  const small = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 1,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
    chunkSize: Math.max(constants.Z_MIN_CHUNK, Math.ceil(bytes.length / 2)),
  });
  const body = `br:${bytes.length}:${crc32(bytes)}:${small.toString("base64")}`;
  release(small);
  return body;
}

function unpacked(body: string): Uint8Array {
  const [, size, sum, small] = brotliBody.exec(body) ?? [];
  // Earlier versions wrote a page with gzip and nothing before it.
  if (small === undefined) return gunzipSmall(Buffer.from(body, "base64"));
  const bytes = brotliDecompressSync(Buffer.from(small, "base64"), {
    chunkSize: Math.min(mostChunkBytes, Math.max(constants.Z_MIN_CHUNK, Number(size) + 1)),
    maxOutputLength: Number(size),
  });
  if (bytes.length === Number(size) && crc32(bytes) === Number(sum)) return bytes;
  throw new SnapshotError("corrupt", "the page is not what was written");
}

/** Earlier versions wrote a page as a JSON array. */
function ofFirstVersion(body: string): StoredColumns {
  const listings: PagedListing[] = JSON.parse(body);
  return columnsInMemory(listings.map(fromPage));
}
