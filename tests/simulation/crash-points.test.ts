import { describe, expect, test } from "vitest";
import { tryEveryPoint } from "../../scripts/simulation/crash-points.ts";
import { production } from "../../scripts/simulation/production.ts";
import { depth } from "../depth.ts";

describe.each([
  ["of the map alone", { hasPlaces: false, oneOf: 1 }],
  ["of two sources", { hasPlaces: true, oneOf: depth.crashesOneOf }],
])("a life %s", (name, options) => {
  test("a crash before or after any request, or its lost answer, leaves no money wrong", async () => {
    const { points, runs, failures } = await tryEveryPoint(production, options);
    const processes = [...new Set(points.map(({ process }) => process))].sort();
    console.log(`${name}: ${points.length} requests of ${processes.join(", ")}: ${runs} runs`);

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
    expect(points.some(({ request }) => request === "read places")).toBe(options.hasPlaces);
    expect(runs).toBeGreaterThanOrEqual(Math.ceil(points.length / options.oneOf) * 3);
  });
});
