import { snapshots } from "#collections/snapshots.bucket.ts";
import type { OverturePlace, PlaceReceipt, PlaceValue } from "#domain/overture/place.ts";
import type { PlacesOutcome, PlacesRead } from "#domain/overture/places-outcome.ts";
import type { Files } from "./files.ts";
import { gunzip, gzipLines, isZlibError } from "./gzip.ts";

/** The places that a run read, or why it could not: once written, every worker continues from it. */
export interface PlacePages {
  /** Keeps the outcome unless another worker was first; returns the one that is kept. */
  save: (taskId: string, outcome: PlacesOutcome) => Promise<PlacesOutcome>;
  /** `null` where there is none, or none that is whole. */
  read: (taskId: string) => Promise<PlacesOutcome | null>;
  remove: (taskId: string) => Promise<void>;
}

export function placePages(files: Files): PlacePages {
  const read: PlacePages["read"] = async (taskId) => {
    const bytes = await files.read(snapshots, fileIdOf(taskId));
    return bytes && unpacked(bytes);
  };
  return {
    read,
    remove: (taskId) => files.remove(snapshots, fileIdOf(taskId)),
    async save(taskId, outcome) {
      const fileId = fileIdOf(taskId);
      const bytes = gzipLines(linesOf(outcome));
      await files.save(snapshots, fileId, `${fileId}.gz`, bytes);
      const kept = await read(taskId);
      if (kept) return kept;
      // A file that can't be read would stay in the way of the whole one.
      await files.remove(snapshots, fileId);
      await files.save(snapshots, fileId, `${fileId}.gz`, bytes);
      return outcome;
    },
  };
}

/** Begins like all of a preset's files, which are deleted together. */
const fileIdOf = (taskId: string): string => `${taskId}.places`;

function* linesOf(outcome: PlacesOutcome): Generator<unknown, undefined> {
  if (outcome.state === "failed") yield outcome;
  else {
    const { places, ...head } = outcome;
    yield { ...head, count: places.length };
    for (let at = 0; at < places.length; at++) yield shortened(places.at(at));
  }
  return undefined;
}

const lineFeed = 0x0a;
const idKey = '"gersId":"';

function unpacked(packed: Uint8Array): PlacesOutcome | null {
  try {
    const unzipped = gunzip(packed);
    const bytes = Buffer.from(unzipped.buffer, unzipped.byteOffset, unzipped.length);
    const ends: number[] = [];
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, end + 1)) {
      ends.push(end);
    }
    const decoder = new TextDecoder();
    const startOf = (at: number): number => (at === 0 ? 0 : (ends[at - 1] ?? 0) + 1);
    const line = (at: number): unknown =>
      JSON.parse(decoder.decode(bytes.subarray(startOf(at), ends[at])));
    // Within a text the quotation marks would be escaped.
    const idIn = (at: number): string => {
      const start = bytes.indexOf(idKey, startOf(at)) + idKey.length;
      const id = bytes.toString("utf8", start, bytes.indexOf('"', start));
      return id.includes("\\") ? (line(at) as ShortPlace).gersId : id;
    };
    const head = line(0) as Head;
    if (head.state === "failed") return head;
    const { count, ...read } = head;
    if (read.state !== "read" || ends.length !== count + 1) return null;
    const at = (place: number): OverturePlace => whole(line(place + 1) as ShortPlace);
    return { ...read, places: { length: count, at, idAt: (place) => idIn(place + 1) } };
  } catch (cause) {
    if (cause instanceof SyntaxError || isZlibError(cause)) return null;
    throw cause;
  }
}

/** Nearly all receipts of a place are the same: they are written once. */
type ShortPlace = Omit<OverturePlace, "receipts"> & {
  receipts: PlaceReceipt[];
  /** The place of each value's receipt among them. */
  receiptOf: Partial<Record<PlaceValue, number>>;
};

function shortened({ receipts, ...place }: OverturePlace): ShortPlace {
  const texts: string[] = [];
  const receiptOf: ShortPlace["receiptOf"] = {};
  for (const [value, receipt] of Object.entries(receipts)) {
    const text = JSON.stringify(receipt);
    const known = texts.indexOf(text);
    receiptOf[value as PlaceValue] = known >= 0 ? known : texts.push(text) - 1;
  }
  return { ...place, receipts: texts.map((text) => JSON.parse(text)), receiptOf };
}

function whole({ receipts: all, receiptOf, ...place }: ShortPlace): OverturePlace {
  const receipts: OverturePlace["receipts"] = {};
  for (const [value, at] of Object.entries(receiptOf)) {
    const receipt = all[at];
    if (receipt) receipts[value as PlaceValue] = receipt;
  }
  return { ...place, receipts };
}

type Head =
  | (Omit<PlacesRead, "places"> & { count: number })
  | Extract<PlacesOutcome, { state: "failed" }>;
