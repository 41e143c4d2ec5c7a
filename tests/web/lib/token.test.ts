import { describe, expect, test } from "vitest";
import { isReusable } from "../../../web/src/lib/token.ts";

const nowMs = 1_800_000_000_000;
const tokenThatExpires = (secondsFromNow: number): string => {
  const claims = { userId: "ä", exp: nowMs / 1000 + secondsFromNow };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
};

describe("a stored token", () => {
  test("is used again when it expires more than 5 seconds from now", () => {
    expect(isReusable(tokenThatExpires(6), nowMs)).toBe(true);
  });

  test("is not used in its last 5 seconds, or later", () => {
    expect(isReusable(tokenThatExpires(5), nowMs)).toBe(false);
    expect(isReusable(tokenThatExpires(-60), nowMs)).toBe(false);
  });

  test("that is no token is never used", () => {
    for (const text of ["", "abc", "a.b.c", "e30.e30.e30", "e30.%%%.x"]) {
      expect(isReusable(text, nowMs)).toBe(false);
    }
  });
});
