import assert from "node:assert/strict";
import { type Case, is } from "../case.ts";
import { server, type World } from "../clients.ts";
import { refused, until } from "../expectations.ts";

export const databaseOf = (world: World): string => world.id("db");
export const tableId = "things";
const columnTypes = ["any", "users"];

const at = (world: World) => ({ databaseId: databaseOf(world), tableId });

async function untilAvailable(world: World, table = tableId): Promise<void> {
  const databaseId = databaseOf(world);
  await until(
    () => world.key.tables.getTable({ databaseId, tableId: table }),
    ({ columns, indexes }) =>
      [...columns, ...indexes].every((one) => Reflect.get(one, "status") === "available"),
  );
}

/** Databases, tables, columns and indexes. */
export const tableCases: Case[] = [
  is("a database is made, renamed and found", async (world) => {
    const databaseId = databaseOf(world);
    await world.key.tables.create({ databaseId, name: "Contract" });
    world.afterwards(() => world.key.tables.delete({ databaseId }));
    await refused(
      world.key.tables.create({ databaseId, name: "Again" }),
      409,
      "database_already_exists",
    );
    const renamed = await world.key.tables.update({
      databaseId,
      name: "Contract 2",
      enabled: true,
    });
    assert.equal(renamed.name, "Contract 2");
    const { databases } = await world.key.tables.list({ queries: [server.Query.limit(100)] });
    assert.ok(databases.some(({ $id }) => $id === databaseId));
    await refused(world.key.tables.get({ databaseId: world.id("no") }), 404, "database_not_found");
  }),
  is("a table is made with its rights", async (world) => {
    const { databaseId } = at(world);
    const permissions = columnTypes.map((role) =>
      role === "any"
        ? server.Permission.read(server.Role.any())
        : server.Permission.create(server.Role.users()),
    );
    const made = await world.key.tables.createTable({
      databaseId,
      tableId,
      name: "Things",
      permissions,
      rowSecurity: true,
    });
    assert.deepEqual(made.$permissions, permissions);
    await refused(
      world.key.tables.createTable({ databaseId, tableId, name: "x" }),
      409,
      "table_already_exists",
    );
    await refused(
      world.key.tables.getTable({ databaseId, tableId: "none" }),
      404,
      "table_not_found",
    );
    const { tables } = await world.key.tables.listTables({ databaseId });
    assert.equal(tables.length, 1);
    const changed = await world.key.tables.updateTable({
      databaseId,
      tableId,
      name: "Things 2",
      permissions,
      rowSecurity: true,
      enabled: true,
    });
    assert.equal(changed.name, "Things 2");
  }),
  is("columns of every kind the product uses become available", async (world) => {
    const place = at(world);
    const { tables } = world.key;
    const made = await tables.createStringColumn({
      ...place,
      key: "name",
      size: 100,
      required: true,
    });
    assert.equal(made.status, "processing");
    await tables.createIntegerColumn({
      ...place,
      key: "qty",
      required: false,
      min: 0,
      max: 1000,
      xdefault: 5,
    });
    await tables.createFloatColumn({ ...place, key: "price", required: false });
    await tables.createBooleanColumn({ ...place, key: "done", required: false, xdefault: false });
    await tables.createDatetimeColumn({ ...place, key: "due", required: false });
    await tables.createEnumColumn({
      ...place,
      key: "state",
      elements: ["new", "old"],
      required: false,
      xdefault: "new",
    });
    await tables.createEmailColumn({ ...place, key: "mail", required: false });
    await tables.createUrlColumn({ ...place, key: "link", required: false });
    await tables.createIpColumn({ ...place, key: "addr", required: false });
    await tables.createPointColumn({ ...place, key: "loc", required: false });
    await tables.createStringColumn({
      ...place,
      key: "tags",
      size: 30,
      required: false,
      array: true,
    });
    await tables.createStringColumn({ ...place, key: "code", size: 30, required: false });
    await untilAvailable(world);
    const { total } = await tables.listColumns(place);
    assert.equal(total, 12);
  }),
  is("what is wrong with a column is said", async (world) => {
    const place = at(world);
    const { tables } = world.key;
    const text = { ...place, size: 10, required: false };
    await refused(
      tables.createStringColumn({ ...text, key: "name" }),
      409,
      "column_already_exists",
    );
    await refused(
      tables.createStringColumn({ ...text, key: "bad key!" }),
      400,
      "general_argument_invalid",
    );
    await refused(
      tables.createStringColumn({ ...text, key: "x", required: true, xdefault: "a" }),
      400,
      "column_default_unsupported",
    );
    await refused(
      tables.createIntegerColumn({ ...place, key: "x", required: false, min: 9, max: 1 }),
      400,
      "column_value_invalid",
    );
    await refused(tables.getColumn({ ...place, key: "none" }), 404, "column_not_found");
  }),
  is("a column changes in place and another goes", async (world) => {
    const place = at(world);
    const changed = await world.key.tables.updateIntegerColumn({
      ...place,
      key: "qty",
      required: false,
      xdefault: 7,
      min: 0,
      max: 2000,
    });
    assert.equal(Reflect.get(changed, "max"), 2000);
    await world.key.tables.createStringColumn({
      ...place,
      key: "spare",
      size: 10,
      required: false,
    });
    await untilAvailable(world);
    await world.key.tables.deleteColumn({ ...place, key: "spare" });
    await until(
      () => world.key.tables.listColumns(place),
      ({ columns }) => !columns.some((one) => Reflect.get(one, "key") === "spare"),
    );
  }),
  is("indexes become available, and unknown columns are refused", async (world) => {
    const place = at(world);
    const { tables } = world.key;
    const key = server.TablesDBIndexType.Key;
    const made = await tables.createIndex({ ...place, key: "by_qty", type: key, columns: ["qty"] });
    assert.equal(made.status, "processing");
    await tables.createIndex({
      ...place,
      key: "u_code",
      type: server.TablesDBIndexType.Unique,
      columns: ["code"],
    });
    await tables.createIndex({
      ...place,
      key: "f_name",
      type: server.TablesDBIndexType.Fulltext,
      columns: ["name"],
    });
    await untilAvailable(world);
    await refused(
      tables.createIndex({ ...place, key: "by_qty", type: key, columns: ["qty"] }),
      409,
      "column_index_already_exists",
      "index_already_exists",
    );
    await refused(
      tables.createIndex({ ...place, key: "no", type: key, columns: ["none"] }),
      400,
      "column_unknown",
    );
    await refused(
      tables.getIndex({ ...place, key: "none" }),
      404,
      "column_index_not_found",
      "index_not_found",
    );
    assert.equal((await tables.listIndexes(place)).total, 3);
    assert.deepEqual((await tables.getIndex({ ...place, key: "by_qty" })).columns, ["qty"]);
  }),
  is("the deprecated paths show the same table", async (world) => {
    const { databaseId } = at(world);
    const collection = await world.key.databases.getCollection({
      databaseId,
      collectionId: tableId,
    });
    assert.equal(collection.attributes.length, 12);
    const { attributes } = await world.key.databases.listAttributes({
      databaseId,
      collectionId: tableId,
    });
    assert.equal(attributes.length, 12);
    const { indexes } = await world.key.databases.listIndexes({
      databaseId,
      collectionId: tableId,
    });
    assert.deepEqual(
      indexes.map(({ attributes: columns }) => columns),
      [["qty"], ["code"], ["name"]],
    );
  }),
];
