import { expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { endWords } from "../../../../web/src/features/tasks/end-words.ts";

const task: Task = {
  taskId: "t1",
  name: "Bread",
  niche: "Bakery",
  types: ["Bakery"],
  status: "success",
  $createdAt: "2026-11-21T10:00:00.000Z",
  tier: 1,
  bounds: { north: 1, south: 0, east: 1, west: 0 },
  place: null,
  offer: null,
  areaKm2: 5.9,
  price: 0.15,
  charged: 0.12,
  returned: 0.03,
  tilesTotal: 4,
  tilesDone: 4,
  found: 1204,
  enriched: 0,
  sitesTotal: 0,
  startedAt: null,
  finishedAt: null,
  failure: null,
  waiting: null,
  coverage: null,
  previousTaskId: null,
  overture: null,
};

test("a notification says how a preset ended, what was found and what it cost", () => {
  expect(endWords(task)).toEqual({
    title: "Bread is ready",
    body: "1,204 businesses · Charged $0.1200",
  });
  expect(endWords({ ...task, status: "canceled", found: 1 })).toEqual({
    title: "Bread was canceled",
    body: "1 business · Charged $0.1200",
  });
});

test("a notification of a preset without data names no businesses and no charge", () => {
  const nothing = { ...task, charged: 0, returned: 0.15 };
  expect(endWords({ ...nothing, status: "failed" })).toEqual({
    title: "Bread failed",
    body: "Nothing charged",
  });
  expect(endWords({ ...nothing, status: "canceled" }).body).toBe("Nothing charged");
});
