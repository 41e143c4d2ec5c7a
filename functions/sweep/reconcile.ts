import type { LedgerEntryRow } from "#collections/ledger-entries.ts";
import { paymentLimits } from "#domain/limits/payment.ts";
import { chargebackId, refundId, reversalId, settleId, topUpId } from "#domain/money/ledger.ts";
import { type PaymentAdjustment, type PaymentTransaction, stepFor } from "#domain/money/payment.ts";
import { isIntact } from "#shared/adapters/ledger/record-entry.ts";
import { applyAdjustment } from "#shared/payments/apply-adjustment.ts";
import { applyTransaction } from "#shared/payments/apply-transaction.ts";
import type { PaymentDeps } from "#shared/payments/payment-deps.ts";

const hourMs = 3_600_000;

export interface ReconcileReport {
  /** Accounts whose balance is not the sum of their entries: frozen, never repaired. */
  frozen: number;
  /** Payments the payment service has and the ledger had not: posted by the usual rules. */
  posted: number;
  /** Entries whose payment or adjustment the payment service does not have. */
  unknown: number;
  /** Entries whose content has changed since they were written. */
  altered: number;
  lateHolds: number;
  lateEvents: number;
  /** Micros by kind of account: the control total, which sums to 0. */
  totals: Record<string, number>;
}

/** Compares everything with everything. It reports and freezes; it never repairs money. */
export async function reconcile(deps: PaymentDeps): Promise<ReconcileReport> {
  await endStuckOrders(deps);
  await forgetOldEvents(deps);
  const entries = await deps.ledger.allEntries();
  return {
    frozen: await freezeSuspects(entries, deps),
    altered: reportAltered(entries, deps),
    lateHolds: reportLateHolds(entries, deps),
    lateEvents: await reportLateEvents(deps),
    totals: totalsOf(entries),
    ...(await comparePayments(entries, deps)),
  };
}

async function freezeSuspects(entries: LedgerEntryRow[], deps: PaymentDeps): Promise<number> {
  const suspects = await deps.ledger.suspectAccounts(entries);
  for (const { userId, balanceMicros, entriesMicros } of suspects) {
    await deps.ledger.setFrozen(userId, true);
    deps.alert("balance_differs", { user: userId, balanceMicros, entriesMicros });
  }
  return suspects.length;
}

function reportAltered(entries: readonly LedgerEntryRow[], { alert }: PaymentDeps): number {
  const altered = entries.filter((entry) => !isIntact(entry));
  for (const { $id } of altered) alert("entry_altered", { entry: $id });
  return altered.length;
}

function reportLateHolds(entries: readonly LedgerEntryRow[], deps: PaymentDeps): number {
  const ids = new Set(entries.map((entry) => entry.$id));
  const before = deps.now().getTime() - paymentLimits.holdLateHours * hourMs;
  const late = entries.filter(
    ({ kind, task_id, occurred_at }) =>
      kind === "hold" && !ids.has(settleId(task_id ?? "")) && Date.parse(occurred_at) < before,
  );
  for (const { $id } of late) deps.alert("hold_late", { entry: $id });
  return late.length;
}

async function reportLateEvents({ webhooks, now, alert }: PaymentDeps): Promise<number> {
  const before = now().getTime() - paymentLimits.inboxLateMinutes * 60_000;
  const waiting = await webhooks.waiting(paymentLimits.inboxBatch);
  const late = waiting.filter((event) => Date.parse(event.$createdAt) < before);
  for (const { $id, reason } of late) alert("event_late", { event: $id, reason });
  return late.length;
}

/** Both ways: every payment must be in the ledger, and every payment in the ledger must exist. */
async function comparePayments(
  entries: readonly LedgerEntryRow[],
  deps: PaymentDeps,
): Promise<{ posted: number; unknown: number }> {
  if (deps.priceId === "") return { posted: 0, unknown: 0 };
  const since = deps.now().getTime() - paymentLimits.reconcileDays * 24 * hourMs;
  const sinceText = new Date(since).toISOString();
  const transactions = await deps.payments.completedSince(sinceText);
  const adjustments = await deps.payments.adjustmentsSince(sinceText);
  const ids = new Set(entries.map((entry) => entry.$id));

  const posted =
    (await postMissing(transactions, ids, deps)) + (await postAdjustments(adjustments, ids, deps));
  // A day of margin: differences at the cut-offs of the two clocks and lists are not findings.
  const known = new Set([
    ...transactions.map(({ id }) => topUpId(id)),
    ...adjustments.flatMap(({ id }) => [refundId(id), chargebackId(id)]),
  ]);
  const extra = entries.filter(
    ({ $id, kind, occurred_at }) =>
      (kind === "top_up" || kind === "clawback") &&
      Date.parse(occurred_at) > since + 24 * hourMs &&
      !known.has($id),
  );
  for (const { $id } of extra) deps.alert("payment_unknown", { entry: $id });
  return { posted, unknown: extra.length };
}

async function postMissing(
  transactions: readonly PaymentTransaction[],
  ids: ReadonlySet<string>,
  deps: PaymentDeps,
): Promise<number> {
  const lateBefore = deps.now().getTime() - paymentLimits.inboxLateMinutes * 60_000;
  let posted = 0;
  for (const transaction of transactions) {
    const { id, updatedAt } = transaction;
    if (ids.has(topUpId(id)) || (await isInReview(id, deps))) continue;
    const news = { transaction, state: "completed", at: updatedAt } as const;
    const { reason } = await applyTransaction(news, deps);
    if (reason !== "recorded") continue;
    posted += 1;
    // A younger one is merely on its way.
    if (Date.parse(updatedAt) < lateBefore) deps.alert("payment_posted_late", { transaction: id });
  }
  return posted;
}

async function postAdjustments(
  adjustments: readonly PaymentAdjustment[],
  ids: ReadonlySet<string>,
  deps: PaymentDeps,
): Promise<number> {
  let posted = 0;
  for (const adjustment of adjustments) {
    const step = stepFor(adjustment);
    const { id, transactionId } = adjustment;
    const isTaken = ids.has(refundId(id)) || ids.has(chargebackId(id));
    const isMissing =
      (step.kind === "claw-back" && !isTaken) || (step.kind === "undo" && !ids.has(reversalId(id)));
    if (!isMissing || (await isInReview(transactionId, deps))) continue;
    const { reason } = await applyAdjustment(adjustment, deps);
    posted += reason === "recorded" ? 1 : 0;
  }
  return posted;
}

const isInReview = async (transactionId: string, { orders }: PaymentDeps): Promise<boolean> =>
  (await orders.byTransaction(transactionId))?.state === "review";

/** `user:ada` counts as `user`: one line per kind of account. */
function totalsOf(entries: readonly LedgerEntryRow[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { legs } of entries) {
    for (const [account, micros] of JSON.parse(legs) as [string, number][]) {
      const kind = account.split(":")[0] ?? account;
      totals[kind] = (totals[kind] ?? 0) + micros;
    }
  }
  return totals;
}

async function endStuckOrders({ orders, now }: PaymentDeps): Promise<void> {
  const before = new Date(now().getTime() - paymentLimits.orderExpiresHours * hourMs).toISOString();
  for (const order of await orders.stuckBefore(before)) {
    await orders.update(order.$id, { state: "canceled", reason: "never reached the checkout" });
  }
}

async function forgetOldEvents({ webhooks, now }: PaymentDeps): Promise<void> {
  const before = new Date(
    now().getTime() - paymentLimits.inboxKeptDays * 24 * hourMs,
  ).toISOString();
  for (const eventId of await webhooks.settledBefore(before)) await webhooks.remove(eventId);
}
