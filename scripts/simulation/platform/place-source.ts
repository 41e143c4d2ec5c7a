import type { Bounds } from "#domain/area/area.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import type { PlaceSource } from "#shared/collectors/overture/overture.ts";
import { numberOf, restaurantsIn } from "./map-source.ts";
import type { Send } from "./memory-tables.ts";
import type { World } from "./world.ts";

const failures = ["unreachable", "slow", "gone", "corrupt"] as const;

/** The second source's places of an area; `null` where it never answers. */
export type PlacesIn = (bounds: Bounds, types: readonly string[]) => OverturePlace[] | null;

export const placeSource = (placesIn: PlacesIn, world: World, send: Send): PlaceSource => ({
  count: async () => {
    throw new OvertureFailure("index-missing");
  },
  async collect(bounds, types, take) {
    const places = await send({
      name: "read places",
      writes: false,
      run: () => {
        if (world.faults.strikes("source-failure"))
          throw new OvertureFailure(world.random.pick(failures));
        return placesIn(bounds, types);
      },
      lost: () => new OvertureFailure("unreachable"),
    });
    if (places === null) return new Promise(() => {});
    places.forEach(take);
    return {
      release: "2026-11-18.0",
      dropped: { closed: 0, unsure: 0, nameless: 0 },
      unknownTops: {},
      warning: null,
    };
  },
});

/**
 * Of the usual map: the first restaurant of an area, and one that the map lacks. In every second area
 * neither has a website of the second source's: where the map has no restaurant, no site is there to read.
 */
export const usualPlaces: PlacesIn = (bounds, types) => {
  const hasSite = numberOf(bounds) % 2 === 0;
  const { south, west } = bounds;
  const [first] = restaurantsIn(bounds);
  const own = { name: "House of the second source", lat: south + 0.01, lon: west + 0.01 };
  return [...(first ? [first] : []), own].map((one) => placeOf(one, types, hasSite));
};

interface Known {
  name: string;
  lat: number;
  lon: number;
}

export const placeOf = (
  { name, lat, lon }: Known,
  types: readonly string[],
  hasSite: boolean,
): OverturePlace => ({
  gersId: `${name} ${lat} ${lon}`,
  ...{ lat, lon, name, types: [...types] },
  ...{ category: "restaurant", confidence: 0.9, status: null },
  ...{ phones: ["+442079460123"], emails: [], socials: [] },
  websites: hasSite ? ["https://house.example/"] : [],
  address: { freeform: null, locality: null, postcode: null, region: null, country: null },
  receipts: {},
});
