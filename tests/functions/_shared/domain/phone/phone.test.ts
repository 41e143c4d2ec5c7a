import { describe, expect, test } from "vitest";
import { cafe } from "../../../../steps/map-element.ts";

describe("phones", () => {
  test("a number becomes one that can be dialled from anywhere", () => {
    expect(cafe({ phone: "020 7946 0018" })).toMatchObject({
      phone: "+442079460018",
      phone_osm: "+442079460018",
      phone_source: "osm",
      phone_web: null,
      phones: [{ label: "main", value: "+442079460018" }],
    });
    expect(cafe({ phone: "+33 1 99 00 12 34" }).phone).toBe("+33199001234");
    expect(cafe({ phone: "01 99 00 12 34" }, { countryAt: () => "FR" }).phone).toBe("+33199001234");
    expect(cafe({ phone: "0033 1 99 00 12 34" }, { countryAt: () => "MC" }).phone).toBe(
      "+33199001234",
    );
  });

  test.each([
    ["07911 123456", "GB", "mobile"],
    ["020 7946 0018", "GB", "landline"],
    ["0800 100 0000", "DE", "toll-free"],
    ["+33 8 99 12 34 56", null, "premium-rate"],
    ["+33 6 12 34 56 78", null, "mobile"],
    ["+49 151 12345678", null, "mobile"],
    ["+966 50 123 4567", null, "mobile"],
    ["+1 212 555 0123", null, null],
    ["+1 800 555 0123", null, "toll-free"],
    ["+44 20 1", null, null],
    ["ask inside", "GB", null],
  ])("%s of %s is of the line its country's plan says: %s", (phone, country, type) => {
    expect(cafe({ phone }, { countryAt: () => country }).phone_type).toBe(type);
  });

  test("several numbers in one tag are told apart, each once", () => {
    const numbers = ["+442079460018", "+442079460019"];
    for (const phone of [
      "020 7946 0018; 020 7946 0019",
      "020 7946 0018 / 020 7946 0019",
      "020 7946 0018, 020 7946 0019",
      "020 7946 0018 or 020 7946 0019;020 7946 0018",
    ]) {
      const { phones, phone: main } = cafe({ phone });
      expect(phones.map(({ value }) => value)).toEqual(numbers);
      expect(phones.map(({ label }) => label)).toEqual(["main", "other"]);
      expect(main).toBe(numbers[0]);
    }
  });

  test("a slash inside a number does not part it", () => {
    expect(cafe({ phone: "01/234 5678" }, { countryAt: () => "AT" }).phones).toHaveLength(1);
  });

  test("mobile and fax numbers are labelled; a fax is never the phone", () => {
    const listing = cafe({ fax: "020 7946 0001", "contact:mobile": "07700 900123" });
    expect(listing.phone).toBe("+447700900123");
    expect(listing.phones).toEqual([
      { label: "mobile", value: "+447700900123" },
      { label: "fax", value: "+442079460001" },
    ]);
    expect(cafe({ fax: "020 7946 0001" })).toMatchObject({ phone: null, phone_source: null });
    expect(listing.receipts.phone?.method).toBe("tag contact:mobile, E.164");
  });

  test("the phone tag comes before the contact tag and before a mobile number", () => {
    const tags = {
      mobile: "07700 900123",
      "contact:phone": "020 7946 0002",
      phone: "020 7946 0001",
    };
    expect(cafe(tags).phone).toBe("+442079460001");
    expect(cafe({ ...tags, phone: "ask inside" }).phone).toBe("+442079460002");
  });

  test("what can't be read as a number is kept as it was written, but is no phone", () => {
    const listing = cafe({ phone: "ask at the bar" });
    expect(listing).toMatchObject({ phone: null, phone_osm: null, phone_source: null });
    expect(listing.phones).toEqual([{ label: "other", value: "ask at the bar" }]);
    expect(listing.receipts.phone).toBeUndefined();
    expect(listing.receipts.phones?.ref).toBe("node/1");
  });

  test("without a country only numbers with a country's code can be read", () => {
    const nowhere = { countryAt: () => null };
    expect(cafe({ phone: "020 7946 0018" }, nowhere).phone).toBeNull();
    expect(cafe({ phone: "+44 20 7946 0018" }, nowhere).phone).toBe("+442079460018");
  });
});
