import assert from "node:assert/strict";
import { type Case, is } from "../case.ts";
import { guestClient, newPerson, type Person, server, type World, web } from "../clients.ts";
import { refused } from "../expectations.ts";
import { databaseOf, tableId } from "./tables.ts";

const { Query } = server;

/** A row whose columns the types know nothing of. */
type Thing = server.Models.Row & Record<string, unknown>;

/** Words of three letters and more: MariaDB's full-text index holds no shorter ones. */
const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven"];

const at = (world: World) => ({ databaseId: databaseOf(world), tableId });
const personOf = (world: World): Person => world.kept.get("writer") as Person;

async function idsFound(world: World, ...queries: string[]): Promise<string[]> {
  const { rows } = await world.key.tables.listRows({ ...at(world), queries });
  return rows.map(({ $id }) => $id);
}

/** Rows, one by one and many at once. */
export const rowCases: Case[] = [
  is("a row is made, read, changed and gone", async (world) => {
    const place = { ...at(world), rowId: "r1" };
    const made = await world.key.tables.createRow<Thing>({
      ...place,
      data: { name: "One", qty: 3, tags: ["a"], loc: [13, 52] },
    });
    assert.deepEqual([made.$sequence, typeof made.$sequence], [made.$sequence, "string"]);
    assert.equal(Reflect.get(made, "state"), "new");
    const changed = await world.key.tables.updateRow<Thing>({ ...place, data: { qty: 4 } });
    assert.equal(Reflect.get(changed, "qty"), 4);
    const read = await world.key.tables.getRow<Thing>({
      ...place,
      queries: [Query.select(["name"])],
    });
    assert.equal(Reflect.get(read, "qty"), undefined);
    await world.key.tables.upsertRow<Thing>({ ...place, data: { name: "Uno", qty: 5 } });
    await world.key.tables.deleteRow(place);
    await refused(world.key.tables.getRow<Thing>(place), 404, "row_not_found");
  }),
  is("what is wrong with a row is said", async (world) => {
    const { tables } = world.key;
    const place = { ...at(world), rowId: "bad" };
    await refused(
      tables.createRow<Thing>({ ...place, data: { qty: 1 } }),
      400,
      "row_invalid_structure",
    );
    await refused(
      tables.createRow<Thing>({ ...place, data: { name: "x", none: 1 } }),
      400,
      "row_invalid_structure",
    );
    await refused(tables.createRow<Thing>({ ...place, data: {} }), 400, "row_missing_data");
    await refused(
      tables.createRow<Thing>({ ...place, rowId: "not an id", data: { name: "x" } }),
      400,
      "general_argument_invalid",
    );
    await refused(tables.updateRow<Thing>({ ...place, data: {} }), 400, "row_missing_payload");
    await refused(tables.updateRow<Thing>({ ...place, data: { qty: 1 } }), 404, "row_not_found");
    await refused(
      tables.listRows({ ...at(world), queries: [Query.equal("none", 1)] }),
      400,
      "general_query_invalid",
    );
    await refused(
      tables.listRows({ ...at(world), queries: [Query.cursorAfter("none")] }),
      400,
      "general_cursor_not_found",
    );
  }),
  is("an id and a unique value are taken once", async (world) => {
    const { tables } = world.key;
    await tables.createRow<Thing>({
      ...at(world),
      rowId: "once",
      data: { name: "Once", code: "c1" },
    });
    await refused(
      tables.createRow<Thing>({ ...at(world), rowId: "once", data: { name: "x" } }),
      409,
      "row_already_exists",
    );
    await refused(
      tables.createRow<Thing>({ ...at(world), rowId: "twice", data: { name: "x", code: "c1" } }),
      409,
      "row_already_exists",
      "row_unique_constraint_violation",
    );
    await tables.deleteRow({ ...at(world), rowId: "once" });
  }),
  is("many rows are written at once", async (world) => {
    const { tables } = world.key;
    const rows = WORDS.map((word, index) => ({
      $id: `m${index}`,
      name: `${word} ${index}`,
      qty: index,
      done: index % 2 === 0,
      tags: [`t${index}`, "all"],
    }));
    assert.equal((await tables.createRows({ ...at(world), rows })).total, 8);
    const changed = await tables.updateRows({
      ...at(world),
      data: { price: 2.5 },
      queries: [Query.lessThan("qty", 2)],
    });
    assert.equal(changed.total, 2);
    const again = await tables.upsertRows({
      ...at(world),
      rows: [
        { $id: "m0", name: "zero 0", qty: 100, tags: [] },
        { $id: "m8", name: "eight 8", qty: 8, tags: [] },
      ],
    });
    assert.equal(again.total, 2);
    assert.equal(
      (await tables.deleteRows({ ...at(world), queries: [Query.equal("$id", ["m8"])] })).total,
      1,
    );
  }),
  is("every kind of query finds what it should", async (world) => {
    const found = (...queries: string[]) => idsFound(world, ...queries, Query.orderAsc("$id"));
    assert.deepEqual(await found(Query.equal("qty", [1, 2])), ["m1", "m2"]);
    assert.deepEqual(await found(Query.notEqual("qty", 100), Query.lessThanEqual("qty", 2)), [
      "m1",
      "m2",
    ]);
    assert.deepEqual(await found(Query.between("qty", 3, 4)), ["m3", "m4"]);
    assert.deepEqual(await found(Query.greaterThan("qty", 6)), ["m0", "m7"]);
    assert.deepEqual(await found(Query.startsWith("name", "seven 7")), ["m7"]);
    assert.deepEqual(await found(Query.endsWith("name", "6")), ["m6"]);
    assert.deepEqual(await found(Query.contains("tags", ["t5"])), ["m5"]);
    assert.deepEqual(await found(Query.isNull("price"), Query.lessThan("qty", 4)), ["m2", "m3"]);
    assert.deepEqual(await found(Query.isNotNull("price")), ["m0", "m1"]);
    assert.deepEqual(
      await found(
        Query.or([
          Query.equal("qty", 3),
          Query.and([Query.equal("qty", 5), Query.equal("done", false)]),
        ]),
      ),
      ["m3", "m5"],
    );
    assert.deepEqual(await found(Query.search("name", "seven")), ["m7"]);
    assert.deepEqual(await found(Query.cursorAfter("m5"), Query.limit(1)), ["m6"]);
    assert.deepEqual(
      await idsFound(world, Query.orderDesc("qty"), Query.limit(2), Query.offset(1)),
      ["m7", "m6"],
    );
  }),
  is("a balance is taken from in one step, never below its least", async (world) => {
    const place = { ...at(world), rowId: "m3", column: "qty" };
    const { tables } = world.key;
    const more = await tables.incrementRowColumn({ ...place, value: 4 });
    assert.equal(Reflect.get(more, "qty"), 7);
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => tables.decrementRowColumn({ ...place, value: 1, min: 0 })),
    );
    assert.equal(all.filter(({ status }) => status === "fulfilled").length, 7);
    await refused(
      tables.decrementRowColumn({ ...place, value: 1, min: 0 }),
      400,
      "column_limit_exceeded",
    );
    await refused(
      tables.decrementRowColumn({ ...place, value: 0 }),
      400,
      "general_argument_invalid",
    );
    await refused(
      tables.incrementRowColumn({ ...place, column: "name" }),
      400,
      "attribute_type_invalid",
      "column_type_invalid",
    );
  }),
  is("a person reads and changes what is theirs", async (world) => {
    const person = await newPerson(world, "writer");
    world.kept.set("writer", person);
    const made = await person.tables.createRow<Thing>({
      ...at(world),
      rowId: "mine",
      data: { name: "Mine" },
    });
    assert.equal(made.$permissions.length, 3);
    assert.equal(
      Reflect.get(await person.tables.getRow<Thing>({ ...at(world), rowId: "mine" }), "name"),
      "Mine",
    );
    await person.tables.updateRow<Thing>({ ...at(world), rowId: "mine", data: { qty: 9 } });
    await refused(
      person.tables.updateRow<Thing>({ ...at(world), rowId: "m1", data: { qty: 9 } }),
      401,
      "user_unauthorized",
    );
    await refused(
      person.tables.createRow<Thing>({
        ...at(world),
        rowId: "x",
        data: { name: "x" },
        permissions: [web.Permission.read(web.Role.user("other"))],
      }),
      401,
      "user_unauthorized",
    );
  }),
  is("a guest reads what is open and writes nothing", async (world) => {
    const tables = new web.TablesDB(guestClient(world));
    assert.ok((await tables.listRows(at(world))).total >= 8);
    await refused(
      tables.createRow<Thing>({ ...at(world), rowId: "g", data: { name: "x" } }),
      401,
      "user_unauthorized",
    );
    await refused(
      personOf(world).tables.listRows({ databaseId: "none", tableId }),
      404,
      "database_not_found",
    );
  }),
];
