import { describe, expect, test } from "vitest";
import { type Listing, nothingKnown } from "#domain/listing/listing.ts";
import {
  actionsFor,
  callAddress,
  directionsAddress,
  isWebAddress,
  mailAddress,
} from "../../../../web/src/features/results/contact-links.ts";

const listingWith = (known: Partial<Listing>): Listing => ({
  ...nothingKnown,
  id: "0".repeat(20),
  source_id: "node/1",
  tier: 2,
  source: "OpenStreetMap",
  source_updated_at: null,
  collected_at: "2026-11-20T10:00:00.000Z",
  licence: "ODbL-1.0",
  lat: 51.5,
  lon: -0.12,
  ...known,
});

describe("where a contact leads", () => {
  test.each([
    ["+12025550143", "tel:+12025550143"],
    ["(202) 555-0143", "tel:2025550143"],
    ["020 7946 0018", "tel:02079460018"],
    ["+44 20 7946\u20110018", "tel:+442079460018"],
    ["ask at the bar", null],
    ["555-0143; 555-0144", null],
    ["+1202+5550143", null],
    ["javascript:alert(1)", null],
    ["", null],
  ])("of the number %j it is %j", (number, address) => {
    expect(callAddress(number)).toBe(address);
  });

  test.each([
    ["info@cafe.example", "mailto:info@cafe.example"],
    ["grüße@cafe.example", "mailto:gr%C3%BC%C3%9Fe@cafe.example"],
    // Neither a subject nor another receiver comes along.
    ["a?bcc=b@cafe.example", "mailto:a%3Fbcc%3Db@cafe.example"],
    ["a@cafe.example?subject=Hi", "mailto:a@cafe.example%3Fsubject%3DHi"],
    ["a@b@cafe.example", null],
    ["a@cafe", null],
    ["two words@cafe.example", null],
    ["at the desk", null],
  ])("of the email %j it is %j", (email, address) => {
    expect(mailAddress(email)).toBe(address);
  });

  test.each([
    ["https://cafe.example/menu", true],
    ["HTTP://cafe.example", true],
    ["javascript:alert(1)", false],
    ["data:text/html,hi", false],
    ["//cafe.example", false],
    ["https://", false],
  ])("the address %j may be opened: %j", (address, isOne) => {
    expect(isWebAddress(address)).toBe(isOne);
  });

  test("directions are OpenStreetMap's, to the very place", () => {
    expect(directionsAddress({ lat: -36.9, lon: 174.76 })).toBe(
      "https://www.openstreetmap.org/directions?to=-36.9%2C174.76",
    );
  });
});

describe("what one can do about a business", () => {
  const kinds = (listing: Listing, isMadeUp = false): string[] =>
    actionsFor(listing, isMadeUp).map(({ kind }) => kind);

  test("is all of it when all is known", () => {
    const listing = listingWith({
      phone: "+12025550143",
      emails: [{ role: "info", value: "info@cafe.example" }],
      website: "https://cafe.example",
    });
    expect(kinds(listing)).toEqual(["call", "email", "website", "directions"]);
  });

  test("is the way there alone when nothing is known, and nothing at a place that is made up", () => {
    expect(kinds(listingWith({}))).toEqual(["directions"]);
    expect(kinds(listingWith({}), true)).toEqual([]);
  });

  test("is a call to another number when the main one is not known, never to a fax", () => {
    const fax = { label: "fax", value: "+12025550100" };
    expect(kinds(listingWith({ phones: [fax] }))).toEqual(["directions"]);
    const mobile = { label: "mobile", value: "+12025550101" };
    expect(actionsFor(listingWith({ phones: [fax, mobile] }), false)[0]).toEqual({
      kind: "call",
      href: "tel:+12025550101",
      to: "+12025550101",
    });
  });

  test("leaves out what leads nowhere", () => {
    const listing = listingWith({
      phone: "ring the bell",
      emails: [{ role: "other", value: "none" }],
      website: "javascript:alert(1)",
    });
    expect(kinds(listing)).toEqual(["directions"]);
  });
});
