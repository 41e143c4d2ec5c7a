import { expect, test } from "vitest";
import { startsDark } from "../../../web/src/lib/theme.tsx";

test("a stored theme wins over the system's; with none stored the system decides", () => {
  expect(startsDark("dark", false)).toBe(true);
  expect(startsDark("light", true)).toBe(false);
  expect(startsDark(null, true)).toBe(true);
  expect(startsDark(null, false)).toBe(false);
});
