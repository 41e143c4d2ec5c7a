import { snapshots } from "#collections/snapshots.bucket.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import type { PlacesOutcome, PlacesRead } from "#domain/overture/places-outcome.ts";
import type { Files } from "./files.ts";
import { gunzip, gzipLines, isZlibError } from "./gzip.ts";

/** The places that a run read, or why it could not: once written, every worker continues from it. */
export interface PlacePages {
  /** Keeps the outcome unless another worker was first; returns the one that is kept. */
  save: (taskId: string, outcome: PlacesOutcome) => Promise<PlacesOutcome>;
  /** `null` where there is none, or none that is whole. */
  read: (taskId: string) => Promise<PlacesOutcome | null>;
}

export function placePages(files: Files): PlacePages {
  const read: PlacePages["read"] = async (taskId) => {
    const bytes = await files.read(snapshots, fileIdOf(taskId));
    return bytes && unpacked(bytes);
  };
  return {
    read,
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
    yield* places;
  }
  return undefined;
}

const lineFeed = 0x0a;

function unpacked(packed: Uint8Array): PlacesOutcome | null {
  try {
    const bytes = gunzip(packed);
    const decoder = new TextDecoder();
    const lines: unknown[] = [];
    for (let start = 0; start < bytes.length; ) {
      const end = bytes.indexOf(lineFeed, start);
      lines.push(JSON.parse(decoder.decode(bytes.subarray(start, end))));
      start = end + 1;
    }
    const [head, ...places] = lines as [Head | undefined, ...OverturePlace[]];
    if (head?.state === "failed") return head;
    if (head?.state !== "read" || places.length !== head.count) return null;
    const { count: _, ...read } = head;
    return { ...read, places };
  } catch (cause) {
    if (cause instanceof SyntaxError || isZlibError(cause)) return null;
    throw cause;
  }
}

type Head =
  | (Omit<PlacesRead, "places"> & { count: number })
  | Extract<PlacesOutcome, { state: "failed" }>;
