import { describe, expect, test } from "vitest";
import { majorUnits } from "#domain/money/payment.ts";

describe("an amount in the smallest unit of its currency", () => {
  test.each([
    ["USD", 11.9],
    ["EUR", 11.9],
    ["JPY", 1_190],
    ["KRW", 1_190],
    ["CLP", 1_190],
    ["KWD", 1.19],
    ["BHD", 1.19],
    [null, 11.9],
  ])("of 1190 in %s is %d", (currency, amount) => {
    expect(majorUnits(1_190, currency)).toBe(amount);
  });
});
