import { describe, expect, test } from "vitest";
import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { orders } from "#collections/orders.ts";
import { AppError } from "#domain/errors.ts";
import type { PaymentAdjustment, PaymentTransaction } from "#domain/money/payment.ts";
import { reconcile } from "../../../functions/sweep/reconcile.ts";
import { takeUpEvents } from "../../../functions/sweep/take-up-events.ts";
import {
  adjustmentEvent,
  paymentWorld,
  priceId,
  transactionEvent,
} from "../../steps/payment-world.ts";

const paid = (change: Partial<PaymentTransaction> = {}): PaymentTransaction => ({
  id: "txn_1",
  status: "completed",
  origin: "api",
  claimedOrderId: null,
  claimedUserId: null,
  items: [{ priceId, quantity: 2 }],
  currency: "USD",
  totalMinor: 2_000,
  discountMinor: 0,
  updatedAt: "2026-11-21T08:00:00.000Z",
  ...change,
});

const refund: PaymentAdjustment = {
  id: "adj_1",
  transactionId: "txn_1",
  action: "refund",
  status: "approved",
  isFull: false,
  currency: "USD",
  totalMinor: 500,
  createdAt: "2026-11-21T08:00:00.000Z",
};

async function bought() {
  const world = paymentWorld();
  await world.order("ada");
  await world.send(transactionEvent("completed", { id: "txn_1" }));
  world.service.transactions.push(paid());
  return world;
}

describe("the reconciler", () => {
  test("finds nothing where nothing is wrong, and its control totals sum to zero", async () => {
    const world = await bought();
    const report = await reconcile(world.deps);
    expect(report).toMatchObject({ frozen: 0, posted: 0, unknown: 0, altered: 0, lateHolds: 0 });
    expect(report.totals).toEqual({ paddle_clearing: -20_000_000, user: 20_000_000 });
    expect(world.alerts).toEqual([]);
  });

  test("freezes an account whose balance is not the sum of its entries, and repairs nothing", async () => {
    const world = await bought();
    await world.tables.update(accounts, "ada", { balance_micros: 99_000_000 });
    expect((await reconcile(world.deps)).frozen).toBe(1);
    expect(await world.deps.ledger.accountOf("ada")).toEqual({
      balanceMicros: 99_000_000,
      frozen: true,
    });
    expect(world.alerts).toEqual([
      {
        event: "balance_differs",
        facts: { user: "ada", balanceMicros: 99_000_000, entriesMicros: 20_000_000 },
      },
    ]);
  });

  test("never suspects an account that is moving while it looks", async () => {
    const world = await bought();
    const entries = await world.deps.ledger.allEntries();
    const { list, get } = world.tables;
    let moves = 0;
    const move = async (): Promise<void> => {
      moves += 1;
      const correction = { userId: "ada", amountMicros: 1, reason: "moving" };
      world.tables.get = get;
      await world.deps.ledger.correct({ ...correction, ticket: `T-${moves}` });
      world.tables.get = moving;
    };
    // Whatever is read, something has happened right before and happens right after.
    const moving: typeof get = async (table, id) => {
      await move();
      const row = await get(table, id);
      await move();
      return row;
    };
    world.tables.get = moving;
    world.tables.list = async (table, query) => {
      await move();
      const rows = await list(table, query);
      await move();
      return rows;
    };
    expect(await world.deps.ledger.suspectAccounts(entries)).toEqual([]);
    expect(moves).toBeGreaterThan(4);
  });

  test("posts a payment whose events were lost, once, by the usual rules", async () => {
    const world = paymentWorld();
    await world.order("ada");
    world.service.transactions.push(paid());
    world.service.adjustments.push(refund);
    world.pass(3_600_000);
    expect((await reconcile(world.deps)).posted).toBe(2);
    expect(world.balance("ada")).toBe(15_000_000);
    expect(world.alerted()).toEqual(["payment_posted_late"]);
    expect((await reconcile(world.deps)).posted).toBe(0);
    expect(world.balance("ada")).toBe(15_000_000);
  });

  test("leaves what waits for a person to that person", async () => {
    const world = paymentWorld();
    await world.order("ada");
    world.service.transactions.push(paid({ discountMinor: 1 }));
    await reconcile(world.deps);
    await reconcile(world.deps);
    expect(world.balance("ada")).toBe(0);
    expect(world.alerted()).toEqual(["payment_review"]);
  });

  test("reports money in the books that the payment service does not know", async () => {
    const world = await bought();
    world.service.transactions = [];
    expect((await reconcile(world.deps)).unknown).toBe(1);
    expect(world.alerted()).toEqual(["payment_unknown"]);
    expect(world.balance("ada")).toBe(20_000_000);
  });

  test("reports an entry that was changed afterwards", async () => {
    const world = await bought();
    await world.tables.update(ledgerEntries, "t.txn_1", { ref: "txn_2" });
    expect((await reconcile(world.deps)).altered).toBe(1);
  });

  test("ends orders that never reached the checkout after a day, and can still credit them", async () => {
    const world = paymentWorld();
    world.service.fails = new AppError("payment/provider-unavailable");
    await expect(world.order("ada")).rejects.toThrow("payment/provider-unavailable");
    world.service.fails = null;
    world.pass(25 * 3_600_000);
    await reconcile(world.deps);
    expect(world.orderRow("order1")).toMatchObject({ state: "canceled" });
    const claim = { custom_data: { orderId: "order1", userId: "ada" } };
    await world.send(transactionEvent("completed", { id: "txn_1", more: claim }));
    expect(world.balance("ada")).toBe(20_000_000);
    expect(world.tables.rows(orders)[0]).toMatchObject({ state: "completed" });
  });
});

describe("the inbox", () => {
  test("an event whose handler died is taken up by the next sweep", async () => {
    const world = paymentWorld();
    await world.order("ada");
    const event = transactionEvent("completed", { id: "txn_1" });
    const body = JSON.stringify(event);
    await world.deps.webhooks.receive(event.event_id, {
      type: event.event_type,
      at: event.occurred_at,
      body,
    });
    expect(await takeUpEvents(world.deps)).toBe(1);
    expect(world.balance("ada")).toBe(20_000_000);
    expect(await takeUpEvents(world.deps)).toBe(0);
  });

  test("a refund whose purchase was never heard of fetches it from the payment service", async () => {
    const world = paymentWorld();
    await world.order("ada");
    const early = adjustmentEvent("refund", { id: "adj_1", transactionId: "txn_1", total: 500 });
    await expect(world.send(early)).rejects.toThrow("webhook/too-early");
    world.service.transactions.push(paid());
    await takeUpEvents(world.deps);
    expect(world.balance("ada")).toBe(15_000_000);
    expect(world.event(early.event_id)).toMatchObject({ state: "done" });
  });

  test("an event that waits while the payment service is down is kept, and reported when late", async () => {
    const world = paymentWorld();
    await world.order("ada");
    const early = adjustmentEvent("refund", { id: "adj_1", transactionId: "txn_1", total: 500 });
    await expect(world.send(early)).rejects.toThrow("webhook/too-early");
    world.service.fails = new AppError("payment/provider-unavailable");
    for (let sweeps = 0; sweeps < 5; sweeps++) await takeUpEvents(world.deps);
    expect(world.event(early.event_id)).toMatchObject({ state: "new" });
    world.service.fails = null;
    world.pass(16 * 60_000);
    expect((await reconcile(world.deps)).lateEvents).toBe(1);
    world.service.transactions.push(paid());
    for (let sweeps = 0; sweeps < 10; sweeps++) await takeUpEvents(world.deps);
    expect(world.balance("ada")).toBe(15_000_000);
  });
});
