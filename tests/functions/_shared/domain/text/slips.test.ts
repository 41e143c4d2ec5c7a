import { describe, expect, test } from "vitest";
import { slipBetween } from "#domain/text/slips.ts";

describe("slips of the finger", () => {
  test.each([
    ["dentsit", "dentist", "swapped"],
    ["dentiist", "dentist", "doubled"],
    ["denist", "dentist", "missing"],
    ["dentixst", "dentist", "extra"],
    ["dentust", "dentist", "neighbour"],
    ["dentzst", "dentist", "wrong"],
  ])("one slip is told from another: %s for %s is %s", (typed, meant, slip) => {
    expect(slipBetween(typed, meant)).toBe(slip);
  });

  test.each([
    ["dentist", "dentist"],
    ["dnetsit", "dentist"],
    ["dent", "dentist"],
    ["", "dentist"],
  ])("no slip and more than one are none: “%s” for %s", (typed, meant) => {
    expect(slipBetween(typed, meant)).toBeNull();
  });
});
