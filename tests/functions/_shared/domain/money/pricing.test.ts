import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bounds, checkBounds } from "#domain/area/area.ts";
import {
  chargeForSites,
  chargeMicros,
  coveredKm2,
  creditsOf,
  formatBalance,
  formatDollars,
  formatExact,
  microsOf,
  priceMicros,
  priceText,
} from "#domain/money/pricing.ts";
import { holds } from "../../../../property.ts";

const box = fc
  .record({
    south: fc.double({ min: -60, max: 59, noNaN: true }),
    west: fc.double({ min: -170, max: 169, noNaN: true }),
    height: fc.double({ min: 0.0001, max: 0.9, noNaN: true }),
    width: fc.double({ min: 0.0001, max: 0.9, noNaN: true }),
  })
  .map(
    ({ south, west, height, width }): Bounds => ({
      south,
      west,
      north: south + height,
      east: west + width,
    }),
  );

describe("prices", () => {
  test("0.02° at the equator costs 4,924 micros in Tier 1 and twice that in Tier 2", () => {
    const bounds = { north: 0.01, south: -0.01, east: 0.01, west: -0.01 };
    expect(priceMicros(bounds, 1)).toBe(4_924);
    expect(priceMicros(bounds, 2)).toBe(9_848);
  });

  test("a larger box never costs less", () => {
    holds(
      fc.property(box, fc.double({ min: 0, max: 0.1, noNaN: true }), (bounds, more) => {
        const larger = { ...bounds, east: bounds.east + more };
        expect(priceMicros(larger, 1)).toBeGreaterThanOrEqual(priceMicros(bounds, 1));
      }),
    );
  });

  test("a box that is higher never costs less, nor one that is wider", () => {
    const more = fc.double({ min: 0, max: 0.1, noNaN: true });
    holds(
      fc.property(box, more, more, (bounds, higher, wider) => {
        // Towards the equator a degree is longer, so growing that way is growing.
        const isSouth = bounds.south + bounds.north < 0;
        const larger = {
          ...bounds,
          ...(isSouth ? { north: bounds.north + higher } : { south: bounds.south - higher }),
          west: bounds.west - wider,
        };
        expect(priceMicros(larger, 2)).toBeGreaterThanOrEqual(priceMicros(bounds, 2));
      }),
      { numRuns: 10_000 },
    );
  });

  // A price is a whole number of thousandths of a micro (a square metre's worth), rounded up. The
  // rounded square metres of two parts differ from the whole's by one at most, and rounding up twice
  // instead of once adds less than one micro, so the sum is never more than 1 µ$ away; here, where
  // both happen at random, it is the same or one more. North–south parts are not additive: the
  // formula takes the cosine of each part's own mean latitude.
  test("two parts of an east–west split cost what the whole costs, to one micro", () => {
    const differences = new Map<number, number>();
    const where = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    holds(
      fc.property(box, where, fc.constantFrom<1 | 2>(1, 2), (bounds, share, tier) => {
        const middle = bounds.west + (bounds.east - bounds.west) * share;
        const parts =
          priceMicros({ ...bounds, east: middle }, tier) +
          priceMicros({ ...bounds, west: middle }, tier);
        const difference = parts - priceMicros(bounds, tier);
        differences.set(difference, (differences.get(difference) ?? 0) + 1);
        expect(Math.abs(difference)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 10_000 },
    );
    console.log(
      `east–west split of 10,000 boxes, parts − whole in µ$: ${JSON.stringify(
        Object.fromEntries([...differences].sort(([a], [b]) => a - b)),
      )}`,
    );
  });

  test("the page's estimate is the server's price for 10,000 random boxes", () => {
    holds(
      fc.property(box, fc.constantFrom<1 | 2>(1, 2), (bounds, tier) => {
        // What crosses the wire is text: the server prices what it parses.
        const sent: Bounds = JSON.parse(JSON.stringify(bounds));
        const server = priceMicros(checkBounds(sent, 1e9), tier);
        expect(server).toBe(priceMicros(bounds, tier));
        expect(microsOf(creditsOf(server))).toBe(server);
      }),
      { numRuns: 10_000 },
    );
  });

  test("what is charged never exceeds the price, and all tiles cost exactly the price", () => {
    const micros = fc.integer({ min: 1, max: 20_000_000 });
    const area = fc.integer({ min: 1, max: 10_000_000_000 });
    holds(
      fc.property(micros, area, area, (price, done, total) => {
        const charge = chargeMicros(price, Math.min(done, total), total);
        expect(charge).toBeGreaterThanOrEqual(0);
        expect(charge).toBeLessThanOrEqual(price);
        if (done >= total) expect(charge).toBe(price);
      }),
    );
    expect(chargeMicros(1_000, 0, 50)).toBe(0);
  });

  test("money crosses the wire without losing a micro", () => {
    holds(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (micros) => {
        expect(microsOf(JSON.parse(JSON.stringify(creditsOf(micros))))).toBe(micros);
      }),
    );
  });

  test("an amount pays for whole km², and never for more than its price", () => {
    expect(coveredKm2(5_000_000, 1)).toBe(5_000);
    expect(coveredKm2(4_999_999, 2)).toBe(2_499);
    expect(coveredKm2(-1, 1)).toBe(0);
  });

  test("amounts are rounded half up, and a positive one never reads as zero", () => {
    expect(formatDollars(1_005_000, 2)).toBe("$1.01");
    expect(formatDollars(4_924, 2)).toBe("< $0.01");
    expect(formatDollars(5_000, 2)).toBe("$0.01");
    expect(formatDollars(4_924, 4)).toBe("$0.0049");
    expect(formatDollars(40, 4)).toBe("< $0.0001");
    expect(formatDollars(0, 2)).toBe("$0.00");
    expect(formatDollars(1_234_567_890_000, 2)).toBe("$1,234,567.89");
    expect(formatDollars(-1_234_567_890, 4)).toBe("-$1,234.5679");
  });

  test("a run's price has four decimals, and a positive one never reads as zero", () => {
    expect(priceText(14_283)).toBe("$0.0143");
    expect(priceText(120_000)).toBe("$0.1200");
    expect(priceText(5_000_000)).toBe("$5.0000");
    expect(priceText(49)).toBe("< $0.0001");
    expect(priceText(0)).toBe("$0.0000");
  });

  test("a balance is shown in whole cents and never as more than there is", () => {
    expect(formatBalance(4_999_999)).toBe("$4.99");
    expect(formatBalance(0)).toBe("$0.00");
    expect(formatBalance(-1)).toBe("-$0.01");
  });

  test("an exact amount keeps every micro and at least two decimals", () => {
    expect(formatExact(3_942)).toBe("$0.003942");
    expect(formatExact(5_000_000)).toBe("$5.00");
    expect(formatExact(1)).toBe("$0.000001");
    expect(formatExact(120_000)).toBe("$0.12");
  });
});

describe("a charge for Tier 2", () => {
  test("is half for the map and half for the sites that were read", () => {
    expect(chargeForSites(10_000, 0, 40)).toBe(5_000);
    expect(chargeForSites(10_000, 10, 40)).toBe(6_250);
    expect(chargeForSites(10_000, 40, 40)).toBe(10_000);
  });

  test("is Tier 1's where there is no site to read, rounded up to the map's part", () => {
    expect(chargeForSites(10_001, 0, 0)).toBe(5_001);
  });

  test("never passes the whole, never falls under the map's part, and grows with every site", () => {
    const sites = fc.integer({ min: 1, max: 5_000 });
    holds(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), sites, sites, (charged, read, total) => {
        const part = chargeForSites(charged, Math.min(read, total), total);
        expect(part).toBeLessThanOrEqual(charged);
        expect(part).toBeGreaterThanOrEqual(Math.ceil(charged / 2));
        expect(part).toBeGreaterThanOrEqual(
          chargeForSites(charged, Math.min(read, total) - 1, total),
        );
      }),
    );
  });
});
