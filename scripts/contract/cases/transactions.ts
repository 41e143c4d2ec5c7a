import assert from "node:assert/strict";
import { type Case, is } from "../case.ts";
import type { server, World } from "../clients.ts";
import { refused } from "../expectations.ts";
import { databaseOf, tableId } from "./tables.ts";

/** A row whose columns the types know nothing of. */
type Thing = server.Models.Row & Record<string, unknown>;

const at = (world: World) => ({ databaseId: databaseOf(world), tableId });

/** Several writes that happen together or not at all. */
export const transactionCases: Case[] = [
  is("a commit does everything, and another client sees it only then", async (world) => {
    const { tables } = world.key;
    const { $id: transactionId } = await tables.createTransaction({ ttl: 60 });
    const operations = [
      {
        action: "create",
        databaseId: databaseOf(world),
        tableId,
        rowId: "t1",
        data: { name: "By transaction" },
      },
      {
        action: "decrement",
        databaseId: databaseOf(world),
        tableId,
        rowId: "m7",
        data: { column: "qty", value: 2, min: 0 },
      },
    ];
    await tables.createOperations({ transactionId, operations });
    await refused(tables.getRow<Thing>({ ...at(world), rowId: "t1" }), 404, "row_not_found");
    assert.equal(
      (await tables.updateTransaction({ transactionId, commit: true })).status,
      "committed",
    );
    assert.equal(Reflect.get(await tables.getRow<Thing>({ ...at(world), rowId: "m7" }), "qty"), 5);
    await refused(
      tables.updateTransaction({ transactionId, commit: true }),
      400,
      "transaction_not_ready",
    );
  }),
  is("a commit that can't be done changes nothing", async (world) => {
    const { tables } = world.key;
    const stage = async (data: object, rowId: string): Promise<string> => {
      const { $id } = await tables.createTransaction();
      const place = { databaseId: databaseOf(world), tableId };
      await tables.createOperations({
        transactionId: $id,
        operations: [
          { action: "decrement", ...place, rowId: "m6", data },
          { action: "create", ...place, rowId, data: { name: "x" } },
        ],
      });
      return $id;
    };
    const tooMuch = await stage({ column: "qty", value: 1000, min: 0 }, "t2");
    await refused(
      tables.updateTransaction({ transactionId: tooMuch, commit: true }),
      400,
      "attribute_limit_exceeded",
      "column_limit_exceeded",
    );
    const taken = await stage({ column: "qty", value: 1, min: 0 }, "t1");
    await refused(
      tables.updateTransaction({ transactionId: taken, commit: true }),
      409,
      "transaction_conflict",
    );
    assert.equal(Reflect.get(await tables.getRow<Thing>({ ...at(world), rowId: "m6" }), "qty"), 6);
    await refused(tables.getTransaction({ transactionId: "none" }), 404, "transaction_not_found");
  }),
  is("a rollback forgets what was staged", async (world) => {
    const { tables } = world.key;
    const { $id: transactionId } = await tables.createTransaction();
    await tables.createRow<Thing>({
      ...at(world),
      rowId: "t3",
      data: { name: "x" },
      transactionId,
    });
    assert.equal(
      (await tables.updateTransaction({ transactionId, rollback: true })).status,
      "failed",
    );
    await refused(tables.getRow<Thing>({ ...at(world), rowId: "t3" }), 404, "row_not_found");
    assert.ok((await tables.listTransactions()).total > 0);
    await tables.deleteTransaction({ transactionId });
  }),
  is("a row that changed after it was staged is a conflict", async (world) => {
    const { tables } = world.key;
    const { $id: transactionId } = await tables.createTransaction();
    await tables.updateRow<Thing>({ ...at(world), rowId: "m5", data: { qty: 1 }, transactionId });
    await tables.updateRow<Thing>({ ...at(world), rowId: "m5", data: { qty: 2 } });
    await refused(
      tables.updateTransaction({ transactionId, commit: true }),
      409,
      "transaction_conflict",
    );
  }),
];
