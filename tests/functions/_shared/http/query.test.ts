import { describe, expect, test } from "vitest";
import { instant } from "#shared/http/query.ts";

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
