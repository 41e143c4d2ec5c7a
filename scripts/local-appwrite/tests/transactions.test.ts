import { TablesDB } from "node-appwrite";
import { describe, expect, test } from "vitest";
import {
  column,
  DATABASE,
  startProject,
  type TestProject,
  table,
} from "./fixtures/start-project.ts";
import { keyClient, signUp } from "./fixtures/start-server.ts";

const TABLES = [
  table({
    $id: "purses",
    columns: [
      column("balance", "integer", { required: true }),
      column("label", "string", { size: 50 }),
    ],
  }),
  table({ $id: "entries", columns: [column("amount", "integer")] }),
];
const PURSE = { databaseId: DATABASE, tableId: "purses", rowId: "p" };

async function withPurse(
  balance: number,
): Promise<{ server: TestProject; tables: TablesDB; [Symbol.asyncDispose]: () => Promise<void> }> {
  const server = await startProject({ tables: TABLES });
  const tables = new TablesDB(keyClient(server));
  await tables.createRow({ ...PURSE, data: { balance } });
  return { server, tables, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/** Stages a ledger entry and the debit that goes with it. */
async function stageDebit(tables: TablesDB, entryId: string, value: number): Promise<string> {
  const { $id: transactionId } = await tables.createTransaction({ ttl: 60 });
  const entry = {
    action: "create",
    databaseId: DATABASE,
    tableId: "entries",
    rowId: entryId,
    data: { amount: value },
  };
  const debit = { action: "decrement", ...PURSE, data: { column: "balance", value, min: 0 } };
  await tables.createOperations({ transactionId, operations: [entry, debit] });
  return transactionId;
}

function commit(tables: TablesDB, transactionId: string): Promise<string> {
  return tables.updateTransaction({ transactionId, commit: true }).then(
    (transaction) => transaction.status,
    (error: { type: string }) => error.type,
  );
}

async function balance(tables: TablesDB): Promise<unknown> {
  return (await tables.getRow(PURSE)).balance;
}

async function entryCount(tables: TablesDB): Promise<number> {
  return (await tables.listRows({ databaseId: DATABASE, tableId: "entries" })).total;
}

describe("transactions", () => {
  test("a commit makes all staged writes, and before it nobody else sees any", async () => {
    await using world = await withPurse(10);
    const { tables } = world;
    const transactionId = await stageDebit(tables, "e", 4);
    expect([await balance(tables), await entryCount(tables)]).toEqual([10, 0]);
    const entry = { databaseId: DATABASE, tableId: "entries", rowId: "e" };
    expect((await tables.getRow({ ...entry, transactionId })).amount).toBe(4);
    expect(await commit(tables, transactionId)).toBe("committed");
    expect([await balance(tables), await entryCount(tables)]).toEqual([6, 1]);
  });

  test("a debit past the minimum undoes the whole transaction", async () => {
    await using world = await withPurse(3);
    const { tables } = world;
    expect(await commit(tables, await stageDebit(tables, "e", 4))).toBe("attribute_limit_exceeded");
    expect([await balance(tables), await entryCount(tables)]).toEqual([3, 0]);
  });

  test("one transaction committed six times at once takes the money once", async () => {
    await using world = await withPurse(100);
    const { tables } = world;
    const transactionId = await stageDebit(tables, "e", 10);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => commit(tables, transactionId)),
    );
    expect(answers.toSorted()).toEqual([
      "committed",
      ...Array.from({ length: 5 }, () => "transaction_not_ready"),
    ]);
    expect([await balance(tables), await entryCount(tables)]).toEqual([90, 1]);
  });

  test("of many transactions with the same ledger id one is made", async () => {
    await using world = await withPurse(50);
    const { tables } = world;
    const staged = await Promise.all(
      Array.from({ length: 16 }, () => stageDebit(tables, "same", 1)),
    );
    const answers = await Promise.all(staged.map((id) => commit(tables, id)));
    expect(answers.filter((answer) => answer === "committed")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "transaction_conflict")).toHaveLength(15);
    expect(await balance(tables)).toBe(49);
  });

  test("a hundred transactions on fifty credits: fifty succeed, each with its entry", async () => {
    await using world = await withPurse(50);
    const { tables } = world;
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_value, index) =>
        commit(tables, await stageDebit(tables, `e${index}`, 1)),
      ),
    );
    expect(answers.filter((answer) => answer === "committed")).toHaveLength(50);
    expect(answers.filter((answer) => answer === "attribute_limit_exceeded")).toHaveLength(50);
    expect([await balance(tables), await entryCount(tables)]).toEqual([0, 50]);
  });

  test("a row changed after it was staged is a conflict, unless it is only counted up or down", async () => {
    await using world = await withPurse(10);
    const { tables } = world;
    const { $id: transactionId } = await tables.createTransaction({ ttl: 60 });
    await tables.createOperations({
      transactionId,
      operations: [{ action: "update", ...PURSE, data: { label: "staged" } }],
    });
    const debit = await stageDebit(tables, "e", 1);
    await tables.updateRow({ ...PURSE, data: { label: "meanwhile" } });
    expect(await commit(tables, transactionId)).toBe("transaction_conflict");
    expect(await commit(tables, debit)).toBe("committed");
    expect(await tables.getRow(PURSE)).toMatchObject({ balance: 9, label: "meanwhile" });
  });

  test("a row created and then changed in one transaction is made as changed", async () => {
    await using world = await withPurse(0);
    const { tables } = world;
    const { $id: transactionId } = await tables.createTransaction({ ttl: 60 });
    const other = { ...PURSE, rowId: "q" };
    await tables.createOperations({
      transactionId,
      operations: [
        { action: "create", ...other, data: { balance: 1 } },
        { action: "update", ...other, data: { label: "second" } },
        { action: "increment", ...other, data: { column: "balance", value: 2 } },
      ],
    });
    expect(await commit(tables, transactionId)).toBe("committed");
    expect(await tables.getRow(other)).toMatchObject({ balance: 3, label: "second" });
  });

  test("a negative amount cannot be staged into a credit", async () => {
    await using world = await withPurse(0);
    const { tables } = world;
    expect(await commit(tables, await stageDebit(tables, "e", -5))).toBe(
      "general_argument_invalid",
    );
    expect(await balance(tables)).toBe(0);
  });

  test("nobody reads or commits another's transaction", async () => {
    await using world = await withPurse(10);
    const transactionId = await stageDebit(world.tables, "e", 1);
    const person = new TablesDB((await signUp(world.server)).node);
    const absent = { code: 404, type: "transaction_not_found" };
    await expect(person.getTransaction({ transactionId })).rejects.toMatchObject(absent);
    await expect(person.updateTransaction({ transactionId, commit: true })).rejects.toMatchObject(
      absent,
    );
    expect(await balance(world.tables)).toBe(10);
  });

  test("a rolled back transaction changes nothing and is over", async () => {
    await using world = await withPurse(10);
    const { tables } = world;
    const transactionId = await stageDebit(tables, "e", 1);
    await tables.updateTransaction({ transactionId, rollback: true });
    expect(await commit(tables, transactionId)).toBe("transaction_not_ready");
    expect([await balance(tables), await entryCount(tables)]).toEqual([10, 0]);
  });

  test("what is staged survives a restart", async () => {
    await using world = await withPurse(10);
    const transactionId = await stageDebit(world.tables, "e", 4);
    await world.server.stop();
    await using again = await startProject({ tables: TABLES, folder: world.server.dataDir });
    const tables = new TablesDB(keyClient(again));
    expect(await commit(tables, transactionId)).toBe("committed");
    expect(await balance(tables)).toBe(6);
  });
});
