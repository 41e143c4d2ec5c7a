import { describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import {
  countWords,
  pageOf,
  presetsFor,
  presetsPerPage,
  viewIn,
  withView,
} from "../../../../web/src/features/tasks/list-view.ts";

const preset = (name: string, change: Partial<Task> = {}): Task => ({
  taskId: name,
  name,
  niche: "Bakery",
  types: ["Bakery"],
  status: "success",
  $createdAt: "2026-11-21T10:00:00.000Z",
  tier: 1,
  bounds: { north: 1, south: 0, east: 1, west: 0 },
  place: null,
  offer: null,
  areaKm2: 1,
  price: 0.001,
  charged: 0.001,
  returned: 0,
  tilesTotal: 1,
  tilesDone: 1,
  found: 1,
  enriched: 0,
  sitesTotal: 0,
  startedAt: null,
  finishedAt: null,
  failure: null,
  waiting: null,
  coverage: null,
  previousTaskId: null,
  overture: null,
  ...change,
});

const names = (list: readonly Task[]): string[] => list.map(({ name }) => name);
const found = (list: readonly Task[], search: string): string[] =>
  names(presetsFor(list, { search, sort: "newest" }));

describe("the search of presets", () => {
  const list = [
    preset("Lunch", { niche: "Café, Restaurant", place: "Zürich" }),
    preset("Bread 10", { status: "failed" }),
    preset("bread 9"),
  ];

  test("finds every word in name, types, place or status, whatever its accents and capitals", () => {
    expect(found(list, "CAFE zurich")).toEqual(["Lunch"]);
    expect(found(list, "bread")).toEqual(["Bread 10", "bread 9"]);
    expect(found(list, "failed bakery")).toEqual(["Bread 10"]);
    expect(found(list, "bread zurich")).toEqual([]);
    expect(found(list, "  ")).toHaveLength(3);
  });

  test("is ordered as asked, numbers in names by their value, and leaves the list alone", () => {
    const names_ = names(presetsFor(list, { search: "", sort: "name" }));
    expect(names_).toEqual(["bread 9", "Bread 10", "Lunch"]);
    expect(names(list)).toEqual(["Lunch", "Bread 10", "bread 9"]);
  });

  test("puts the most businesses, the largest area and the highest charge first", () => {
    const two = [preset("small"), preset("large", { found: 9, areaKm2: 9, charged: 9 })];
    for (const sort of ["businesses", "area", "charge"] as const) {
      expect(names(presetsFor(two, { search: "", sort }))).toEqual(["large", "small"]);
    }
  });
});

describe("the pages of presets", () => {
  const many = Array.from({ length: 1_000 }, (_, place) => preset(`p${place}`));

  test("hold a thousand presets in fifty", () => {
    const last = pageOf(many, { page: 50, named: null });
    expect([last.pages, last.from, last.to, last.tasks.length]).toEqual([
      50,
      981,
      1_000,
      presetsPerPage,
    ]);
    expect(pageOf(many, { page: 99, named: null }).page).toBe(50);
  });

  test("open at the one with the named preset unless another is asked for", () => {
    expect(pageOf(many, { page: null, named: "p45" }).page).toBe(3);
    expect(pageOf(many, { page: 1, named: "p45" }).page).toBe(1);
    expect(pageOf(many, { page: null, named: "gone" }).page).toBe(1);
  });

  test("are one for no presets at all", () => {
    expect(pageOf([], { page: null, named: null })).toMatchObject({ pages: 1, from: 0, to: 0 });
  });
});

describe("the count of presets", () => {
  const known = { total: 200, isWhole: true, isFailed: false };
  const late = { ...known, isWhole: false };
  const failed = { ...late, isFailed: true };

  test("is a total only where all are known", () => {
    expect([null, 2].map((found) => countWords(found, known))).toEqual([
      "200 presets",
      "2 of 200 presets",
    ]);
    expect([null, 2].map((found) => countWords(found, late))).toEqual([
      "200 newest presets, loading older ones…",
      "2 of the 200 newest presets, loading older ones…",
    ]);
    expect([null, 2].map((found) => countWords(found, failed))).toEqual([
      "200 newest presets",
      "2 of the 200 newest presets",
    ]);
    expect(countWords(null, { ...known, total: 1 })).toBe("1 preset");
  });
});

describe("the list's address", () => {
  test("carries search, order and page; a new search begins at its first page", () => {
    const address = new URLSearchParams("tab=tasks&q=bread&sort=name&page=3");
    expect(viewIn(address)).toEqual({ search: "bread", sort: "name", page: 3 });
    expect(String(withView(address, { search: "lunch" }))).toBe("tab=tasks&q=lunch&sort=name");
    expect(String(withView(address, { page: 4 }))).toBe("tab=tasks&q=bread&sort=name&page=4");
    expect(String(withView(address, { search: "", sort: "newest" }))).toBe("tab=tasks");
  });

  test("that was made up is read as the usual one", () => {
    expect(viewIn(new URLSearchParams("sort=evil&page=-1"))).toEqual({
      search: "",
      sort: "newest",
      page: null,
    });
  });
});
