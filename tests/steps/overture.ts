import type { Bounds } from "#domain/area/area.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import type { PlacesIndex } from "#domain/overture/places-index.ts";
import { chunksOf, plainPath } from "#domain/overture/places-index.ts";
import {
  createOverture,
  type PlaceSource,
  type PlacesAnswer,
} from "#shared/collectors/overture/overture.ts";
import type { RangeOptions } from "#shared/collectors/overture/range-client.ts";
import { buildIndex } from "../../scripts/overture/build-index.ts";
import {
  type PlacesRelease,
  type RunningStandIns,
  startStandIns,
} from "../../scripts/stand-ins/index.ts";

export interface Sent {
  path: string;
  range: string | null;
  status: number;
  bytes: number;
}

type Options = Partial<RangeOptions> & { now?: () => number };

/** A reader that also keeps the places, for tests that look at them. */
interface Reader extends Pick<PlaceSource, "count"> {
  collect: (
    bounds: Bounds,
    types: readonly string[],
  ) => Promise<PlacesAnswer & { places: OverturePlace[] }>;
}

/** Overture's stand-in with an index of one of its releases, and readers of it. */
export interface OvertureWorld {
  index: PlacesIndex;
  indexUrl: string;
  source: (options?: Options) => PlaceSource;
  reader: (options?: Options) => Reader;
  fault: (fault: object) => Promise<void>;
  clearFaults: () => Promise<void>;
  putIndex: (index: object) => Promise<void>;
  /** All answers since the last call. */
  sent: () => Promise<Sent[]>;
  json: (path: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Quick tries, and the usual time-out, for busy machines. */
export const testRanges = (baseUrl: string): RangeOptions => ({
  baseUrl,
  userAgent: "tests",
  attempts: 2,
  countBytes: async () => {},
  fetch,
  sleep: async () => {},
  random: () => 0,
});

/** The first release of the town, which has no page indexes, unless others are served. */
export async function overtureWorld(
  options: { releases?: readonly PlacesRelease[]; wanted?: (latest: string) => string } = {},
): Promise<OvertureWorld> {
  const standIns: RunningStandIns = await startStandIns(
    0,
    options.releases ? { placesReleases: options.releases } : {},
  );
  const base = `${standIns.origin}/stand-ins/overture`;
  const { latest } = (await (await fetch(`${base}/catalog.json`)).json()) as { latest: string };
  const { index } = await buildIndex(testRanges(`${base}/catalog.json`), {
    wanted: options.wanted?.(latest) ?? latest,
    now: new Date(),
  });
  const indexUrl = `${base}/index.json`;
  const putIndex = async (written: object): Promise<void> => {
    await fetch(indexUrl, { method: "PUT", body: JSON.stringify(written) });
  };
  await putIndex(index);
  const sent = async (): Promise<Sent[]> =>
    (await fetch(`${base}/log`, { method: "DELETE" })).json() as Promise<Sent[]>;
  await sent();
  const source = ({ now = Date.now, ...changed }: Options = {}): PlaceSource =>
    createOverture({ ...testRanges(indexUrl), indexUrl, now, ...changed });
  return {
    index,
    indexUrl,
    source,
    reader: (changed) => keepingPlaces(source(changed)),
    fault: async (fault) => {
      await fetch(`${base}/faults`, { method: "POST", body: JSON.stringify(fault) });
    },
    clearFaults: async () => {
      await fetch(`${base}/faults`, { method: "DELETE" });
    },
    putIndex,
    sent,
    json: async (path) => (await fetch(`${base}${path}`)).json(),
    close: standIns.close,
  };
}

function keepingPlaces({ count, collect }: PlaceSource): Reader {
  return {
    count,
    async collect(bounds, types) {
      const places: OverturePlace[] = [];
      const answer = await collect(bounds, types, (place) => places.push(place));
      return { ...answer, places };
    },
  };
}

/** The bytes of those columns, by their first name, in the row groups; dictionaries included. */
export function chunkBytes(
  index: PlacesIndex,
  groups: PlacesIndex["groups"],
  tops: readonly string[],
) {
  return groups
    .flatMap((group) =>
      chunksOf(group).filter((_, at) => tops.includes(topOf(index.columns[at]?.path))),
    )
    .reduce((sum, { length }) => sum + length, 0);
}

const topOf = (path: readonly string[] | undefined): string =>
  plainPath(path ?? []).split(".")[0] ?? "";
