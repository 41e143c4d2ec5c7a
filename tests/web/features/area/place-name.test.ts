import { expect, test } from "vitest";
import { hasLeftPlace, rememberPlace } from "../../../../web/src/features/area/place-name.ts";

const town = { north: 37, south: 36, east: 11, west: 10 };
const far = { north: 52, south: 51, east: 0, west: -1 };
const nearby = { ...town, north: 36.5, south: 35.5 };

test("an area keeps its place's name as long as it overlaps the place", () => {
  rememberPlace("Town", town);
  expect(hasLeftPlace("Town", town, nearby)).toBe(false);
  expect(hasLeftPlace("Town", nearby, { ...town, north: 35.9, south: 35.4 })).toBe(true);
  expect(hasLeftPlace("Town", nearby, far)).toBe(true);
});

test("it loses it side by side, too: each step overlaps the one before", () => {
  rememberPlace("Town", town);
  const tall = { ...town, north: 52 };
  expect(hasLeftPlace("Town", town, tall)).toBe(false);
  expect(hasLeftPlace("Town", tall, { ...tall, south: 51 })).toBe(true);
});

test("a name from elsewhere belongs to the area it came with, and to each of several", () => {
  expect(hasLeftPlace("Elsewhere", town, nearby)).toBe(false);
  expect(hasLeftPlace("Elsewhere", nearby, far)).toBe(true);
  expect(hasLeftPlace("Elsewhere", far, { ...far, north: 51.5 })).toBe(false);
});

test("without a name or an area there is nothing to leave", () => {
  expect(hasLeftPlace(null, town, far)).toBe(false);
  expect(hasLeftPlace("Town", null, far)).toBe(false);
});
