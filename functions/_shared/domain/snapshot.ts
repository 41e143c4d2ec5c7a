import * as v from "valibot";
import type { ListingWithReceipts } from "./listing.ts";
import type { CoverageReport } from "./task.ts";

/** What a preset's data says about itself; it travels in the snapshot's first line. */
export interface PresetMeta {
  taskId: string;
  name: string;
  /** The business types that were asked for. */
  niche: string[];
  tier: 1 | 2;
  coverage: CoverageReport | null;
}

export interface Snapshot {
  listings: ListingWithReceipts[];
  meta: PresetMeta;
}

/** `newer`: written by a later version of the product. `corrupt`: anything else that can't be read. */
export class SnapshotError extends Error {
  readonly reason: "corrupt" | "newer";

  constructor(reason: "corrupt" | "newer", detail: string, cause?: unknown) {
    super(`snapshot is ${reason}: ${detail}`, { cause });
    this.name = "SnapshotError";
    this.reason = reason;
  }
}

const format = "areascout-snapshot";
const version = 1;
const lineFeed = 0x0a;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const idList = v.object({ count, ids: v.array(v.string()) });
const changes = v.object({
  new: idList,
  gone: idList,
  changed: v.object({ ...idList.entries, byField: v.record(v.string(), count) }),
});
const coverageReport = v.object({
  tiles: v.object({ total: count, done: count, dead: count }),
  byType: v.record(v.string(), count),
  unmatchedTypes: v.array(v.string()),
  merged: count,
  unnamed: count,
  outsideDropped: count,
  // Snapshots of the first version have neither this nor the changes.
  unreadable: v.optional(count, 0),
  with: v.object({ phone: count, website: count, hours: count, email: count, address: count }),
  sourceUpdatedAt: v.nullable(v.string()),
  source: v.string(),
  changes: v.optional(v.nullable(changes), null),
}) satisfies v.GenericSchema<unknown, CoverageReport>;
const presetMeta = v.object({
  taskId: v.string(),
  name: v.string(),
  niche: v.array(v.string()),
  tier: v.picklist([1, 2]),
  coverage: v.nullable(coverageReport),
}) satisfies v.GenericSchema<unknown, PresetMeta>;
const anyHeader = v.object({ format: v.literal(format), version: count });
const header = v.object({ version: v.literal(version), rows: count, meta: presetMeta });

/**
 * A preset's content, not compressed: a header line, then one listing a line. It comes in pieces, so
 * that a large one never stands in memory as a whole.
 */
export function* encodeSnapshot({ listings, meta }: Snapshot): Generator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  const header = { format, version, rows: listings.length, meta };
  yield encoder.encode(`${JSON.stringify(header)}\n`);
  for (let start = 0; start < listings.length; start += listingsPerPiece) {
    const piece = listings.slice(start, start + listingsPerPiece);
    yield encoder.encode(piece.map((listing) => `${JSON.stringify(listing)}\n`).join(""));
  }
  return undefined;
}

const listingsPerPiece = 500;

/** The content back; throws `SnapshotError` unless it is whole and of a version known here. */
export function decodeSnapshot(bytes: Uint8Array): Snapshot {
  const lines = linesOf(bytes);
  const { value: first, done } = lines.next();
  if (done) throw new SnapshotError("corrupt", "it is empty");
  const { rows, meta } = readHeader(first);
  const listings: ListingWithReceipts[] = [];
  for (const line of lines) listings.push(rowOf(line, listings.length + 1));
  if (listings.length !== rows) {
    throw new SnapshotError("corrupt", `${listings.length} of ${rows} rows are there`);
  }
  return { listings, meta };
}

function readHeader(line: string): { rows: number; meta: PresetMeta } {
  const content = parsed(line, 0);
  const known = v.safeParse(anyHeader, content);
  if (!known.success) throw new SnapshotError("corrupt", "the first line is no snapshot header");
  if (known.output.version > version) {
    throw new SnapshotError("newer", `version ${known.output.version}`);
  }
  const result = v.safeParse(header, content);
  if (!result.success) {
    const [issue] = result.issues;
    throw new SnapshotError("corrupt", `header ${v.getDotPath(issue) ?? ""}: ${issue.message}`);
  }
  return result.output;
}

/** Every line after the header was written by `encodeSnapshot` from a checked listing. */
function rowOf(line: string, row: number): ListingWithReceipts {
  const content = parsed(line, row);
  if (typeof content !== "object" || content === null || !("id" in content)) {
    throw new SnapshotError("corrupt", `row ${row} is no listing`);
  }
  return content as ListingWithReceipts;
}

function parsed(line: string, row: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new SnapshotError("corrupt", `line ${row} is not JSON`, cause);
  }
}

/** Line by line: 100,000 listings in one string would come near the longest string there can be. */
function* linesOf(bytes: Uint8Array): Generator<string, undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let start = 0;
  while (start < bytes.length) {
    const found = bytes.indexOf(lineFeed, start);
    const end = found === -1 ? bytes.length : found;
    try {
      yield decoder.decode(bytes.subarray(start, end));
    } catch (cause) {
      if (cause instanceof TypeError) throw new SnapshotError("corrupt", "it is not UTF-8", cause);
      throw cause;
    }
    start = end + 1;
  }
  return undefined;
}
