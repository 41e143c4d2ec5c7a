import fc from "fast-check";
import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { describe, expect, test } from "vitest";
import { plainNumber, plainType } from "#domain/phone/plain-phone.ts";
import { holds } from "../../../../property.ts";

const byLibrary = (text: string, defaultCountry?: CountryCode) => {
  const parsed = parsePhoneNumberFromString(text, defaultCountry ? { defaultCountry } : {});
  const number = parsed?.isPossible() ? parsed.number : null;
  return { number, isValid: number !== null && (parsed?.isValid() ?? false) };
};

const countries = getCountries();
const country = fc.constantFrom(...countries);
const digit = fc.integer({ min: 0, max: 9 }).map(String);
const digits = (minLength: number, maxLength: number) =>
  fc.array(digit, { minLength, maxLength }).map((each) => each.join(""));

/** A number in use, with some of its last digits replaced, so that many are just not in use. */
const nearExample = fc
  .tuple(country, digits(0, 8), fc.integer({ min: -1, max: 1 }))
  .map(([code, tail, longer]) => {
    const national = getExampleNumber(code, examples)?.nationalNumber ?? "";
    const changed = national.slice(0, Math.max(1, national.length - tail.length)) + tail;
    const sized = longer > 0 ? `${changed}7` : changed.slice(0, longer || undefined);
    return getCountryCallingCode(code) + sized;
  });
const inCountry = fc
  .tuple(country, digits(1, 18))
  .map(([code, national]) => getCountryCallingCode(code) + national);
const written = fc
  .tuple(fc.oneof(nearExample, inCountry, digits(1, 20)), fc.array(fc.nat(18)))
  .map(([number, gaps]) =>
    gaps.reduce(
      (text, at) => text.replace(new RegExp(`^(.{${at + 2}}\\d)(\\d)`), "$1 $2"),
      `+${number}`,
    ),
  );

describe("a number written with its country's code and spaces", () => {
  test("is read exactly as the library reads it, wherever it is met", () => {
    let read = 0;
    let valid = 0;
    const tried = holds(
      fc.property(written, country, (text, place) => {
        const plain = plainNumber(text);
        if (plain === null) return;
        read += 1;
        valid += Number(plain.isValid);
        expect([text, plain]).toEqual([text, byLibrary(text, place)]);
        expect([text, plain]).toEqual([text, byLibrary(text)]);
      }),
      { numRuns: 40_000 },
    );
    expect(read).toBeGreaterThan(tried / 4);
    expect(valid).toBeGreaterThan(tried / 14);
  });

  test("is of the type that the library gives it, wherever one is given without it", () => {
    const seen = new Map<string, number>();
    holds(
      fc.property(fc.oneof(nearExample, inCountry), (digits) => {
        const number = `+${digits}`;
        const type = plainType(number);
        if (type === undefined) return;
        seen.set(type, (seen.get(type) ?? 0) + 1);
        expect([number, type]).toEqual([number, parsePhoneNumberFromString(number)?.getType()]);
      }),
      { numRuns: 40_000 },
    );
    expect([...seen.keys()].sort()).toEqual(
      expect.arrayContaining(["FIXED_LINE", "FIXED_LINE_OR_MOBILE", "MOBILE", "TOLL_FREE"]),
    );
    expect(seen.get("MOBILE")).toBeGreaterThan(1_000);
  });

  test("of every country is read without the library, and its example is in use", () => {
    const missed = countries.filter((code) => {
      const example = getExampleNumber(code, examples);
      return example && !plainNumber(example.formatInternational())?.isValid;
    });
    // Where the example begins with the digits that are dialled at home, the library decides.
    expect(missed.length).toBeLessThan(countries.length / 20);
    for (const code of missed) {
      const example = getExampleNumber(code, examples);
      expect(plainNumber(example?.formatInternational() ?? "")).toBeNull();
    }
  });

  test.each([
    "020 7946 0018",
    "+44 (0)20 7946 0018",
    "+44-20",
    "++44 20",
    "+44 20 x5",
    "+",
    "+ 44",
    "",
  ])("in any other form is left to the library: %s", (text) =>
    expect(plainNumber(text)).toBeNull(),
  );
});
