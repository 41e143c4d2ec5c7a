import { describe, expect, test } from "vitest";
import { quoteStore } from "#shared/adapters/quote-store.ts";
import { taskStore } from "#shared/adapters/task-store.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import { sweep } from "../../../functions/sweep/sweep.ts";
import { paymentWorld, transactionEvent } from "../../steps/payment-world.ts";

const hourMs = 3_600_000;

function sweeper() {
  const world = paymentWorld();
  const warnings: unknown[] = [];
  const nothing = async () => {};
  const run = () =>
    sweep({
      ...world.deps,
      tasks: taskStore(world.tables),
      quotes: quoteStore(world.tables),
      usage: usageStore(world.tables),
      tables: world.tables,
      files: {
        save: nothing,
        read: async () => null,
        remove: nothing,
        listBefore: async () => [],
        createToken: async () => "",
        addressByToken: async () => null,
      },
      startCollect: nothing,
      leaseMs: 90_000,
      reconcileEveryMs: hourMs,
      warn: (...parts) => warnings.push(parts),
    });
  return { world, run, warnings };
}

describe("a sweep", () => {
  test("compares the books once an hour, however many sweeps there are at once", async () => {
    const { world, run } = sweeper();
    const first = await Promise.all([run(), run(), run()]);
    expect(first.filter(({ reconciled }) => reconciled !== null)).toHaveLength(1);
    expect((await run()).reconciled).toBeNull();
    world.pass(hourMs);
    expect((await run()).reconciled).not.toBeNull();
    expect((await run()).reconciled).toBeNull();
  });

  test("takes up events although comparing the books fails", async () => {
    const { world, run, warnings } = sweeper();
    await world.order("ada");
    const event = transactionEvent("completed", { id: "txn_1" });
    await world.deps.webhooks.receive(event.event_id, {
      type: event.event_type,
      at: event.occurred_at,
      body: JSON.stringify(event),
    });
    world.service.fails = new Error("down");
    expect(await run()).toMatchObject({ events: 1, reconciled: null });
    expect(world.balance("ada")).toBe(20_000_000);
    expect(warnings).toHaveLength(1);
  });
});
