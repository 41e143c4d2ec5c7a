import { describe, expect, test } from "vitest";
import { cafe } from "../../../../steps/map-element.ts";

const tags = {
  "addr:street": "Example Street",
  "addr:housenumber": "12",
  "addr:city": "Sampletown",
  "addr:postcode": "10115",
};

describe("addresses", () => {
  test.each([
    ["GB", "12 Example Street, Sampletown 10115"],
    ["DE", "Example Street 12, 10115 Sampletown"],
    ["FR", "12 Example Street, 10115 Sampletown"],
    ["PT", "Example Street, 12, 10115 Sampletown"],
    [null, "Example Street 12, 10115 Sampletown"],
  ])("the line is written as in %s", (country, line) => {
    expect(cafe(tags, { countryAt: () => country })).toMatchObject({ address: line, country });
  });

  test("a region stands before the postcode in the United States", () => {
    const listing = cafe({ ...tags, "addr:state": "IL" }, { countryAt: () => "US" });
    expect(listing).toMatchObject({
      address: "12 Example Street, Sampletown, IL 10115",
      region: "IL",
    });
  });

  test("parts that are not known leave no gap, and nothing known is no address", () => {
    expect(cafe({ "addr:city": "Sampletown" }).address).toBe("Sampletown");
    expect(cafe({ "addr:housenumber": "12" })).toMatchObject({ address: null, house_number: "12" });
    expect(cafe({})).toMatchObject({ address: null, street: null, city: null });
    expect(cafe({ "addr:full": "12 Old Mill, Sampletown" }).address).toBe(
      "12 Old Mill, Sampletown",
    );
  });

  test("the country is the tagged one when that is a code, otherwise where the point lies", () => {
    expect(cafe({ "addr:country": "fr" })).toMatchObject({ country: "FR" });
    expect(cafe({ "addr:country": "France" })).toMatchObject({ country: "GB" });
    expect(cafe({}).receipts.country?.method).toBe("country the position lies in");
  });
});
