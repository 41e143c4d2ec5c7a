import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Account, Client as WebClient } from "appwrite";
import { InputFile } from "node-appwrite/file";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UnreadableAnswer } from "#shared/adapters/appwrite/client.ts";
import { readAppwriteConfig } from "../../../scripts/appwrite-config.ts";
import { openArchive } from "../../../scripts/backup/archive.ts";
import { bringBack } from "../../../scripts/backup/bring-back.ts";
import { saveProject } from "../../../scripts/backup/save.ts";
import { type OperatedProject, openProject } from "../../../scripts/deploy/project.ts";
import { type RunningAppwrite, startLocalAppwrite } from "../../../scripts/local-appwrite/index.ts";
import { projectRoot } from "../../../scripts/project-root.ts";

const { tablesDB, tables, buckets } = readAppwriteConfig();
const folder = mkdtempSync(join(tmpdir(), "areascout-backup-"));
const started: RunningAppwrite[] = [];

async function emptyProject(name: string): Promise<OperatedProject & { api: RunningAppwrite }> {
  const api = await startLocalAppwrite({
    port: 0,
    dataDir: join(folder, name),
    projectId: name,
    config: { tablesDB, tables, buckets },
  });
  started.push(api);
  return { ...openProject(api), api };
}

/** What anybody may write of themselves. */
const oddSettings: string[] = [
  '{"__proto__":{"isAdmin":true}}',
  '{"a":{"constructor":{"prototype":1}}}',
  '{"my__proto__x":1,"hasOwnProperty":2,"toString":3,"toJSON":4}',
  '{"n":12345678901234567,"f":1.5e300}',
  '{"\\u0000":"\\u202e\\ud83d\\ude00","$id":"other","email":"x@example.test"}',
  `{"long":"${"x".repeat(60_000)}"}`,
  `{"deep":${"[".repeat(400)}1${"]".repeat(400)}}`,
];

/** A person for each of them, who wrote it with a session of their own. */
async function everyoneOdd({
  users,
  api,
}: OperatedProject & { api: RunningAppwrite }): Promise<void> {
  for (const [index, prefs] of oddSettings.entries()) {
    const userId = `odd${index}`;
    await users.create({ userId, email: `${userId}@example.test`, password: "correct horse" });
    const { secret } = await users.createSession({ userId });
    const answer = await fetch(`${api.endpoint}/account/prefs`, {
      method: "PATCH",
      headers: {
        "content-type": "application/json",
        "x-appwrite-project": "odd",
        "x-appwrite-session": secret,
      },
      body: `{"prefs":${prefs}}`,
    });
    expect(answer.status, prefs.slice(0, 40)).toBe(200);
  }
}

/** The same project as a server shows it that can't write these people as JSON. */
function brokenFor(project: OperatedProject, ids: string[]): OperatedProject {
  const list = async (asked: { queries?: string[] }) => {
    const found = await project.users.list(asked);
    const broken = found.users.find(({ $id }) => ids.includes($id));
    const url = new URL("http://127.0.0.1/v1/users");
    if (broken) throw new UnreadableAnswer("GET", url, `{"users":[{"$id":"${broken.$id}",`);
    return found;
  };
  return { ...project, users: Object.assign(Object.create(project.users), { list }) };
}

describe("a backup and what comes back of it", () => {
  let source: OperatedProject & { api: RunningAppwrite };
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

  test("nobody's settings keep others from being saved, or themselves from coming back", async () => {
    const api = await emptyProject("odd");
    await everyoneOdd(api);
    const odd = openArchive(join(folder, "odd-archive"));
    const outcome = await saveProject(api, odd);
    expect(outcome.differences).toEqual([]);
    expect(outcome.counts.users).toBe(oddSettings.length);
    const target = await emptyProject("odd-target");
    expect((await bringBack(target, odd)).differences).toEqual([]);
  });

  test("whoever can't be read is told of by id, and everybody else is saved", async () => {
    const api = await emptyProject("unreadable");
    for (let index = 0; index < 60; index += 1)
      await api.users.create({ userId: `u${index}`, email: `u${index}@example.test` });
    const broken = brokenFor(api, ["u7", "u26", "u59"]);
    const some = openArchive(join(folder, "unreadable-archive"));
    const outcome = await saveProject(broken, some);
    expect(outcome.counts.users).toBe(57);
    expect(outcome.differences).toEqual(["users/u7", "users/u26", "users/u59"]);
  });

  test("the command prints ids and kinds of failure, never what a server said", async () => {
    const said = "ada@example.test $argon2id$v=19$m=65536$c2VjcmV0 secret-settings";
    const server = createServer((req, res) => {
      req.resume();
      const status = req.url?.includes("/users") ? 200 : 500;
      res.writeHead(status, { "content-type": "application/json" });
      res.end(
        status === 200 ? `{"users":[{"$id":"ada",${said}` : JSON.stringify({ message: said }),
      );
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    for (const command of ["backup", "restore"]) {
      const ended = promisify(execFile)(process.execPath, [
        join(projectRoot, "scripts", `${command}.ts`),
        ...["--endpoint", endpoint, "--project", "p", "--key", "k", join(folder, "command")],
      ]);
      const { code, stdout, stderr } = await ended.then(
        (output) => ({ code: 0, ...output }),
        (error: { code: number; stdout: string; stderr: string }) => error,
      );
      expect(code).toBe(1);
      expect(stdout + stderr).toMatch(/ended early: \S+/);
      expect(stdout + stderr).not.toMatch(/@example|argon2|secret-settings/);
    }
    server.close();
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
