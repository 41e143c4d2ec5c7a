import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Account, Client as WebClient } from "appwrite";
import { InputFile } from "node-appwrite/file";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openArchive } from "../../../scripts/backup/archive.ts";
import { bringBack } from "../../../scripts/backup/bring-back.ts";
import { saveProject } from "../../../scripts/backup/save.ts";
import { type BareAppwrite, startBareAppwrite } from "../../../scripts/bare-appwrite.ts";
import { type OperatedProject, openProject } from "../../../scripts/deploy/project.ts";
import type { AppwriteConfig } from "../../../scripts/local-appwrite/service.ts";
import { projectRoot } from "../../../scripts/project-root.ts";

const { tablesDB, tables, buckets } = JSON.parse(
  readFileSync(join(projectRoot, "appwrite.json"), "utf8"),
) as AppwriteConfig;
const folder = mkdtempSync(join(tmpdir(), "areascout-backup-"));
const started: BareAppwrite[] = [];

async function emptyProject(name: string): Promise<OperatedProject & { api: BareAppwrite }> {
  const api = await startBareAppwrite({
    port: 0,
    dataDir: join(folder, name),
    projectId: name,
    config: { tablesDB, tables, buckets },
  });
  started.push(api);
  return { ...openProject(api), api };
}

describe("a backup and what comes back of it", () => {
  let source: OperatedProject & { api: BareAppwrite };
  const archive = openArchive(join(folder, "archive"));
  const place = { databaseId: "main" };
  let saved: Awaited<ReturnType<typeof saveProject>>;

  beforeAll(async () => {
    source = await emptyProject("source");
    await source.users.create({
      userId: "ada",
      email: "ada@example.test",
      password: "correct horse",
    });
    await source.users.updateLabels({ userId: "ada", labels: ["tester"] });
    await source.users.create({
      userId: "bob",
      email: "bob@example.test",
      password: "correct horse",
    });
    await source.users.updateStatus({ userId: "bob", status: false });
    for (let index = 0; index < 60; index += 1) {
      await source.tables.createRow({
        ...place,
        tableId: "accounts",
        rowId: `user-${index}`,
        data: { balance_micros: index * 1_000_000, frozen: false },
        permissions: ['read("user:ada")'],
      });
    }
    const file = InputFile.fromBuffer(Buffer.from([31, 139, 8, 0, 255]), "snapshot.gz");
    await source.storage.createFile({ bucketId: "snapshots", fileId: "s1", file });
    saved = await saveProject(source, archive);
  });
  afterAll(async () => {
    for (const api of started) await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("holds every row, file and user, and nobody else on the machine may read it", () => {
    const { counts, differences } = saved;
    expect(differences).toEqual([]);
    expect(counts).toMatchObject({ "main.accounts": 60, "files.snapshots": 1, users: 2 });
    expect(statSync(join(archive.folder, "users.ndjson")).mode & 0o077).toBe(0);
  });

  test("comes back in another project without a difference, passwords included", async () => {
    const target = await emptyProject("target");
    expect((await bringBack(target, archive)).differences).toEqual([]);
    const client = new WebClient().setEndpoint(target.api.endpoint).setProject("target");
    const signIn = (email: string) =>
      new Account(client).createEmailPasswordSession({ email, password: "correct horse" });
    expect((await signIn("ada@example.test")).userId).toBe("ada");
    await expect(signIn("bob@example.test")).rejects.toMatchObject({ type: "user_blocked" });
    const bytes = await target.storage.getFileDownload({ bucketId: "snapshots", fileId: "s1" });
    expect([...new Uint8Array(bytes)]).toEqual([31, 139, 8, 0, 255]);
  });

  test("can be brought back twice, and over what has changed since", async () => {
    await source.tables.updateRow({
      ...place,
      tableId: "accounts",
      rowId: "user-7",
      data: { balance_micros: 1 } as object,
    });
    await source.tables.deleteRow({ ...place, tableId: "accounts", rowId: "user-8" });
    expect((await bringBack(source, archive)).differences).toEqual([]);
    const row = await source.tables.getRow({ ...place, tableId: "accounts", rowId: "user-7" });
    expect(row).toMatchObject({ balance_micros: 7_000_000, $permissions: ['read("user:ada")'] });
  });

  test("names what is there beyond it", async () => {
    await source.tables.createRow({
      ...place,
      tableId: "accounts",
      rowId: "later",
      data: { balance_micros: 0, frozen: false },
    });
    expect((await bringBack(source, archive)).differences).toEqual(["main.accounts/later"]);
    await source.tables.deleteRow({ ...place, tableId: "accounts", rowId: "later" });
  });
});
