import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Listing } from "#domain/listing.ts";
import { type Condition, presenceFields, textFields } from "#domain/query/plan.ts";
import { runPlan } from "#domain/query/run-plan.ts";
import { listing, samplePreset } from "./sample-preset.ts";

const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").toLowerCase().trim();

/** The same question asked of one row at a time, in the plainest way. */
function naivelyHolds(row: Listing, condition: Condition): boolean {
  if ("has" in condition) {
    const value = condition.f === "hours" ? (row.hours_known ? row.hours : null) : row[condition.f];
    const missing =
      value === null || (Array.isArray(value) && value.length === 0 && condition.f !== "hours");
    return missing !== condition.has;
  }
  const values =
    condition.f === "category" ? [row.category, ...row.categories] : [row[condition.f]];
  return values.some((value) => value !== null && folded(value) === folded(condition.is));
}

const values = fc.constantFrom("Soho", "SOHO", "Straße", "strasse", "Café", "98000");
const maybe = fc.option(values);
const listings = fc
  .array(
    fc.record({
      category: values,
      categories: fc.array(values, { maxLength: 2 }),
      suburb: maybe,
      city: maybe,
      street: maybe,
      postcode: maybe,
      phone: maybe,
      website: maybe,
      hours_known: fc.boolean(),
      rating: fc.option(fc.constantFrom(0, 4.5)),
      review_count: fc.option(fc.constantFrom(0, 12)),
      emails: fc.array(fc.record({ role: values, value: values }), { maxLength: 1 }),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((fields, at) => listing(at, fields)));
const conditions: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ f: fc.constantFrom(...textFields), is: values }),
  fc.record({ f: fc.constantFrom(...presenceFields), has: fc.boolean() }),
);

describe("running a plan", () => {
  it("finds what looking at every row finds, in the preset's order", () => {
    fc.assert(
      fc.property(listings, fc.array(conditions, { maxLength: 3 }), (rows, where) => {
        const expected = rows.filter((row) => where.every((each) => naivelyHolds(row, each)));
        expect(runPlan({ where }, rows)).toEqual({ matching: expected, total: expected.length });
      }),
      { numRuns: 500 },
    );
  });

  it("takes a further category for a type as well as the first", () => {
    const where: Condition[] = [{ f: "category", is: "bakery" }];
    const rows = [
      listing(1, { category: "Bakery" }),
      listing(2, { category: "Coffee Shop", categories: ["Coffee Shop", "Bakery"] }),
      listing(3, { category: "Coffee Shop" }),
    ];
    expect(runPlan({ where }, rows).matching.map(({ id }) => id)).toEqual(["1", "2"]);
  });

  it("counts a value of zero as known and an unknown one as missing", () => {
    const rows = [listing(1, { review_count: 0 }), listing(2, { review_count: null })];
    expect(runPlan({ where: [{ f: "review_count", has: false }] }, rows).total).toBe(1);
    expect(runPlan({ where: [{ f: "review_count", has: true }] }, rows).total).toBe(1);
  });

  it("knows the hours of a business that is closed all week", () => {
    const rows = [
      listing(1, { hours_known: true, hours: [] }),
      listing(2, { hours_raw: "by appointment" }),
    ];
    const { matching } = runPlan({ where: [{ f: "hours", has: false }] }, rows);
    expect(matching.map(({ id }) => id)).toEqual(["2"]);
  });

  it("gives no number at all when a business comes twice", () => {
    expect(() => runPlan({ where: [] }, [listing(1), listing(1)])).toThrow("twice");
  });

  it("splits a preset in two with a condition and its opposite", () => {
    for (const f of presenceFields) {
      const has = runPlan({ where: [{ f, has: true }] }, samplePreset.listings).total;
      const misses = runPlan({ where: [{ f, has: false }] }, samplePreset.listings).total;
      expect(has + misses).toBe(samplePreset.listings.length);
    }
  });
});
