import { overtureLimits } from "#domain/limits/overture.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import { type PlacesIndex, readIndex } from "#domain/overture/places-index.ts";
import { checkSchema, warningOfAge } from "#domain/overture/release-age.ts";
import { createRangeClient, type RangeOptions } from "./range-client.ts";

interface OpenIndex {
  index: PlacesIndex;
  /** A sentence when a newer release should be indexed. */
  warning: string | null;
}

/**
 * Gives the index of a release that we can read and that still exists. It is read once, and again
 * only after it could not be or was too slow for whom it was read; its age is checked at each call.
 */
export function openOnce(
  ranges: RangeOptions,
  now: () => number,
): (signal?: AbortSignal) => Promise<OpenIndex> {
  let last: Promise<PlacesIndex> | null = null;
  return async (signal) => {
    last ??= fetchIndex(ranges);
    const reading = last;
    const forget = (): void => {
      if (last === reading) last = null;
    };
    signal?.addEventListener("abort", forget);
    reading.catch(forget);
    const index = await reading.finally(() => signal?.removeEventListener("abort", forget));
    return { index, warning: warningOfAge(index.release, now()) };
  };
}

async function fetchIndex(ranges: RangeOptions): Promise<PlacesIndex> {
  const { baseUrl } = ranges;
  const bytes = await createRangeClient(ranges)
    .readAll(baseUrl, overtureLimits.indexMaxBytes)
    .catch((error: unknown) => {
      const isMissing = error instanceof OvertureFailure && error.kind === "gone";
      throw isMissing ? new OvertureFailure("index-missing", { cause: error }) : error;
    });
  const index = readIndex(new TextDecoder().decode(bytes));
  checkSchema(index.release, index.schema);
  return index;
}
