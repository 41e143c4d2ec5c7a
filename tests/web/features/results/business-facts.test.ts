import { expect, test } from "vitest";
import { type ListingWithReceipts, nothingKnown } from "#domain/listing/listing.ts";
import { factOf, factsOf } from "../../../../web/src/features/results/business-facts.ts";

const listing: ListingWithReceipts = {
  ...nothingKnown,
  id: "0".repeat(20),
  source_id: "node/1",
  tier: 2,
  source: "OpenStreetMap",
  source_updated_at: null,
  collected_at: "2026-11-20T10:00:00.000Z",
  licence: "ODbL-1.0",
  receipts: {},
};

const valuesOf = (known: Partial<ListingWithReceipts>, column: string) =>
  factsOf({ ...listing, ...known }).find((fact) => fact.column === column)?.values;

test("nothing is said of what is not known", () => {
  expect(factsOf(listing)).toEqual([]);
});

test("each number is there once, with its label and a way to call it", () => {
  const known = {
    phone: "+12025550143",
    phones: [
      { label: "main", value: "+12025550143" },
      { label: "mobile", value: "+12025550144" },
      { label: "person:Ada Example", value: "+12025550145" },
      { label: "fax", value: "+12025550146" },
    ],
  };
  expect(valuesOf(known, "phone")).toEqual([
    { text: "+12025550143", note: "Main", href: "tel:+12025550143", copied: "phone number" },
  ]);
  expect(valuesOf(known, "phones")).toEqual([
    { text: "+12025550144", note: "Mobile", href: "tel:+12025550144", copied: "phone number" },
    { text: "+12025550145", note: "Ada Example", href: "tel:+12025550145", copied: "phone number" },
    { text: "+12025550146", note: "Fax", href: null, copied: "fax number" },
  ]);
});

test("the only number is no list of numbers, unless it is another than the main one", () => {
  const phones = [{ label: "other", value: "ring twice" }];
  // Of a map that doesn't know its country: the other source's number, as it is dialled there.
  const local = { phone: "+442079460051", phones: [{ label: "other", value: "(020) 7946 0051" }] };
  expect(valuesOf(local, "phones")).toBeUndefined();
  const extension = { ...local, phones: [{ label: "other", value: "051" }] };
  expect(valuesOf(extension, "phones")).toMatchObject([{ text: "051" }]);
  expect(valuesOf({ phone: "+12025550143", phones: [] }, "phones")).toBeUndefined();
  expect(valuesOf({ phones }, "phones")).toEqual([
    { text: "ring twice", note: "Other", href: null, copied: "phone number" },
  ]);
});

test("each email and each profile has a link and says which it is", () => {
  const known = {
    emails: [
      { role: "booking", value: "table@cafe.example" },
      { role: "owner", value: "ada@cafe.example" },
    ],
    socials: [
      { network: "youtube", url: "https://www.youtube.com/@cafe" },
      { network: "facebook", url: "https://www.facebook.com/cafe" },
    ],
  };
  expect(valuesOf(known, "emails")?.map(({ note, href }) => [note, href])).toEqual([
    ["Booking", "mailto:table@cafe.example"],
    ["Owner", "mailto:ada@cafe.example"],
  ]);
  expect(valuesOf(known, "socials")?.map(({ note, isPage }) => [note, isPage])).toEqual([
    ["YouTube", true],
    ["Facebook", true],
  ]);
});

test("values of the map's tags are capitalized or named in the panel, each with its receipt", () => {
  const receipt = {
    source: "OpenStreetMap",
    ref: "node/1",
    at: "2026-11-20",
    method: "tag cuisine",
  };
  const known = {
    cuisine: ["thai", "sushi"],
    wheelchair: "limited" as const,
    stars: 4.5,
    brand: "eBikes",
    internet_access: "wlan" as const,
  };
  const facts = factsOf({ ...listing, ...known, receipts: { cuisine: receipt } });
  expect(facts.map(({ label, values }) => [label, values.map(({ text }) => text)])).toEqual([
    ["Brand", ["eBikes"]],
    ["Hotel stars", ["4.5"]],
    ["Cuisine", ["Thai; Sushi"]],
    ["Wheelchair access", ["Limited"]],
    ["Internet access", ["Wi-Fi"]],
  ]);
  expect(facts.find(({ column }) => column === "cuisine")?.receipt).toBe(receipt);
});

test("a column that is asked for has an answer, also where nothing is known", () => {
  const known = { ...listing, price_level: 2, postcode: "76131" };
  expect(factOf(known, "phone")).toMatchObject({
    column: "phone",
    label: "Phone",
    values: [{ text: "Not known" }],
  });
  expect(factOf(known, "postcode")).toMatchObject({
    label: "Postcode",
    values: [{ text: "76131" }],
  });
  expect(factOf(known, "price_level")?.values).toEqual([{ text: "2" }]);
  expect(factOf(known, "hours")?.label).toBe("Opening hours");
  expect(factOf(known, "distance")).toBeNull();
});

test("whether mail arrives is said below the addresses, with the domain that was asked", () => {
  const receipt = { source: "DNS", ref: "a.example", at: "2026-11-20", method: "MX of a.example" };
  const facts = factsOf({
    ...listing,
    emails: [{ role: "info", value: "info@a.example" }],
    takes_mail: "no",
    receipts: { takes_mail: receipt },
  });
  expect(facts.map(({ column }) => column)).toEqual(["emails", "takes_mail"]);
  expect(facts[1]).toMatchObject({ label: "Takes mail", values: [{ text: "No" }], receipt });
});
