import * as v from "valibot";
import type { Bounds } from "../area/area.ts";
import type { ListingRows } from "../listing/listing.ts";
import type { CollectedListing } from "../listing/receipts.ts";
import type { OvertureReport } from "../overture/places-outcome.ts";
import type { CoverageReport } from "../task/task.ts";
import { columnsEntries, columnsIn, headerLine } from "./columns-file.ts";
import { lineEnd, parsedLine, readLines } from "./json-lines.ts";
import { SnapshotError } from "./snapshot-error.ts";
import { storedListings } from "./stored-listings.ts";
import { writeColumns } from "./write-columns.ts";

/** A preset's metadata; it is stored in the snapshot's first line. */
export interface PresetMeta {
  taskId: string;
  name: string;
  /** The business types that were asked for. */
  niche: string[];
  tier: 1 | 2;
  coverage: CoverageReport | null;
}

export interface Snapshot {
  listings: ListingRows;
  meta: PresetMeta;
  /** Businesses that are not among them because they asked to be left out. */
  withheld?: number;
  /** Their source ids: another run may know them without what they are withheld by. */
  withheldSources?: ReadonlySet<string>;
  /** The area that was collected: of a preset's row, and not of its file. */
  bounds?: Bounds;
}

/** The input of a snapshot: receipts may still be abbreviated. */
export interface SnapshotContent {
  listings: readonly CollectedListing[];
  meta: PresetMeta;
}

const format = "areascout-snapshot";
/** 1: a listing a line, as JSON. 2: in columns. */
const version = 2;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const idList = v.object({ count, ids: v.array(v.string()) });
const changes = v.object({
  new: idList,
  gone: idList,
  changed: v.object({ ...idList.entries, byField: v.record(v.string(), count) }),
});
const siteCoverage = v.object({
  found: count,
  allowed: count,
  answered: count,
  withEmail: count,
  refused: count,
  dead: count,
  blocked: count,
  unread: count,
  refined: v.exactOptional(count),
  model: v.exactOptional(v.object({ asked: count, reused: count, tokens: count, micros: count })),
});
// Every page that reads a preset would load a parser of variants for this alone.
const overture = v.custom<OvertureReport>(
  (sent) => isObject(sent) && (sent.state === "read" || sent.state === "failed"),
);
const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === "object" && sent !== null;
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
  sites: v.optional(v.nullable(siteCoverage), null),
  overture: v.optional(v.nullable(overture), null),
}) satisfies v.GenericSchema<unknown, CoverageReport>;
const presetMeta = v.object({
  taskId: v.string(),
  name: v.string(),
  niche: v.array(v.string()),
  tier: v.picklist([1, 2]),
  coverage: v.nullable(coverageReport),
}) satisfies v.GenericSchema<unknown, PresetMeta>;
const anyHeader = v.object({ format: v.literal(format), version: count });
const linesHeader = v.object({ version: v.literal(1), rows: count, meta: presetMeta });
const columnsHeader = v.object({
  version: v.literal(version),
  meta: presetMeta,
  ...columnsEntries,
});

/**
 * A preset's content, uncompressed: first the columns in parts, so a large preset is never in
 * memory as a whole; the header comes last although it is first in the file. A part is valid until
 * the next one is asked for.
 */
export function* encodeSnapshot({
  listings,
  meta,
}: SnapshotContent): Generator<Uint8Array, Uint8Array> {
  const { sections, bytes } = yield* writeColumns(listings);
  return headerLine({ format, version, rows: listings.length, meta, bytes, sections });
}

/**
 * The content back; throws `SnapshotError` unless it is whole and of a version known here. Columns
 * are views of `bytes`, which must not change any more.
 */
export function decodeSnapshot(bytes: Uint8Array): Snapshot {
  if (bytes.length === 0) throw new SnapshotError("corrupt", "it is empty");
  const end = lineEnd(bytes, 0);
  const content = parsedLine(bytes.subarray(0, end), 0);
  const known = v.safeParse(anyHeader, content);
  if (!known.success) throw new SnapshotError("corrupt", "the first line is no snapshot header");
  if (known.output.version > version) {
    throw new SnapshotError("newer", `version ${known.output.version}`);
  }
  const body = bytes.subarray(end + 1);
  if (known.output.version === version) {
    const header = checked(columnsHeader, content);
    return { listings: storedListings(columnsIn(body, header)), meta: header.meta };
  }
  const { rows, meta } = checked(linesHeader, content);
  return { listings: readLines(body, rows), meta };
}

function checked<S extends v.GenericSchema>(schema: S, content: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SnapshotError("corrupt", `header ${v.getDotPath(issue) ?? ""}: ${issue.message}`);
}
