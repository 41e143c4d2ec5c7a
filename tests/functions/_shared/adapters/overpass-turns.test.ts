import { afterEach, describe, expect, test, vi } from "vitest";
import { overpassSlots } from "#collections/overpass-slots.ts";
import { overpassTurns, type TurnOptions } from "#shared/adapters/overpass-turns.ts";
import { SourceFailure } from "#shared/collectors/collector.ts";
import { createRandom } from "../../../../scripts/stand-ins/index.ts";
import { memoryTables } from "../../../fakes/memory-tables.ts";

const leaseMs = 70_000;

/** Turns of several processes over the same rows; every wait moves the one clock. */
function service() {
  let clock = Date.parse("2026-11-21T12:00:00Z");
  let ids = 0;
  let asked = 0;
  const now = () => clock;
  const tables = memoryTables(() => new Date(clock));
  const turns = (changes: Partial<TurnOptions> = {}) =>
    overpassTurns({
      tables,
      asker: "collection",
      patienceMs: 10_000,
      leaseMs,
      pollMs: 1_000,
      backoffMs: 2_000,
      now,
      sleep: async (ms) => {
        clock += ms;
        await new Promise((next) => setImmediate(next));
      },
      every: () => () => {},
      random: () => 0.5,
      newId: () => {
        ids += 1;
        return `holder${ids}`;
      },
      count: async () => {
        asked += 1;
      },
      ...changes,
    });
  const slots = () =>
    tables
      .rows(overpassSlots)
      .map((row) => row.$id)
      .filter((id) => /^slot\d$/.test(id));
  const lease = (id: string, holder: string, untilMs: number) =>
    tables.upsert(overpassSlots, id, {
      holder,
      lease_until: new Date(clock + untilMs).toISOString(),
    });
  return {
    tables,
    turns,
    slots,
    lease,
    now,
    asked: () => asked,
    pass: (ms: number) => {
      clock += ms;
    },
  };
}

const failureOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "none",
    (error: unknown) => (error instanceof SourceFailure ? error.kind : String(error)),
  );

describe("turns at the map service", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("however many ask, two run at once, and every slot is given back", async () => {
    const { turns, slots, asked } = service();
    let running = 0;
    let most = 0;
    const ask = async () => {
      running += 1;
      most = Math.max(most, running);
      for (let n = 0; n < 5; n++) await new Promise((next) => setImmediate(next));
      running -= 1;
    };
    const patienceMs = 1_000_000;
    await Promise.all(Array.from({ length: 20 }, () => turns({ patienceMs }).inTurn(ask)));
    expect(most).toBe(2);
    expect(slots()).toEqual([]);
    expect(asked()).toBe(20);
  });

  test("a slot is given back when the query fails, and the failure goes on", async () => {
    const { turns, slots } = service();
    await expect(turns().inTurn(() => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    expect(slots()).toEqual([]);
  });

  test("who gets no turn in time has not asked", async () => {
    const { turns, lease, asked } = service();
    for (const id of ["slot1", "slot2"]) await lease(id, "other", leaseMs);
    expect(await failureOf(turns().inTurn(async () => {}))).toBe("no-turn");
    expect(asked()).toBe(0);
  });

  test("nobody asks inside a back-off, which lasts at least its usual while", async () => {
    const { turns, now } = service();
    const start = now();
    await turns().backOff(async () => 0);
    await turns().inTurn(async () => expect(now() - start).toBeGreaterThanOrEqual(2_000));
    await turns().backOff(async () => 5_000);
    await turns().backOff(async () => 0);
    const again = now();
    await turns().inTurn(async () => expect(now() - again).toBeGreaterThanOrEqual(5_000));
  });

  test("nobody asks while somebody learns how long the back-off will be", async () => {
    const { turns, now } = service();
    await turns().backOff(async () => {
      const asking = turns({ patienceMs: 1_000 }).inTurn(async () => {});
      expect(await failureOf(asking)).toBe("busy");
      return 0;
    });
    const start = now();
    await turns().inTurn(async () => expect(now() - start).toBeLessThanOrEqual(3_000));
  });

  test("a dead holder's slot is taken over once its lease is well over, and not before", async () => {
    const { turns, lease, tables } = service();
    await lease("slot1", "alive", leaseMs);
    await lease("slot2", "dead", -leaseMs / 10 + 5_000);
    const patienceMs = 0;
    expect(await failureOf(turns({ patienceMs }).inTurn(async () => {}))).toBe("no-turn");
    await turns().inTurn(async () => {
      expect((await tables.get(overpassSlots, "slot2"))?.holder).not.toBe("dead");
      expect((await tables.get(overpassSlots, "slot1"))?.holder).toBe("alive");
    });
  });

  test("of two that see the same dead holder one gets the slot, even when the other comes late", async () => {
    const { turns, lease, tables } = service();
    await lease("slot1", "alive", 10 * leaseMs);
    await lease("slot2", "dead", -leaseMs);
    // The late one has read the rows before the first one took over.
    const stale = await tables.list(overpassSlots);
    const late = turns({ tables: { ...tables, list: async () => stale as never }, patienceMs: 0 });
    await turns().inTurn(async () => {
      const holder = (await tables.get(overpassSlots, "slot2"))?.holder;
      expect(await failureOf(late.inTurn(async () => {}))).toBe("no-turn");
      expect((await tables.get(overpassSlots, "slot2"))?.holder).toBe(holder);
    });
  });

  test("a slot that has passed to somebody else is not given back in their name", async () => {
    const { turns, tables, lease, pass } = service();
    await turns().inTurn(async () => {
      pass(2 * leaseMs);
      await lease("slot1", "other", leaseMs);
    });
    expect((await tables.get(overpassSlots, "slot1"))?.holder).toBe("other");
  });

  test("quotes stand back while a collection waits", async () => {
    const { turns, tables, now } = service();
    await tables.upsert(overpassSlots, "waiting", {
      holder: "",
      lease_until: new Date(now() + 3_000).toISOString(),
    });
    const start = now();
    await turns().inTurn(async () => expect(now()).toBe(start));
    await turns({ asker: "quote" }).inTurn(async () =>
      expect(now() - start).toBeGreaterThanOrEqual(3_000),
    );
  });

  test("a second question of one collection is asked where nobody waits, and only at once", async () => {
    const { turns, lease, now } = service();
    const second = () => failureOf(turns({ asker: "second" }).inTurn(async () => {}));
    expect(await second()).toBe("none");
    for (const waiting of ["waiting", "waiting-quote"]) {
      await lease(waiting, "", 3_000);
      const start = now();
      expect([await second(), now()]).toEqual(["no-turn", start]);
      await lease(waiting, "", -1);
    }
    for (const slot of ["slot1", "slot2"]) await lease(slot, "other", leaseMs);
    expect(await second()).toBe("no-turn");
  });

  test("a quote without a turn says that it waits, so that no collection asks twice at once", async () => {
    const { turns, lease } = service();
    for (const slot of ["slot1", "slot2"]) await lease(slot, "other", leaseMs);
    const quote = turns({ asker: "quote", patienceMs: 0 }).inTurn(async () => {});
    expect(await failureOf(quote)).toBe("no-turn");
    await lease("slot1", "other", -leaseMs);
    const second = turns({ asker: "second" }).inTurn(async () => {});
    expect(await failureOf(second)).toBe("no-turn");
  });

  test("a status page that speaks of years keeps nobody away for more than a minute", async () => {
    const { turns, now } = service();
    await turns().backOff(async () => 5 * 365 * 86_400_000);
    const start = now();
    await turns({ patienceMs: 120_000 }).inTurn(async () =>
      expect(now() - start).toBeLessThanOrEqual(62_000),
    );
  });

  test("the next in line is asked as soon as this process gives a slot back, before it would look again", async () => {
    const { turns } = service();
    const { inTurn } = turns({ sleep: () => new Promise(() => {}) });
    const order: number[] = [];
    const ask = async (n: number) => {
      order.push(n);
      for (let turn = 0; turn < 50; turn++) await new Promise((next) => setImmediate(next));
    };
    await Promise.all(Array.from({ length: 6 }, (_, n) => inTurn(() => ask(n))));
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("a process with a long line leaves turns to another process that waits", async () => {
    vi.useFakeTimers();
    const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const { turns } = service();
    const random = createRandom(1).next;
    const shared = { sleep, now: Date.now, random, patienceMs: 600_000 };
    vi.resetModules();
    const elsewhere = await import("#shared/adapters/overpass-turns.ts");
    const { tables } = service();
    const order: string[] = [];
    const ask = (process: string) => async () => {
      order.push(process);
      await sleep(100);
    };
    const busy = turns({ ...shared, tables });
    const line = Array.from({ length: 400 }, () => busy.inTurn(ask("busy")));
    await vi.advanceTimersByTimeAsync(150);
    const ids = Array.from({ length: 9 }, (_, n) => `elsewhere${n}`);
    const other = elsewhere.overpassTurns({
      ...{ tables, asker: "collection", leaseMs, pollMs: 1_000, backoffMs: 2_000, ...shared },
      ...{ every: () => () => {}, count: async () => {} },
      newId: () => ids.pop() ?? "elsewhere",
    });
    const asked = other.inTurn(ask("other"));
    await vi.advanceTimersByTimeAsync(200_000);
    await Promise.all([...line, asked]);
    expect(order).toHaveLength(401);
    expect(order.indexOf("other")).toBeLessThan(200);
  });

  test("waiting in line counts as waiting: who is past its time when its turn comes does not ask", async () => {
    const { turns, lease, asked, now } = service();
    for (const slot of ["slot1", "slot2"]) await lease(slot, "other", 15_000 - leaseMs / 10);
    const start = now();
    const { inTurn } = turns({ patienceMs: 10_000 });
    const asking = Array.from({ length: 5 }, () => inTurn(async () => {}));
    const failures = await Promise.all(asking.map(failureOf));
    expect(failures).toEqual(Array(5).fill("no-turn"));
    expect([asked(), now() - start]).toEqual([0, 11_000]);
  });

  test("who is told that the answer is not wanted any more stops waiting", async () => {
    const { turns, lease } = service();
    for (const slot of ["slot1", "slot2"]) await lease(slot, "other", leaseMs);
    const asking = turns({ patienceMs: 1_000_000, signal: AbortSignal.abort() });
    expect(await failureOf(asking.inTurn(async () => {}))).toBe("no-turn");
  });
});
