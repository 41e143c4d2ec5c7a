import type { WebhookEventRow } from "#collections/webhook-events.ts";
import { paymentLimits } from "#domain/limits/payment.ts";
import type { TooEarly } from "#shared/payments/apply-adjustment.ts";
import { applyEvent } from "#shared/payments/apply-event.ts";
import { applyTransaction } from "#shared/payments/apply-transaction.ts";
import type { PaymentDeps } from "#shared/payments/payment-deps.ts";

/** Resumes events whose handler died or that arrived before the one they refer to. */
export async function takeUpEvents(deps: PaymentDeps): Promise<number> {
  const endsAt = deps.now().getTime() + paymentLimits.sweepBudgetMs;
  let decided = 0;
  for (const row of await deps.webhooks.waiting(paymentLimits.inboxBatch)) {
    if (deps.now().getTime() > endsAt) break;
    try {
      decided += (await takeUp(row, deps)) ? 1 : 0;
    } catch (error) {
      // One event that fails must not hold up the others.
      deps.alert("event_failed", { event: row.$id, attempts: row.attempts, cause: String(error) });
    }
  }
  return decided;
}

async function takeUp(row: WebhookEventRow, deps: PaymentDeps): Promise<boolean> {
  const decision = await applyEvent(row, deps);
  if (decision.state !== "too-early") return true;
  if (!isDue(row.attempts + 1)) return false;
  if (!(await fetchTransaction(decision, deps))) {
    await deps.webhooks.decide(row.$id, { state: "review", reason: "its transaction is unknown" });
    deps.alert("adjustment_review", { event: row.$id, transaction: decision.transactionId });
    return true;
  }
  return (await applyEvent(row, deps)).state !== "too-early";
}

/** The payment service is asked at the 1st, 2nd, 4th, 8th … sweep, and at least at every 64th. */
const isDue = (sweeps: number): boolean => (sweeps & (sweeps - 1)) === 0 || sweeps % 64 === 0;

/** Posts the transaction an adjustment is waiting for; false = the payment service has none. */
async function fetchTransaction({ transactionId }: TooEarly, deps: PaymentDeps): Promise<boolean> {
  const transaction = await deps.payments.transaction(transactionId);
  if (!transaction) return false;
  if (transaction.status === "completed") {
    await applyTransaction({ transaction, state: "completed", at: transaction.updatedAt }, deps);
  }
  return true;
}
