import { describe, expect, test } from "vitest";
import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { taskSlots } from "#collections/task-slots.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import type { NewTask } from "#shared/adapters/ledger/hold.ts";
import { ledgerStore } from "#shared/adapters/ledger-store.ts";
import { type MemoryTables, memoryTables } from "../../../fakes/memory-tables.ts";

const now = () => new Date("2026-11-21T08:00:00.000Z");

const newTask = (change: Partial<NewTask> = {}): NewTask => ({
  user_id: "ada",
  name: "Lunch",
  name_key: "lunch",
  niche: ["Restaurant"],
  tier: 1,
  north: 1,
  south: 0,
  east: 1,
  west: 0,
  place: null,
  area_m2: 1_000_000,
  price_micros: 1_000,
  charged_micros: 0,
  returned_micros: 0,
  status: "queued",
  cancel_requested: false,
  tiles_total: 1,
  tiles_done: 0,
  found: 0,
  enriched: 0,
  sites_total: 0,
  tags: "[]",
  coverage: "",
  waiting_for: null,
  waiting_since: null,
  wake_at: null,
  failure_code: null,
  failure_detail: null,
  started_at: null,
  finished_at: null,
  offer: null,
  previous_task_id: null,
  deletion: null,
  snapshot_id: null,
  request_hash: "x",
  schema_version: 1,
  overture: null,
  ...change,
});

async function opened(welcomeMicros: number) {
  const tables = memoryTables(now);
  const ledger = ledgerStore(tables, now);
  await ledger.openAccount({ userId: "ada", email: "ada@example.test" }, welcomeMicros);
  return { tables, ledger };
}

const balanceOf = (tables: MemoryTables, userId = "ada") =>
  tables.rows(accounts).find((row) => row.$id === userId)?.balance_micros;
const entrySum = (tables: MemoryTables, userId = "ada") =>
  tables
    .rows(ledgerEntries)
    .filter((row) => row.user_id === userId)
    .reduce((sum, row) => sum + Number(row.amount_micros), 0);
const taskRow = (tables: MemoryTables, id: string) =>
  tables.rows(tasks).find((row) => row.$id === id) as unknown as TaskRow;

describe("the ledger", () => {
  test("the welcome credit is given once per email, whatever its case, and stands in the entries", async () => {
    const { tables, ledger } = await opened(5_000_000);
    await ledger.openAccount({ userId: "ada", email: "ada@example.test" }, 5_000_000);
    await ledger.openAccount({ userId: "ada2", email: "ADA@example.test" }, 5_000_000);
    expect(balanceOf(tables)).toBe(5_000_000);
    expect(balanceOf(tables, "ada2")).toBe(0);
    expect(entrySum(tables)).toBe(5_000_000);
  });

  test("a hold takes the price, queues the task and fills a slot, all or nothing", async () => {
    const { tables, ledger } = await opened(1_500);
    expect(await ledger.hold("t1", newTask())).toEqual({ kind: "held" });
    expect(balanceOf(tables)).toBe(500);
    expect(tables.rows(taskSlots)).toHaveLength(1);
    const second = await ledger.hold("t2", newTask({ name: "B", name_key: "b" }));
    expect(second).toEqual({ kind: "balance-too-low", balanceMicros: 500 });
    expect(tables.rows(tasks)).toHaveLength(1);
  });

  test("the same task is held once, however often it is asked for", async () => {
    const { tables, ledger } = await opened(10_000);
    await ledger.hold("t1", newTask());
    expect(await ledger.hold("t1", newTask())).toEqual({ kind: "already-held" });
    expect(balanceOf(tables)).toBe(9_000);
  });

  test("a twin that has taken the money and the name meanwhile is no reason to refuse", async () => {
    const { tables, ledger } = await opened(1_000);
    const reads = tables.get;
    let isFirst = true;
    tables.get = async (table, id) => {
      const row = await reads(table, id);
      if (isFirst && table.id === accounts.id) {
        isFirst = false;
        await ledger.hold("t1", newTask());
      }
      return row;
    };
    const behind = ledgerStore(tables, now);
    expect(await behind.hold("t1", newTask())).toEqual({ kind: "already-held" });
    expect(balanceOf(tables)).toBe(0);
  });

  test("a task that an overtaken worker marked as running is ended again by its next settle", async () => {
    const { tables, ledger } = await opened(10_000);
    await ledger.hold("t1", newTask());
    const held = taskRow(tables, "t1");
    await ledger.settle(held, { chargedMicros: 400, task: { status: "success" } });
    await tables.update(tasks, "t1", { status: "collecting" });
    await ledger.settle(held, { chargedMicros: 1_000, task: { status: "success" } });
    expect(taskRow(tables, "t1")).toMatchObject({ status: "success", charged_micros: 400 });
    expect(balanceOf(tables)).toBe(9_600);
  });

  test("a commit that was applied but not confirmed holds once", async () => {
    const { tables, ledger } = await opened(10_000);
    tables.nextCommits = ["lost-reply"];
    expect(await ledger.hold("t1", newTask())).toEqual({ kind: "already-held" });
    expect(balanceOf(tables)).toBe(9_000);
  });

  test("a commit that was refused without a reason is tried again", async () => {
    const { tables, ledger } = await opened(10_000);
    tables.nextCommits = ["refused", "refused"];
    expect(await ledger.hold("t1", newTask())).toEqual({ kind: "held" });
    expect(balanceOf(tables)).toBe(9_000);
  });

  test("two running tasks are the limit, and a name is used once", async () => {
    const { ledger } = await opened(10_000);
    await ledger.hold("t1", newTask());
    expect(await ledger.hold("t2", newTask())).toEqual({ kind: "name-taken" });
    await ledger.hold("t2", newTask({ name: "B", name_key: "b" }));
    const third = await ledger.hold("t3", newTask({ name: "C", name_key: "c" }));
    expect(third).toEqual({ kind: "no-slot" });
  });

  test("a task that waits leaves its slot to others, and takes one again where one is free", async () => {
    const { tables, ledger } = await opened(10_000);
    await ledger.hold("t1", newTask());
    await ledger.hold("t2", newTask({ name: "B", name_key: "b" }));
    expect(await ledger.takeSlot(taskRow(tables, "t1"), 0)).toBe(true);
    await ledger.releaseSlot("t1", 0);
    expect((await ledger.hold("t3", newTask({ name: "C", name_key: "c" }))).kind).toBe("held");
    expect(await ledger.takeSlot(taskRow(tables, "t1"), 1)).toBe(false);
    await ledger.settle(taskRow(tables, "t2"), { chargedMicros: 0, task: { status: "failed" } });
    expect(await ledger.takeSlot(taskRow(tables, "t1"), 1)).toBe(true);
    expect(await ledger.takeSlot(taskRow(tables, "t1"), 1)).toBe(true);
    expect(tables.rows(taskSlots).map(({ task_id }) => task_id)).toEqual(["t3", "t1"]);
  });

  test("a slot given back late, by a worker that was overtaken, leaves the next one its own", async () => {
    const { tables, ledger } = await opened(10_000);
    await ledger.hold("t1", newTask());
    expect(await ledger.takeSlot(taskRow(tables, "t1"), 0)).toBe(true);
    expect(await ledger.takeSlot(taskRow(tables, "t1"), 1)).toBe(true);
    await ledger.releaseSlot("t1", 0);
    expect(tables.rows(taskSlots).map(({ task_id }) => task_id)).toEqual(["t1"]);
    await ledger.releaseSlot("t1", 1);
    expect(tables.rows(taskSlots)).toEqual([]);
  });

  test("a slot that a late worker took for an ended task is free for the next", async () => {
    const { tables, ledger } = await opened(10_000);
    await ledger.hold("t1", newTask());
    await ledger.settle(taskRow(tables, "t1"), { chargedMicros: 0, task: { status: "failed" } });
    expect(await ledger.takeSlot(taskRow(tables, "t1"), 1)).toBe(true);
    await ledger.hold("t2", newTask({ name: "B", name_key: "b" }));
    expect((await ledger.hold("t3", newTask({ name: "C", name_key: "c" }))).kind).toBe("held");
  });

  test("a settle charges what was delivered, returns the rest and frees the slot", async () => {
    const { tables, ledger } = await opened(10_000);
    await ledger.hold("t1", newTask());
    await ledger.settle(taskRow(tables, "t1"), { chargedMicros: 400, task: { status: "success" } });
    expect(balanceOf(tables)).toBe(9_600);
    expect(entrySum(tables)).toBe(9_600);
    expect(tables.rows(taskSlots)).toHaveLength(0);
    expect(taskRow(tables, "t1")).toMatchObject({
      status: "success",
      charged_micros: 400,
      returned_micros: 600,
    });
  });

  test.each(["lost-reply", "refused"] as const)(
    "settling again after a %s moves no money a second time",
    async (fate) => {
      const { tables, ledger } = await opened(10_000);
      await ledger.hold("t1", newTask());
      const held = taskRow(tables, "t1");
      tables.nextCommits = [fate];
      await ledger.settle(held, { chargedMicros: 0, task: { status: "failed" } });
      await ledger.settle(held, { chargedMicros: 1_000, task: { status: "success" } });
      expect(balanceOf(tables)).toBe(10_000);
      expect(tables.rows(ledgerEntries).filter((row) => row.kind === "settle")).toHaveLength(1);
    },
  );

  test("a settle can neither charge more than was held nor less than nothing", async () => {
    const { tables, ledger } = await opened(10_000);
    await ledger.hold("t1", newTask());
    const held = taskRow(tables, "t1");
    for (const chargedMicros of [1_001, -1]) {
      await expect(
        ledger.settle(held, { chargedMicros, task: { status: "success" } }),
      ).rejects.toThrow(RangeError);
    }
    expect(balanceOf(tables)).toBe(9_000);
  });

  test("the legs of every entry sum to zero", async () => {
    const { tables, ledger } = await opened(10_000);
    await ledger.hold("t1", newTask());
    await ledger.settle(taskRow(tables, "t1"), { chargedMicros: 1, task: { status: "success" } });
    for (const row of tables.rows(ledgerEntries)) {
      const legs = JSON.parse(String(row.legs)) as [string, number][];
      expect(legs.reduce((sum, [, micros]) => sum + micros, 0)).toBe(0);
    }
  });
});
