import { expect, test } from "vitest";
import { tryEveryPoint } from "../../scripts/simulation/crash-points.ts";
import { production } from "../../scripts/simulation/production.ts";

test("a crash before or after any request, or its lost answer, leaves no money wrong", async () => {
  const { points, runs, failures } = await tryEveryPoint(production);
  const processes = [...new Set(points.map(({ process }) => process))].sort();
  console.log(`${points.length} requests of ${processes.join(", ")}: ${runs} runs`);

  expect(failures).toEqual([]);
  expect(processes).toEqual([
    "cancel",
    "collect",
    "create-link",
    "init",
    "scrape",
    "sweep",
    "webhook",
  ]);
  expect(runs).toBeGreaterThanOrEqual(points.length * 3);
});
