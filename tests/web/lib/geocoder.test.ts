import { afterEach, describe, expect, test, vi } from "vitest";
import { allowsTypeAhead } from "../../../web/src/lib/config.ts";
import {
  fromPhoton,
  namePlaceAt,
  placeOf,
  ranked,
  searchPlaces,
  spotName,
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

test("a place outside the map still selects an area on it", () => {
  for (const boundingbox of [undefined, ["86", "89", "10", "20"]]) {
    const { bounds, isPoint } = placeOf({ display_name: "Pole", lat: 89, lon: 180, boundingbox });
    expect(isPoint).toBe(true);
    expect(bounds.north).toBeLessThanOrEqual(85.05);
    expect(bounds.north - bounds.south).toBeCloseTo(0.02, 9);
    expect(bounds.east - bounds.west).toBeCloseTo(0.02, 9);
  }
});

describe("places that are ranked", () => {
  const place = (display_name: string, importance?: number, type?: string) => ({
    display_name,
    lat: 0,
    lon: 0,
    ...(importance === undefined ? {} : { importance }),
    ...(type === undefined ? {} : { type }),
  });
  const names = (found: { display_name: string }[]) => found.map((one) => one.display_name);

  test("stand by importance plus 1 for a country, 0.8 administrative, 0.6 city, 0.4 town", () => {
    const found = [
      place("house", 0.95, "house"),
      place("town", 0.5, "town"),
      place("city", 0.5, "city"),
      place("region", 0.5, "administrative"),
      place("country", 0.5, "country"),
    ];
    expect(names(ranked(found))).toEqual(["country", "region", "city", "house", "town"]);
  });

  test("keep the service's order among equals, whatever their type is called", () => {
    const found = [place("b", 0.3, "constructor"), place("a", 0.3, "toString"), place("c", 0.3)];
    expect(names(ranked(found))).toEqual(["b", "a", "c"]);
  });
});

describe("the name of a spot", () => {
  test("is its city, town or village, its state or region, and its country", () => {
    const named = (address: object) => spotName({ address, display_name: "x" });
    expect(named({ road: "r", town: "Ayle", village: "v", state: "Lorne", country: "C" })).toBe(
      "Ayle, Lorne, C",
    );
    expect(named({ village: "Wick", region: "North" })).toBe("Wick, North");
    expect(named({ city: "Port", town: "t", country: "C" })).toBe("Port, C");
  });

  test("is the first three parts of the whole name where the address has none of them", () => {
    expect(spotName({ display_name: "Pier 1, Bay, Sea, Ocean", address: { road: "r" } })).toBe(
      "Pier 1, Bay, Sea",
    );
    expect(spotName({ error: "Unable to geocode" })).toBeNull();
    expect(spotName("no")).toBeNull();
  });
});

describe("a place search", () => {
  const config = (kind: "nominatim" | "photon") => ({
    geocoder: { kind, url: "https://places.test" },
    placeAliases: { Oldland: "Newland" },
  });
  const { signal } = new AbortController();
  const asked: string[] = [];
  const answer = (body: unknown, status = 200) => {
    asked.length = 0;
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return Response.json(body, { status });
    });
  };
  afterEach(() => void vi.unstubAllGlobals());
  const places = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      display_name: `P${index}`,
      lat: "1",
      lon: "2",
    }));

  test("asks with the specification's parameters, and shows at most as many as the screen takes", async () => {
    answer(places(20));
    const found = await searchPlaces("Oldland", config("nominatim"), rules(6), signal);
    expect(found).toHaveLength(6);
    const { pathname, searchParams } = new URL(asked[0] ?? "");
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/search",
      {
        format: "json",
        q: "Newland",
        "accept-language": "en",
        addressdetails: "1",
        polygon_geojson: "1",
        limit: "6",
      },
    ]);
    expect(await searchPlaces("x", config("nominatim"), rules(5), signal)).toHaveLength(5);
  });

  test("drops places that can't be read, and keeps the others", async () => {
    answer([
      null,
      { display_name: "no point" },
      { lat: "x", lon: "y", display_name: "z" },
      ...places(1),
    ]);
    const found = await searchPlaces("any", config("nominatim"), rules(6), signal);
    expect(found.map(({ label }) => label)).toEqual(["P0"]);
  });

  test("fails where the service fails", async () => {
    answer({}, 500);
    await expect(searchPlaces("any", config("nominatim"), rules(6), signal)).rejects.toThrow("500");
  });

  test("looks a spot up by its coordinates, with the operator's own names in the answer", async () => {
    answer({ address: { city: "Port", country: "Oldland" } });
    const at = { lat: 36.8, lon: 10.2 };
    expect(await namePlaceAt(at, config("nominatim"), signal)).toBe("Port, Newland");
    expect(asked).toEqual([
      "https://places.test/reverse?lat=36.8&lon=10.2&format=json&accept-language=en",
    ]);
    answer({
      features: [
        { geometry: { coordinates: [10.2, 36.8] }, properties: { name: "Pier", city: "Port" } },
      ],
    });
    expect(await namePlaceAt(at, config("photon"), signal)).toBe("Pier, Port");
  });

  const rules = (placesShown: number) => ({ placesShown, isRanked: false });
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
