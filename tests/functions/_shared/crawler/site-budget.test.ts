import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SiteBudget } from "#shared/crawler/site-budget.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passing = (ms: number) => async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};

describe("the time of one site", () => {
  test("is over when it has passed, and aborts what goes on", async () => {
    const budget = new SiteBudget({ totalMs: 1_000, processorMs: 500 });
    await passing(999)();
    expect(budget.isOver).toBe(false);
    await passing(1)();
    expect([budget.isOver, budget.signal.aborted]).toEqual([true, true]);
  });

  test("stands still while somebody else's pages are read", async () => {
    const budget = new SiteBudget({ totalMs: 1_000, processorMs: 500 });
    await passing(600)();
    await budget.outside(passing(3_600_000)());
    expect(budget.isOver).toBe(false);
    await passing(399)();
    expect(budget.isOver).toBe(false);
    await passing(1)();
    expect(budget.isOver).toBe(true);
  });

  test("holds for work on its bytes, of all jobs together", async () => {
    const budget = new SiteBudget({ totalMs: 10_000, processorMs: 500, clock: Date.now });
    const told: number[] = [];
    for (const ms of [200, 300]) {
      await budget.onProcessor(async (maxMs) => {
        told.push(maxMs);
        await passing(ms)();
      });
    }
    expect([told, budget.isOver, budget.signal.aborted]).toEqual([[500, 300], true, false]);
  });

  test("may have no end, where only work on its bytes counts", async () => {
    const budget = new SiteBudget({ processorMs: 500, clock: Date.now });
    await passing(3_600_000)();
    await budget.outside(passing(3_600_000)());
    expect(budget.isOver).toBe(false);
    await budget.onProcessor(passing(500));
    expect(budget.isOver).toBe(true);
  });
});
