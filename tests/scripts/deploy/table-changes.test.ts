import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OperatedProject, openProject } from "../../../scripts/deploy/project.ts";
import { bucketChanges, tableChanges } from "../../../scripts/deploy/table-changes.ts";
import {
  type ConfigTable,
  type RunningAppwrite,
  startLocalAppwrite,
} from "../../../scripts/local-appwrite/index.ts";

const databases = [{ $id: "main", name: "Main", enabled: true }];
const text = { required: false, array: false, default: null, type: "string", encrypt: false };
const things: ConfigTable = {
  $id: "things",
  databaseId: "main",
  name: "Things",
  enabled: true,
  rowSecurity: false,
  $permissions: [],
  columns: [
    { key: "name", ...text, size: 50 },
    { key: "count", type: "integer", required: false, array: false, default: null },
  ],
  indexes: [{ key: "by_name", type: "key", columns: ["name"], orders: ["ASC"] }],
};

describe("what a push of tables would do", () => {
  let appwrite: RunningAppwrite;
  let project: OperatedProject;
  const dataDir = mkdtempSync(join(tmpdir(), "areascout-changes-"));

  beforeAll(async () => {
    const config = { tablesDB: databases, tables: [things] };
    appwrite = await startLocalAppwrite({ port: 0, dataDir, projectId: "changes", config });
    project = openProject(appwrite);
  });
  afterAll(async () => {
    await appwrite.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const changesOf = (table: ConfigTable) => tableChanges(project, databases, [table]);

  test("nothing, when the project is as the file says", async () => {
    expect(await changesOf(things)).toEqual([]);
  });

  test("a bound as wide as the type is no change", async () => {
    const [name, count] = things.columns;
    const wide = { ...count, min: -(2 ** 63), max: 2 ** 63 } as ConfigTable["columns"][number];
    expect(await changesOf({ ...things, columns: [name as typeof wide, wide] })).toEqual([]);
  });

  test("a new column and a new index lose nothing", async () => {
    const columns = [...things.columns, { key: "more", ...text, size: 10 }];
    const indexes = [
      ...things.indexes,
      { key: "by_more", type: "key", columns: ["more"], orders: [] },
    ];
    expect(await changesOf({ ...things, columns, indexes })).toMatchObject([
      { sentence: "create column things.more", losesData: false },
      { sentence: "create index things.by_more", losesData: false },
    ]);
  });

  test("a changed size, a missing column, table or database lose data", async () => {
    const columns = [{ key: "name", ...text, size: 60 }];
    expect(
      (await changesOf({ ...things, columns })).filter(({ losesData }) => losesData),
    ).toMatchObject([
      {
        sentence: "recreate column things.name without its values (size changed)",
        losesData: true,
      },
      { sentence: "delete column things.count with its values", losesData: true },
    ]);
    expect(await tableChanges(project, databases, [])).toEqual([
      { sentence: "delete table things with all its rows", losesData: true },
    ]);
    expect(await tableChanges(project, [], [])).toEqual([
      { sentence: "delete database main with all its tables", losesData: true },
    ]);
  });

  test("an index over other columns is made anew: the CLI would not see it", async () => {
    const indexes = [{ key: "by_name", type: "key", columns: ["count"], orders: ["ASC"] }];
    const [change] = await changesOf({ ...things, indexes });
    expect(change).toMatchObject({
      sentence: "make index things.by_name anew",
      staleIndex: { databaseId: "main", tableId: "things", key: "by_name" },
    });
  });

  test("a column that failed holds nothing, and is made anew", async () => {
    const { tables } = project;
    const remote = await tables.getTable({ databaseId: "main", tableId: "things" });
    const [name, count] = remote.columns;
    const failed = { ...(name as object), status: "failed", error: "Row size too large" };
    const serverWithIt = {
      list: () => tables.list(),
      listTables: async () => ({ total: 1, tables: [{ ...remote, columns: [failed, count] }] }),
    } as unknown as typeof tables;
    const changes = await tableChanges({ ...project, tables: serverWithIt }, databases, [things]);
    expect(changes).toMatchObject([
      {
        sentence: "make column things.name anew",
        failedColumn: { databaseId: "main", tableId: "things", key: "name" },
        losesData: false,
        reason: "Row size too large",
      },
    ]);
  });

  test("a bucket that is not there is made", async () => {
    expect(await bucketChanges(project, [{ $id: "files", name: "Files" }])).toEqual([
      "create bucket files",
    ]);
  });
});
