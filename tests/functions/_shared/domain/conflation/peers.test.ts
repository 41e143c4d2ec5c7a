import { describe, expect, test } from "vitest";
import type { Business } from "#domain/conflation/business.ts";
import { conflate } from "#domain/conflation/conflate.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { at, business, north, place } from "../../../../steps/two-sources.ts";

const pairsOf = (listings: Business[], places: OverturePlace[]): string[] =>
  conflate(listings, places).merged.map((one) => `${one.listing}=${one.place.gersId}`);

describe("a name that tells its trade alone", () => {
  const types = ["Post Office"];
  const office = business("a", { name: "Post Office", types, address: "4 Mill Row" });
  const service = place("1", { name: "Harbour Mail Service", types, ...north(30) });

  test("is the only business of its type around", () => {
    expect(pairsOf([office], [{ ...service, ...at("4 Mill Row") }])).toEqual(["a=1"]);
  });

  test("is neither of two of its type", () => {
    const next = place("2", { name: "Quay Post", types, ...north(-30) });
    expect(pairsOf([{ ...office, address: null }], [service, next])).toEqual([]);
  });
});

test("a word for a part of a business is part of a name where it names the type", () => {
  const named = (name: string, types: string[]): string[] =>
    pairsOf(
      [business("a", { name: "Pellegrini", types })],
      [place("1", { name, types, ...north(20) })],
    );
  expect(named("Pellegrini Department Store", ["Department Store"])).toEqual(["a=1"]);
  expect(named("Pellegrini Pharmacy", ["Pharmacy"])).toEqual(["a=1"]);
  expect(named("Pellegrini Car Wash", ["Petrol Station"])).toEqual([]);
});

test("one word in place of another is another business, unless a contact says otherwise", () => {
  const phones = ["+441632960001"];
  const listing = business("a", {
    name: "Corner Bakery",
    types: ["Bakery"],
    address: "4 Mill Row",
  });
  const other = place("1", { name: "Quay Bakery", types: ["Bakery"], ...at("4 Mill Row") });
  expect(pairsOf([listing], [other])).toEqual([]);
  expect(pairsOf([{ ...listing, phones }], [{ ...other, phones }])).toEqual(["a=1"]);
});

test("a word and its translation aren't two names", () => {
  const listing = business("a", {
    name: "Stadt-Apotheke",
    types: ["Pharmacy"],
    address: "4 Mill Row",
  });
  const other = place("1", { name: "Stadt Pharmacy", types: ["Pharmacy"], ...at("4 Mill Row") });
  expect(pairsOf([listing], [other])).toEqual(["a=1"]);
});

test("a name with and without its apostrophe is found down the road", () => {
  const listing = business("a", { name: "Rossi's Pizza", types: ["Restaurant"] });
  const other = place("1", {
    name: "Rossis Pizza Kitchen Inc",
    types: ["Restaurant"],
    ...north(300),
  });
  expect(pairsOf([listing], [other])).toEqual(["a=1"]);
});

describe("two names with nothing in common", () => {
  const phone = "+441632960077";
  const types = ["Bakery"];
  const listing = business("a", { name: "Corner Oven", types, phones: [phone] });
  const named = place("1", { name: "Harbour Rise", types, phones: [phone], ...north(12) });

  test("are one business where its number is nobody else's", () => {
    expect(pairsOf([listing], [named])).toEqual(["a=1"]);
    const other = business("b", { name: "Quay Grill", types: ["Restaurant"], phones: [phone] });
    expect(pairsOf([listing, { ...other, ...north(60) }], [named])).toEqual([]);
  });

  test("are one business where its domain is nobody else's", () => {
    const domain = "corner-oven.example";
    const linked = { ...named, phones: [], websites: [`https://${domain}/`] };
    expect(pairsOf([{ ...listing, phones: [], domain }], [linked])).toEqual(["a=1"]);
  });

  test("are one business in one house, where they are of one trade", () => {
    const housed = { ...named, phones: [], ...at("4 Mill Row") };
    const at4 = { ...listing, phones: [], address: "4 Mill Row" };
    expect(pairsOf([at4], [housed])).toEqual(["a=1"]);
    expect(pairsOf([at4], [{ ...housed, types: ["Hotel"] }])).toEqual([]);
  });

  test("are two where the number is another trade's or further away", () => {
    expect(pairsOf([listing], [{ ...named, types: ["Hotel"] }])).toEqual([]);
    expect(pairsOf([listing], [{ ...named, ...north(140) }])).toEqual([]);
  });
});

test("a row without a name is not merged by its house and type", () => {
  const types = ["Bakery"];
  const nameless = business("a", { name: null, types, address: "4 Mill Row" });
  const named = place("1", { name: "Harbour Rise", types, ...at("4 Mill Row") });
  expect(pairsOf([nameless], [named])).toEqual([]);
});

test("a number that several have joins no two houses far from each other", () => {
  const phones = ["+441632960077"];
  const types = ["Bakery"];
  const listing = business("a", { name: "Blue Lantern", types, phones, address: "4 Mill Row" });
  const sharer = business("b", { name: "Quay Grill", types: ["Restaurant"], phones, ...north(30) });
  const far = place("1", {
    name: "Blue Lantern",
    types,
    phones,
    ...at("90 Mill Row"),
    ...north(250),
  });
  expect(pairsOf([listing, sharer], [far])).toEqual([]);
});
