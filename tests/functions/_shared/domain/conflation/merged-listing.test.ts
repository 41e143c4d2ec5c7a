import { describe, expect, test } from "vitest";
import { addedListing } from "#domain/conflation/added-listing.ts";
import { mergedListing } from "#domain/conflation/merged-listing.ts";
import type { OverturePlace, PlaceReceipt } from "#domain/overture/place.ts";
import { cafe, contextOf, hashHex } from "../../../../steps/map-element.ts";
import { place } from "../../../../steps/two-sources.ts";

const release = "2026-11-18.0";
const meta: PlaceReceipt = {
  dataset: "meta",
  recordId: "17",
  release,
  updatedAt: "2026-10-01T00:00:00Z",
  licence: "CDLA-Permissive-2.0",
};
const foursquare: PlaceReceipt = {
  ...meta,
  dataset: "Foursquare",
  recordId: "30",
  licence: "Apache-2.0",
};
const known: OverturePlace = place("g1", {
  types: ["Coffee Shop", "Bakery"],
  confidence: 0.8,
  phones: ["+442079460001", "+442079460002"],
  websites: ["https://www.lantern.example/menu"],
  emails: ["info@lantern.example", "ann@lantern.example"],
  socials: [{ network: "facebook", url: "https://www.facebook.com/lantern" }],
  address: {
    freeform: "4 Mill Row",
    locality: "Ellory",
    postcode: "E1 1AA",
    region: null,
    country: "GB",
  },
  receipts: {
    name: meta,
    types: meta,
    phones: foursquare,
    websites: meta,
    emails: meta,
    socials: meta,
    address: meta,
  },
});
const notices = [
  "ODbL 1.0 © OpenStreetMap contributors",
  "CDLA-Permissive-2.0 (https://cdla.dev/permissive-2-0/)",
  "Apache-2.0 (https://www.apache.org/licenses/LICENSE-2.0)",
  "Copyright 2024 Foursquare Labs, Inc. All rights reserved. Transformed to the Overture schema",
  "Changed by Areascout: business types, form of phone numbers, duplicates joined",
  "Overture Maps Foundation, overturemaps.org",
].join("; ");
const context = {
  types: [{ type: "Coffee Shop" }, { type: "Bakery" }],
  duplicates: ["g2"],
  at: "2026-11-26T00:00:00Z",
};
const merge = (tags: Record<string, string>, other: OverturePlace = known) =>
  mergedListing(cafe({ name: "Blue Lantern", ...tags }), other, context);

describe("a listing of the map with its place of Overture", () => {
  test("takes the values the map lacks, each with the source, dataset and release it is from", () => {
    const listing = merge({});
    expect(listing).toMatchObject({
      categories: ["Coffee Shop", "Bakery"],
      address: "4 Mill Row, E1 1AA Ellory",
      city: "Ellory",
      postcode: "E1 1AA",
      phone: "+442079460001",
      phone_source: "overture",
      phone_type: "landline",
      phone_osm: null,
      phones: [
        { label: "main", value: "+442079460001" },
        { label: "other", value: "+442079460002" },
      ],
      website: "https://www.lantern.example/menu",
      emails: [
        { role: "info", value: "info@lantern.example" },
        { role: "other", value: "ann@lantern.example" },
      ],
      socials: known.socials,
    });
    expect(listing.receipts.phone).toEqual({
      source: "Overture Maps",
      ref: "g1",
      at: "2026-10-01T00:00:00Z",
      method: `Foursquare 30, release ${release}, Apache-2.0`,
    });
    expect(listing.receipts.website?.method).toBe(
      `meta 17, release ${release}, CDLA-Permissive-2.0`,
    );
    expect(listing.receipts.name?.source).not.toBe("Overture Maps");
  });

  test("keeps the map's values and their receipts, and says both", () => {
    const listing = merge({
      phone: "+44 20 7946 0009",
      website: "https://blue.example/",
      "addr:street": "High Street",
      "addr:housenumber": "1",
      "addr:city": "Port Ellory",
    });
    expect(listing).toMatchObject({
      phone: "+442079460009",
      phone_source: "osm",
      website: "https://blue.example/",
      street: "High Street",
      city: "Port Ellory",
    });
    expect(listing.address).toContain("High Street");
    expect(listing.phones.map(({ value }) => value)).toEqual([
      "+442079460009",
      "+442079460001",
      "+442079460002",
    ]);
    expect(listing.receipts.phone?.source).not.toBe("Overture Maps");
    expect(listing).toMatchObject({
      sources: "both",
      gers_id: "g1",
      overture_confidence: 0.8,
      phone_osm: "+442079460009",
      phone_overture: "+442079460001",
      website_osm: "https://blue.example/",
      website_overture: "https://www.lantern.example/menu",
      agreement: [],
    });
    expect(listing.receipts).toMatchObject({
      website_osm: { source: "OpenStreetMap", ref: "node/1" },
      website_overture: { source: "Overture Maps", ref: "g1" },
      phone_overture: { source: "Overture Maps", ref: "g1" },
    });
  });

  test("the sources agree where the number or the website's domain is the same, and nowhere else", () => {
    expect(merge({}).agreement).toEqual([]);
    expect(merge({ phone: "+442079460002" }).agreement).toEqual(["phone"]);
    expect(merge({ website: "http://lantern.example" }).agreement).toEqual(["website"]);
    const both = merge({ phone: "+442079460001", website: "https://shop.lantern.example/" });
    expect(both.agreement).toEqual(["phone", "website"]);
  });

  test("a list with values of both says so, and names both records", () => {
    const { phones } = merge({ phone: "+44 20 7946 0009" }).receipts;
    expect(phones).toMatchObject({ source: "OpenStreetMap; Overture Maps", ref: "node/1" });
    expect(phones?.method).toBe(
      `tag phone, E.164; g1: Foursquare 30, release ${release}, Apache-2.0`,
    );
    const { categories } = merge({}).receipts;
    expect(categories?.source).toBe("OpenStreetMap; Overture Maps");
    expect(merge({}).receipts.phones?.source).toBe("Overture Maps");
  });

  test("an address that replaces a mere town is Overture's alone", () => {
    const { address, receipts } = merge({ "addr:city": "Port Ellory" });
    expect(address).toBe("4 Mill Row, E1 1AA Ellory");
    expect(receipts.address?.source).toBe("Overture Maps");
  });

  test("gets no type that was not asked for", () => {
    const one = mergedListing(cafe({ name: "Blue Lantern" }), known, {
      ...context,
      types: [{ type: "Coffee Shop" }],
    });
    expect(one.categories).toEqual(["Coffee Shop"]);
    expect(one.receipts.categories?.source).toBe("OpenStreetMap");
  });

  test("a number that the map calls a fax is never the one to dial", () => {
    const listing = merge({ fax: "+44 20 7946 0001" });
    expect(listing.phone).toBe("+442079460002");
    expect(listing.phones).toEqual([
      { label: "fax", value: "+442079460001" },
      { label: "main", value: "+442079460002" },
    ]);
  });

  test("names all licences and the places it was made of, and stays the map's", () => {
    const listing = merge({});
    expect(listing.source).toBe("OpenStreetMap");
    expect(listing.licence).toBe(notices);
    expect(listing.merged_source_ids).toEqual(["overture/g1", "overture/g2"]);
    expect(listing.source_id).toBe("node/1");
  });

  test("has no notice of a dataset that gave no value", () => {
    const others = { ...known, receipts: { name: { ...meta, licence: "CC0-1.0" } } };
    expect(merge({}, others).licence).toBe(
      "ODbL 1.0 © OpenStreetMap contributors; CC0-1.0; Overture Maps Foundation, overturemaps.org",
    );
  });

  test("a place that knows nothing more changes no value", () => {
    const before = cafe({ name: "Blue Lantern" });
    const { receipts, ...values } = mergedListing(before, place("g1"), {
      ...context,
      duplicates: [],
    });
    const ofSources = { sources: "both", gers_id: "g1", overture_confidence: 0.9 } as const;
    const { receipts: known, licence, ...same } = before;
    expect(values).toEqual({
      ...same,
      ...ofSources,
      licence: `${licence}; Overture Maps Foundation, overturemaps.org`,
      merged_source_ids: ["overture/g1"],
    });
    expect(receipts).toMatchObject(known);
  });
});

describe("a place that the map doesn't know", () => {
  const context = contextOf({
    types: ["Bakery", "Coffee Shop", "Dentist"].map((type) => ({ type, tags: [] })),
  });

  test("becomes a listing of the types asked for, with its own id, licence and receipts", () => {
    const listing = addedListing(known, { ...context, duplicates: ["g2"], twin: "t" });
    expect(listing).toMatchObject({
      id: hashHex("overture/g1").slice(0, 20),
      source_id: "overture/g1",
      merged_source_ids: ["overture/g2"],
      name: "Blue Lantern",
      category: "Bakery",
      categories: ["Bakery", "Coffee Shop"],
      address: "4 Mill Row, E1 1AA Ellory",
      phone: "+442079460001",
      phone_source: "overture",
      hours: [],
      phone_overture: "+442079460001",
      website_overture: "https://www.lantern.example/menu",
      website_osm: null,
      sources: "overture",
      overture_confidence: 0.8,
      gers_id: "g1",
      possible_twin: "t",
      source: "Overture Maps",
      source_updated_at: "2026-10-01T00:00:00Z",
      licence: notices,
    });
    const receipts = listing?.receipts ?? {};
    expect(Object.keys(receipts)).toEqual(
      expect.arrayContaining(["name", "category", "categories", "address", "phone", "lat", "lon"]),
    );
    expect(Object.values(receipts).every(({ source }) => source === "Overture Maps")).toBe(true);
  });

  test("is left out when it is of another type", () => {
    const dentist = { ...known, types: ["Dentist"] };
    const types = context.types.filter(({ type }) => type !== "Dentist");
    expect(addedListing(dentist, { ...context, types, duplicates: [], twin: null })).toBeNull();
  });
});
