import { expect, test } from "vitest";
import { type Production, production } from "../../scripts/simulation/production.ts";
import { killWorkerEverywhere } from "../../scripts/simulation/worker-kills.ts";
import { depth } from "../depth.ts";

const pointsMin = depth.workerKillPoints;
const tilesMin = 50;

test.each([
  ["of the map alone", { hasPlaces: false }],
  ["of two sources", { hasPlaces: true }],
])(
  "a worker killed before or after any request of a large job %s changes nothing: it ends, with the same listings, one hold and one settle",
  async (name, options) => {
    const started = process.threadCpuUsage();
    const { tiles, points, at, runs, content, failures } = await killWorkerEverywhere(
      production,
      pointsMin,
      options,
    );
    const { user, system } = process.threadCpuUsage(started);
    const seconds = ((user + system) / 1_000_000).toFixed(1);
    console.log(
      `${at} kill points of a ${tiles}-tile job ${name}: ${runs} runs, killed before and after, of ${points} requests; ${failures.length} ended otherwise; ${seconds} s of one core`,
    );
    expect(failures).toEqual([]);
    for (const sources of ["both", "overture"]) {
      expect(content.includes(`"sources":"${sources}"`)).toBe(options.hasPlaces);
    }
    expect(tiles).toBeGreaterThanOrEqual(tilesMin);
    expect(at).toBeGreaterThanOrEqual(pointsMin);
    expect(runs).toBe(2 * at);
  },
);

test("a successor that forgets what its predecessor read would be noticed", async () => {
  const forgetful: Production = {
    ...production,
    listingStore(tables, files) {
      const store = production.listingStore(tables, files);
      return {
        ...store,
        // Asked by a worker that did not read all tiles itself.
        readTiles: async (taskId) =>
          (await store.readTiles(taskId)).map((tile, at) =>
            at > 0 ? tile : { ...tile, pages: [] },
          ),
      };
    },
  };
  const { failures, runs } = await killWorkerEverywhere(forgetful, 4);
  expect(failures.length).toBeGreaterThan(runs / 4);
  expect(failures[0]?.problems.join()).toMatch(/content/);
});
