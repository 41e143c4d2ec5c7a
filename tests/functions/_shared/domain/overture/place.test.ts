import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogueTags } from "#domain/matching/business-types.ts";
import { readLinks, readPhones, withoutTracking } from "#domain/overture/contacts.ts";
import { isClosed, type PlaceRow, readPlace, worthOf } from "#domain/overture/place.ts";
import { taxonomyOfTypes, typesIn, unknownTopOf } from "#domain/overture/taxonomy-map.ts";
import { sharedFile } from "../../../../steps/shared-data.ts";

const row: PlaceRow = {
  id: "0b7fc702-49bf-4d5c-8a8c-4c1e5f3d6a11",
  name: " Café  Zoë ",
  confidence: 0.77,
  status: "open",
  taxonomy: {
    hierarchy: ["food_and_drink", "restaurant", "pizza_restaurant"],
    alternates: ["cafe"],
  },
  websites: ["http://zoe.example/?utm_source=x&page=2", "https://www.facebook.com/zoe"],
  socials: ["https://www.facebook.com/zoe?fbclid=1"],
  emails: ["Info@Zoe.Example", "not an address"],
  phones: ["(303) 444-4642", "+1 303-444-4642"],
  address: {
    freeform: "500 Cascade Ave",
    locality: "Boulder",
    postcode: "80302",
    region: "CO",
    country: "US",
  },
  sources: [
    {
      property: "",
      dataset: "meta",
      license: "CDLA-Permissive-2.0",
      record_id: "17",
      update_time: "2026-04-06T00:00:00.000Z",
    },
    {
      property: "/properties/confidence",
      dataset: "Overture",
      license: "CDLA-Permissive-2.0",
      record_id: null,
      update_time: "2026-04-07T10:00:15Z",
    },
    {
      property: "/properties/phones/0",
      dataset: "Foursquare",
      license: "Apache-2.0",
      record_id: "30",
      update_time: null,
    },
  ],
};
const at = { lat: 40, lon: -105.28 };
const release = "2026-11-18.0";

describe("a place from its row", () => {
  test("has types by its path and its other categories, clean contacts and its own point", () => {
    expect(readPlace(row, at, release)).toMatchObject({
      gersId: row.id,
      ...at,
      name: "Café Zoë",
      types: ["Restaurant", "Coffee Shop"],
      category: "pizza_restaurant",
      phones: ["+13034444642"],
      websites: ["http://zoe.example/?page=2"],
      socials: [{ network: "facebook", url: "https://www.facebook.com/zoe" }],
      emails: ["info@zoe.example"],
      address: { country: "US", locality: "Boulder" },
    });
  });

  test("has a receipt for each known value: of the source that gave it, else of the whole place", () => {
    const { receipts } = readPlace({ ...row, emails: [] }, at, release) ?? {};
    expect(receipts?.name).toEqual({
      dataset: "meta",
      recordId: "17",
      release,
      updatedAt: "2026-04-06T00:00:00.000Z",
      licence: "CDLA-Permissive-2.0",
    });
    expect(receipts?.phones).toMatchObject({ dataset: "Foursquare", licence: "Apache-2.0" });
    expect(receipts?.confidence?.dataset).toBe("Overture");
    expect(receipts?.emails).toBeUndefined();
  });

  test("is none without a name or an id", () => {
    expect(readPlace({ ...row, name: " " }, at, release)).toBeNull();
    expect(readPlace({ ...row, id: null }, at, release)).toBeNull();
  });

  test.each([
    [0.5, "add"],
    [0.49, "fill"],
    [0.2, "fill"],
    [0.19, "nothing"],
    [null, "nothing"],
  ])("of confidence %s may %s", (confidence, worth) => {
    expect(worthOf(confidence)).toBe(worth);
  });

  test("is closed when its status or its confidence says so", () => {
    expect(isClosed(row)).toBe(false);
    expect(isClosed({ ...row, status: "permanently_closed" })).toBe(true);
    expect(isClosed({ ...row, status: "temporarily_closed" })).toBe(false);
    expect(isClosed({ ...row, confidence: 0 })).toBe(true);
  });
});

describe("contacts", () => {
  test.each([
    ["https://a.example/?utm_source=x", "https://a.example/"],
    ["https://a.example/p?id=1&gclid=2#top", "https://a.example/p?id=1#top"],
    ["https://a.example/p?UTM_Medium=x&q=%20a#x?utm_y=1", "https://a.example/p?q=%20a#x?utm_y=1"],
    ["https://a.example/p?a=utm_source", "https://a.example/p?a=utm_source"],
  ])("of %s nothing but tracking goes", (url, clean) => {
    expect(withoutTracking(url)).toBe(clean);
  });

  test("numbers are read by the country of the address, and a bad one is left out", () => {
    expect(readPhones(["020 7946 0000", "12"], "GB")).toEqual(["+442079460000"]);
    expect(readPhones(["020 7946 0000"], null)).toEqual([]);
    expect(readPhones(["+44 20 7946 0000"], null)).toEqual(["+442079460000"]);
  });

  test("what is no web address is left out", () => {
    expect(readLinks(["mailto:a@b.example", "no site", "shop.example"], [])).toEqual({
      websites: ["https://shop.example"],
      socials: [],
    });
  });
});

describe("the taxonomy", () => {
  test("has places for every type of the catalogue", () => {
    expect(Object.keys(taxonomyOfTypes).toSorted()).toEqual(Object.keys(catalogueTags).toSorted());
  });

  test("knows a place by any level of its path, and reports a top it has never seen", () => {
    expect(
      typesIn({ hierarchy: ["shopping", "bike_store", "bike_store_of_2027"], alternates: [] }),
    ).toEqual(["Bike Shop"]);
    expect(typesIn({ hierarchy: [], alternates: [] })).toEqual([]);
    expect(unknownTopOf({ hierarchy: ["space_travel", "hotel"], alternates: [] })).toBe(
      "space_travel",
    );
    expect(unknownTopOf({ hierarchy: ["lodging"], alternates: [] })).toBeNull();
    expect(unknownTopOf({ hierarchy: [], alternates: [] })).toBeNull();
  });

  test("names for each type a category that Overture's list of 2026-03-04 has", () => {
    const path = sharedFile("data/overture/overture-taxonomy-2026-03-04.csv");
    if (path === null) return;
    const cells = new Set(readFileSync(path, "utf8").split(/[\n,]/));
    const without = Object.entries(taxonomyOfTypes).filter(([, [name = ""]]) => !cells.has(name));
    expect(without).toEqual([]);
  });
});
