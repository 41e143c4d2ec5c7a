import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Functions as WebFunctions, ExecutionMethod as WebMethod } from "appwrite";
import { Account, Client, ExecutionMethod, Functions, Storage, Users } from "node-appwrite";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { isoDate } from "../../../scripts/local-appwrite/clock.ts";
import { openDatabase } from "../../../scripts/local-appwrite/database.ts";
import { isDue, parseCron } from "../../../scripts/local-appwrite/functions/cron.ts";
import {
  createExecutionTables,
  type Execution,
  insertExecution,
} from "../../../scripts/local-appwrite/functions/execution-store.ts";
import {
  bucket,
  fn,
  guestClient,
  keyClient,
  PROJECT,
  signUp,
  startServer,
  type TestServer,
} from "./fixtures/start-server.ts";

const PROBE = fn({ $id: "probe", execute: ["users"], scopes: ["files.read"] });
const OPEN = fn({ $id: "open", path: "probe", execute: ["any"], timeout: 1 });
const BROKEN = fn({ $id: "broken", execute: ["any"] });

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    functions: [PROBE, OPEN, BROKEN],
    buckets: [bucket({ $id: "private" })],
    options: { functionVariables: { COLOUR: "red", APPWRITE_FUNCTION_ID: "another" } },
  });
  return () => server[Symbol.asyncDispose]();
});

const BARE_EXECUTION: Omit<Execution, "$id" | "functionId" | "$createdAt"> = {
  $updatedAt: "",
  deploymentId: "",
  ownerId: "",
  trigger: "http",
  status: "completed",
  requestMethod: "GET",
  requestPath: "/",
  requestHeaders: {},
  responseStatusCode: 200,
  responseHeaders: {},
  logs: "",
  errors: "",
  duration: 0,
};

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What `/echo` tells about the request it got. */
interface Echo {
  method: string;
  path: string;
  url: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
}

function byKey(on: TestServer = server): Functions {
  return new Functions(keyClient(on));
}

function run(
  path: string,
  functionId = "probe",
  body = "",
): ReturnType<Functions["createExecution"]> {
  return byKey().createExecution({ functionId, xpath: path, body });
}

function fromDomain(
  path: string,
  headers: Record<string, string> = {},
  functionId = "open",
): ReturnType<TestServer["call"]> {
  return server.call({ functionId, method: "GET", path, headers, body: Buffer.alloc(0) });
}

function echoOf(text: string): Echo {
  return JSON.parse(text);
}

describe("executions", () => {
  test("a synchronous execution answers what the function returned", async () => {
    const execution = await byKey().createExecution({
      functionId: "probe",
      body: "hello",
      xpath: "/echo?q=a%20b&q=c%26d&flag",
      method: ExecutionMethod.PUT,
      headers: { "X-Custom": "1" },
    });
    expect(execution).toMatchObject({
      functionId: "probe",
      status: "completed",
      responseStatusCode: 200,
      trigger: "http",
    });
    const echo = echoOf(execution.responseBody);
    expect(echo).toMatchObject({
      method: "PUT",
      path: "/echo",
      body: "hello",
      query: { q: "c%26d", flag: "" },
    });
    expect(echo.headers["x-custom"]).toBe("1");
    expect(execution.responseHeaders).toContainEqual({
      name: "content-type",
      value: "application/json; charset=utf-8",
    });
  });

  test("the web SDK's newer format names the resource and shows no logs", async () => {
    const person = await signUp(server);
    const functions = new WebFunctions(person.web);
    const execution = await functions.createExecution({
      functionId: "probe",
      xpath: "/logs",
      method: WebMethod.GET,
    });
    expect(execution).toMatchObject({
      resourceId: "probe",
      resourceType: "functions",
      responseStatusCode: 204,
    });
    expect([execution.logs, execution.errors]).toEqual(["", ""]);
    expect(execution.$permissions).toEqual([`read("user:${person.id}")`]);
    const seen = await byKey().getExecution({ functionId: "probe", executionId: execution.$id });
    expect([seen.logs, seen.errors]).toEqual(['one {"two":2}\nthree', "four"]);
  });

  test("an asynchronous execution ends after the reply and keeps no answer", async () => {
    const execution = await byKey().createExecution({
      functionId: "probe",
      xpath: "/logs",
      async: true,
    });
    expect(execution).toMatchObject({ status: "waiting", responseStatusCode: 0 });
    const find = () => byKey().getExecution({ functionId: "probe", executionId: execution.$id });
    await vi.waitUntil(async () => (await find()).status === "completed");
    expect(await find()).toMatchObject({
      responseStatusCode: 204,
      responseBody: "",
      errors: "four",
    });
  });

  test("a guest and a person without the role cannot start a function", async () => {
    await expect(
      new WebFunctions(guestClient(server)).createExecution({ functionId: "probe" }),
    ).rejects.toMatchObject({
      type: "user_unauthorized",
    });
    expect(
      (
        await new WebFunctions(guestClient(server)).createExecution({
          functionId: "open",
          xpath: "/logs",
        })
      ).status,
    ).toBe("completed");
    await expect(run("/", "nosuch")).rejects.toMatchObject({ type: "function_not_found" });
  });

  test("a person sees only their own executions and deletes none; a key deletes what has ended", async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const execution = await new WebFunctions(one.web).createExecution({
      functionId: "probe",
      xpath: "/logs",
    });
    const chosen = { functionId: "probe", executionId: execution.$id };
    expect((await new WebFunctions(one.web).listExecutions({ functionId: "probe" })).total).toBe(1);
    expect((await new WebFunctions(other.web).listExecutions({ functionId: "probe" })).total).toBe(
      0,
    );
    await expect(new WebFunctions(other.web).getExecution(chosen)).rejects.toMatchObject({
      type: "execution_not_found",
    });
    await expect(new Functions(one.node).deleteExecution(chosen)).rejects.toMatchObject({
      code: 401,
    });
    await byKey().deleteExecution(chosen);
    await expect(byKey().getExecution(chosen)).rejects.toMatchObject({ code: 404 });
  });

  test("a function gets a person's id and a token that acts as them, and a key with its own scopes only", async () => {
    const person = await signUp(server);
    const execution = await new WebFunctions(person.web).createExecution({
      functionId: "probe",
      xpath: "/echo",
    });
    const { headers } = echoOf(execution.responseBody);
    expect(headers["x-appwrite-user-id"]).toBe(person.id);
    const client = () => new Client().setEndpoint(server.endpoint).setProject(PROJECT);
    const account = new Account(client().setJWT(headers["x-appwrite-user-jwt"] ?? ""));
    expect((await account.get()).$id).toBe(person.id);
    const asFunction = client().setKey(headers["x-appwrite-key"] ?? "");
    expect((await new Storage(asFunction).listFiles({ bucketId: "private" })).total).toBe(0);
    await expect(new Users(asFunction).list()).rejects.toMatchObject({
      type: "general_unauthorized_scope",
    });
  });

  test("x-appwrite headers a caller makes up never arrive, however they are spelt", async () => {
    const person = await signUp(server);
    const made = {
      "x-appwrite-user-id": "admin",
      "X-Appwrite-User-Id": "admin",
      "X-APPWRITE-USER-JWT": "x",
      "X-Appwrite-Event": "e",
    };
    const functions = new WebFunctions(person.web);
    const execution = await functions.createExecution({
      functionId: "probe",
      xpath: "/echo",
      headers: made,
    });
    const { headers } = echoOf(execution.responseBody);
    expect(headers["x-appwrite-user-id"]).toBe(person.id);
    expect(headers["x-appwrite-user-jwt"]).not.toBe("x");
    expect(headers["x-appwrite-event"]).toBeUndefined();
    const domain = echoOf((await fromDomain("/echo", made)).body.toString()).headers;
    expect([
      domain["x-appwrite-user-id"],
      domain["x-appwrite-user-jwt"],
      domain["x-appwrite-event"],
    ]).toEqual(["", "", undefined]);
  });
});

describe("the runtime", () => {
  test("the process sees Appwrite's variables and the function's own, and nothing else of the server", async () => {
    const { responseBody } = await run("/environment");
    const environment: Record<string, string> = JSON.parse(responseBody);
    expect(environment).toMatchObject({
      COLOUR: "red",
      APPWRITE_FUNCTION_ID: "probe",
      APPWRITE_FUNCTION_API_ENDPOINT: server.endpoint,
      APPWRITE_FUNCTION_PROJECT_ID: PROJECT,
      APPWRITE_FUNCTION_RUNTIME_NAME: "Node.js",
      APPWRITE_FUNCTION_RUNTIME_VERSION: "22",
    });
    const names = Object.keys(environment).filter(
      (name) => !name.startsWith("APPWRITE_") && name !== "COLOUR",
    );
    expect(names.toSorted()).toEqual(
      names.filter((name) => name === "PATH" || name === "TZ").toSorted(),
    );
  });

  test("calls run side by side in one process", async () => {
    const [first, second] = await Promise.all([run("/meet?name=one"), run("/meet?name=two")]);
    expect([first.responseBody, second.responseBody]).toEqual(["one", "two"]);
    const [before, after] = [
      JSON.parse((await run("/process")).responseBody),
      JSON.parse((await run("/process")).responseBody),
    ];
    expect(after).toEqual({ pid: before.pid, calls: before.calls + 1 });
  });

  test.each([
    ["/throw", 500, "failed", "a deliberate failure"],
    [
      "/nothing",
      500,
      "failed",
      "Return statement missing. return context.res.empty() if no response is expected.",
    ],
    ["/json", 500, "failed", "SyntaxError"],
    ["/crash", 500, "failed", "exit code 3"],
    ["/bare-error", 418, "completed", ""],
  ])("%s ends with %i and is recorded as %s", async (path, responseStatusCode, status, error) => {
    const execution = await run(path);
    expect(execution).toMatchObject({ responseStatusCode, status, responseBody: "" });
    expect(execution.errors).toContain(error);
  });

  test("a crash fails the calls under way, and the next call finds a fresh process", async () => {
    const waiting = run("/never");
    const before = JSON.parse((await run("/process")).responseBody);
    await run("/crash");
    expect(await waiting).toMatchObject({ status: "failed", responseStatusCode: 500 });
    expect(JSON.parse((await run("/process")).responseBody).pid).not.toBe(before.pid);
  });

  test("a function that takes too long ends with 500 and says so, even when it never lets go", async () => {
    const slow = await run("/never", "open");
    expect(slow).toMatchObject({
      status: "failed",
      responseStatusCode: 500,
      errors: "Execution timed out.",
    });
    const stuck = await run("/loop", "open");
    expect(stuck).toMatchObject({ status: "failed", responseStatusCode: 500 });
    expect(stuck.errors).toContain("Execution timed out.");
    expect((await run("/process", "open")).status).toBe("completed");
  });

  test("code that cannot be loaded answers 503 with the reason", async () => {
    const execution = await run("/", "broken");
    expect(execution).toMatchObject({ status: "failed", responseStatusCode: 503 });
    expect(execution.errors).toContain("cannot be loaded");
  });

  test("code that changed on disk is used by the next call, and calls under way end in the old", async () => {
    const root = await mkdtemp(join(tmpdir(), "functions-"));
    const code = join(root, "probe/main.js");
    await cp(join(import.meta.dirname, "fixtures/functions"), root, { recursive: true });
    await writeFile(join(root, "package.json"), '{ "type": "module" }');
    await using own = await startServer({
      functions: [fn({ $id: "probe" })],
      options: { functionsRoot: root },
    });
    const call = (path: string) => byKey(own).createExecution({ functionId: "probe", xpath: path });
    const begun = call("/meet?name=old");
    const { deploymentId } = await call("/process");
    const other = call("/meet?name=same");
    expect((await begun).responseBody + (await other).responseBody).toBe("oldsame");
    await writeFile(code, "export default ({ res }) => res.text('new code');");
    await utimes(code, new Date(), new Date(Date.now() + 5000));
    const changed = await call("/");
    expect(changed.responseBody).toBe("new code");
    expect(changed.deploymentId).not.toBe(deploymentId);
    await rm(code);
    await expect(call("/")).rejects.toMatchObject({ type: "deployment_not_found" });
    await rm(root, { recursive: true });
  });
});

describe("a function's own domain", () => {
  test("an answer arrives as the function made it, with the execution's id", async () => {
    const body = Buffer.from([0, 255, 254, 10]);
    const reply = await server.call({
      functionId: "open",
      method: "POST",
      path: "/binary",
      headers: {},
      body,
    });
    expect(reply.status).toBe(200);
    expect(reply.body.equals(body)).toBe(true);
    const execution = await byKey().getExecution({
      functionId: "open",
      executionId: reply.headers["x-appwrite-execution-id"] ?? "",
    });
    expect(execution).toMatchObject({
      requestMethod: "POST",
      requestPath: "/binary",
      $permissions: [],
    });
    const custom = await fromDomain("/own-headers");
    expect(custom).toMatchObject({
      status: 201,
      headers: { "x-custom": "1", "content-type": "text/plain; charset=utf-8" },
    });
    expect(custom.headers["x-open-runtimes-secret"]).toBeUndefined();
    expect(await fromDomain("/redirect")).toMatchObject({
      status: 301,
      headers: { location: "https://example.test/next" },
    });
  });

  test("the caller's headers arrive, so that the function can tell who it is itself", async () => {
    const headers = {
      host: "open.example.test:8080",
      authorization: "Bearer x",
      "x-forwarded-for": "192.0.2.7, 10.0.0.1",
    };
    const echo = echoOf((await fromDomain("/echo?a=1", headers)).body.toString());
    expect(echo.url).toBe("http://open.example.test:8080/echo?a=1");
    expect(echo.headers).toMatchObject({
      authorization: "Bearer x",
      "x-appwrite-client-ip": "192.0.2.7",
      "x-appwrite-trigger": "http",
    });
  });

  test("a function that is not open to all is refused there, and an error without a body stays without", async () => {
    const refused = await fromDomain("/echo", {}, "probe");
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.body.toString()).type).toBe("function_execute_permission_missing");
    expect((await fromDomain("/", {}, "nosuch")).status).toBe(404);
    expect(await fromDomain("/bare-error")).toMatchObject({ status: 418, body: Buffer.alloc(0) });
  });
});

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
    const db = openDatabase(own.dataDir);
    db.exec("UPDATE executions SET status = 'processing'");
    db.close();
    await using again = await startServer({ functions: [PROBE] }, own.dataDir);
    expect(
      await byKey(again).getExecution({ functionId: "probe", executionId: $id }),
    ).toMatchObject({ status: "failed" });
  });

  test("a function's process ends by itself when the server is killed", async () => {
    const module = JSON.stringify(
      new URL("../../../scripts/local-appwrite/functions/function-process.ts", import.meta.url)
        .href,
    );
    const folder = JSON.stringify(join(import.meta.dirname, "fixtures/functions/probe"));
    const script = `import { createFunctionProcess } from ${module};
      const probe = createFunctionProcess(${folder}, "main.js", () => ({}));
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

  test("functions are listed with their code's deployment, for keys only", async () => {
    const { total, functions } = await byKey().list();
    expect([total, functions.map((one) => one.$id)]).toEqual([3, ["probe", "open", "broken"]]);
    expect(await byKey().get({ functionId: "probe" })).toMatchObject({
      live: true,
      timeout: 15,
      scopes: ["files.read"],
    });
    await expect(new Functions((await signUp(server)).node).list()).rejects.toMatchObject({
      code: 401,
    });
  });
});

describe("cron text", () => {
  test.each([
    ["* * * * *", "2026-11-21T07:17:16Z", true],
    ["*/15 * * * *", "2026-11-21T07:45:00Z", true],
    ["*/15 * * * *", "2026-11-21T07:46:00Z", false],
    ["0 3,5-7 * * *", "2026-11-21T06:00:00Z", true],
    ["0 3,5-7 * * *", "2026-11-21T04:00:00Z", false],
    ["5-59/20 * * * *", "2026-11-21T04:25:00Z", true],
    ["0 0 1 * 6", "2026-11-21T00:00:00Z", true],
    ["0 0 1 * 5", "2026-11-21T00:00:00Z", false],
    ["0 0 * * 7", "2026-11-22T00:00:00Z", true],
  ])("%s at %s: %s", (text, moment, expected) => {
    expect(isDue(parseCron(text), Date.parse(moment))).toBe(expected);
  });

  test.each(["* * * *", "60 * * * *", "5-1 * * * *", "*/0 * * * *", "often"])(
    "%s is refused at the start",
    (text) => {
      expect(() => parseCron(text)).toThrow();
    },
  );
});
