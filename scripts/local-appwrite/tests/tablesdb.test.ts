import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ID, Permission, Query, Role, TablesDB } from "node-appwrite";
import { describe, expect, test } from "vitest";
import {
  column,
  DATABASE,
  startProject,
  type TestProject,
  table,
} from "./fixtures/start-project.ts";
import { keyClient, signUp } from "./fixtures/start-server.ts";

const NOTES = table({
  $id: "notes",
  rowSecurity: true,
  $permissions: ['create("users")'],
  columns: [
    column("title", "string", { size: 100, required: true }),
    column("stars", "integer", { min: 0, max: 5, default: 3 }),
    column("balance", "bigint"),
    column("tags", "string", { size: 20, array: true }),
    column("slug", "string", { size: 50 }),
  ],
  indexes: [
    { key: "bySlug", type: "unique", columns: ["slug"], orders: [] },
    { key: "byTitle", type: "key", columns: ["title"], orders: [] },
  ],
});
const AT = { databaseId: DATABASE, tableId: "notes" };

function operator(server: TestProject): TablesDB {
  return new TablesDB(keyClient(server));
}

async function createNotes(tables: TablesDB, count: number): Promise<void> {
  for (let start = 0; start < count; start += 100) {
    const rows = Array.from({ length: Math.min(100, count - start) }, (_value, index) => ({
      $id: `n${start + index}`,
      title: `title ${start + index}`,
    }));
    await tables.createRows({ ...AT, rows });
  }
}

describe("rows", () => {
  test("a row comes back as it was written, with defaults where nothing was said", async () => {
    await using server = await startProject({ tables: [NOTES] });
    const tables = operator(server);
    await tables.createRow({
      ...AT,
      rowId: "a",
      data: { title: "Ünïcode", tags: ["x", "y"], slug: null },
    });
    expect(await tables.getRow({ ...AT, rowId: "a" })).toMatchObject({
      title: "Ünïcode",
      stars: 3,
      tags: ["x", "y"],
      slug: null,
      $sequence: "1",
    });
  });

  test("whole numbers beyond 2^53 are kept exactly", async () => {
    await using server = await startProject({ tables: [NOTES] });
    const tables = operator(server);
    await tables.createRow({
      ...AT,
      rowId: "a",
      data: { title: "big", balance: 9_007_199_254_740_993n },
    });
    expect((await tables.getRow({ ...AT, rowId: "a" })).balance).toBe(9_007_199_254_740_993n);
    const more = await tables.incrementRowColumn({
      ...AT,
      rowId: "a",
      column: "balance",
      value: 2,
    });
    expect(more.balance).toBe(9_007_199_254_740_995n);
  });

  test("an id and a unique value are given away once", async () => {
    await using server = await startProject({ tables: [NOTES] });
    const tables = operator(server);
    await tables.createRow({ ...AT, rowId: "a", data: { title: "first", slug: "one" } });
    const taken = { code: 409, type: "row_already_exists" };
    await expect(
      tables.createRow({ ...AT, rowId: "a", data: { title: "x" } }),
    ).rejects.toMatchObject(taken);
    await expect(
      tables.createRow({ ...AT, rowId: "b", data: { title: "x", slug: "one" } }),
    ).rejects.toMatchObject(taken);
    await expect(
      tables.upsertRow({ ...AT, rowId: "c", data: { title: "x", slug: "one" } }),
    ).rejects.toMatchObject(taken);
    expect((await tables.listRows(AT)).total).toBe(1);
  });

  test("a failed bulk creation keeps nothing", async () => {
    await using server = await startProject({ tables: [NOTES] });
    const tables = operator(server);
    const rows = [
      { $id: "a", title: "fine" },
      { $id: "b", title: 5 },
    ];
    await expect(tables.createRows({ ...AT, rows })).rejects.toMatchObject({
      type: "row_invalid_structure",
    });
    expect((await tables.listRows(AT)).total).toBe(0);
  });

  test("people see and change their own rows and no one else's", async () => {
    await using server = await startProject({ tables: [NOTES] });
    const [ann, bob] = [await signUp(server, "ann"), await signUp(server, "bob")];
    const [hers, his] = [new TablesDB(ann.node), new TablesDB(bob.node)];
    await hers.createRow({ ...AT, rowId: "a", data: { title: "mine" } });
    expect((await hers.listRows(AT)).total).toBe(1);
    expect((await his.listRows(AT)).total).toBe(0);
    await expect(his.getRow({ ...AT, rowId: "a" })).rejects.toMatchObject({ code: 404 });
    await expect(
      his.updateRow({ ...AT, rowId: "a", data: { title: "his" } }),
    ).rejects.toMatchObject({ code: 401 });
    await expect(his.deleteRow({ ...AT, rowId: "a" })).rejects.toMatchObject({ code: 401 });
  });

  test("sharing a row for reading opens it for reading only, and taking that back closes it", async () => {
    await using server = await startProject({ tables: [NOTES] });
    const [ann, bob] = [await signUp(server, "ann"), await signUp(server, "bob")];
    const his = new TablesDB(bob.node);
    await new TablesDB(ann.node).createRow({ ...AT, rowId: "a", data: { title: "shared" } });
    await operator(server).updateRow({
      ...AT,
      rowId: "a",
      permissions: [Permission.read(Role.user("bob"))],
    });
    expect((await his.listRows(AT)).total).toBe(1);
    await expect(his.updateRow({ ...AT, rowId: "a", data: { title: "x" } })).rejects.toMatchObject({
      code: 401,
    });
    await operator(server).updateRow({ ...AT, rowId: "a", permissions: [] });
    expect((await his.listRows(AT)).total).toBe(0);
  });

  test("two hundred debits at once never overdraw", async () => {
    await using server = await startProject({ tables: [NOTES] });
    const tables = operator(server);
    await tables.createRow({ ...AT, rowId: "a", data: { title: "purse", balance: 100 } });
    const debit = { ...AT, rowId: "a", column: "balance", value: 1, min: 0 };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        tables.decrementRowColumn(debit).then(
          (row) => Number(row.balance),
          (error: { type: string }) => error.type,
        ),
      ),
    );
    const balances = answers.filter((answer) => typeof answer === "number");
    expect(balances.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_value, index) => index),
    );
    expect(answers.filter((answer) => answer === "column_limit_exceeded")).toHaveLength(100);
    expect((await tables.getRow({ ...AT, rowId: "a" })).balance).toBe(0);
  });

  test("pages by cursor meet every row once, in both directions", async () => {
    await using server = await startProject({ tables: [NOTES] });
    const tables = operator(server);
    await createNotes(tables, 120);
    const seen: string[] = [];
    for (let last = ""; ; ) {
      const cursor = last ? [Query.cursorAfter(last)] : [];
      const { rows } = await tables.listRows({
        ...AT,
        queries: [Query.orderDesc("title"), Query.limit(50), ...cursor],
      });
      if (rows.length === 0) break;
      seen.push(...rows.map((row) => row.$id));
      last = seen.at(-1) ?? "";
    }
    expect(new Set(seen).size).toBe(120);
    const before = [Query.orderDesc("title"), Query.cursorBefore(seen[60] ?? ""), Query.limit(10)];
    const { rows } = await tables.listRows({ ...AT, queries: before });
    expect(rows.map((row) => row.$id)).toEqual(seen.slice(50, 60));
  });

  test("a key without the scope for rows can neither read nor write them", async () => {
    await using server = await startProject({ tables: [NOTES] });
    const stranger = new TablesDB(keyClient(server).setKey("another key"));
    await expect(stranger.listRows(AT)).rejects.toMatchObject({ code: 401 });
  });

  test("text from the outside never becomes SQL", async () => {
    await using server = await startProject({ tables: [NOTES] });
    const tables = operator(server);
    const title = `x'); DROP TABLE "rows:main/notes"; --`;
    await tables.createRow({ ...AT, rowId: ID.unique(), data: { title } });
    expect((await tables.listRows({ ...AT, queries: [Query.equal("title", title)] })).total).toBe(
      1,
    );
    const asColumn = tables.listRows({
      ...AT,
      queries: [Query.equal('title" = 1 OR "title', "x")],
    });
    await expect(asColumn).rejects.toMatchObject({ type: "general_query_invalid" });
  });
});

describe("provisioning", () => {
  test("rows survive a restart, and a new column holds null in them", async () => {
    await using first = await startProject({ tables: [NOTES] });
    await operator(first).createRow({ ...AT, rowId: "a", data: { title: "kept" } });
    await first.stop();
    const wider = table({
      ...NOTES,
      columns: [...NOTES.columns, column("colour", "string", { size: 10 })],
    });
    await using second = await startProject({ tables: [wider], folder: first.dataDir });
    const tables = operator(second);
    expect(await tables.getRow({ ...AT, rowId: "a" })).toMatchObject({
      title: "kept",
      colour: null,
    });
    const updated = await tables.updateRow({ ...AT, rowId: "a", data: { colour: "red" } });
    expect(updated).toMatchObject({ title: "kept", colour: "red" });
  });

  test("a filter on an indexed column is answered by the index", async () => {
    await using server = await startProject({ tables: [NOTES] });
    await createNotes(operator(server), 10);
    const db = new DatabaseSync(join(server.dataDir, "appwrite.sqlite"));
    const plan = db
      .prepare(`EXPLAIN QUERY PLAN SELECT * FROM "rows:main/notes" WHERE "title" IN (?)`)
      .all("x");
    db.close();
    expect(String(plan[0]?.detail)).toMatch(/USING INDEX index:main\/notes\/byTitle/);
  });
});
