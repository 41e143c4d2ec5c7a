import { check } from "@placemarkio/check-geojson";
import { expect, test } from "vitest";
import { toGeoJson } from "#domain/exports/geojson.ts";
import { type Listing, listingColumns } from "#domain/listing/listing.ts";
import { listing } from "../query/sample-preset.ts";

/** Read by a library that refuses what RFC 7946 does not allow. */
const opened = (listings: Iterable<Listing>) => {
  const file = check([...toGeoJson(listings)].join(""));
  if (file.type !== "FeatureCollection") throw new Error("it is no feature collection");
  return file;
};

test("a map program finds a point for each business, longitude first", () => {
  const { features } = opened([listing(1, { lat: 40.5, lon: -3.25 }), listing(2)]);
  expect(features).toHaveLength(2);
  expect(features[0]).toMatchObject({
    id: listing(1).id,
    geometry: { type: "Point", coordinates: [-3.25, 40.5] },
  });
});

test("each point carries all columns in their order, as they are", () => {
  const one = listing(1, { name: "Été « Œuf »", postcode: "00123", services: ["a; b"] });
  const [feature] = opened([one]).features;
  expect(Object.keys(feature?.properties ?? {})).toEqual([...listingColumns]);
  expect(feature?.properties).toMatchObject({
    name: "Été « Œuf »",
    postcode: "00123",
    services: ["a; b"],
    licence: one.licence,
  });
});

test("a point that two sources know names both", () => {
  const [first, second] = opened([listing(1, { sources: "both" }), listing(2)]).features;
  expect(first?.properties?.source).toBe("OpenStreetMap; Overture Maps");
  expect(second?.properties?.source).toBe("OpenStreetMap");
});

test("an empty result is an empty collection", () => {
  expect(opened([]).features).toEqual([]);
});
