import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type AppwriteCli, openCli } from "../../../scripts/deploy/cli.ts";
import { type OperatedProject, openProject } from "../../../scripts/deploy/project.ts";
import { pushTables } from "../../../scripts/deploy/push-tables.ts";
import { readTarget, type Target } from "../../../scripts/deploy/target.ts";
import { tryUniqueIndex } from "../../../scripts/deploy/unique-indexes.ts";
import {
  type ConfigIndex,
  type ConfigTable,
  type RunningAppwrite,
  startLocalAppwrite,
} from "../../../scripts/local-appwrite/index.ts";
import { until } from "../../steps/stack.ts";

const databaseId = "main";
const text = (key: string, size: number) => ({
  ...{ key, type: "string", size, required: true, array: false, default: null, encrypt: false },
});
const index = (key: string, type: string, columns: string[]): ConfigIndex => ({
  ...{ key, type, columns, orders: columns.map(() => "ASC") },
});
const table = (
  id: string,
  columns: ConfigTable["columns"],
  indexes: ConfigIndex[],
): ConfigTable => ({
  ...{ $id: id, databaseId, name: id, enabled: true, rowSecurity: false, $permissions: [] },
  ...{ columns, indexes },
});
const oneName = index("one_name", "unique", ["name"]);
const state = {
  ...{ key: "state", type: "string", format: "enum", elements: ["open", "done"] },
  ...{ required: true, array: false, default: null },
};
const things = table("things", [text("name", 50), text("note", 2_000), state], [oneName]);
const later = table("later", [text("title", 20)], []);

describe.each([
  { server: "one that calls such an index failed", losesUniqueIndexes: false },
  { server: "one that calls it available, as Appwrite 1.9.6 does", losesUniqueIndexes: true },
])("pushing tables where an index can't be made, to $server", ({ losesUniqueIndexes }) => {
  let appwrite: RunningAppwrite;
  let project: OperatedProject;
  let target: Target;
  let cli: AppwriteCli;
  let dataDir: string;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "areascout-push-"));
    appwrite = await startLocalAppwrite({
      ...{ port: 0, dataDir, projectId: "push", losesUniqueIndexes },
    });
    const { endpoint, projectId, apiKey } = appwrite;
    target = readTarget(["--endpoint", endpoint, "--project", projectId, "--key", apiKey], {});
    project = openProject(target);
    // The CLI goes by a file that is there when it signs in, else it makes one.
    writeFileSync(join(dataDir, "appwrite.json"), JSON.stringify({ projectId }));
    cli = await openCli(target, dataDir);
  });
  afterEach(async () => {
    cli.close();
    await appwrite.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const said: string[] = [];
  function push(...tables: ConfigTable[]): Promise<boolean> {
    const tablesDB = [{ $id: databaseId, name: "Main", enabled: true }];
    const config = { projectId: "push", tablesDB, tables, buckets: [], functions: [] };
    return pushTables({
      ...{ project, target, release: { config } },
      say: (line) => void said.push(line),
      run: async () => {
        writeFileSync(join(dataDir, "appwrite.json"), JSON.stringify(config));
        await cli.run(["push", "tables", "--all", "--force"], dataDir);
      },
    });
  }
  const create = (rowId: string, name: string) =>
    project.tables.createRow({
      ...{ databaseId, tableId: "things", rowId, data: { name, note: "", state: "open" } },
    });
  const rowIds = async () =>
    (await project.tables.listRows({ databaseId, tableId: "things" })).rows.map(({ $id }) => $id);
  const statusNow = async () =>
    (await project.tables.getIndex({ databaseId, tableId: "things", key: "one_name" })).status;

  test("equal rows are named with table and index, nothing is pushed, and the next run heals it", async () => {
    await push(table("things", things.columns, []));
    await create("a", "same");
    await create("b", "Same");
    await create("c", "other");

    const refused = push(things, later);
    await expect(refused).rejects.toThrow("NOT LIVE: stopped before the code");
    await expect(refused).rejects.toThrow(
      /Unique index things\.one_name can't be made: rows hold equal values in name:\n {2}- a, b\n/,
    );
    await expect(
      project.tables.getTable({ databaseId, tableId: "later" }),
      "nothing was begun",
    ).rejects.toThrow();

    await project.tables.deleteRow({ databaseId, tableId: "things", rowId: "b" });
    expect(await push(things, later)).toBe(true);
    await expect(create("d", "same")).rejects.toMatchObject({ code: 409 });
    expect(await push(things, later), "all is there").toBe(false);
  });

  test("an index that was made over equal rows is found out, and made anew once they are gone", async () => {
    await push(table("things", things.columns, []));
    await create("a", "same");
    await create("b", "same");
    const made = { databaseId, tableId: "things", key: "one_name", columns: ["name"] };
    await project.tables.createIndex({ ...made, type: "unique" as never });
    await until(async () => (await statusNow()) !== "processing");
    expect(await statusNow()).toBe(losesUniqueIndexes ? "available" : "failed");

    await expect(push(things)).rejects.toThrow("- a, b");
    expect((await rowIds()).sort(), "what was tried is gone").toEqual(["a", "b"]);

    await project.tables.deleteRow({ databaseId, tableId: "things", rowId: "b" });
    expect(await push(things)).toBe(true);
    await expect(create("d", "same")).rejects.toMatchObject({ code: 409 });
  });

  test("after an index the server refuses, the tables behind it get their columns with the next run", async () => {
    const tooLong = table("things", things.columns, [oneName, index("by_note", "key", ["note"])]);
    const refused = push(tooLong, later);
    await expect(refused).rejects.toThrow("NOT LIVE: stopped before the code");
    await expect(refused).rejects.toThrow("- create index things.by_note");
    await expect(refused).rejects.toThrow("- create column later.title");

    expect(await push(things, later)).toBe(true);
    const made = await project.tables.getTable({ databaseId, tableId: "later" });
    expect(made.columns).toHaveLength(1);
  });

  test("trying a unique index that is there leaves nothing, and removes what a run before left", async () => {
    await push(things);
    await create("deploy-probe.1", "deploy-probe");
    expect(await tryUniqueIndex(project, things, oneName)).toBe("refuses");
    expect(await rowIds()).toEqual([]);
  });
});
