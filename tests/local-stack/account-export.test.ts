import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { tasks } from "#collections/tasks.ts";
import type { AccountExport } from "#domain/contract.ts";
import { accountLimits } from "#domain/limits/account.ts";
import { appwriteFiles } from "#shared/adapters/appwrite/files.ts";
import { appwriteIdentities } from "#shared/adapters/appwrite/identities.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { ledgerStore } from "#shared/adapters/ledger-store.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import { type ExportDeps, exportAccount } from "../../functions/balance/export-account.ts";
import { localApiKey } from "../../scripts/local-appwrite/index.ts";
import { buy } from "../steps/payments.ts";
import { sharedStack } from "../steps/product.ts";
import { boundsOf, type RunningStack, startStack, until } from "../steps/stack.ts";
import {
  allListings,
  callApi,
  finishedTask,
  openAccount,
  signUp,
  type TestUser,
} from "../steps/user.ts";

describe("GET /api/account/export", () => {
  let stack: RunningStack;
  let ada: TestUser;
  let taskId = "";

  beforeAll(async () => {
    stack = await sharedStack();
    ada = await signUp(stack.origin, "ada");
    await openAccount(ada);
    await buy(stack, ada, 20);
    await until(async () => (await openAccount(ada)) === 25, { what: "the purchase" });
    const { body } = await ada.api("POST", "/api/scrape", {
      name: "Hotels",
      niche: ["Hotel"],
      tier: 1,
      bounds: await boundsOf(stack),
    });
    taskId = body.taskId;
    await finishedTask(ada, taskId);
  });

  test("holds the account, the balance with its history, the orders and the presets with all businesses", async () => {
    const { status, body } = await ada.api("GET", "/api/account/export");
    expect(status).toBe(200);
    const data = body as AccountExport;
    expect(data.account).toMatchObject({ id: ada.userId, email: ada.email, name: "ada" });
    const { body: ledger } = await ada.api("GET", "/api/account/ledger?limit=200");
    expect(data.ledger).toEqual(ledger.entries);
    expect(data.balance).toBe(await openAccount(ada));
    expect(data.orders).toMatchObject([{ amount: 20, credited: 20, state: "completed" }]);
    expect(data.presets).toHaveLength(1);
    expect(data.presets[0]?.preset).toMatchObject({ taskId, name: "Hotels", niche: "Hotel" });
    expect(data.presets[0]?.listings).toEqual(await allListings(ada, taskId));
    expect(data.presets[0]?.listings?.length).toBeGreaterThan(0);
  });

  test("holds nothing of anybody else, and nothing for whoever is not signed in", async () => {
    const bob = await signUp(stack.origin, "bob");
    const { body } = await bob.api("GET", "/api/account/export");
    expect(body).toMatchObject({ balance: null, ledger: [], orders: [], presets: [] });
    expect(JSON.stringify(body)).not.toContain(ada.userId);
    const guest = await callApi(stack.origin, { method: "GET", path: "/api/account/export" });
    expect(guest.status).toBe(401);
  });

  test("a link that is made up is refused with a sentence", async () => {
    for (const path of [
      `files/${taskId}.0?token=made-up`,
      `files/${taskId}.0`,
      "files/%00?token=x",
    ]) {
      const answer = await callApi(stack.origin, {
        method: "GET",
        path: `/api/account/export/${path}`,
      });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatch(/expired/);
    }
  });
});

describe("a preset that is too large for one reply", () => {
  test("stands in the file as a link to its data, with a sentence, as long as the account is there", async () => {
    const stack = await startStack();
    try {
      const ada = await signUp(stack.origin, "ada");
      await openAccount(ada);
      const { body } = await ada.api("POST", "/api/scrape", {
        name: "Hotels",
        niche: ["Hotel"],
        tier: 1,
        bounds: await boundsOf(stack),
      });
      await finishedTask(ada, body.taskId);
      const deps = depsOf(stack);
      const task = { found: Math.ceil(accountLimits.fileMaxBytes / 500) + 1 };
      await deps.tables.update(tasks, body.taskId, task);
      const data = await exportAccount(ada.userId, deps);
      const [preset] = data.presets;
      expect(preset?.listings).toBeNull();
      expect(preset?.note).toMatch(/Not all your presets fit into this file/);
      const reply = await fetch(preset?.download?.url ?? "");
      expect(reply.status).toBe(200);
      const lines = gunzipSync(Buffer.from(await reply.arrayBuffer()))
        .toString()
        .trim()
        .split("\n");
      expect(lines.map((line) => JSON.parse(line))).toEqual(await allListings(ada, body.taskId));
      expect((await ada.api("DELETE", "/api/me")).status).toBeLessThan(300);
      const late = await fetch(preset?.download?.url ?? "");
      expect([late.status, await late.text()]).toEqual([401, expect.stringContaining("expired")]);
    } finally {
      await stack.stop();
    }
  });
});

function depsOf(stack: RunningStack): ExportDeps {
  const address = { endpoint: `${stack.origin}/v1`, projectId: "areascout" };
  const key = localApiKey(stack.dataDir);
  const tables = appwriteTables(address, key);
  const files = appwriteFiles(address, key);
  const now = () => new Date();
  return {
    newId: () => randomBytes(12).toString("hex"),
    tables,
    files,
    now,
    ledger: ledgerStore(tables, now),
    listings: listingStore(tables, files),
    ...appwriteIdentities(address, key),
    origin: stack.origin,
  };
}
