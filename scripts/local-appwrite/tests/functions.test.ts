import { Functions as WebFunctions, ExecutionMethod as WebMethod } from "appwrite";
import { Account, Client, ExecutionMethod, Functions, Storage, Users } from "node-appwrite";
import { describe, expect, test, vi } from "vitest";
import { echoOf, probeServer } from "./fixtures/probe-server.ts";
import {
  guestClient,
  keyClient,
  PROJECT,
  signUp,
  type TestServer,
} from "./fixtures/start-server.ts";

const NATIVE_NOTE =
  "Native logs detected. Use context.log() or context.error() for better experience.";

const probe = probeServer();

function byKey(on: TestServer = probe.server): Functions {
  return new Functions(keyClient(on));
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
    const person = await signUp(probe.server);
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
    const answer = await fetch(`${probe.server.endpoint}/functions/probe/executions`, {
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
      new WebFunctions(guestClient(probe.server)).createExecution({ functionId: "probe" }),
    ).rejects.toMatchObject({
      type: "user_unauthorized",
    });
    expect(
      (
        await new WebFunctions(guestClient(probe.server)).createExecution({
          functionId: "open",
          xpath: "/logs",
        })
      ).status,
    ).toBe("completed");
    await expect(probe.run("/", "nosuch")).rejects.toMatchObject({ type: "function_not_found" });
  });

  test("a person sees only their own executions and deletes none; a key deletes what has ended", async () => {
    const [one, other] = [await signUp(probe.server), await signUp(probe.server)];
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
    const person = await signUp(probe.server);
    const execution = await new WebFunctions(person.web).createExecution({
      functionId: "probe",
      xpath: "/echo",
    });
    const { headers } = echoOf(execution.responseBody);
    expect(headers["x-appwrite-user-id"]).toBe(person.id);
    const client = () => new Client().setEndpoint(probe.server.endpoint).setProject(PROJECT);
    const account = new Account(client().setJWT(headers["x-appwrite-user-jwt"] ?? ""));
    expect((await account.get()).$id).toBe(person.id);
    const asFunction = client().setKey(headers["x-appwrite-key"] ?? "");
    expect((await new Storage(asFunction).listFiles({ bucketId: "private" })).total).toBe(0);
    await expect(new Users(asFunction).list()).rejects.toMatchObject({
      type: "general_unauthorized_scope",
    });
  });

  test("x-appwrite headers a caller makes up never arrive, however they are spelt", async () => {
    const person = await signUp(probe.server);
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
      (await probe.fromDomain("/echo", { ...made, ...lower })).body.toString(),
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
    await expect(new Functions((await signUp(probe.server)).node).list()).rejects.toMatchObject({
      code: 401,
    });
  });
});
