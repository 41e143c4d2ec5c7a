import type { ListingWithReceipts } from "../listing/listing.ts";
import { SnapshotError } from "./snapshot-error.ts";

const lineFeed = 0x0a;

/** The listings of a snapshot of the first version: after its header, one listing a line. */
export function readLines(bytes: Uint8Array, rows: number): ListingWithReceipts[] {
  const listings: ListingWithReceipts[] = [];
  for (const line of linesOf(bytes)) listings.push(listingIn(line, listings.length + 1));
  if (listings.length !== rows) {
    throw new SnapshotError("corrupt", `${listings.length} of ${rows} rows are there`);
  }
  return listings;
}

/** Every line was written by the product from a checked listing. */
function listingIn(line: Uint8Array, row: number): ListingWithReceipts {
  const content = parsedLine(line, row);
  if (typeof content !== "object" || content === null || !("id" in content)) {
    throw new SnapshotError("corrupt", `row ${row} is no listing`);
  }
  return content as ListingWithReceipts;
}

export function parsedLine(line: Uint8Array, row: number): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(line));
  } catch (cause) {
    throw new SnapshotError("corrupt", `line ${row} is not JSON`, cause);
  }
}

/** Line by line: 100,000 listings in one string would come near the longest string there can be. */
function* linesOf(bytes: Uint8Array): Generator<Uint8Array, undefined> {
  for (let start = 0; start < bytes.length; ) {
    const end = lineEnd(bytes, start);
    yield bytes.subarray(start, end);
    start = end + 1;
  }
  return undefined;
}

export function lineEnd(bytes: Uint8Array, start: number): number {
  const found = bytes.indexOf(lineFeed, start);
  return found === -1 ? bytes.length : found;
}
