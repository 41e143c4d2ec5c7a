import { AppError } from "#domain/errors.ts";
import { paymentLimits } from "#domain/limits/payment.ts";
import type { PaymentEvent } from "#shared/adapters/payments.ts";
import { isSigned } from "#shared/adapters/webhook-signature.ts";
import { applyEvent } from "#shared/payments/apply-event.ts";
import type { PaymentDeps } from "#shared/payments/payment-deps.ts";

export interface Delivery {
  /** The `paddle-signature` header. */
  signature: string | undefined;
  /** As it came: a body that was parsed and written again has another signature. */
  rawBody: string;
}

/**
 * Nothing is written before the signature is checked; after that the event goes into the inbox first,
 * so that an event that was acknowledged is never lost.
 */
export async function receiveEvent(
  { signature, rawBody }: Delivery,
  deps: PaymentDeps & { secret: string },
): Promise<{ received: true }> {
  if (Buffer.byteLength(rawBody) > paymentLimits.webhookBodyMaxBytes) {
    throw new AppError("request/too-large");
  }
  if (!isSigned({ header: signature, body: rawBody, secret: deps.secret }, deps.now())) {
    deps.alert("webhook_refused", { bytes: rawBody.length, secretChars: deps.secret.length });
    throw new AppError("webhook/bad-signature");
  }
  const event = readable(rawBody, deps);
  await deps.webhooks.receive(event.id, {
    type: event.type,
    at: event.occurredAt,
    body: rawBody,
  });
  const row = await deps.webhooks.get(event.id);
  if (!row) throw new Error(`the event ${event.id} could not be written`);
  if (row.state !== "new") return { received: true };
  const decision = await applyEvent(row, deps);
  if (decision.state === "too-early") {
    throw new AppError("webhook/too-early", { retryAfterS: 60 });
  }
  return { received: true };
}

function readable(rawBody: string, deps: PaymentDeps): PaymentEvent {
  try {
    return deps.payments.readEvent(rawBody);
  } catch (error) {
    deps.alert("webhook_unreadable", { bytes: rawBody.length });
    throw new AppError("webhook/unreadable", { cause: error });
  }
}
