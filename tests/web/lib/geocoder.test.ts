import { describe, expect, test } from "vitest";
import {
  allowsTypeAhead,
  fromPhoton,
  placeOf,
  withAliases,
} from "../../../web/src/lib/geocoder.ts";

const found = { display_name: "Porto", lat: 41.15, lon: -8.61 };

describe("a place that was found", () => {
  test("selects its bounding box, which comes as south, north, west, east", () => {
    const { bounds } = placeOf({ ...found, boundingbox: ["41.1", "41.2", "-8.7", "-8.5"] });
    expect(bounds).toEqual({ north: 41.2, south: 41.1, east: -8.5, west: -8.7 });
  });

  test("selects 0.01 degree around its point when it has no box, or a broken one", () => {
    const around = { north: 41.16, south: 41.14, east: -8.6, west: -8.62 };
    for (const boundingbox of [undefined, [], ["a", "b", "c", "d"], ["2", "1", "0", "1"], "no"]) {
      const { bounds } = placeOf({ ...found, boundingbox });
      for (const edge of ["north", "south", "east", "west"] as const) {
        expect(bounds[edge]).toBeCloseTo(around[edge], 9);
      }
    }
  });

  test("never reaches past the map's edge", () => {
    const { bounds } = placeOf({ ...found, boundingbox: ["-90", "90", "-180", "180"] });
    expect(bounds).toEqual({ north: 85.05, south: -85.05, east: 180, west: -180 });
  });
});

test("an answer in Photon's shape becomes the specification's fields", () => {
  const [place] = fromPhoton({
    features: [
      {
        geometry: { coordinates: [-8.61, 41.15] },
        properties: {
          name: "Porto",
          city: "Porto",
          country: "Portugal",
          extent: [-8.7, 41.2, -8.5, 41.1],
        },
      },
    ],
  });
  expect(place).toEqual({
    display_name: "Porto, Portugal",
    lat: 41.15,
    lon: -8.61,
    boundingbox: [41.1, 41.2, -8.7, -8.5],
  });
});

test("the operator's place names replace whole words only, in any case", () => {
  expect(withAliases("Old Town, old towns, OLD TOWN", { "old town": "New Town" })).toBe(
    "New Town, old towns, New Town",
  );
  expect(withAliases("A+B (c)", { "A+B": "$&" })).toBe("$& (c)");
});

test("OpenStreetMap's own place search is not asked while a person types", () => {
  const kind = "nominatim" as const;
  const config = (url: string) => ({ geocoder: { kind, url }, placeAliases: {} });
  expect(allowsTypeAhead(config("https://nominatim.openstreetmap.org"))).toBe(false);
  expect(allowsTypeAhead(config("http://localhost:3000/stand-ins/geocoder"))).toBe(true);
});
