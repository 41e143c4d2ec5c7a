import * as v from "valibot";
import type { Drafts } from "../listing/drafts.ts";
import type { CollectedListing } from "../listing/receipts.ts";
import { columnsEntries, columnsIn, headerLine } from "./columns-file.ts";
import { lineEnd, parsedLine } from "./json-lines.ts";
import { SnapshotError } from "./snapshot-error.ts";
import type { StoredColumns } from "./stored-columns.ts";
import { type Written, writeColumns } from "./write-columns.ts";
import { writeDrafts } from "./write-drafts.ts";

const format = "areascout-page";
const version = 1;
const pageHeader = v.object({
  format: v.literal(format),
  version: v.literal(version),
  ...columnsEntries,
});

/** For one page after the other: memory given back piece by piece is not all of use again. */
let room = new Uint8Array(1 << 16);

/** Listings of one page in the columns of a snapshot, uncompressed. */
export const encodePage = (listings: readonly CollectedListing[]): Uint8Array =>
  encoded(writeColumns(listings), listings.length);

export const encodeDrafts = (drafts: Drafts): Uint8Array =>
  encoded(writeDrafts(drafts), drafts.size());

function encoded(writing: Generator<Uint8Array, Written>, rows: number): Uint8Array {
  let used = 0;
  let step = writing.next();
  for (; !step.done; step = writing.next()) {
    const end = used + step.value.length;
    if (end > room.length) {
      const larger = new Uint8Array(Math.max(end, 2 * room.length));
      larger.set(room.subarray(0, used));
      room = larger;
    }
    room.set(step.value, used);
    used = end;
  }
  const header = headerLine({ format, version, rows, ...step.value });
  const page = new Uint8Array(header.length + used);
  page.set(header);
  page.set(room.subarray(0, used), header.length);
  return page;
}

/**
 * The columns back, as views of `bytes`, which must not change any more; throws `SnapshotError`
 * unless it is a whole page.
 */
export function decodePage(bytes: Uint8Array): StoredColumns {
  const end = lineEnd(bytes, 0);
  const header = v.safeParse(pageHeader, parsedLine(bytes.subarray(0, end), 0));
  if (!header.success) throw new SnapshotError("corrupt", "the first line is no page header");
  return columnsIn(bytes.subarray(end + 1), header.output);
}
