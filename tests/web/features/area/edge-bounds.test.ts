import { describe, expect, test } from "vitest";
import {
  degreesText,
  insetOf,
  moveEdge,
  stepFor,
  whyNotThere,
} from "../../../../web/src/features/area/edge-bounds.ts";

const box = { north: 36.82, south: 36.78, east: 10.22, west: 10.16 };

describe("an edge that is moved", () => {
  test("takes its new place and leaves the other three", () => {
    expect(moveEdge(box, "north", 36.9)).toEqual({ ...box, north: 36.9 });
  });

  test("stops 0.0001 degree before the opposite edge", () => {
    expect(moveEdge(box, "north", 30).north).toBeCloseTo(36.7801, 9);
    expect(moveEdge(box, "south", 50).south).toBeCloseTo(36.8199, 9);
    expect(moveEdge(box, "east", -170).east).toBeCloseTo(10.1601, 9);
    expect(moveEdge(box, "west", 170).west).toBeCloseTo(10.2199, 9);
  });

  test("stops at the map's border", () => {
    expect(moveEdge(box, "north", 89).north).toBe(85.05);
    expect(moveEdge(box, "south", -89).south).toBe(-85.05);
    expect(moveEdge(box, "east", 200).east).toBe(180);
    expect(moveEdge(box, "west", -200).west).toBe(-180);
  });
});

test("the map's view becomes an area whose four points can be reached, on the map only", () => {
  const view = { north: 90, south: -90, east: 400, west: -400 };
  const { north, south, east, west } = insetOf(view, 0.1);
  expect([north, south]).toEqual([68.04, -68.04]);
  expect([east, west]).toEqual([144, -144]);
});

test("a step is a round number of about a twentieth of the side", () => {
  expect(stepFor(box, "north")).toBe(0.002);
  expect(stepFor(box, "east")).toBe(0.002);
  expect(stepFor({ ...box, south: 36.8199 }, "north")).toBe(0.0001);
});

test("degrees say on which side of the zero line they are", () => {
  expect(degreesText("north", 36.9)).toBe("36.9000° N");
  expect(degreesText("south", -36.9)).toBe("36.9000° S");
  expect(degreesText("west", -8.123456, 6)).toBe("8.123456° W");
});

describe("an edge that can't be where it was asked to be", () => {
  test.each([
    ["north", 36, "North must be above south (36.7801° at least)."],
    ["south", 40, "South must be below north (36.8199° at most)."],
    ["east", 10, "East must be above west (10.1601° at least)."],
    ["west", 11, "West must be below east (10.2199° at most)."],
    ["east", 200, "An area can't cross the 180° meridian: east can go as far as 180°."],
    ["west", -200, "An area can't cross the 180° meridian: west can go as far as -180°."],
    ["north", 95, /^The map ends at 85\.\d+°, so north can't go any further\.$/],
    ["south", -95, /^The map ends at -85\.\d+°, so south can't go any further\.$/],
  ] as const)("%s at %d° is told why not, and how far it can go", (edge, to, sentence) => {
    expect(whyNotThere(box, edge, to)).toMatch(sentence);
  });

  test.each([
    ["north", 36.9],
    ["west", -180],
    ["south", 36.8199],
  ] as const)("%s at %d° is no such case", (edge, to) => {
    expect(whyNotThere(box, edge, to)).toBeNull();
  });
});
