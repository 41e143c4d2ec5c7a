import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Functions } from "node-appwrite";
import { describe, expect, test, vi } from "vitest";
import { isoDate } from "../clock.ts";
import {
  createExecutionTables,
  type Execution,
  insertExecution,
} from "../functions/execution-store.ts";
import { createFunctionProcess } from "../functions/function-process.ts";
import { fn, keyClient, startServer, type TestServer } from "./fixtures/start-server.ts";

const PROBE = fn({ $id: "probe", execute: ["users"], scopes: ["files.read"] });

const BARE_EXECUTION: Omit<Execution, "$id" | "functionId" | "$createdAt"> = {
  $updatedAt: "",
  deploymentId: "",
  ownerId: "",
  trigger: "http",
  status: "completed",
  requestMethod: "GET",
  requestPath: "/",
  requestHeaders: [],
  responseStatusCode: 200,
  responseHeaders: [],
  logs: "",
  errors: "",
  duration: 0,
  scheduledAt: null,
};

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function byKey(on: TestServer): Functions {
  return new Functions(keyClient(on));
}

describe("starting and stopping", () => {
  test("a scheduled function runs at the start and again after the interval, as nobody", async () => {
    const scheduled = fn({ $id: "probe", schedule: "0 3 * * *" });
    await using own = await startServer({
      functions: [scheduled],
      options: { scheduleIntervalMs: 50 },
    });
    const list = async () => (await byKey(own).listExecutions({ functionId: "probe" })).executions;
    await vi.waitUntil(
      async () => (await list()).filter(({ status }) => status !== "processing").length >= 3,
      { timeout: 20_000 },
    );
    expect((await list())[0]).toMatchObject({
      trigger: "schedule",
      requestPath: "/",
      requestMethod: "POST",
      $permissions: [],
    });
  });

  test("a scheduled run that is still under way is not joined by another", async () => {
    const root = await mkdtemp(join(tmpdir(), "functions-"));
    await writeFile(join(root, "main.mjs"), "export default () => new Promise(() => undefined);");
    const never = fn({
      $id: "never",
      path: ".",
      entrypoint: "main.mjs",
      schedule: "* * * * *",
      timeout: 900,
    });
    const other = fn({ $id: "probe", schedule: "* * * * *" });
    const functionsRoot = join(import.meta.dirname, "fixtures/functions");
    await cp(join(functionsRoot, "probe"), join(root, "probe"), { recursive: true });
    await writeFile(join(root, "package.json"), '{ "type": "module" }');
    await using own = await startServer({
      functions: [never, other],
      options: { functionsRoot: root, scheduleIntervalMs: 20 },
    });
    const count = async (functionId: string) =>
      (await byKey(own).listExecutions({ functionId })).total;
    await vi.waitUntil(async () => (await count("probe")) >= 3, { timeout: 20_000 });
    expect(await count("never")).toBe(1);
    await rm(root, { recursive: true });
  });

  test("what runs when the server stops is failed at the next start, and its process is gone", async () => {
    await using own = await startServer({ functions: [PROBE] });
    const { pid } = JSON.parse(
      (await byKey(own).createExecution({ functionId: "probe", xpath: "/process" })).responseBody,
    );
    const { $id } = await byKey(own).createExecution({
      functionId: "probe",
      xpath: "/never",
      async: true,
    });
    await own.stop();
    expect(isAlive(pid)).toBe(false);
    await using again = await startServer({ functions: [PROBE] }, own.dataDir);
    expect(
      await byKey(again).getExecution({ functionId: "probe", executionId: $id }),
    ).toMatchObject({ status: "failed" });
  });

  test("an execution a killed server left running is failed at the next start", async () => {
    await using own = await startServer({ functions: [PROBE] });
    const { $id } = await byKey(own).createExecution({ functionId: "probe", xpath: "/process" });
    await own.stop();
    const db = new DatabaseSync(join(own.dataDir, "appwrite.sqlite"));
    db.exec("UPDATE executions SET status = 'processing'");
    db.close();
    await using again = await startServer({ functions: [PROBE] }, own.dataDir);
    expect(
      await byKey(again).getExecution({ functionId: "probe", executionId: $id }),
    ).toMatchObject({ status: "failed" });
  });

  test("a function's process ends by itself when the server is killed", async () => {
    const module = JSON.stringify(
      new URL("../functions/function-process.ts", import.meta.url).href,
    );
    const entrypoint = join(import.meta.dirname, "fixtures/functions/probe/main.js");
    const code = JSON.stringify({ entrypoint, version: "1" });
    const script = `import { createFunctionProcess } from ${module};
      const probe = createFunctionProcess(() => (${code}), () => ({}));
      const call = { method: "GET", path: "/process", headers: {}, body: new Uint8Array(), timeoutMs: 9000, isLogged: true };
      const { body } = await probe.run(call);
      console.log(Buffer.from(body).toString());
      setInterval(() => undefined, 1000);`;
    const parent = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(parent.stdout, "data");
    const { pid }: { pid: number } = JSON.parse(String(line));
    parent.kill("SIGKILL");
    await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 });
  });

  test("a call whose process had to be killed for it has taken too long, as one that said so itself", async () => {
    const entrypoint = join(import.meta.dirname, "fixtures/functions/probe/main.js");
    const probe = createFunctionProcess(
      () => ({ entrypoint, version: "1" }),
      () => ({}),
    );
    const call = { method: "GET", headers: {}, body: new Uint8Array(), isLogged: true };
    try {
      const said = await probe.run({ ...call, path: "/never", timeoutMs: 500 });
      const killed = await probe.run({ ...call, path: "/loop", timeoutMs: 500 });
      expect([said, killed]).toMatchObject([{ isTimedOut: true }, { isTimedOut: true }]);
    } finally {
      await probe.close();
    }
  });

  test("a call that a busy process answers too late fails alone, and the others get their answers", async () => {
    const entrypoint = join(import.meta.dirname, "fixtures/functions/probe/main.js");
    const probe = createFunctionProcess(
      () => ({ entrypoint, version: "1" }),
      () => ({}),
    );
    const call = { method: "GET", headers: {}, body: new Uint8Array(), isLogged: true };
    const inTime = { ...call, timeoutMs: 60_000 };
    const pidNow = async () =>
      JSON.parse(String(Buffer.from((await probe.run({ ...inTime, path: "/process" })).body))).pid;
    try {
      const pid = await pidNow();
      const first = probe.run({ ...inTime, path: "/work?ms=1500" });
      const late = probe.run({ ...call, path: "/never", timeoutMs: 500 });
      expect(await first).toMatchObject({ status: 200 });
      const second = probe.run({ ...inTime, path: "/work?ms=1500" });
      expect(await late).toMatchObject({ status: 500, isTimedOut: true });
      expect(await second).toMatchObject({ status: 200 });
      expect(await pidNow()).toBe(pid);
    } finally {
      await probe.close();
    }
  });

  test("of each function the newest 5,000 executions are kept, and none older than two weeks", () => {
    const db = new DatabaseSync(":memory:");
    createExecutionTables(db, "2026-11-21T00:00:00.000+00:00");
    const add = (functionId: string, index: number, createdAt: string): void => {
      const id = `${functionId}${index}`;
      insertExecution(db, { ...BARE_EXECUTION, $id: id, functionId, $createdAt: createdAt });
    };
    add("old", 1, isoDate(Date.now() - 15 * 86_400_000));
    const now = isoDate(Date.now());
    for (let index = 0; index < 5150; index += 1) {
      add("busy", index, now);
      add("other", index, now);
    }
    const count = db
      .prepare(
        "SELECT functionId, COUNT(*) AS kept FROM executions GROUP BY functionId ORDER BY functionId",
      )
      .all();
    expect(count.map(({ functionId }) => functionId)).toEqual(["busy", "other"]);
    for (const { kept } of count) expect(Number(kept)).toBeLessThan(5100);
    db.close();
  });
});
