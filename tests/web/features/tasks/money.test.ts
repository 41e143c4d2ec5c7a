import { describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { costFacts, rerunLine, returnLine } from "../../../../web/src/features/tasks/money.ts";

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
    expect(rerunLine(task)).toContain("at most $0.005914");
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
