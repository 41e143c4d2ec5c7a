import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client, Query, TablesDB } from "node-appwrite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { boundsOf, type RunningStack, startStack, until } from "../steps/stack.ts";
import { allListings, finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

describe("the power goes out in the middle of a collection", () => {
  let stack: RunningStack;
  let user: TestUser;
  let bounds: Bounds;

  beforeAll(async () => {
    // What a cache says of a row must not matter, before the restart and after it.
    stack = await startStack({ variables: { LOCAL_STALE_ROWS: "on" } });
    bounds = await boundsOf(stack);
    user = await signUp(stack.origin, "ada");
    await openAccount(user);
  });
  afterAll(async () => stack.stop());

  const collect = async (name: string): Promise<string> => {
    const { body } = await user.api("POST", "/api/scrape", {
      name,
      niche: ["Restaurant", "Hair Salon", "Bakery"],
      tier: 1,
      bounds,
    });
    return body.taskId;
  };
  const idsOf = async (taskId: string) =>
    (await allListings(user, taskId)).map((row) => row.id as string).sort();

  test("after kill -9 and a restart the rows are the same, with one hold and one settle, within 10 s", async () => {
    const undisturbed = await collect("Undisturbed");
    await finishedTask(user, undisturbed);
    const expected = await idsOf(undisturbed);
    const balance = await openAccount(user);

    // The map service answers slowly, so that the stack dies while a query is under way.
    await fetch(`${stack.origin}/stand-ins/overpass/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind: "slow", delayMs: 20_000 }),
    });
    const taskId = await collect("Interrupted");
    await until(
      async () => (await user.api("GET", `/api/tasks/${taskId}`)).body.status === "collecting",
      { what: "the collection to start" },
    );
    await stack.kill();

    const port = Number(new URL(stack.origin).port);
    stack = await startStack({
      dataDir: stack.dataDir,
      port,
      variables: { LOCAL_STALE_ROWS: "on" },
    });
    const task = await finishedTask(user, taskId);

    expect(task.status).toBe("success");
    expect(await idsOf(taskId)).toEqual(expected);
    const entries = await ledgerOf(stack, user.userId);
    const kinds = entries.filter((row) => row.task_id === taskId).map((row) => row.kind);
    expect(kinds.sort()).toEqual(["hold", "settle"]);
    expect(await openAccount(user)).toBeCloseTo(balance - task.price, 6);
    const sum = entries.reduce((total, row) => total + row.amount_micros, 0);
    expect(Math.round((await openAccount(user)) * 1e6)).toBe(sum);
  });
});

interface EntryRow {
  task_id: string;
  kind: string;
  amount_micros: number;
}

async function ledgerOf(stack: RunningStack, userId: string): Promise<EntryRow[]> {
  const key = readFileSync(join(stack.dataDir, "api-key"), "utf8");
  const client = new Client().setEndpoint(`${stack.origin}/v1`).setProject("areascout").setKey(key);
  const { rows } = await new TablesDB(client).listRows({
    databaseId: "main",
    tableId: "ledger_entries",
    queries: [Query.equal("user_id", userId), Query.limit(100)],
  });
  return rows as unknown as EntryRow[];
}
