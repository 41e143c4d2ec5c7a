import { cp, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Functions } from "node-appwrite";
import { describe, expect, test } from "vitest";
import { echoOf, probeServer } from "./fixtures/probe-server.ts";
import { fn, keyClient, PROJECT, startServer, type TestServer } from "./fixtures/start-server.ts";

const probe = probeServer();

function byKey(on: TestServer = probe.server): Functions {
  return new Functions(keyClient(on));
}

describe("the runtime", () => {
  test("the process sees Appwrite's variables and the function's own, and nothing else of the server", async () => {
    const { responseBody } = await probe.run("/environment");
    const environment: Record<string, string> = JSON.parse(responseBody);
    expect(environment).toMatchObject({
      COLOUR: "red",
      APPWRITE_FUNCTION_ID: "probe",
      APPWRITE_FUNCTION_API_ENDPOINT: probe.server.endpoint,
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
    const [first, second] = await Promise.all([
      probe.run("/meet?name=one"),
      probe.run("/meet?name=two"),
    ]);
    expect([first.responseBody, second.responseBody]).toEqual(["one", "two"]);
    const [before, after] = [
      JSON.parse((await probe.run("/process")).responseBody),
      JSON.parse((await probe.run("/process")).responseBody),
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
    const execution = await probe.run(path);
    expect(execution).toMatchObject({ responseStatusCode, status, responseBody: "" });
    expect(execution.errors).toContain(error);
  });

  test("a crash fails the calls under way, and the next call finds a fresh process", async () => {
    const waiting = probe.run("/never");
    const before = JSON.parse((await probe.run("/process")).responseBody);
    await probe.run("/crash");
    expect(await waiting).toMatchObject({ status: "failed", responseStatusCode: 500 });
    expect(JSON.parse((await probe.run("/process")).responseBody).pid).not.toBe(before.pid);
  });

  test("a function that takes too long ends with 500 and says so, even when it never lets go", async () => {
    const slow = await probe.run("/never", "open");
    expect(slow).toMatchObject({
      status: "failed",
      responseStatusCode: 500,
      errors: "Execution timed out.\n",
    });
    const stuck = await probe.run("/loop", "open");
    expect(stuck).toMatchObject({ status: "failed", responseStatusCode: 500 });
    expect(stuck.errors).toContain("Execution timed out.");
    expect((await probe.run("/process", "open")).status).toBe("completed");
  });

  test("code that cannot be loaded answers 503 with the reason", async () => {
    const execution = await probe.run("/", "broken");
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
    const reply = await probe.server.call({
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
    const custom = await probe.fromDomain("/own-headers");
    expect(custom).toMatchObject({
      status: 201,
      headers: { "x-custom": "1", "content-type": "text/plain; charset=utf-8" },
    });
    expect(custom.headers["x-open-runtimes-secret"]).toBeUndefined();
    expect(await probe.fromDomain("/redirect")).toMatchObject({
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
    const echo = echoOf((await probe.fromDomain("/echo?a=1", headers)).body.toString());
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
      const refused = await probe.fromDomain("/echo", {}, functionId);
      expect([refused.status, String(refused.headers["content-type"])]).toEqual([
        status,
        "text/html; charset=UTF-8",
      ]);
      expect(refused.body.toString()).toMatch(/^<!DOCTYPE html>/);
    }
  });

  test("a failure without a body becomes a page, a good answer without one does not", async () => {
    const failed = await probe.fromDomain("/bare-error");
    expect([failed.status, failed.headers["content-type"]]).toEqual([418, "text/html"]);
    expect(failed.body.toString()).toMatch(/^<!DOCTYPE html>/);
    expect((await probe.fromDomain("/logs")).body.length).toBe(0);
  });
});
