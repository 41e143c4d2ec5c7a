import { describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { freeRerunSentence, freeRerunWords } from "#domain/money/free-rerun.ts";
import {
  cancelLine,
  costFacts,
  holdsData,
  rerunCost,
  returnLine,
  shortCost,
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
    expect(rerunCost({ price: 0.005914, free: null })).toBe(
      "It costs $0.0059, held from your balance. Anything unused is returned.",
    );
  });

  test("a free re-run's confirmation says why in one sentence", () => {
    expect(rerunCost({ price: 0, free: freeRerunWords })).toBe(freeRerunSentence);
    expect(freeRerunSentence).toBe(
      "This re-run is free, because Overture Maps could not be read last time.",
    );
  });

  test("of a free re-run is its reason, while it runs and afterwards", () => {
    const free: Task = { ...task, price: 0, charged: 0, returned: 0 };
    for (const status of ["collecting", "success"] as const) {
      expect(costFacts({ ...free, status })).toEqual([freeRerunWords]);
      expect(shortCost({ ...free, status })).toBe("Free");
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

  test("has four decimals, and what came back has its reason", () => {
    expect(costFacts(task)).toEqual(["Price $0.0059", "Charged $0.0040"]);
    expect(returnLine(task)).toMatch(/\$0\.0019 .*balance.*part of the area/);
  });

  test("in the list is only the charge, which is never shown as nothing", () => {
    expect(shortCost(task)).toBe("Charged $0.0040");
    expect(shortCost({ ...task, charged: 0.00004 })).toBe("Charged < $0.0001");
    expect(shortCost({ ...task, charged: 0 })).toBe("Nothing charged");
    expect(shortCost({ ...task, status: "enriching" })).toBe("$0.0059 held");
  });

  test("is called held while it runs", () => {
    const running: Task = { ...task, status: "collecting" };
    expect(costFacts(running)).toEqual(["Price $0.0059, held from your balance"]);
    expect(cancelLine(running)).toContain("the rest of the $0.0059 held will be returned");
    const waiting = { ...running, waiting: { for: "map-service", since: "" } } as const;
    expect(cancelLine(waiting)).toContain("so the full $0.0059 held will be returned");
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
