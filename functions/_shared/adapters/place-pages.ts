import { snapshots } from "#collections/snapshots.bucket.ts";
import type { OverturePlace, PlaceReceipt, PlaceValue } from "#domain/overture/place.ts";
import type {
  PlaceList,
  PlacesFailed,
  PlacesOutcome,
  PlacesRead,
} from "#domain/overture/places-outcome.ts";
import type { Files } from "./files.ts";
import { firstLineOf, gunzipSmall, gzip, isZlibError, release } from "./gzip.ts";

/** The places that a run read, or why it could not: once written, every worker continues from it. */
export interface PlacePages {
  /** Packs places while they are read. */
  pack: () => PlacePack;
  /** Keeps the outcome unless another worker was first; returns the one that is kept. */
  save: (taskId: string, outcome: PackedPlaces | PlacesFailed) => Promise<PlacesOutcome>;
  /** `null` where there is none, or none that is whole. */
  read: (taskId: string) => Promise<PlacesOutcome | null>;
  remove: (taskId: string) => Promise<void>;
}

export interface PlacePack {
  add: (place: OverturePlace) => void;
  /** Nothing may be added after it. */
  end: () => Pieces;
}

type PackedPlaces = Omit<PlacesRead, "places"> & { places: PlacePack };

export function placePages(files: Files): PlacePages {
  const read: PlacePages["read"] = async (taskId) => {
    const bytes = await files.read(snapshots, fileIdOf(taskId));
    return bytes && unpacked(bytes);
  };
  return {
    pack: createPack,
    read,
    remove: (taskId) => files.remove(snapshots, fileIdOf(taskId)),
    async save(taskId, outcome) {
      const fileId = fileIdOf(taskId);
      const bytes = packed(outcome);
      await files.save(snapshots, fileId, `${fileId}.gz`, bytes);
      const kept = await read(taskId);
      if (kept) return kept;
      // A file that can't be read would stay in the way of the whole one.
      await files.remove(snapshots, fileId);
      await files.save(snapshots, fileId, `${fileId}.gz`, bytes);
      const own = unpacked(bytes);
      if (!own) throw new Error("the places that were packed can't be unpacked");
      return own;
    },
  };
}

/** Begins like all of a preset's files, which are deleted together. */
const fileIdOf = (taskId: string): string => `${taskId}.places`;

/** Packed one by one: a few are unpacked to read one place. */
interface Pieces {
  pieces: Uint8Array[];
  /** Places of each piece. */
  counts: number[];
}

const pieceChars = 1 << 18;
const encoder = new TextEncoder();

function createPack(): PlacePack {
  const done: Pieces = { pieces: [], counts: [] };
  let lines: string[] = [];
  let chars = 0;
  const flush = (): void => {
    if (lines.length === 0) return;
    done.pieces.push(gzip(encoder.encode(lines.join(""))));
    done.counts.push(lines.length);
    lines = [];
    chars = 0;
  };
  return {
    add(place) {
      const line = `${JSON.stringify(shortened(place))}\n`;
      lines.push(line);
      chars += line.length;
      if (chars >= pieceChars) flush();
    },
    end() {
      flush();
      return done;
    },
  };
}

/** One packed text of a line for the outcome and one for each place. */
function packed(outcome: PackedPlaces | PlacesFailed): Uint8Array {
  if (outcome.state === "failed") return packedHead(outcome);
  const { places, ...read } = outcome;
  const { pieces, counts } = places.end();
  const count = counts.reduce((sum, one) => sum + one, 0);
  const sizes = pieces.map(({ length }) => length);
  return Buffer.concat([packedHead({ ...read, count, counts, sizes }), ...pieces]);
}

const packedHead = (head: Head): Uint8Array => gzip(encoder.encode(`${JSON.stringify(head)}\n`));

function unpacked(bytes: Uint8Array): PlacesOutcome | null {
  try {
    const head = JSON.parse(firstLineOf(bytes)) as Head;
    if (head.state === "failed") return head;
    const { count, counts = [], sizes = [], ...read } = head;
    if (read.state !== "read") return null;
    const places = listOf(piecesAtEnd(bytes, sizes), counts);
    return places?.length === count ? { ...read, places } : null;
  } catch (cause) {
    if (cause instanceof SyntaxError || isZlibError(cause)) return null;
    throw cause;
  }
}

function piecesAtEnd(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  let start = bytes.length - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    start += size;
    return bytes.subarray(start - size, start);
  });
}

const decoder = new TextDecoder();

function linesOf(piece: Uint8Array): string[] {
  const text = gunzipSmall(piece);
  const lines = decoder.decode(text).split("\n");
  release(text);
  return lines;
}

const lineEnd = 0x0a;

/** How many lines a piece has, without making a text of each. */
function countLines(piece: Uint8Array): number {
  const text = gunzipSmall(piece);
  let ends = 0;
  for (let at = text.indexOf(lineEnd); at >= 0; at = text.indexOf(lineEnd, at + 1)) ends += 1;
  release(text);
  return ends;
}

/**
 * Unpacks a piece when a place of it is asked for: places that lie together are in few pieces. `null`
 * if a piece is not whole.
 */
function listOf(pieces: readonly Uint8Array[], counts: readonly number[]): PlaceList | null {
  if (pieces.some((piece, at) => countLines(piece) !== counts[at])) return null;
  const starts = [0];
  for (const count of counts) starts.push((starts.at(-1) ?? 0) + count);
  const shared = createSharedText();
  let open = 0;
  let lines: string[] | null = null;
  const isIn = (place: number, piece: number): boolean =>
    place >= (starts[piece] ?? 0) && place < (starts[piece + 1] ?? 0);
  const lineOf = (place: number): string => {
    if (!lines || !isIn(place, open)) {
      open = starts.findIndex((_, piece) => isIn(place, piece));
      const piece = pieces[open];
      if (!piece) throw new RangeError(`there is no place ${place}`);
      lines = linesOf(piece);
    }
    return lines[place - (starts[open] ?? 0)] ?? "";
  };
  return {
    length: starts.at(-1) ?? 0,
    at: (place) => whole(JSON.parse(lineOf(place)) as ShortPlace, shared),
    idAt: (place) => idIn(lineOf(place)),
    pointAt(place) {
      const line = lineOf(place);
      return { lat: numberIn(line, '"lat":'), lon: numberIn(line, '"lon":') };
    },
  };
}

const idKey = '"gersId":"';

/** Within a text the quotation marks would be escaped. */
function idIn(line: string): string {
  const start = line.indexOf(idKey) + idKey.length;
  const id = line.slice(start, line.indexOf('"', start));
  if (id.includes("\\")) return (JSON.parse(line) as ShortPlace).gersId;
  // A part of a text keeps the whole of it, here of a piece, for as long as the id is known.
  return JSON.parse(`"${id}"`);
}

function numberIn(line: string, key: string): number {
  const start = line.indexOf(key) + key.length;
  let end = start;
  while (end < line.length && line[end] !== "," && line[end] !== "}") end += 1;
  return Number(line.slice(start, end));
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

type SharedText = (text: string | null) => string | null;

/** Many places share a city, licence and release, but `JSON.parse` makes a new string for each. */
function createSharedText(): SharedText {
  const known = new Map<string, string>();
  return (text) => {
    if (text === null) return null;
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size === sharedTextsMax) known.clear();
    known.set(text, text);
    return text;
  };
}

const sharedTextsMax = 1_000;

function whole(short: ShortPlace, shared: SharedText): OverturePlace {
  const { receipts: all, receiptOf, ...place } = short;
  const { address } = place;
  place.types = place.types.map((type) => shared(type) ?? type);
  address.locality = shared(address.locality);
  address.postcode = shared(address.postcode);
  address.region = shared(address.region);
  address.country = shared(address.country);
  for (const receipt of all) {
    receipt.dataset = shared(receipt.dataset);
    receipt.release = shared(receipt.release) ?? receipt.release;
    receipt.licence = shared(receipt.licence);
  }
  const receipts: OverturePlace["receipts"] = {};
  for (const [value, at] of Object.entries(receiptOf)) {
    const receipt = all[at];
    if (receipt) receipts[value as PlaceValue] = receipt;
  }
  return { ...place, receipts };
}

type Head = (Omit<PlacesRead, "places"> & Sizes) | PlacesFailed;

interface Sizes {
  count: number;
  /** Of each piece its places and its bytes; a file of before there were pieces has none. */
  counts?: number[];
  sizes?: number[];
}
