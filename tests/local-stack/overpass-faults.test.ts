import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area.ts";
import { sharedStack } from "../steps/product.ts";
import { boundsOf, type RunningStack } from "../steps/stack.ts";
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
  const collect = async () => {
    names += 1;
    const { body } = await user.api("POST", "/api/scrape", {
      name: `Try ${names}`,
      niche: ["Restaurant"],
      tier: 1,
      bounds,
    });
    return finishedTask(user, body.taskId);
  };

  test.each(["down", "rate-limited", "busy", "truncated", "html"])(
    "for good (%s): the preset fails in a sentence and the whole hold returns",
    async (kind) => {
      const before = await openAccount(user);
      await faults("POST", { kind, delayMs: 0 });
      const task = await collect();
      expect(task.status).toBe("failed");
      expect(task.failure?.detail).toBe(
        "The map data service could not be reached. Nothing was charged; please try again later.",
      );
      expect([task.charged, task.returned]).toEqual([0, task.price]);
      expect(await openAccount(user)).toBe(before);
    },
  );

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
