import { overtureLimits } from "#domain/limits/overture.ts";
import type { RangeClient, RemoteFile } from "./range-client.ts";

export interface ByteRange {
  start: number;
  /** Exclusive. */
  end: number;
}

/** Ranges in order; those that touch are one, and so are those with few unneeded bytes between them. */
export function merged(ranges: readonly ByteRange[]): ByteRange[] {
  const needed = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  let spare = needed * overtureLimits.gapShareMax;
  const all: ByteRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    if (range.end <= range.start) continue;
    const last = all.at(-1);
    const gap = last ? Math.max(0, range.start - last.end) : Number.POSITIVE_INFINITY;
    if (last && gap <= Math.min(spare, overtureLimits.gapMaxBytes)) {
      spare -= gap;
      last.end = Math.max(last.end, range.end);
    } else all.push({ ...range });
  }
  return all;
}

/** Reads the ranges of a file. The result gives the bytes of each of them. */
export async function fetchSegments(
  client: RangeClient,
  file: RemoteFile,
  ranges: readonly ByteRange[],
): Promise<(range: ByteRange) => Uint8Array> {
  const waiting = merged(ranges);
  const read: (ByteRange & { bytes: Uint8Array })[] = [];
  const work = async (): Promise<void> => {
    try {
      for (let range = waiting.shift(); range; range = waiting.shift()) {
        read.push({ ...range, bytes: await client.read(file, range.start, range.end) });
      }
    } finally {
      // After a failure the others ask for nothing more.
      waiting.length = 0;
    }
  };
  const workers = Array.from({ length: overtureLimits.requestsAtOnce }, work);
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return ({ start, end }) => {
    const held = read.find((one) => one.start <= start && end <= one.end);
    if (!held) throw new RangeError(`bytes ${start} to ${end} were not read`);
    return held.bytes.subarray(start - held.start, end - held.start);
  };
}

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
