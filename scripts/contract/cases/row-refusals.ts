import assert from "node:assert/strict";
import { type Case, is } from "../case.ts";
import { type Person, plain, server, type World } from "../clients.ts";
import { refused, until } from "../expectations.ts";
import { databaseOf, tableId } from "./tables.ts";

const { Query } = server;
const LONG_AGO = "2020-01-01T00:00:00.000+00:00";

/** A row whose columns the types know nothing of. */
type Thing = server.Models.Row & Record<string, unknown>;

const at = (world: World) => ({ databaseId: databaseOf(world), tableId });
const rowAt = (world: World, rowId: string) => ({ ...at(world), rowId });
const writer = (world: World): Person => world.kept.get("writer") as Person;

const staged = (world: World, action: string, rowId: string, data: object) => ({
  action,
  databaseId: databaseOf(world),
  tableId,
  rowId,
  data,
});

async function transactionWith(world: World, ...operations: object[]): Promise<string> {
  const { tables } = world.key;
  const { $id: transactionId } = await tables.createTransaction();
  if (operations.length > 0) await tables.createOperations({ transactionId, operations });
  return transactionId;
}

/** Rows and transactions that can't be as asked. */
export const rowRefusalCases: Case[] = [
  is("a row that others changed since is not written over", async (world) => {
    const client = new server.Client().setEndpoint(world.endpoint).setProject(world.projectId);
    client.setKey(world.apiKey).addHeader("X-Appwrite-Timestamp", LONG_AGO);
    const tables = new server.TablesDB(client);
    await refused(
      tables.updateRow<Thing>({ ...rowAt(world, "m1"), data: { qty: 1 } }),
      409,
      "row_update_conflict",
    );
  }),
  is("a page can't begin after a row without the value it is ordered by", async (world) => {
    const queries = [Query.orderAsc("price"), Query.cursorAfter("m5")];
    await refused(
      world.key.tables.listRows({ ...at(world), queries }),
      400,
      "database_query_order_null",
    );
  }),
  is("every way to write wants something to write", async (world) => {
    const { tables } = world.key;
    const place = at(world);
    await refused(tables.updateRows({ ...place, data: {} }), 400, "row_missing_payload");
    await refused(tables.createRows({ ...place, rows: [] }), 400, "row_missing_data");
    await refused(
      tables.upsertRow<Thing>({ ...rowAt(world, "new"), data: {} }),
      400,
      "row_missing_payload",
    );
    for (const asked of [
      () => tables.upsertRow<Thing>({ ...rowAt(world, "new"), data: { qty: 1 } }),
      () => tables.updateRow<Thing>({ ...rowAt(world, "m1"), data: { qty: -1 } }),
    ])
      await refused(asked(), 400, "row_invalid_structure");
  }),
  is("counting needs a number that is there, and an amount", async (world) => {
    const { tables } = world.key;
    const place = rowAt(world, "m1");
    for (const count of [
      (given: object) => tables.incrementRowColumn({ ...place, column: "qty", ...given }),
      (given: object) => tables.decrementRowColumn({ ...place, column: "qty", ...given }),
    ]) {
      await refused(count({ value: 0 }), 400, "general_argument_invalid");
      await refused(count({ column: "name" }), 400, "attribute_type_invalid");
      await refused(count({ rowId: "none" }), 404, "column_not_found");
    }
    const most = tables.incrementRowColumn({ ...place, column: "qty", value: 9, max: 1 });
    await refused(most, 400, "column_limit_exceeded");
  }),
  is("a person neither deletes what is another's nor writes in bulk", async (world) => {
    const { tables } = writer(world);
    await refused(tables.deleteRow(rowAt(world, "m1")), 401, "user_unauthorized");
    // No SDK for browsers has bulk writes.
    const bulk = await plain(world, `/tablesdb/${databaseOf(world)}/tables/${tableId}/rows`, {
      method: "DELETE",
      headers: { "x-appwrite-session": writer(world).session },
    });
    assert.equal(((await bulk.json()) as { type: string }).type, "database_not_found");
  }),
  is("an index goes, and one that can't be is told", async (world) => {
    const { tables } = world.key;
    const place = at(world);
    await refused(
      tables.createIndex({
        ...place,
        key: "s_loc",
        type: server.TablesDBIndexType.Spatial,
        columns: ["loc"],
      }),
      400,
      "column_index_invalid",
    );
    await refused(
      tables.createIndex({
        ...place,
        key: "f_qty",
        type: server.TablesDBIndexType.Fulltext,
        columns: ["qty"],
      }),
      400,
      "column_index_invalid",
    );
    await tables.deleteIndex({ ...place, key: "by_qty" });
    await until(
      () => tables.listIndexes(place),
      ({ indexes }) => !indexes.some(({ key }) => key === "by_qty"),
    );
  }),
  is("a table and a database go with all that is in them", async (world) => {
    const { tables } = world.key;
    const databaseId = databaseOf(world);
    assert.equal((await tables.get({ databaseId })).$id, databaseId);
    await tables.createTable({ databaseId, tableId: "spare", name: "Spare" });
    await tables.deleteTable({ databaseId, tableId: "spare" });
    await refused(tables.getTable({ databaseId, tableId: "spare" }), 404, "table_not_found");
    const spare = world.id("sparedb");
    await tables.create({ databaseId: spare, name: "Spare" });
    await tables.delete({ databaseId: spare });
    await refused(tables.update({ databaseId: spare, name: "x" }), 404, "database_not_found");
  }),
  is("a transaction is looked at, and refuses what can't be kept for it", async (world) => {
    const { tables } = world.key;
    const transactionId = await transactionWith(world);
    assert.equal((await tables.getTransaction({ transactionId })).status, "pending");
    const stage = (...operations: object[]) =>
      tables.createOperations({ transactionId, operations });
    await refused(stage(), 400, "general_bad_request");
    const elsewhere = { ...staged(world, "create", "x", { name: "x" }), tableId: "none" };
    await refused(stage(elsewhere), 404, "collection_not_found");
    const hundred = Array.from({ length: 100 }, (_value, index) =>
      staged(world, "create", `h${index}`, { name: "x" }),
    );
    await stage(...hundred);
    await refused(
      stage(staged(world, "create", "h100", { name: "x" })),
      400,
      "transaction_limit_exceeded",
    );
    await tables.deleteTransaction({ transactionId });
  }),
  is("a commit of what has no right shape, or no row any more, changes nothing", async (world) => {
    const { tables } = world.key;
    const commit = (transactionId: string) =>
      tables.updateTransaction({ transactionId, commit: true });
    const shapeless = await transactionWith(
      world,
      staged(world, "create", "w1", { name: 1, no: 1 }),
    );
    await refused(commit(shapeless), 400, "document_invalid_structure");
    await tables.createRow<Thing>({ ...rowAt(world, "brief"), data: { name: "Brief" } });
    const late = await transactionWith(world, staged(world, "update", "brief", { qty: 1 }));
    await tables.deleteRow(rowAt(world, "brief"));
    await refused(commit(late), 404, "document_not_found");
  }),
  is("a transaction of a minute begins", async (world) => {
    const { tables } = world.key;
    const { $id: transactionId } = await tables.createTransaction({ ttl: 60 });
    const operations = [staged(world, "create", "e1", { name: "x" })];
    world.kept.set("minute", await tables.createOperations({ transactionId, operations }));
  }),
];

/** What has to be waited for, unless the server's own time can be moved. */
export const expiryCases: Case[] = [
  is("a transaction whose time is over is not committed", async (world) => {
    const { tables } = world.key;
    const { $id: transactionId, expiresAt } = world.kept.get("minute") as server.Models.Transaction;
    if (world.local) world.local.expire(transactionId);
    else
      await until(
        async () => Date.now(),
        (now) => now > Date.parse(expiresAt),
      );
    await refused(
      tables.updateTransaction({ transactionId, commit: true }),
      500,
      "transaction_expired",
    );
    await refused(tables.getRow<Thing>(rowAt(world, "e1")), 404, "row_not_found");
  }),
];
