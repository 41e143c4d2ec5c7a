import { describe, expect, test } from "vitest";
import type { LedgerLine } from "#domain/contract.ts";
import { awaitedFrom, nextLookMs } from "../../../../web/src/features/credits/awaited-payment.ts";
import {
  noPurchase,
  type Purchase,
  type PurchaseEvent,
  reducePurchase,
} from "../../../../web/src/features/credits/checkout-state.ts";
import { wordsOf } from "../../../../web/src/features/credits/ledger-words.ts";
import { mayUseStandIn } from "../../../../web/src/lib/paddle.ts";

describe("the wait for credits", () => {
  test("looks after 1, 2, 4, 8 and 15 s, then every 15 s", () => {
    const moments: number[] = [];
    for (let at = 0; at < 60_000; ) {
      at += nextLookMs(at);
      moments.push(at / 1_000);
    }
    expect(moments).toEqual([1, 2, 4, 8, 15, 30, 45, 60]);
  });

  test("goes on after a reload for the same person only", () => {
    const kept = { userId: "a", transactionId: "txn_1", paidAt: 5 };
    expect(awaitedFrom(kept, "a")).toEqual(kept);
    expect(awaitedFrom(kept, "b")).toBeNull();
    expect(awaitedFrom(undefined, "a")).toBeNull();
    expect(awaitedFrom({ ...kept, transactionId: 1 }, "a")).toBeNull();
  });
});

describe("a purchase", () => {
  const stepsOf = (...events: PurchaseEvent[]): Purchase =>
    events.reduce(reducePurchase, noPurchase);
  const pay = { type: "pay pressed" } as const;
  const open = { type: "window opened" } as const;

  test("that is left without paying cost nothing", () => {
    expect(stepsOf(pay, open, { type: "closed" })).toEqual({
      step: "left",
      isDeclined: false,
      isUnderWay: false,
    });
  });

  test("stays paid when its window is closed afterwards", () => {
    const paid = stepsOf(pay, open, { type: "initiated" }, { type: "completed" });
    expect(paid).toEqual({ step: "paid" });
    expect(reducePurchase(paid, { type: "closed" })).toBe(paid);
  });

  test("whose card was declined says so, until another one is tried", () => {
    const declined = stepsOf(pay, open, { type: "initiated" }, { type: "declined" });
    expect(reducePurchase(declined, { type: "closed" })).toMatchObject({ isDeclined: true });
    expect(reducePurchase(declined, { type: "initiated" })).toMatchObject({ isDeclined: false });
  });

  test("whose window closes while it is under way may still be paid", () => {
    expect(stepsOf(pay, open, { type: "initiated" }, { type: "closed" })).toMatchObject({
      step: "left",
      isUnderWay: true,
    });
  });

  test("that failed keeps its sentence when the window closes", () => {
    const failed = stepsOf(pay, open, { type: "failed", sentence: "Not known." });
    expect(reducePurchase(failed, { type: "closed" })).toEqual({
      step: "failed",
      sentence: "Not known.",
    });
  });
});

test.each<[Partial<LedgerLine>, string | null, string]>([
  [{ kind: "top_up" }, null, "Top-up"],
  [{ kind: "hold", amount: -0.5 }, "Bakeries", "Held for “Bakeries”"],
  [{ kind: "hold", amount: -0.5 }, null, "Held for a preset"],
  [{ kind: "hold", amount: 0 }, "Bakeries", "Nothing held for “Bakeries”"],
  [{ kind: "settle", amount: 0.5 }, "Bakeries", "Returned from “Bakeries”"],
  [{ kind: "settle", amount: 0 }, "Bakeries", "Charged for “Bakeries”"],
  [{ kind: "welcome" }, null, "Welcome credit"],
  [{ kind: "clawback", id: "r.adj_1" }, null, "Refund"],
  [{ kind: "clawback", id: "c.adj_1" }, null, "Disputed payment"],
  [{ kind: "reversal" }, null, "Refund reversed"],
  [{ kind: "correction" }, null, "Correction"],
])("the entry %j of %s reads %s", (changes, name, words) => {
  const line = {
    id: "x.1",
    at: "",
    kind: "hold",
    amount: 0,
    balanceAfter: 0,
    taskId: "1",
    note: "",
  };
  expect(wordsOf({ ...line, ...changes } as LedgerLine, name)).toBe(words);
});

test("a checkout that moves no money opens on one's own machine only", () => {
  expect(["localhost", "127.0.0.1"].every(mayUseStandIn)).toBe(true);
  expect(["areascout.example", "localhost.example.com", "10.0.0.1", ""].some(mayUseStandIn)).toBe(
    false,
  );
});
