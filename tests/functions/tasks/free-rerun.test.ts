import { describe, expect, test } from "vitest";
import { accounts } from "#collections/accounts.ts";
import { tasks } from "#collections/tasks.ts";
import { AppError } from "#domain/errors.ts";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { overtureLimits } from "#domain/limits/overture.ts";
import { freeRerunWords } from "#domain/money/free-rerun.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import { isIntact } from "#shared/adapters/ledger/record-entry.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import type { PlacesAnswer } from "#shared/collectors/overture/overture.ts";
import { readLedger } from "../../../functions/balance/read-ledger.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { quoteRerun, rerunTask } from "../../../functions/tasks/rerun-task.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { map } from "../collect/map-of-restaurants.ts";

const bounds = { north: 1, south: 0, east: 1, west: 0 };
const types = [{ sent: "Restaurant", type: "Restaurant", tags: [{ amenity: "restaurant" }] }];
const day = 86_400_000;
const nothing: PlacesAnswer = {
  release: "2026-11-18.0",
  dropped: { closed: 0, unsure: 0, nameless: 0 },
  unknownTops: {},
  warning: null,
};

/** A paid run, "first", that went without the second source; `index.isThere` brings it back. */
async function failedRun({ tier = 1 as Tier } = {}) {
  const index = { isThere: false };
  const world = collectionWorld(map().source, {
    collect: async () => {
      if (!index.isThere) throw new OvertureFailure("index-missing");
      return nothing;
    },
  });
  await world.queue("first", bounds, { types, tier, overture: "more" });
  await runCollection("first", world.deps);
  const deps = {
    ...world.deps,
    usage: usageStore(world.tables),
    chargeMinUsd: 0.5,
    readsOverture: true,
    sourceDayMax: {
      queries: overpassLimits.dailyQueriesDefault,
      bytes: overpassLimits.dailyBytesDefault,
    },
    countAhead: async () => null,
  };
  const price = async (taskId = "first") =>
    (await quoteRerun({ userId: "ada", taskId }, deps)).price;
  const rerun = (key: string, taskId = "first", confirmed: number | null = null) =>
    rerunTask({ userId: "ada", taskId, idempotencyKey: key, confirmed }, deps);
  const run = async (key: string, taskId = "first") => {
    const started = await rerun(key, taskId);
    await runCollection(started.taskId, world.deps);
    return started.taskId;
  };
  const balance = () => Number(world.tables.rows(accounts)[0]?.balance_micros);
  const runs = () => world.tables.rows(tasks).filter(({ $id }) => $id !== "first");
  const freeOnes = () => runs().filter(({ price_micros }) => price_micros === 0);
  return { world, deps, index, price, rerun, run, balance, runs, freeOnes };
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "none",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe("a run whose second source failed", () => {
  test("is charged as usual", async () => {
    const { world } = await failedRun();
    const { price_micros, charged_micros } = await world.task("first");
    expect(price_micros).toBeGreaterThan(0);
    expect(charged_micros).toBe(price_micros);
  });

  test.each([1, 2] as const)("is repeated free in Tier %i, minimum or not", async (tier) => {
    const { world, deps, index, rerun, balance } = await failedRun({ tier });
    index.isThere = true;
    const before = balance();
    const quoted = await quoteRerun({ userId: "ada", taskId: "first" }, deps);
    expect(quoted).toEqual({ price: 0, free: freeRerunWords });
    const { taskId, price } = await rerun("k", "first", 0);
    await runCollection(taskId, world.deps);
    const [first, again] = [await world.task("first"), await world.task(taskId)];
    expect([price, balance() - before]).toEqual([0, 0]);
    expect([again.price_micros, again.charged_micros, again.returned_micros]).toEqual([0, 0, 0]);
    const wish = ({ north, south, east, west, tags, tier: of }: typeof again) =>
      JSON.stringify([north, south, east, west, tags, of]);
    expect(wish(again)).toBe(wish(first));
    expect(again).toMatchObject({ status: "success", previous_task_id: "first" });
    expect(JSON.parse(again.coverage).overture.state).toBe("read");
  });

  test("stands in the books with amounts of 0 that add up, and says why it was free", async () => {
    const { deps, run, balance } = await failedRun();
    const taskId = await run("k");
    const rows = await deps.ledger.entriesOf("ada");
    const ofIt = rows.map(({ entry }) => entry).filter(({ task_id }) => task_id === taskId);
    expect(ofIt.map(({ kind, amount_micros, note }) => [kind, amount_micros, note])).toEqual([
      ["settle", 0, freeRerunWords],
      ["hold", 0, freeRerunWords],
    ]);
    expect(rows.every(({ entry }) => isIntact(entry))).toBe(true);
    expect(rows[0]?.balanceAfterMicros).toBe(balance());
    expect(await deps.ledger.suspectAccounts(await deps.ledger.allEntries())).toEqual([]);
    const query = new URLSearchParams();
    const { entries } = await readLedger({ userId: "ada", query }, deps);
    expect(entries.filter((line) => line.taskId === taskId).map(({ amount }) => amount)).toEqual([
      0, 0,
    ]);
  });

  test("is repeated free by a person without a credit left", async () => {
    const { world, deps, rerun, balance } = await failedRun();
    const rest = { ticket: "t", userId: "ada", amountMicros: -balance(), reason: "spent" };
    await deps.ledger.correct(rest);
    const { taskId } = await rerun("k");
    expect([balance(), (await world.task(taskId)).price_micros]).toEqual([0, 0]);
  });

  test("is repeated at its price once a week has passed", async () => {
    const { world, price } = await failedRun();
    world.pass(overtureLimits.freeRerunDays * day - 1_000);
    expect(await price()).toBe(0);
    world.pass(2_000);
    expect(await price()).toBeGreaterThan(0.5);
  });

  test("is repeated at its price where Overture Maps isn't read any more", async () => {
    const { deps } = await failedRun();
    const asked = { userId: "ada", taskId: "first" };
    const quoted = await quoteRerun(asked, { ...deps, readsOverture: false });
    expect([quoted.price > 0.5, quoted.free]).toEqual([true, null]);
  });

  test.each(["canceled", "failed"] as const)("and that was %s is no free one", async (status) => {
    const { deps, price } = await failedRun();
    await deps.tasks.update("first", { status });
    expect(await price()).toBeGreaterThan(0.5);
  });
});

describe("a free re-run", () => {
  test("that read both sources is not repeated free, nor is the run it repeats", async () => {
    const { index, run, price } = await failedRun();
    index.isThere = true;
    const taskId = await run("k");
    expect(Math.min(await price(), await price(taskId))).toBeGreaterThan(0.5);
  });

  test("that failed again is repeated free, once on the paid run's account", async () => {
    const { index, run, price, freeOnes } = await failedRun();
    const second = await run("a");
    const third = await run("b", second);
    expect([await price(), await price(second), await price(third)]).toEqual([0, 0, 0]);
    index.isThere = true;
    await run("c", second);
    for (const id of ["first", second, third]) expect(await price(id)).toBeGreaterThan(0.5);
    expect(freeOnes()).toHaveLength(3);
  });

  test("that was canceled or found the map down leaves the next one free", async () => {
    const { deps, index, run, price } = await failedRun();
    index.isThere = true;
    const taskId = await run("k");
    for (const status of ["canceled", "failed"] as const) {
      await deps.tasks.update(taskId, { status });
      expect(await price()).toBe(0);
    }
  });

  test("that was deleted stays used", async () => {
    const { deps, index, run, price, world } = await failedRun();
    index.isThere = true;
    const taskId = await run("k");
    await deps.tasks.requestDeletion(taskId);
    expect(await price()).toBeGreaterThan(0.5);
    await world.tables.remove(tasks, taskId);
    expect(await price()).toBeGreaterThan(0.5);
  });

  test("ends after so many that failed", async () => {
    const { world, run, price, freeOnes } = await failedRun();
    for (let time = 0; time < overtureLimits.freeRerunsMax; time++) {
      expect(await price()).toBe(0);
      await run(`k${time}`);
      world.pass(3_600_000);
    }
    expect(await price()).toBeGreaterThan(0.5);
    expect(freeOnes()).toHaveLength(overtureLimits.freeRerunsMax);
  });
});

describe("two free re-runs at once", () => {
  test("of a double click are one task, whoever comes first, and so is a lost answer's repetition", async () => {
    const { world, index, rerun, runs } = await failedRun();
    index.isThere = true;
    const [one, two] = await Promise.all([rerun("k", "first", 0), rerun("k", "first", 0)]);
    expect(two).toEqual(one);
    expect(await rerun("k", "first", 0)).toEqual(one);
    await runCollection(one.taskId, world.deps);
    expect((await rerun("k", "first", 0)).taskId).toBe(one.taskId);
    expect((await rerun("k")).taskId).toBe(one.taskId);
    expect(runs()).toHaveLength(1);
  });

  test("of two tabs are one free task and a refusal that moves no money", async () => {
    const { rerun, runs, balance } = await failedRun();
    const before = balance();
    const tabs = ["a", "b", "c"].map((key) => codeOf(rerun(key, "first", 0)));
    expect((await Promise.all(tabs)).sort()).toEqual([
      "none",
      "rerun/free-taken",
      "rerun/free-taken",
    ]);
    expect(await codeOf(rerun("d", "first", 0))).toBe("rerun/price-changed");
    expect([runs().length, balance() - before]).toEqual([1, 0]);
  });

  test("of the paid run and of a free one that failed are one free task", async () => {
    const { run, rerun, freeOnes } = await failedRun();
    const second = await run("a");
    const both = await Promise.all([codeOf(rerun("b", "first", 0)), codeOf(rerun("c", second, 0))]);
    expect(both.sort()).toEqual(["none", "rerun/free-taken"]);
    expect(freeOnes()).toHaveLength(2);
  });

  test.each(["lost-reply", "refused"] as const)(
    "are one when a commit's reply is a %s",
    async (fate) => {
      const { world, rerun, freeOnes } = await failedRun();
      world.tables.nextCommits.push(fate);
      const { taskId } = await rerun("a", "first", 0);
      expect(await codeOf(rerun("b", "first", 0))).toBe("rerun/price-changed");
      expect((await rerun("a", "first", 0)).taskId).toBe(taskId);
      expect(freeOnes()).toHaveLength(1);
    },
  );

  test("of somebody who deleted the first one's task: the repeated key says so and takes nothing", async () => {
    const { world, index, run, rerun, runs } = await failedRun();
    index.isThere = true;
    const taskId = await run("k");
    await world.tables.remove(tasks, taskId);
    expect(await codeOf(rerun("k"))).toBe("preset/deleted");
    expect(runs()).toHaveLength(0);
  });

  test("where the second costs something are two for whoever confirmed that price", async () => {
    const { rerun, price, runs } = await failedRun();
    await rerun("a", "first", 0);
    const full = await price();
    const { price: held } = await rerun("b", "first", full);
    expect([held, runs().length]).toEqual([full, 2]);
  });
});
