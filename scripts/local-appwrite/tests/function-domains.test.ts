import { request } from "node:http";
import { Functions } from "node-appwrite";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  API_KEY,
  fn,
  keyClient,
  PROJECT,
  startServer,
  type TestServer,
} from "./fixtures/start-server.ts";

const DOMAIN = "open-golden.functions.localhost";
const FAST = fn({ $id: "open", path: "probe", execute: ["any"] });

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ functions: [FAST] });
  await asKey("/proxy/rules/function", { domain: DOMAIN, functionId: "open" });
  return () => server[Symbol.asyncDispose]();
});

function asKey(path: string, body: object): Promise<Response> {
  return fetch(`${server.endpoint}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-appwrite-project": PROJECT,
      "x-appwrite-key": API_KEY,
    },
    body: JSON.stringify(body),
  });
}

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** By the function's own domain, which is this machine. */
function ask(path: string, headers: Record<string, string> = {}, body = ""): Promise<Answer> {
  const { port } = new URL(server.endpoint);
  return new Promise((resolve, reject) => {
    const method = body === "" ? "GET" : "POST";
    const options = {
      host: "127.0.0.1",
      port,
      path,
      method,
      headers: { host: DOMAIN, ...headers },
    };
    const req = request(options, (res) => {
      const pieces: Buffer[] = [];
      res.on("data", (piece: Buffer) => pieces.push(piece));
      res.on("end", () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          text: Buffer.concat(pieces).toString(),
        }),
      );
    });
    req.on("error", reject);
    req.end(body);
  });
}

const execute = (given: object): Promise<Response> => asKey("/functions/open/executions", given);

async function refusalOf(given: object): Promise<{ status: number; type: string }> {
  const answer = await execute(given);
  const { type }: { type: string } = JSON.parse(await answer.text());
  return { status: answer.status, type };
}

describe("a function's own domain", () => {
  test("two cookies stay two", async () => {
    expect((await ask("/two-cookies")).headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  });

  test("a request's body that is exactly 0 arrives empty, any other as it is", async () => {
    expect(JSON.parse((await ask("/echo", {}, "0")).text).body).toBe("");
    expect(JSON.parse((await ask("/echo", {}, "00")).text).body).toBe("00");
  });

  test("a failure whose body is exactly 0 becomes a page, a good answer stays", async () => {
    const failed = await ask("/zero?status=404");
    expect([failed.status, failed.headers["content-type"]]).toEqual([404, "text/html"]);
    expect(failed.text).toMatch(/^<!DOCTYPE html>/);
    expect((await ask("/zero?status=200")).text).toBe("0");
  });

  test("a key without a project is refused, be it good or not", async () => {
    for (const key of [API_KEY, "forged"])
      expect((await ask("/process", { "x-appwrite-key": key })).status).toBe(403);
    expect((await ask("/process")).status).toBe(200);
  });

  test("who calls is what the proxy in front saw, whatever a header says", async () => {
    const forged = { "x-forwarded-for": "203.0.113.7", "x-appwrite-client-ip": "203.0.113.7" };
    const { headers } = JSON.parse((await ask("/echo", forged)).text);
    expect([headers["x-forwarded-for"], headers["x-appwrite-client-ip"]]).toEqual([
      "127.0.0.1",
      "127.0.0.1",
    ]);
  });

  test("a body over 12 MiB is refused before the function sees it", async () => {
    expect((await ask("/process", {}, "x".repeat(13_000_000))).status).toBe(413);
  });

  test("names of this server that nobody was given answer a page", async () => {
    const none = await ask("/", { host: "none-golden.functions.localhost" });
    const apex = await ask("/", { host: "functions.localhost" });
    expect([none.status, apex.status]).toEqual([404, 401]);
    expect(none.text + apex.text).toMatch(/^<!DOCTYPE html>.*<!DOCTYPE html>/s);
  });
});

describe("executions", () => {
  test("a rejection nobody waits for fails the call, though the function answered", async () => {
    const body: object = JSON.parse(await (await execute({ path: "/reject" })).text());
    expect(body).toMatchObject({ status: "failed", responseStatusCode: 500, responseBody: "" });
  });

  test("header names of the platform's own, odd ones and too many are refused", async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_value, n) => [`x-h${n}`, "1"]));
    for (const headers of [{ "x-appwrite-user-id": "a" }, { x_mine: "1" }, many])
      expect((await refusalOf({ path: "/process", headers })).status).toBe(500);
    expect((await refusalOf({ path: "/process", headers: "" })).status).toBe(400);
    expect((await refusalOf({ path: "" })).status).toBe(400);
  });

  test("an answer that is no text cannot be told", async () => {
    expect(await refusalOf({ path: "/no-text" })).toEqual({ status: 500, type: "general_unknown" });
  });

  test("one that is put off runs when its minute has come, also after a new start", async () => {
    await using own = await startServer({ functions: [FAST] });
    const functions = new Functions(keyClient(own));
    const at = { functionId: "open", xpath: "/process", async: true };
    for (const odd of ["tomorrow", "2036-01-01T10:00:30Z", new Date().toISOString()]) {
      await expect(functions.createExecution({ ...at, scheduledAt: odd })).rejects.toMatchObject({
        type: "general_bad_request",
      });
    }
    const clock = vi.spyOn(Date, "now");
    const scheduledAt = "2036-01-01T10:00:00.000+00:00";
    const { $id: executionId, status } = await functions.createExecution({ ...at, scheduledAt });
    expect(status).toBe("scheduled");
    await own.stop();
    clock.mockReturnValue(Date.parse("2036-01-01T10:00:01Z"));
    await using again = await startServer({ functions: [FAST] }, own.dataDir);
    clock.mockRestore();
    const find = () => new Functions(keyClient(again)).getExecution({ ...at, executionId });
    await vi.waitUntil(async () => (await find()).status === "completed", { timeout: 20_000 });
    expect(await find()).toMatchObject({ trigger: "schedule", responseStatusCode: 200 });
  });
});
