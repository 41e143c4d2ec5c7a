import { describe, expect, test } from "vitest";
import { isDue, parseCron } from "../functions/cron.ts";

describe("cron text", () => {
  test.each([
    ["* * * * *", "2026-11-21T07:17:16Z", true],
    ["*/15 * * * *", "2026-11-21T07:45:00Z", true],
    ["*/15 * * * *", "2026-11-21T07:46:00Z", false],
    ["0 3,5-7 * * *", "2026-11-21T06:00:00Z", true],
    ["0 3,5-7 * * *", "2026-11-21T04:00:00Z", false],
    ["5-59/20 * * * *", "2026-11-21T04:25:00Z", true],
    ["0 0 1 * 6", "2026-11-21T00:00:00Z", true],
    ["0 0 1 * 5", "2026-11-21T00:00:00Z", false],
    ["0 0 * * 7", "2026-11-22T00:00:00Z", true],
  ])("%s at %s: %s", (text, moment, expected) => {
    expect(isDue(parseCron(text), Date.parse(moment))).toBe(expected);
  });

  test.each(["* * * *", "60 * * * *", "5-1 * * * *", "*/0 * * * *", "often"])(
    "%s is refused at the start",
    (text) => {
      expect(() => parseCron(text)).toThrow();
    },
  );
});
