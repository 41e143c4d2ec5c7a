import {
  Client as WebClient,
  Functions as WebFunctions,
  Storage as WebStorage,
  TablesDB as WebTables,
} from "appwrite";
import { beforeAll, describe, expect, test } from "vitest";
import { allBuckets, allTables } from "#collections/index.ts";
import type { Bounds } from "#domain/area/area.ts";
import { sharedStack } from "../steps/product.ts";
import { boundsOf, type RunningStack } from "../steps/stack.ts";
import { finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

describe("two users", () => {
  let stack: RunningStack;
  let ada: TestUser;
  let bob: TestUser;
  let adasTask = "";
  let adasFile = "";

  beforeAll(async () => {
    stack = await sharedStack();
    const bounds: Bounds = await boundsOf(stack);
    ada = await signUp(stack.origin, "ada");
    bob = await signUp(stack.origin, "bob");
    await openAccount(ada);
    await openAccount(bob);
    const { body } = await ada.api("POST", "/api/scrape", {
      name: "Mine",
      niche: ["Hotel"],
      tier: 1,
      bounds,
    });
    adasTask = body.taskId;
    await finishedTask(ada, adasTask);
    const file = await ada.api("POST", "/api/queryDatabase", {
      niche: "Hotel",
      name: "Mine",
      question: "Export the hotels as CSV",
    });
    adasFile = /files\/([0-9a-f]{24})/.exec(file.body.download_url)?.[1] ?? "";
    expect(adasFile).not.toBe("");
  });

  test("one never sees the other's presets and listings through the API", async () => {
    expect((await bob.api("GET", "/api/tasks")).body).toEqual([]);
    for (const path of [`/api/tasks/${adasTask}`, `/api/tasks/${adasTask}/listings`]) {
      expect((await bob.api("GET", path)).status).toBe(404);
    }
    for (const sent of [{}, { taskId: adasTask }]) {
      const answer = await bob.api("POST", "/api/queryDatabase", {
        niche: "Hotel",
        name: "Mine",
        question: "How many hotels are there?",
        ...sent,
      });
      expect(answer.status).toBe(404);
    }
  });

  test("an identity header changes nobody into somebody else", async () => {
    for (const name of ["x-appwrite-user-id", "X-Appwrite-User-Id"]) {
      const answer = await bob.api("GET", "/api/tasks", undefined, { [name]: ada.userId });
      expect(answer.body).toEqual([]);
    }
  });

  test("one reads no row of the other directly, and writes none at all", async () => {
    const tables = new WebTables(bob.client);
    for (const { id: tableId } of allTables) {
      const at = { databaseId: "main", tableId };
      const seen = await tables.listRows(at).then(
        ({ rows }) => rows.map((row) => row.$id),
        () => [],
      );
      expect(seen.filter((id) => id !== bob.userId)).toEqual([]);
      await expect(tables.createRow({ ...at, rowId: "own", data: {} })).rejects.toThrow();
      for (const rowId of [adasTask, ada.userId, bob.userId]) {
        await expect(tables.updateRow({ ...at, rowId, data: {} })).rejects.toThrow();
        await expect(tables.deleteRow({ ...at, rowId })).rejects.toThrow();
      }
    }
    const balance = { databaseId: "main", tableId: "accounts", column: "balance_micros" };
    await expect(
      tables.incrementRowColumn({ ...balance, rowId: bob.userId, value: 1_000_000 }),
    ).rejects.toThrow();
    expect(await openAccount(bob)).toBe(5);
  });

  test("one reads no file of the other, nor of anybody", async () => {
    const storage = new WebStorage(bob.client);
    for (const { id: bucketId } of allBuckets) {
      await expect(storage.listFiles({ bucketId })).rejects.toThrow();
      for (const fileId of [adasFile, `${adasTask}.0`]) {
        await expect(storage.getFile({ bucketId, fileId })).rejects.toThrow();
        const link = storage.getFileDownload({ bucketId, fileId });
        expect((await fetch(link)).status).toBeGreaterThanOrEqual(400);
      }
    }
  });

  test("neither guests nor users can start the workers", async () => {
    const guest = new WebClient().setEndpoint(`${stack.origin}/v1`).setProject("areascout");
    for (const client of [guest, bob.client]) {
      for (const functionId of ["collect", "sweep"]) {
        const body = JSON.stringify({ taskId: adasTask });
        for (const async of [true, false]) {
          await expect(
            new WebFunctions(client).createExecution({ functionId, body, async }),
          ).rejects.toMatchObject({ code: 401, type: "user_unauthorized" });
        }
      }
    }
    expect((await bob.api("POST", "/api/collect", { taskId: adasTask })).status).toBe(404);
  });

  test("after log-out the token is worth nothing", async () => {
    const carol = await signUp(stack.origin, "carol");
    const { Account } = await import("appwrite");
    await new Account(carol.client).deleteSession({ sessionId: "current" });
    expect((await carol.api("GET", "/api/tasks")).status).toBe(401);
  });
});
