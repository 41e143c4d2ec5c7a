import { Account } from "appwrite";
import { Query, Client as ServerClient, Storage, TablesDB, Users } from "node-appwrite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allBuckets, allTables } from "#collections/index.ts";
import { databaseId } from "#collections/schema.ts";
import { pseudonymOf } from "#shared/deletion/erase-data.ts";
import { localApiKey } from "../../scripts/local-appwrite/index.ts";
import { buy, rowsOf } from "../steps/payments.ts";
import { boundsOf, type RunningStack, startStack, until } from "../steps/stack.ts";
import { callApi, finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

let stack: RunningStack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => stack.stop());

const serverClient = (): ServerClient =>
  new ServerClient()
    .setEndpoint(`${stack.origin}/v1`)
    .setProject("areascout")
    .setKey(localApiKey(stack.dataDir));

/** Every row, file and identity in which the text stands. */
async function found(text: string): Promise<string[]> {
  const client = serverClient();
  const tables = new TablesDB(client);
  const hits: string[] = [];
  for (const { id: tableId } of allTables) {
    const { rows } = await tables.listRows({
      databaseId,
      tableId,
      queries: [Query.limit(5_000)],
    });
    hits.push(
      ...rows
        .filter((row) => JSON.stringify(row).includes(text))
        .map(({ $id }) => `${tableId} ${$id}`),
    );
  }
  for (const { id: bucketId } of allBuckets) {
    const { files } = await new Storage(client).listFiles({
      bucketId,
      queries: [Query.limit(1_000)],
    });
    const named = files.filter((file) => JSON.stringify(file).includes(text));
    hits.push(...named.map(({ $id }) => `${bucketId} ${$id}`));
  }
  const { users } = await new Users(client).list();
  const named = users.filter((user) => JSON.stringify(user).includes(text));
  return [...hits, ...named.map(({ $id }) => `identity ${$id}`)];
}

const filesIn = async (bucketId: string): Promise<number> =>
  (await new Storage(serverClient()).listFiles({ bucketId })).total;

async function startedTask(user: TestUser, name: string): Promise<string> {
  const { body } = await user.api("POST", "/api/scrape", {
    name,
    niche: ["Hotel"],
    tier: 1,
    bounds: await boundsOf(stack),
  });
  return body.taskId;
}

async function expectNothingLeft({ userId, email }: TestUser): Promise<void> {
  await until(async () => (await found(userId)).length === 0, { what: "the person is gone" });
  expect(await found(userId)).toEqual([]);
  expect(await found(email)).toEqual([]);
}

describe("DELETE /api/me", () => {
  test("ends the log-in at once and removes presets, files and the person", async () => {
    const ada = await signUp(stack.origin, "ada");
    await openAccount(ada);
    await buy(stack, ada, 10);
    await until(async () => (await openAccount(ada)) === 15, { what: "the purchase" });
    const taskId = await startedTask(ada, "Hotels");
    await finishedTask(ada, taskId);
    await ada.api("POST", "/api/queryDatabase", {
      niche: "Hotel",
      name: "Hotels",
      question: "Export the hotels as CSV",
    });
    expect(await filesIn("exports")).toBe(1);

    const answer = await ada.api("DELETE", "/api/me");
    expect(answer.body).toEqual({ status: expect.stringMatching(/^delet(ed|ing)$/) });
    expect([200, 202]).toContain(answer.status);
    expect((await ada.api("GET", "/api/tasks")).status).toBe(401);
    await expect(new Account(ada.client).get()).rejects.toMatchObject({ code: 401 });
    await expectNothingLeft(ada);
    expect([await filesIn("exports"), await filesIn("snapshots")]).toEqual([0, 0]);
    const kept = (await found(pseudonymOf(ada.userId))).map((hit) => hit.split(" ")[0]);
    expect([...new Set(kept)].sort()).toEqual(["ledger_entries", "orders", "webhook_events"]);
  });

  test("cancels a running collection, gives its hold back, and charges nothing afterwards", async () => {
    const bob = await signUp(stack.origin, "bob");
    await openAccount(bob);
    await callApi(stack.origin, {
      method: "POST",
      path: "/stand-ins/overpass/faults",
      body: { kind: "slow", delayMs: 3_000, times: 5 },
    });
    const taskId = await startedTask(bob, "Slow");
    await bob.api("DELETE", "/api/me");
    await callApi(stack.origin, { method: "DELETE", path: "/stand-ins/overpass/faults" });
    await expectNothingLeft(bob);
    const { rows } = await new TablesDB(serverClient()).listRows({
      databaseId,
      tableId: "ledger_entries",
      queries: [Query.equal("task_id", taskId)],
    });
    const entries = rows.map((row) => row as unknown as { kind: string; amount_micros: number });
    expect(entries.map(({ kind }) => kind).sort()).toEqual(["hold", "settle"]);
    expect(entries.reduce((sum, { amount_micros }) => sum + amount_micros, 0)).toBe(0);
  });

  test("needs the bearer: the session's cookie alone deletes nobody", async () => {
    const eve = await signUp(stack.origin, "eve");
    const sent = await fetch(`${stack.origin}/api/me`, {
      method: "DELETE",
      headers: { cookie: "a_session_areascout=anything" },
    });
    expect(sent.status).toBe(401);
    expect((await new Account(eve.client).get()).$id).toBe(eve.userId);
    expect((await callApi(stack.origin, { method: "GET", path: "/api/me" })).status).toBe(405);
    expect((await callApi(stack.origin, { method: "GET", path: "/api/me/health" })).status).toBe(
      200,
    );
  });

  test("the same address can sign up again, without a second welcome credit", async () => {
    const dan = await signUp(stack.origin, "dan");
    expect(await openAccount(dan)).toBe(5);
    await dan.api("DELETE", "/api/me");
    const account = new Account(dan.client.setSession(""));
    const again = await account.create({
      userId: `${dan.userId}2`,
      email: dan.email,
      password: dan.password,
    });
    await new Users(serverClient()).updateEmailVerification({
      userId: again.$id,
      emailVerification: true,
    });
    const { jwt } = await new Users(serverClient()).createJWT({ userId: again.$id });
    const opened = await callApi(stack.origin, {
      method: "POST",
      path: "/api/account/init",
      jwt,
      body: { userId: again.$id },
    });
    expect(opened.body).toEqual({ balance: 0 });
  });

  test("what kill -9 interrupts is finished after the next start", async () => {
    const own = await startStack();
    // A worker that still holds its lease keeps the deletion open.
    await callApi(own.origin, {
      method: "POST",
      path: "/stand-ins/overpass/faults",
      body: { kind: "slow", delayMs: 120_000 },
    });
    const zoe = await signUp(own.origin, "zoe");
    await openAccount(zoe);
    const { body } = await zoe.api("POST", "/api/scrape", {
      name: "Hotels",
      niche: ["Hotel"],
      tier: 1,
      bounds: await boundsOf(own),
    });
    const claims = async () =>
      (await rowsOf(own, "claims")).filter(({ task_id }) => task_id === body.taskId);
    await until(async () => (await claims()).length > 0, { what: "its worker" });
    let answer = "none";
    const request = zoe.api("DELETE", "/api/me").then(
      (reply) => {
        answer = JSON.stringify(reply);
      },
      () => {},
    );
    const client = (origin: string): ServerClient =>
      new ServerClient()
        .setEndpoint(`${origin}/v1`)
        .setProject("areascout")
        .setKey(localApiKey(own.dataDir));
    await until(
      async () => {
        const tables = new TablesDB(client(own.origin));
        const answered = answer;
        const { total } = await tables.listRows({ databaseId, tableId: "deletions" });
        if (total === 0 && answered !== "none") throw new Error(`no deletion is open: ${answered}`);
        return total > 0;
      },
      { what: "the deletion has begun" },
    );
    await own.kill();
    await request;
    const next = await startStack({ dataDir: own.dataDir });
    try {
      const tables = new TablesDB(client(next.origin));
      const textOf = async (tableId: string): Promise<string> =>
        JSON.stringify((await tables.listRows({ databaseId, tableId })).rows);
      await until(async () => !(await textOf("deletions")).includes(zoe.userId), {
        what: "the deletion is finished",
      });
      for (const { id } of allTables) expect(await textOf(id)).not.toContain(zoe.userId);
      expect(await textOf("tasks")).not.toContain(body.taskId);
      expect((await new Users(client(next.origin)).list()).total).toBe(0);
    } finally {
      await next.stop();
    }
  });
});
