import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import type { Task } from "#domain/contract.ts";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { rowsOf } from "../steps/payments.ts";
import { sharedStack } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

describe("the map service fails", () => {
  let stack: RunningStack;
  let user: TestUser;
  let bounds: Bounds;
  let names = 0;

  beforeAll(async () => {
    stack = await sharedStack();
    bounds = await boundsOf(stack);
    user = await signUp(stack.origin, "ada");
    await openAccount(user);
  });
  afterEach(() => faults("DELETE"));

  const faults = (method: string, body?: object) =>
    fetch(`${stack.origin}/stand-ins/overpass/faults`, {
      method,
      ...(body
        ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
        : {}),
    });
  const start = async (): Promise<string> => {
    names += 1;
    const { body } = await user.api("POST", "/api/scrape", {
      name: `Try ${names}`,
      niche: ["Restaurant"],
      tier: 1,
      bounds,
    });
    return body.taskId;
  };
  const collect = async () => finishedTask(user, await start());
  const taskWhen = (taskId: string, is: (task: Task) => boolean): Promise<Task> =>
    until(
      async () => {
        const task = (await user.api("GET", `/api/tasks/${taskId}`)).body;
        return is(task) && task;
      },
      { what: "the task as expected" },
    );
  const claimsOf = async (taskId: string) =>
    (await rowsOf(stack, "claims")).filter((row) => row.task_id === taskId);

  test.each(["down", "rate-limited", "busy", "truncated", "html"])(
    "for long (%s): the preset says that it waits, and canceling it gives everything back",
    async (kind) => {
      const before = await openAccount(user);
      await faults("POST", { kind, delayMs: 0 });
      const taskId = await start();
      const waiting = await taskWhen(taskId, (task) => task.waiting !== null);
      expect(waiting).toMatchObject({ status: "collecting", waiting: { for: "map-service" } });
      await user.api("POST", `/api/tasks/${taskId}/cancel`);
      const task = await finishedTask(user, taskId);
      expect([task.status, task.charged, task.returned]).toEqual(["canceled", 0, task.price]);
      expect([task.waiting, await openAccount(user)]).toEqual([null, before]);
    },
  );

  test("to answer at all: a preset that is canceled ends while its question is open", async () => {
    await faults("POST", { kind: "hang" });
    const taskId = await start();
    await until(async () => (await claimsOf(taskId)).length > 0, { what: "its worker" });
    const canceledAt = Date.now();
    await user.api("POST", `/api/tasks/${taskId}/cancel`);
    const task = await finishedTask(user, taskId);
    expect([task.status, task.charged]).toEqual(["canceled", 0]);
    expect(Date.now() - canceledAt).toBeLessThan(overpassLimits.timeoutS * 1_000);
  });

  test("for longer than a worker waits: the sweep starts another one, and the preset succeeds", async () => {
    await faults("POST", { kind: "down" });
    const taskId = await start();
    await until(async () => (await claimsOf(taskId)).length > 1, { what: "a second worker" });
    expect((await taskWhen(taskId, (task) => task.waiting !== null)).tilesDone).toBe(0);
    await faults("DELETE");
    const task = await finishedTask(user, taskId);
    expect([task.status, task.charged, task.waiting]).toEqual(["success", task.price, null]);
  });

  test.each(["down", "rate-limited", "busy", "truncated", "html"])(
    "for a moment (%s): the preset succeeds and costs its price",
    async (kind) => {
      await faults("POST", { kind, times: 2, delayMs: 0 });
      const task = await collect();
      expect([task.status, task.charged]).toEqual(["success", task.price]);
    },
  );

  test.each(["timeout-remark", "memory-remark"])(
    "a 200 with a remark (%s) is never sold as an empty result",
    async (kind) => {
      const whole = await collect();
      await faults("POST", { kind, times: 2, delayMs: 0 });
      const task = await collect();
      expect([task.status, task.found]).toEqual(["success", whole.found]);
      expect(task.tilesTotal).toBeGreaterThan(1);
    },
  );
});
