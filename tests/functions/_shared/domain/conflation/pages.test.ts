import { describe, expect, test } from "vitest";
import type { Business } from "#domain/conflation/business.ts";
import { conflate } from "#domain/conflation/conflate.ts";
import { agreementOfPages } from "#domain/conflation/links.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { at, business, north, place } from "../../../../steps/two-sources.ts";

const door = "12 Quay Street";
const phones = ["+13035550101"];
const otherPhones = ["+13035550102"];

const withLinks = (links: string[], domain: string | null = "lantern.example"): Business =>
  business("a", { domain, links });

describe("the pages that two businesses have of one site", () => {
  test.each([
    [
      "https://lantern.example/stores/quay",
      "http://www.lantern.example/Stores/Quay/?utm_source=map",
      "one",
    ],
    ["https://lantern.example/fr/quay", "https://lantern.example/quay/index.html", "one"],
    ["https://lantern.example/stores/quay", "https://lantern.example/stores/mill", "two"],
    ["https://lantern.example/stores/0417", "https://lantern.example/stores/0417.html", "one"],
    ["https://lantern.example/stores/tx", "https://lantern.example/stores/ca", "two"],
    ["https://quay.lantern.example/contact", "https://mill.lantern.example/contact", "two"],
    ["https://lantern.example/stores/0417", "https://lantern.example/stores/0417/hours", "site"],
    ["https://lantern.example/store?id=417", "https://lantern.example/store?id=522", "start"],
    ["https://lantern.example/#/quay", "https://lantern.example/#/mill", "start"],
    ["https://lantern.example/", "https://lantern.example/stores/mill", "site"],
    ["https://lantern.example/en-gb/", "https://lantern.example/index.php", "start"],
  ])("%s and %s: %s", (one, other, expected) => {
    expect(agreementOfPages(withLinks([one]), withLinks([other]))).toBe(expected);
  });

  test("are none where the sites are two, or a network's", () => {
    const quay = withLinks(["https://lantern.example/quay"]);
    expect(
      agreementOfPages(quay, withLinks(["https://amber.example/quay"], "amber.example")),
    ).toBeNull();
    const profile = withLinks(["https://www.facebook.com/quay"], null);
    expect(agreementOfPages(profile, profile)).toBeNull();
  });
});

describe("two trades of one owner in one source", () => {
  const countOf = (...rows: Partial<OverturePlace>[]): number =>
    conflate(
      [],
      rows.map((row, id) => place(`id-${id}`, { ...at(door), ...row })),
    ).added.length;
  const dealer = {
    name: "Lantern Motors of Ellory",
    types: ["Car Dealer"],
    websites: ["https://lanternmotors.example/"],
  };
  const workshop = { name: "Lantern Motors Service", types: ["Auto Repair"] };

  test("are two businesses where each has a page of its own", () => {
    const page = { websites: ["https://lanternmotors.example/service/"] };
    expect(countOf(dealer, { ...workshop, ...page })).toBe(2);
    const start = { websites: dealer.websites };
    expect(countOf(dealer, { ...workshop, ...start })).toBe(1);
    const socials = [{ network: "facebook" as const, url: "https://www.facebook.com/0417" }];
    expect(countOf(dealer, { ...workshop, ...start, socials })).toBe(1);
    expect(countOf(dealer, { ...workshop, ...page, types: ["Car Dealer"] })).toBe(1);
    // With one number it may be the business's own page.
    expect(countOf({ ...dealer, phones }, { ...workshop, ...page, phones })).toBe(1);
    const sales = { websites: ["https://lanternmotors.example/sales/"] };
    expect(countOf({ ...dealer, ...sales, phones }, { ...workshop, ...page, phones })).toBe(2);
  });

  test("are two businesses where each has a number of its own", () => {
    const [one, other] = [dealer, { ...workshop, websites: dealer.websites }];
    expect(countOf({ ...one, phones }, { ...other, phones: otherPhones })).toBe(2);
    expect(countOf({ ...one, phones }, { ...other, phones })).toBe(1);
  });
});

describe("a business of the map and a place with another name", () => {
  const isMerged = (one: Partial<Business>, other: Partial<OverturePlace>): boolean =>
    conflate([business("a", one)], [place("1", { ...north(10), ...other })]).merged.length === 1;

  test("are one where both have one page, and two where each has its own", () => {
    const listing = {
      name: "Amber Outfitters",
      types: ["Clothes Shop"],
      domain: "amberoutfitters.example",
      links: ["https://amberoutfitters.example/stores/0417"],
    };
    const shop = { name: "Ellory", types: ["Clothes Shop"], ...north(70) };
    expect(isMerged(listing, { ...shop, websites: listing.links })).toBe(true);
    const other = ["https://amberoutfitters.example/stores/0522"];
    expect(isMerged(listing, { ...shop, websites: other })).toBe(false);
  });

  test("are one where the longer name only sounds like a part, and type and number are one", () => {
    const types = ["Florist"];
    const shop = { name: "Prairie Lantern Floral & Gifts", types };
    expect(isMerged({ name: "Prairie Lantern", types, phones }, { ...shop, phones })).toBe(true);
    expect(
      isMerged({ name: "Prairie Lantern", types, phones }, { ...shop, phones: otherPhones }),
    ).toBe(false);
  });

  test("are two where their trades are no neighbours, whatever number and house they share", () => {
    const library = { name: "Quillfeather", types: ["Library"], address: door, phones };
    const museum = { name: "Amber Gallery of Kites", types: ["Museum"], phones, ...at(door) };
    expect(isMerged(library, museum)).toBe(false);
  });

  test("are two where nothing is known of what they are, whatever number and house they share", () => {
    const centre = { name: "Quillfeather Health Center", types: [], address: door, phones };
    const therapy = { name: "Physical Therapy", types: [], phones, ...at(door) };
    expect(isMerged(centre, therapy)).toBe(false);
  });
});
