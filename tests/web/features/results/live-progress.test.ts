import { describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import {
  chargedSoFar,
  doneShare,
  timeLeft,
} from "../../../../web/src/features/results/live-progress.ts";

const bounds = { north: 43.76, south: 43.72, east: 7.44, west: 7.4 };
const running = {
  bounds,
  price: 0.01,
  tier: 1,
  enriched: 0,
  sitesTotal: 0,
} as Task;

describe("a collection under way", () => {
  test("has covered what its tiles cover, and a tile inside another one counts once", () => {
    expect(doneShare(running, [])).toBe(0);
    expect(doneShare(running, ["0"])).toBeCloseTo(0.25, 3);
    expect(doneShare(running, ["0", "01"])).toBe(doneShare(running, ["0"]));
    expect(doneShare(running, ["0", "1", "2", "3"])).toBe(1);
  });

  test("would cost the covered part of the price, rounded down, if it were stopped", () => {
    expect(chargedSoFar(running, [])).toBe("Nothing");
    expect(chargedSoFar(running, ["r"])).toBe("$0.0100");
    expect(Number(chargedSoFar(running, ["0"]).slice(1))).toBeCloseTo(0.0025, 5);
  });

  test("says how long it will take once there is something to go by", () => {
    const now = Date.parse("2026-11-21T12:10:00Z");
    const startedAt = "2026-11-21T12:00:00Z";
    expect(timeLeft(startedAt, 0.5, now)).toBe("About 10 minutes left");
    expect(timeLeft(startedAt, 0.99, now)).toBe("Less than a minute left");
    expect(timeLeft(startedAt, 0.01, now)).toBeNull();
    expect(timeLeft(null, 0.5, now)).toBeNull();
    expect(timeLeft(startedAt, 1, now)).toBeNull();
  });
});
