import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import type { PlaceSource } from "#shared/collectors/overture/overture.ts";
import { restaurantsIn } from "./map-source.ts";
import type { Send } from "./memory-tables.ts";
import type { World } from "./world.ts";

const failures = ["unreachable", "slow", "gone", "corrupt"] as const;

/** A second source that knows the map's first restaurant of an area and one that the map lacks. */
export const placeSource = (world: World, send: Send): PlaceSource => ({
  count: async () => {
    throw new OvertureFailure("index-missing");
  },
  collect: (bounds, types, take) =>
    send({
      name: "read places",
      writes: false,
      run: () => {
        if (world.faults.strikes("source-failure"))
          throw new OvertureFailure(world.random.pick(failures));
        const [first] = restaurantsIn(bounds);
        if (first) take(placeOf(first.name, first, types));
        const { south, west } = bounds;
        take(placeOf("House of the second source", { lat: south + 0.01, lon: west + 0.01 }, types));
        return {
          release: "2026-11-18.0",
          dropped: { closed: 0, unsure: 0, nameless: 0 },
          unknownTops: {},
          warning: null,
        };
      },
      lost: () => new OvertureFailure("unreachable"),
    }),
});

const placeOf = (
  name: string,
  { lat, lon }: { lat: number; lon: number },
  types: readonly string[],
): OverturePlace => ({
  gersId: `${name} ${lat} ${lon}`,
  ...{ lat, lon, name, types: [...types] },
  ...{ category: "restaurant", confidence: 0.9, status: null },
  ...{ phones: ["+442079460123"], emails: [], websites: ["https://house.example/"], socials: [] },
  address: { freeform: null, locality: null, postcode: null, region: null, country: null },
  receipts: {},
});
