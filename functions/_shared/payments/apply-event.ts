import type { WebhookEventRow } from "#collections/webhook-events.ts";
import { AppError } from "#domain/errors.ts";
import type { PaymentEvent } from "#shared/adapters/payments.ts";
import type { Decision } from "#shared/adapters/webhook-store.ts";
import { applyAdjustment, type TooEarly } from "./apply-adjustment.ts";
import { applyTransaction } from "./apply-transaction.ts";
import type { PaymentDeps } from "./payment-deps.ts";

/** Applies an event of the inbox and records the decision; may run any number of times. */
export async function applyEvent(
  row: WebhookEventRow,
  deps: PaymentDeps,
): Promise<Decision | TooEarly> {
  const decision = await decide(deps.payments.readEvent(row.body), deps);
  if (decision.state === "too-early") await deps.webhooks.postpone(row, decision.reason);
  else await deps.webhooks.decide(row.$id, decision);
  return decision;
}

async function decide(event: PaymentEvent, deps: PaymentDeps): Promise<Decision | TooEarly> {
  try {
    switch (event.kind) {
      case "transaction":
        return await applyTransaction(
          { transaction: event.transaction, state: event.state, at: event.occurredAt },
          deps,
        );
      case "adjustment":
        return await applyAdjustment(event.adjustment, deps);
      case "other":
        return { state: "ignored", reason: "not used" };
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "ledger/conflict") throw error;
    deps.alert("ledger_conflict", { event: event.id, detail: error.detail });
    return { state: "review", reason: error.detail };
  }
}
