import { cp, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Functions as WebFunctions, ExecutionMethod as WebMethod } from "appwrite";
import { Account, Client, ExecutionMethod, Functions, Storage, Users } from "node-appwrite";
import { beforeAll, describe, expect, test, vi } from "vitest";
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

const NATIVE_NOTE =
  "Native logs detected. Use context.log() or context.error() for better experience.";
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
  const call = { functionId, method: "GET", path, headers, body: Buffer.alloc(0) };
  return server.call({ ...call, clientIp: "192.0.2.7" });
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

  test("the web SDK's newer format names the function as the older one does, and shows no logs", async () => {
    const person = await signUp(server);
    const functions = new WebFunctions(person.web);
    const execution = await functions.createExecution({
      functionId: "probe",
      xpath: "/logs",
      method: WebMethod.GET,
    });
    expect(execution).toMatchObject({
      functionId: "probe",
      responseStatusCode: 204,
    });
    expect([execution.logs, execution.errors]).toEqual(["", ""]);
    expect(execution.$permissions).toEqual([`read("user:${person.id}")`]);
    const seen = await byKey().getExecution({ functionId: "probe", executionId: execution.$id });
    expect([seen.logs, seen.errors]).toEqual([`one {"two":2}\n${NATIVE_NOTE}\nthree\n`, "four\n"]);
  });

  test("a form that names no border between its parts is refused, not failed", async () => {
    const answer = await fetch(`${server.endpoint}/functions/probe/executions`, {
      method: "POST",
      headers: { "x-appwrite-project": PROJECT, "content-type": "multipart/form-data" },
      body: "[1]",
    });
    expect([answer.status, ((await answer.json()) as { type: string }).type]).toEqual([
      400,
      "general_bad_request",
    ]);
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
      errors: "four\n",
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
      code: 404,
      type: "function_not_found",
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
    const lower = { "x-appwrite-user-id": "admin" };
    await expect(
      byKey().createExecution({ functionId: "probe", headers: lower }),
    ).rejects.toMatchObject({ code: 500 });
    const made = {
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
    const domain = echoOf(
      (await fromDomain("/echo", { ...made, ...lower })).body.toString(),
    ).headers;
    expect([
      domain["x-appwrite-user-id"],
      domain["x-appwrite-user-jwt"],
      domain["x-appwrite-event"],
    ]).toEqual(["", "", undefined]);
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
      errors: "Execution timed out.\n",
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
      clientIp: "192.0.2.7",
    });
    expect(reply.status).toBe(200);
    expect(reply.body.equals(body)).toBe(true);
    const execution = await byKey().getExecution({
      functionId: "open",
      executionId: String(reply.headers["x-appwrite-execution-id"]),
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
      "x-forwarded-for": "198.51.100.1",
    };
    const echo = echoOf((await fromDomain("/echo?a=1", headers)).body.toString());
    expect(echo.url).toBe("http://open.example.test:8080/echo?a=1");
    expect(echo.headers).toMatchObject({
      authorization: "Bearer x",
      "x-appwrite-client-ip": "192.0.2.7",
      "x-appwrite-trigger": "http",
    });
  });

  test("a function that is not open to all, or not there, is refused with a page", async () => {
    for (const [functionId, status] of [
      ["probe", 401],
      ["nosuch", 404],
    ] as const) {
      const refused = await fromDomain("/echo", {}, functionId);
      expect([refused.status, String(refused.headers["content-type"])]).toEqual([
        status,
        "text/html; charset=UTF-8",
      ]);
      expect(refused.body.toString()).toMatch(/^<!DOCTYPE html>/);
    }
  });

  test("a failure without a body becomes a page, a good answer without one does not", async () => {
    const failed = await fromDomain("/bare-error");
    expect([failed.status, failed.headers["content-type"]]).toEqual([418, "text/html"]);
    expect(failed.body.toString()).toMatch(/^<!DOCTYPE html>/);
    expect((await fromDomain("/logs")).body.length).toBe(0);
  });
});
