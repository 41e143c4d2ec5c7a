import { expect, test } from "vitest";
import { isBarHidden } from "../../../../web/src/features/navigation/bar-visibility.ts";

const moment = { fromPx: 100, toPx: 200, hasFocusInside: false, wasHidden: false };

test("scrolling down past 10 px hides the bar", () => {
  expect(isBarHidden(moment)).toBe(true);
  expect(isBarHidden({ ...moment, fromPx: 0, toPx: 11 })).toBe(true);
});

test("scrolling up, or within 10 px of the top, shows it", () => {
  expect(isBarHidden({ ...moment, toPx: 99, wasHidden: true })).toBe(false);
  expect(isBarHidden({ ...moment, fromPx: 0, toPx: 10, wasHidden: true })).toBe(false);
});

test("it never hides while the focus is inside", () => {
  expect(isBarHidden({ ...moment, hasFocusInside: true })).toBe(false);
});
