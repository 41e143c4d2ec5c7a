import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#collections/accounts.ts";
import { claims } from "#collections/claims.ts";
import { taskSlots } from "#collections/task-slots.ts";
import { usage } from "#collections/usage.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import {
  createOperation,
  decrementOperation,
  deleteOperation,
  incrementOperation,
  type Tables,
  updateOperation,
} from "#shared/adapters/tables.ts";
import { memoryTables } from "../../../fakes/memory-tables.ts";
import { startAppwrite, type TestAppwrite } from "../../../steps/local-appwrite.ts";

let appwrite: TestAppwrite;
let stale: TestAppwrite;
beforeAll(async () => {
  appwrite = await startAppwrite();
  stale = await startAppwrite({ staleRows: true });
});
afterAll(() => Promise.all([appwrite.close(), stale.close()]));

const tablesOn = ({ endpoint, apiKey }: TestAppwrite): Tables =>
  appwriteTables({ endpoint, projectId: "areascout" }, apiKey);

const implementations: [string, () => Tables][] = [
  ["in memory", () => memoryTables()],
  ["on Appwrite", () => tablesOn(appwrite)],
  ["on an Appwrite whose cache is out of date", () => tablesOn(stale)],
];

let numbers = 0;
const fresh = (name: string): string => {
  numbers += 1;
  return `${name}-${numbers}`;
};
const slotRow = (task_id: string, place: string) => ({ user_id: "ada", task_id, place });
const account = (balance_micros: number) => ({ balance_micros, frozen: false });

describe.each(implementations)("rows %s", (_, make) => {
  test("a row is created once: the second attempt changes nothing", async () => {
    const tables = make();
    const id = fresh("a");
    expect(await tables.create(accounts, id, account(1))).toBe("created");
    expect(await tables.create(accounts, id, account(2))).toBe("exists");
    expect(await tables.get(accounts, id)).toMatchObject({ $id: id, balance_micros: 1 });
  });

  test("a row that is not there reads as null, and deleting it is no failure", async () => {
    const tables = make();
    expect(await tables.get(accounts, fresh("none"))).toBeNull();
    await tables.remove(accounts, fresh("none"));
  });

  test.each(["0", "", "a b", "_a", "-a", "x".repeat(37)])(
    'no row is made under the id "%s", which the platform would not keep',
    async (id) => {
      const tables = make();
      const row = account(1);
      await expect(tables.create(accounts, id, row)).rejects.toThrow();
      await expect(tables.upsert(accounts, id, row)).rejects.toThrow();
      await expect(tables.transact([createOperation(accounts, id, row)])).rejects.toThrow();
    },
  );

  test("a counter that twenty raise at once counts each of them, and one that is not there is null", async () => {
    const tables = make();
    const id = fresh("n");
    await tables.create(usage, id, { owner: "ada", count: 0 });
    const change = { column: "count", value: 1 } as const;
    const counts = await Promise.all(
      Array.from({ length: 20 }, () => tables.increment(usage, id, change)),
    );
    expect(counts.map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect(await tables.increment(usage, fresh("none"), change)).toBeNull();
    expect(await tables.increment(usage, id, { column: "count", value: -5 })).toBe(15);
  });

  test("half of a character that was cut in two does not keep a row from being written", async () => {
    const tables = make();
    const id = fresh("half");
    await tables.create(usage, id, { owner: "café 😀".slice(0, -1), count: 0 });
    await tables.update(usage, id, { owner: "\ud83d" });
    const outcome = await tables.transact([updateOperation(usage, id, { owner: "a\ud83d" })]);
    expect(outcome).toBe("committed");
  });

  test("an upsert creates and then replaces", async () => {
    const tables = make();
    const id = fresh("s");
    await tables.upsert(usage, id, { owner: "ada", count: 1 });
    await tables.upsert(usage, id, { owner: "ada", count: 2 });
    expect((await tables.get(usage, id))?.count).toBe(2);
  });

  test("rows are listed by value, by any of several values, and all of them", async () => {
    const tables = make();
    const task = fresh("t");
    for (const epoch of [0, 1, 2]) {
      await tables.create(claims, `${task}.${epoch}`, {
        task_id: task,
        epoch,
        lease_until_ms: 1_795_000_000_000,
        tiles_done: 0,
      });
    }
    const epochs = async (where: object, more: object = {}) =>
      (await tables.list(claims, { where: { task_id: task, ...where }, ...more })).map(
        (row) => row.epoch,
      );
    expect((await epochs({})).sort()).toEqual([0, 1, 2]);
    expect(await epochs({ epoch: 1 })).toEqual([1]);
    expect((await epochs({ epoch: [0, 2] })).sort()).toEqual([0, 2]);
    expect(await epochs({}, { limit: 2 })).toHaveLength(2);
    expect((await epochs({}, { pageSize: 1 })).sort()).toEqual([0, 1, 2]);
    expect(await epochs({}, { createdSince: "2999-01-01T00:00:00.000+00:00" })).toEqual([]);
    expect(await epochs({}, { createdBefore: "2999-01-01T00:00:00.000+00:00" })).toHaveLength(3);
  });

  test("a transaction is applied whole", async () => {
    const tables = make();
    const [a, slot, old] = [fresh("a"), fresh("s"), fresh("s")];
    await tables.create(accounts, a, account(100));
    await tables.create(taskSlots, old, slotRow("x", old));
    const outcome = await tables.transact([
      createOperation(taskSlots, slot, slotRow("y", slot)),
      decrementOperation(accounts, a, { column: "balance_micros", value: 40, min: 0 }),
      updateOperation(accounts, a, { frozen: true }),
      deleteOperation(taskSlots, old),
    ]);
    expect(outcome).toBe("committed");
    expect(await tables.get(accounts, a)).toMatchObject({ balance_micros: 60, frozen: true });
    expect(await tables.get(taskSlots, old)).toBeNull();
    expect(await tables.get(taskSlots, slot)).not.toBeNull();
  });

  test("a transaction below the minimum says so and applies nothing", async () => {
    const tables = make();
    const [a, slot] = [fresh("a"), fresh("s")];
    await tables.create(accounts, a, account(10));
    const outcome = await tables.transact([
      createOperation(taskSlots, slot, slotRow("y", slot)),
      decrementOperation(accounts, a, { column: "balance_micros", value: 11, min: 0 }),
    ]);
    expect(outcome).toBe("below-minimum");
    expect((await tables.get(accounts, a))?.balance_micros).toBe(10);
    expect(await tables.get(taskSlots, slot)).toBeNull();
  });

  test("a transaction whose row exists already applies nothing and is unclear", async () => {
    const tables = make();
    const [a, slot] = [fresh("a"), fresh("s")];
    await tables.create(accounts, a, account(10));
    await tables.create(taskSlots, slot, slotRow("y", slot));
    const outcome = await tables.transact([
      createOperation(taskSlots, slot, slotRow("z", slot)),
      incrementOperation(accounts, a, { column: "balance_micros", value: 5 }),
    ]);
    expect(outcome).toBe("unclear");
    expect((await tables.get(accounts, a))?.balance_micros).toBe(10);
    expect((await tables.get(taskSlots, slot))?.task_id).toBe("y");
  });

  test("a unique value is given away once, and goes to another row in one transaction", async () => {
    const tables = make();
    const [a, b, place] = [fresh("s"), fresh("s"), fresh("p")];
    expect(await tables.create(taskSlots, a, slotRow("x", place))).toBe("created");
    expect(await tables.create(taskSlots, b, slotRow("y", place))).toBe("exists");
    const taken = [createOperation(taskSlots, b, slotRow("y", place))];
    expect(await tables.transact(taken)).toBe("unclear");
    expect(await tables.transact([deleteOperation(taskSlots, a), ...taken])).toBe("committed");
    expect(await tables.get(taskSlots, a)).toBeNull();
    expect((await tables.get(taskSlots, b))?.task_id).toBe("y");
    // The same once more, late: the row it would delete is gone, so nothing happens.
    const late = createOperation(taskSlots, fresh("s"), slotRow("z", fresh("p")));
    expect(await tables.transact([deleteOperation(taskSlots, a), late])).toBe("unclear");
    expect(await tables.get(taskSlots, late.rowId)).toBeNull();
  });

  test("fifty holds at once on a balance for ten: ten are written, and it ends at zero", async () => {
    const tables = make();
    const a = fresh("a");
    await tables.create(accounts, a, account(100));
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        tables.transact([
          createOperation(taskSlots, fresh("s"), slotRow("y", fresh("p"))),
          decrementOperation(accounts, a, { column: "balance_micros", value: 10, min: 0 }),
        ]),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "committed")).toHaveLength(10);
    expect((await tables.get(accounts, a))?.balance_micros).toBe(0);
  });
});
