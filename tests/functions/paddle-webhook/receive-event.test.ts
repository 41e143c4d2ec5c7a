import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accounts } from "#collections/accounts.ts";
import { AppError } from "#domain/errors.ts";
import { holdsAsync } from "../../property.ts";
import { adjustmentEvent, paymentWorld, transactionEvent } from "../../steps/payment-world.ts";

const completed = (id = "txn_1", more: object = {}) =>
  transactionEvent("completed", { id, ...more });
const refund = (id: string, total: number, more: object = {}) =>
  adjustmentEvent("refund", { id, transactionId: "txn_1", total, ...more });

async function bought() {
  const world = paymentWorld();
  await world.order("ada");
  await world.send(completed());
  return world;
}

describe("a completed purchase", () => {
  test.each(["lost-reply", "refused"] as const)(
    "is credited once although the commit ended with a %s",
    async (fate) => {
      const world = paymentWorld();
      await world.order("ada");
      world.tables.nextCommits = [fate];
      await world.send(completed());
      await world.send(completed());
      expect(world.balance("ada")).toBe(20_000_000);
      expect(world.entries()).toHaveLength(1);
    },
  );

  test("is credited by its order even when the transaction's id was never saved", async () => {
    const world = paymentWorld();
    await world.order("ada");
    await world.deps.orders.update("order1", { txn_id: null, state: "creating" });
    const claim = { more: { custom_data: { orderId: "order1", userId: "ada" } } };
    await world.send(completed("txn_7", claim));
    expect(world.balance("ada")).toBe(20_000_000);
    expect(world.orderRow("order1")).toMatchObject({ txn_id: "txn_7", state: "completed" });
  });

  test("cannot be claimed for an order of somebody else, or one that has its own transaction", async () => {
    const world = paymentWorld();
    await world.order("ada");
    const claim = { more: { custom_data: { orderId: "order1", userId: "ada" } } };
    await world.send(completed("txn_7", claim));
    await world.deps.orders.update("order1", { txn_id: null });
    const foreign = { more: { custom_data: { orderId: "order1", userId: "mallory" } } };
    await world.send(completed("txn_8", foreign));
    expect(world.balance("ada")).toBe(0);
    expect(world.alerted()).toEqual(["payment_review", "payment_review"]);
  });

  test("stays completed whatever older or later states still come", async () => {
    const world = await bought();
    for (const type of ["paid", "payment_failed", "canceled", "past_due"]) {
      await world.send(transactionEvent(type, { id: "txn_1", at: "2026-11-21T09:00:00Z" }));
    }
    expect(world.orderRow("order1")).toMatchObject({ state: "completed" });
    expect(world.balance("ada")).toBe(20_000_000);
  });

  test("of an account that was deleted waits for a person", async () => {
    const world = paymentWorld();
    await world.order("ada");
    await world.tables.remove(accounts, "ada");
    await world.send(completed());
    expect(world.entries()).toHaveLength(0);
    expect(world.orderRow("order1")).toMatchObject({
      state: "review",
      reason: "the account was deleted",
    });
    expect(world.alerted()).toEqual(["payment_review"]);
  });

  test("that comes again with another content is an alarm and changes nothing", async () => {
    const world = await bought();
    const again = completed("txn_1", { quantity: 10 });
    await world.send(again);
    expect(world.balance("ada")).toBe(20_000_000);
    expect(world.alerted()).toEqual(["ledger_conflict"]);
    expect(world.event(again.event_id)).toMatchObject({ state: "review" });
  });

  test.each([
    ["a quantity of 0", { quantity: 0 }],
    ["half a unit", { quantity: 1.5 }],
    ["nothing paid", { total: 0 }],
  ])("with %s waits for a person", async (_, change) => {
    const world = paymentWorld();
    await world.order("ada");
    await world.send(completed("txn_1", change));
    expect(world.balance("ada")).toBe(0);
    expect(world.orderRow("order1")).toMatchObject({ state: "review" });
  });

  test("events we have no use for are kept and ignored", async () => {
    const world = paymentWorld();
    const other = {
      event_id: "evt_x",
      event_type: "payout.paid",
      occurred_at: "2026-11-21T08:00:00Z",
      data: { id: "p", status: "paid" },
    };
    const unknown = { ...other, event_id: "evt_y", event_type: "moon.phase_changed" };
    for (const event of [other, unknown]) await world.send(event);
    expect(world.event("evt_x")).toMatchObject({ state: "ignored" });
    expect(world.event("evt_y")).toMatchObject({ state: "ignored" });
  });
});

describe("refunds and disputes", () => {
  test.each([
    ["a third", [667], [6_670_000]],
    ["60 % and 60 %", [1_200, 1_200], [12_000_000, 8_000_000]],
    ["three thirds", [667, 667, 666], [6_670_000, 6_670_000, 6_660_000]],
  ])(
    "of %s take their share, together never more than the purchase gave",
    async (_, totals, taken) => {
      const world = await bought();
      for (const [n, total] of totals.entries()) await world.send(refund(`adj_${n}`, total));
      const amounts = world
        .entries()
        .slice(1)
        .map((entry) => -Number(entry.amount_micros));
      expect(amounts).toEqual(taken);
    },
  );

  test("a share is rounded down and the last part takes the remainder", async () => {
    const world = paymentWorld();
    await world.order("ada", 10);
    await world.send(completed("txn_1", { quantity: 1, total: 1_190 }));
    for (const [n, total] of [397, 397, 396].entries()) {
      await world.send(refund(`adj_${n}`, total));
    }
    const amounts = world
      .entries()
      .slice(1)
      .map((entry) => -Number(entry.amount_micros));
    expect(amounts).toEqual([3_336_134, 3_336_134, 3_327_732]);
    expect(world.balance("ada")).toBe(0);
  });

  test("in any order, repeated and early, end with the same balance and never more than the purchase", async () => {
    const parts = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 4 });
    let schedules = 0;
    await holdsAsync(
      fc.asyncProperty(parts, fc.infiniteStream(fc.nat()), async (totals, random) => {
        const pick = () => random.next().value ?? 0;
        const world = paymentWorld();
        await world.order("ada");
        const sent = [
          transactionEvent("paid", { id: "txn_1" }),
          completed(),
          completed(),
          ...totals.flatMap((total, n) => [
            refund(`adj_${n}`, total, { status: "pending_approval" }),
            refund(`adj_${n}`, total),
            refund(`adj_${n}`, total),
          ]),
        ];
        let waiting = sent.map((event) => ({ event, order: pick() }));
        waiting.sort((a, b) => a.order - b.order);
        while (waiting.length > 0) {
          const early: typeof waiting = [];
          for (const one of waiting) {
            try {
              await world.send(one.event);
            } catch (error) {
              if (!(error instanceof AppError) || error.code !== "webhook/too-early") throw error;
              early.push(one);
            }
          }
          waiting = early;
        }
        const refunded = totals.reduce((sum, total) => sum + total, 0);
        const shares = totals.reduce((sum, total) => sum + total * 10_000, 0);
        expect(world.balance("ada")).toBe(20_000_000 - (refunded >= 2_000 ? 20_000_000 : shares));
        expect(world.orderRow("order1")).toMatchObject({ state: "completed" });
        schedules += 1;
      }),
      { numRuns: 300 },
    );
    console.log(`refund schedules in random order: ${schedules}`);
  });

  test("a payment told completed before paid, and a refund told before both, leave the same rows", async () => {
    const told = async (order: readonly ("paid" | "completed" | "refund")[]) => {
      const world = paymentWorld();
      await world.order("ada");
      const events = {
        paid: { ...transactionEvent("paid", { id: "txn_1" }), event_id: "evt_paid" },
        completed: { ...completed(), event_id: "evt_completed" },
        refund: { ...refund("adj_1", 500), event_id: "evt_refund" },
      };
      const early: object[] = [];
      for (const name of order) {
        await world.send(events[name]).catch((error: unknown) => {
          expect(error).toMatchObject({ code: "webhook/too-early", status: 503 });
          early.push(events[name]);
        });
      }
      // The service sends again what was answered with 503.
      for (const event of early) await world.send(event);
      const ofEvent = (id: string) => world.event(id)?.state;
      return {
        early: early.length,
        rows: {
          balance: world.balance("ada"),
          order: world.orderRow("order1"),
          entries: world.entries().map(({ kind, amount_micros }) => [kind, amount_micros]),
          events: Object.values(events).map(({ event_id }) => ofEvent(event_id)),
          alerts: world.alerted(),
        },
      };
    };
    const straight = await told(["paid", "completed", "refund"]);
    expect(straight).toMatchObject({ early: 0, rows: { balance: 15_000_000, alerts: [] } });
    const paidLast = await told(["completed", "paid", "refund"]);
    expect(paidLast).toEqual(straight);
    const refundFirst = await told(["refund", "completed", "paid"]);
    expect(refundFirst).toEqual({ ...straight, early: 1 });
    expect((await told(["paid", "refund", "completed"])).rows).toEqual(straight.rows);
  });

  test("a refund in another currency than the payment waits for a person", async () => {
    const world = await bought();
    const euros = refund("adj_1", 100, { currency: "EUR" });
    await world.send(euros);
    expect(world.balance("ada")).toBe(20_000_000);
    expect(world.event(euros.event_id)).toMatchObject({ state: "review" });
  });

  test("two refunds at the same moment never take the same credits twice", async () => {
    const world = await bought();
    await Promise.all([
      world.send(refund("adj_1", 1_200)),
      world.send(refund("adj_2", 1_200)),
      world.send(refund("adj_2", 1_200)),
    ]);
    expect(world.balance("ada")).toBe(0);
    expect(world.entries()).toHaveLength(3);
  });

  test("what was undone before it was heard of is taken and given back: nothing changes", async () => {
    const world = await bought();
    await world.send(refund("adj_1", 2_000, { status: "reversed" }));
    await world.send(refund("adj_1", 2_000));
    expect(world.balance("ada")).toBe(20_000_000);
    expect(world.entries().map((entry) => entry.$id)).toEqual(["t.txn_1", "r.adj_1", "v.adj_1"]);
  });

  test("a chargeback freezes, and its reversal gives back once, however it is told", async () => {
    const world = await bought();
    const dispute = { id: "adj_1", transactionId: "txn_1", total: 2_000, type: "full" };
    const undone = adjustmentEvent("chargeback_reverse", { ...dispute, id: "adj_2" });
    await expect(world.send(undone)).rejects.toThrow("webhook/too-early");
    await world.send(adjustmentEvent("chargeback", dispute));
    expect(world.balance("ada")).toBe(0);
    expect(await world.deps.ledger.accountOf("ada")).toMatchObject({ frozen: true });
    await world.send(undone);
    await world.send(adjustmentEvent("chargeback", { ...dispute, status: "reversed" }));
    expect(world.balance("ada")).toBe(20_000_000);
    expect(await world.deps.ledger.accountOf("ada")).toMatchObject({ frozen: true });
  });

  test("a reversal told again gives nothing of a second dispute back: a person decides", async () => {
    const world = await bought();
    const dispute = { transactionId: "txn_1", total: 1_000, type: "partial" };
    await world.send(adjustmentEvent("chargeback", { ...dispute, id: "adj_1" }));
    const reversal = { ...dispute, id: "adj_2" };
    await world.send(adjustmentEvent("chargeback_reverse", reversal));
    await world.send(adjustmentEvent("chargeback", { ...dispute, id: "adj_3" }));
    const again = adjustmentEvent("chargeback_reverse", reversal);
    await world.send(again);
    expect(world.balance("ada")).toBe(10_000_000);
    expect(world.event(again.event_id)).toMatchObject({ state: "review" });
  });

  test("a chargeback after a full refund takes nothing more but still freezes", async () => {
    const world = await bought();
    await world.send(refund("adj_1", 2_000));
    const dispute = { id: "adj_2", transactionId: "txn_1", total: 2_000, type: "full" };
    await world.send(adjustmentEvent("chargeback", dispute));
    expect(world.balance("ada")).toBe(0);
    expect(await world.deps.ledger.accountOf("ada")).toMatchObject({ frozen: true });
  });

  test("an adjustment in words the product does not know changes nothing until a person looks", async () => {
    const world = await bought();
    const strange = adjustmentEvent("tax_correction", {
      id: "adj_1",
      transactionId: "txn_1",
      total: 500,
      status: "on_hold",
    });
    await world.send(strange);
    expect(world.balance("ada")).toBe(20_000_000);
    expect(world.event(strange.event_id)).toMatchObject({
      state: "review",
      reason: 'the adjustment "unknown" is not expected',
    });
  });

  test("an announced dispute stops the next purchase until it is called off", async () => {
    const world = await bought();
    const warning = { id: "adj_1", transactionId: "txn_1", total: 2_000 };
    await world.send(adjustmentEvent("chargeback_warning", warning));
    await expect(world.order("ada")).rejects.toThrow("payment/disputed");
    expect(world.balance("ada")).toBe(20_000_000);
    await world.send(adjustmentEvent("chargeback_warning_reverse", { ...warning, id: "adj_2" }));
    await expect(world.order("ada")).resolves.toMatchObject({ transactionId: "txn_2" });
  });
});
