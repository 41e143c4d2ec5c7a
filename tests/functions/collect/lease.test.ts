import { expect, test } from "vitest";
import { type TaskStore, taskStore } from "#shared/adapters/task-store.ts";
import { takeLease } from "../../../functions/collect/lease.ts";
import { memoryTables } from "../../fakes/memory-tables.ts";

const leaseMs = 90_000;

/** A clock to turn, a heart to beat by hand, and the claims they leave. */
function surroundings() {
  const clock = { ms: Date.parse("2026-11-21T08:00:00Z") };
  const now = () => new Date(clock.ms);
  const store = taskStore(memoryTables(now));
  let beat = (): void => {};
  const take = (tasks: TaskStore = store) =>
    takeLease("t1", 0, {
      tasks,
      now,
      leaseMs,
      epochsWithoutProgress: 5,
      every: (_, run) => {
        beat = run;
        return () => {};
      },
      warn: () => {},
    });
  const heartbeat = async (): Promise<void> => {
    beat();
    await new Promise(setImmediate);
  };
  return { clock, store, take, heartbeat };
}

test("a worker that stood still longer than its lease does not get it back by a heartbeat", async () => {
  const { clock, take, heartbeat } = surroundings();
  const taken = await take();
  clock.ms += leaseMs + 1;
  await heartbeat();
  expect(taken.kind === "owned" && taken.lease.lost()).toBe(true);
});

test("a heartbeat in time keeps the lease", async () => {
  const { clock, take, heartbeat } = surroundings();
  const taken = await take();
  clock.ms += leaseMs - 1;
  await heartbeat();
  clock.ms += leaseMs - 1;
  expect(taken.kind === "owned" && taken.lease.lost()).toBe(false);
});

test("a lease that was alive when it was read is not taken, however late the answer came", async () => {
  const { clock, store, take } = surroundings();
  await take();
  const slow: TaskStore = {
    ...store,
    async claimsOf(taskId) {
      const claims = await store.claimsOf(taskId);
      clock.ms += 2 * leaseMs;
      return claims;
    },
  };
  expect((await take(slow)).kind).toBe("taken");
});

test("an extension that arrives late does not shorten the lease of a worker that goes on", async () => {
  const { clock, store, take, heartbeat } = surroundings();
  const late: (() => Promise<unknown>)[] = [];
  let isLate = true;
  const taken = await take({
    ...store,
    async extendLease(...extension) {
      if (!isLate) return store.extendLease(...extension);
      late.push(() => store.extendLease(...extension));
      throw new Error("no answer");
    },
  });
  clock.ms += leaseMs / 4;
  await heartbeat();
  isLate = false;
  clock.ms += leaseMs / 4;
  await heartbeat();
  for (const arrive of late) await arrive();
  clock.ms += leaseMs;
  expect(taken.kind === "owned" && taken.lease.lost()).toBe(false);
  clock.ms += leaseMs / 3;
  expect((await take()).kind).toBe("taken");
});

test("a lease that was given back can be taken at once, and its epoch never again", async () => {
  const { store, take } = surroundings();
  const first = await take();
  if (first.kind !== "owned") throw new Error("not owned");
  await first.lease.giveBack();
  expect(first.lease.lost()).toBe(true);
  const second = await take();
  expect(second.kind === "owned" && second.lease.epoch).toBe(1);
  const again = await store.claim("t1", { epoch: 0, leaseUntilMs: 0, tilesDone: 0 });
  expect(again).toBe(false);
});

test("a lease is free a third of its length after its end, and not before", async () => {
  const { clock, take } = surroundings();
  await take();
  clock.ms += leaseMs + leaseMs / 3 - 1;
  expect((await take()).kind).toBe("taken");
  clock.ms += 1;
  expect((await take()).kind).toBe("owned");
});
