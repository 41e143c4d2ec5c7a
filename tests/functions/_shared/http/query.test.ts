import { describe, expect, test } from "vitest";
import { amount, instant } from "#shared/http/query.ts";

const of = (text: string): URLSearchParams => new URLSearchParams({ before: text });

describe("a time in the query string", () => {
  test.each(["2026-11-21T10:00:00.000+00:00", "2026-11-21T10:00:00Z"])("%s is one", (text) => {
    expect(instant(of(text), "before")).toBe(text);
  });

  test("is none when it is left out", () => {
    expect(instant(new URLSearchParams(), "before")).toBeUndefined();
  });

  test.each(["abc", "2026", "1", "2026-13-45T99:00:00Z", "tomorrow", "2026-11-21"])(
    "%s is refused with a sentence",
    (text) => {
      expect(() => instant(of(text), "before")).toThrow("request/malformed");
    },
  );
});

describe("an amount in the query string", () => {
  const priced = (text: string): URLSearchParams => new URLSearchParams({ price: text });

  test.each([
    ["0.000000", 0],
    ["0.004924", 0.004924],
    ["12", 12],
  ])("%s is one", (text, credits) => {
    expect(amount(priced(text), "price")).toBe(credits);
  });

  test("is none when it is left out", () => {
    expect(amount(new URLSearchParams(), "price")).toBeNull();
  });

  test.each(["-1", "1e3", "0.0000001", "free", "NaN", "1,5"])("%s is refused", (text) => {
    expect(() => amount(priced(text), "price")).toThrow("request/malformed");
  });
});
