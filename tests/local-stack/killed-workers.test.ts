import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { childrenOf, rootTile, boundsOf as tileBounds } from "#domain/area/tiles.ts";
import { isFinal } from "#domain/task/task.ts";
import { countQuery } from "#shared/collectors/overpass-query.ts";
import { depth } from "../depth.ts";
import { rowsOf } from "../steps/payments.ts";
import { boundsOf, type RunningStack, startStack, until } from "../steps/stack.ts";
import { allListings, finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";
import { workerOf } from "../steps/worker-process.ts";

const kills = depth.processKills;
const resumedWithinMs = 10_000;

describe("kill -9 of the worker again and again, in the middle of a job of 64 tiles", () => {
  let stack: RunningStack;
  let user: TestUser;
  let bounds: Bounds;

  beforeAll(async () => {
    stack = await startStack();
    bounds = await boundsOf(stack);
    user = await signUp(stack.origin, "ada");
    await openAccount(user);
  });
  afterAll(async () => stack.stop());

  const fault = (body: object) =>
    fetch(`${stack.origin}/stand-ins/overpass/faults`, {
      method: "POST",
      body: JSON.stringify(body),
    });
  const start = async (name: string): Promise<string> => {
    const niche = ["Restaurant", "Hair Salon", "Bakery", "Hotel"];
    const sent = { name, niche, tier: 1, bounds };
    return (await user.api("POST", "/api/scrape", sent)).body.taskId;
  };
  const idsOf = async (taskId: string) =>
    (await allListings(user, taskId)).map((row) => row.id as string).sort();
  const claimsOf = async (taskId: string) =>
    (await rowsOf(stack, "claims")).filter((row) => row.task_id === taskId);
  const tilesOf = async (taskId: string) =>
    new Set(
      (await rowsOf(stack, "listing_pages"))
        .filter((row) => row.task_id === taskId)
        .map((row) => row.tile),
    ).size;

  test("it always ends, with the same listings, one hold and one settle, and goes on within 10 s", async () => {
    const undisturbed = await start("Undisturbed");
    await finishedTask(user, undisturbed);
    const expected = await idsOf(undisturbed);
    expect(expected.length).toBeGreaterThan(20);

    for (const path of [rootTile, ...quarters(rootTile), ...quarters(rootTile).flatMap(quarters)]) {
      await fault({ kind: "timeout-remark", delayMs: 0, match: boxOf(tileBounds(bounds, path)) });
    }
    await fault({ kind: "slow", delayMs: 60 });
    const taskId = await start("Killed");
    const waits: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const before = await tilesOf(taskId);
      await until(async () => (await tilesOf(taskId)) > before, { what: "the next tile" });
      // Anywhere between two tiles, and in the middle of whatever is being written.
      await new Promise((next) => setTimeout(next, (kill * 37) % 150));
      const { body } = await user.api("GET", `/api/tasks/${taskId}`);
      expect(isFinal(body.status)).toBe(false);
      const epochs = (await claimsOf(taskId)).length;
      process.kill(workerOf(stack), "SIGKILL");
      const killedAt = performance.now();
      await until(async () => (await claimsOf(taskId)).length > epochs, { what: "a successor" });
      waits.push(performance.now() - killedAt);
    }
    const task = await finishedTask(user, taskId);
    expect(task.status).toBe("success");
    expect(task.tilesTotal).toBe(64);
    expect(await idsOf(taskId)).toEqual(expected);
    const entries = (await rowsOf(stack, "ledger_entries")).filter((row) => row.task_id === taskId);
    expect(entries.map((row) => row.kind).sort()).toEqual(["hold", "settle"]);
    expect(task.charged).toBe(task.price);
    console.log(
      `${kills} kills of a job of ${task.tilesTotal} tiles: ${task.found} listings as undisturbed, gone on after ${seconds(Math.min(...waits))} to ${seconds(Math.max(...waits))}, the middle ${seconds(middleOf(waits))}`,
    );
    // A machine with other work to do starts a process late now and then: the middle one counts.
    expect(middleOf(waits)).toBeLessThanOrEqual(resumedWithinMs);
  });
});

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const quarters = (path: string): string[] => childrenOf(path);

/** How the tile's box stands in a query. */
const boxOf = (bounds: Bounds): string =>
  /\[bbox:[^\]]*\]/.exec(countQuery(bounds, [{ amenity: "cafe" }]))?.[0] ?? "";

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
