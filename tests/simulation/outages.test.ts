import { describe, expect, test } from "vitest";
import {
  businesses,
  type OutageEnd,
  outageDurations,
  sufferOutage,
} from "../../scripts/simulation/outages.ts";
import { outageKinds } from "../../scripts/simulation/platform/overpass-service.ts";

const day = 86_400_000;
const durations = Object.entries(outageDurations);
const cases = outageKinds.flatMap((kind) =>
  durations.map(([name, durationMs]) => ({ kind, name, durationMs })),
);
const welcomeMicros = 20_000_000;

const moneyOf = ({ chargedMicros, returnedMicros, priceMicros, balanceMicros }: OutageEnd) => ({
  missing: priceMicros - chargedMicros - returnedMicros,
  unpaid: welcomeMicros - balanceMicros - chargedMicros,
});
const noneLost = { missing: 0, unpaid: 0 };

/** Of each tile: its restaurants, and with a second source one more. */
const perTile = businesses.length / 16;

describe.each([
  ["of the map alone", { places: null, state: null, each: perTile }],
  ["of two sources", { places: "answers", state: "read", each: perTile + 1 }],
] as const)("a job %s whose map service fails", (_, { places, state, each }) => {
  test.each(cases)("by $kind for $name is complete in the end and costs its price", async (one) => {
    const end = await sufferOutage({ ...one, afterTiles: 3, places });
    expect(end).toMatchObject({ status: "success", rows: 16 * each, settles: 1, places: state });
    expect(end.chargedMicros).toBe(end.priceMicros);
    expect([moneyOf(end), end.violations]).toEqual([noneLost, []]);
  });

  test.each(outageKinds)(
    "by %s for more than a day delivers what it has, and the rest of the money returns",
    async (kind) => {
      const end = await sufferOutage({ kind, durationMs: 2 * day, afterTiles: 8, places });
      expect(end).toMatchObject({ status: "success", settles: 1, violations: [], places: state });
      expect(end.tilesDone).toBeGreaterThanOrEqual(8);
      expect(end.rows).toBe(end.tilesDone * each);
      expect(end.chargedMicros / end.priceMicros).toBeCloseTo(end.tilesDone / 16, 2);
      expect(moneyOf(end)).toEqual(noneLost);
      expect(end.seconds * 1_000).toBeGreaterThan(day);
      expect(end.seconds * 1_000).toBeLessThan(1.05 * day);
    },
  );
});

describe("a job whose second source fails beside its map service", () => {
  test.each([
    ["can't be reached", "unreachable"],
    ["never answers", "slow"],
  ] as const)("because it %s delivers all of the map, and says so", async (places, why) => {
    const outage = { kind: "504", durationMs: 300_000, afterTiles: 3, places } as const;
    const end = await sufferOutage(outage);
    expect(end).toMatchObject({ status: "success", rows: businesses.length, settles: 1 });
    expect([end.places, end.chargedMicros]).toEqual([why, end.priceMicros]);
    expect([moneyOf(end), end.violations]).toEqual([noneLost, []]);
  });
});

describe("a job whose map service fails", () => {
  test.each(outageKinds)("by %s from its first question on waits as well", async (kind) => {
    const end = await sufferOutage({ kind, durationMs: 300_000, afterTiles: 0 });
    expect(end).toMatchObject({ status: "success", rows: businesses.length });
    expect(end.waitedFor).toBe("map-service");
  });

  test("for more than a day before anything was delivered fails, and all the money returns", async () => {
    const end = await sufferOutage({ kind: "refused", durationMs: 2 * day, afterTiles: 0 });
    expect(end).toMatchObject({ status: "failed", chargedMicros: 0, settles: 1, violations: [] });
    expect(moneyOf(end)).toEqual(noneLost);
  });

  test.each([10_000, 90_000, 3_000_000])(
    "and is canceled %i ms later gives everything back within seconds",
    async (cancelAfterMs) => {
      const outage = { kind: "refused", durationMs: day, afterTiles: 3, cancelAfterMs } as const;
      const end = await sufferOutage(outage);
      expect(end).toMatchObject({ status: "canceled", chargedMicros: 0, settles: 1 });
      expect([moneyOf(end), end.violations]).toEqual([noneLost, []]);
      expect(end.seconds * 1_000).toBeLessThan(cancelAfterMs + 30_000);
    },
  );

  test("takes up none of its user's two running jobs while it waits", async () => {
    const end = await sufferOutage({
      kind: "504",
      durationMs: 1_200_000,
      afterTiles: 3,
      othersAfterMs: 150_000,
    });
    expect(end.others).toEqual([202, 202, 429]);
    expect(end).toMatchObject({ status: "success", rows: businesses.length, violations: [] });
  });
});
