import { describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { freeRerunWords } from "#domain/money/free-rerun.ts";
import {
  cancelLine,
  costFacts,
  holdsData,
  rerunCost,
  returnLine,
} from "../../../../web/src/features/tasks/money.ts";

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
  price: 0.005914,
  charged: 0.004,
  returned: 0.001914,
  tilesTotal: 4,
  tilesDone: 4,
  found: 12,
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

describe("money on a preset", () => {
  test("a re-run's confirmation names its price", () => {
    expect(rerunCost({ price: 0.005914, free: null })).toContain("at most $0.005914");
  });

  test("a free re-run's confirmation says why, and that nothing is to be paid", () => {
    expect(rerunCost({ price: 0, free: freeRerunWords })).toBe(
      "Free: Overture Maps could not be read last time. It costs $0.00.",
    );
  });

  test("of a free re-run is its reason, while it runs and afterwards", () => {
    const free: Task = { ...task, price: 0, charged: 0, returned: 0 };
    for (const status of ["collecting", "success"] as const) {
      for (const isExact of [true, false]) {
        expect(costFacts({ ...free, status }, isExact)).toEqual([freeRerunWords]);
      }
    }
    expect(returnLine(free)).toBeNull();
  });

  test("is not mentioned when a free re-run is canceled, which keeps what was collected", () => {
    const running: Task = { ...task, price: 0, charged: 0, returned: 0, status: "collecting" };
    expect(cancelLine(running)).toMatch(/^Collecting will stop, and nothing is charged\. You keep/);
    const waiting = { ...running, waiting: { for: "map-service", since: "" } } as const;
    expect(cancelLine(waiting)).toContain(
      "so nothing is charged and this preset will have no data",
    );
    expect(holdsData({ ...running, status: "canceled" })).toBe(true);
    expect(holdsData({ ...running, status: "canceled", found: 0 })).toBe(false);
  });

  test("is said to the last micro, and what came back has its reason", () => {
    expect(costFacts(task, true)).toEqual(["Price $0.005914", "Charged $0.004"]);
    expect(returnLine(task)).toMatch(/\$0\.001914 .*balance.*part of the area/);
  });

  test("has two decimals in the list, and is never shown as nothing", () => {
    expect(costFacts(task, false)).toEqual(["Charged < $0.01"]);
    expect(costFacts({ ...task, charged: 1.005 }, false)).toEqual(["Charged $1.01"]);
    expect(costFacts({ ...task, charged: 0 }, false)).toEqual(["Nothing charged"]);
    expect(returnLine(task, false)).toMatch(/^Returned < \$0\.01 to your balance/);
  });

  test("is called held while it runs", () => {
    expect(costFacts({ ...task, status: "collecting" }, true)).toEqual([
      "Price $0.005914, held from your balance",
    ]);
  });

  test("that was not returned is not mentioned", () => {
    expect(returnLine({ ...task, returned: 0 })).toBeNull();
  });

  test("says of a Tier 2 preset without a single website why half came back", () => {
    const bare: Task = { ...task, tier: 2, sitesTotal: 0 };
    expect(returnLine(bare)).toContain("only Tier 1 was charged");
    expect(returnLine({ ...bare, sitesTotal: 9 })).toContain("part of the area");
  });

  test("comes back whole when nothing was found", () => {
    expect(returnLine({ ...task, found: 0, charged: 0 })).toContain("nothing was found");
  });
});
