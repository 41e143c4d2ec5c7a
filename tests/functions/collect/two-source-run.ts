import type { Bounds } from "#domain/area/area.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import type { PlaceSource, PlacesAnswer } from "#shared/collectors/overture/overture.ts";
import type { collectionWorld } from "../../steps/collection-world.ts";
import { place } from "../../steps/two-sources.ts";

export type World = ReturnType<typeof collectionWorld>;

export const bounds = { north: 1, south: 0, east: 1, west: 0 };
export const types = [
  { sent: "Restaurant", type: "Restaurant", tags: [{ amenity: "restaurant" }] },
];
export const both = { types, overture: "more" } as const;

/** The map's one restaurant lies in the middle of the area. */
export const known = (changes: Partial<OverturePlace> = {}): OverturePlace =>
  place("known", {
    ...{ name: "Restaurant 500501", types: ["Restaurant"], lat: 0.5, lon: 0.5001 },
    phones: ["+442079460001"],
    ...changes,
  });
export const other = (gersId: string, changes: Partial<OverturePlace> = {}): OverturePlace =>
  place(gersId, { name: `House ${gersId}`, types: ["Restaurant"], lat: 0.2, lon: 0.2, ...changes });

type Answer = PlacesAnswer & { places: OverturePlace[] };

export const answerWith = (places: OverturePlace[]): Answer => ({
  release: "2026-11-18.0",
  places,
  dropped: { closed: 2, unsure: 1, nameless: 0 },
  unknownTops: { new_top: 3 },
  warning: null,
});

/** A second source that counts how often it is read. */
export function overtureOf(answer: () => Answer) {
  const asked: [Bounds, readonly string[]][] = [];
  const collect: PlaceSource["collect"] = async (box, wanted, take) => {
    asked.push([box, wanted]);
    const { places, ...rest } = answer();
    places.forEach(take);
    return rest;
  };
  return { asked, collect };
}

/** Twenty times a second, each time ten seconds later by the task's clock. */
export const lookingAgain =
  (world: World): World["deps"]["every"] =>
  (_, run) => {
    const timer = setInterval(() => {
      world.pass(10_000);
      run();
    }, 50);
    return () => clearInterval(timer);
  };

/** The dependencies of a worker that is killed when it is about to do that. */
export function dyingAt<S extends "placePages" | "listings">(
  { deps }: World,
  store: S,
  verb: keyof World["deps"][S],
): World["deps"] {
  const die = async (): Promise<never> => {
    throw new Error("killed");
  };
  return { ...deps, [store]: { ...deps[store], [verb]: die } };
}

/** As a process reads them that has no snapshot in memory. */
export async function freshListings({ tables, files, task }: World) {
  return [...(await listingStore(tables, files).readSnapshot(await task("t"))).listings];
}

export const coverageOf = async (world: World, id = "t") =>
  JSON.parse((await world.task(id)).coverage);
