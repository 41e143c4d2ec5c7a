import type { CreateLinkReply, CreateLinkRequest } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { moneyLimits } from "#domain/limits/money.ts";
import { paymentLimits } from "#domain/limits/payment.ts";
import { packQuantity } from "#domain/money/payment.ts";
import { microsOf } from "#domain/money/pricing.ts";
import type { Stores } from "#shared/adapters/stores.ts";

type Deps = Pick<Stores, "ledger" | "orders" | "payments" | "now" | "newId"> & {
  /** The one price, a unit of $10; empty = nothing can be bought. */
  priceId: string;
  welcomeUsd: number;
};

/** Writes the order, then asks the payment service for a transaction the checkout can open. */
export async function createLink(
  user: { userId: string; email: string },
  { priceId, amount = moneyLimits.packUsdDefault }: CreateLinkRequest,
  deps: Deps,
): Promise<CreateLinkReply> {
  if (deps.priceId === "") throw new AppError("payment/not-available");
  if (priceId !== deps.priceId) throw new AppError("payment/unknown-price");
  const quantity = packQuantity(amount);
  if (quantity === null) throw new AppError("payment/unknown-amount");
  await requireMayBuy(user, deps);

  const orderId = deps.newId();
  const at = deps.now().toISOString();
  await deps.orders.create(orderId, { userId: user.userId, amountUsd: amount, quantity, at });
  await requireInTurn(user.userId, orderId, deps);
  const transactionId = await deps.payments.createTransaction({
    orderId,
    userId: user.userId,
    priceId,
    quantity,
  });
  await deps.orders.update(orderId, { txn_id: transactionId, state: "ready" });
  return { transactionId };
}

/**
 * A buyer has an account to be credited; a disputed payment blocks the next one, a debt does not.
 */
async function requireMayBuy(
  user: { userId: string; email: string },
  { ledger, orders, welcomeUsd, now }: Deps,
): Promise<void> {
  const account = await ledger.openAccount(user, microsOf(welcomeUsd));
  if (account.frozen) throw new AppError("credits/frozen");
  if (await orders.hasDispute(user.userId)) throw new AppError("payment/disputed");
  const since = minuteBefore(now());
  const opened = await orders.openedSince(user.userId, since, paymentLimits.checkoutsPerMinute);
  if (opened.length >= paymentLimits.checkoutsPerMinute) throw tooMany();
}

/** Check again after creating the order: only the first few of many concurrent ones continue. */
async function requireInTurn(
  userId: string,
  orderId: string,
  { orders, now }: Deps,
): Promise<void> {
  const since = minuteBefore(now());
  const first = await orders.openedSince(userId, since, paymentLimits.checkoutsPerMinute);
  if (first.some((order) => order.$id === orderId)) return;
  await orders.update(orderId, { state: "canceled", reason: "too many checkouts at once" });
  throw tooMany();
}

const minuteBefore = (now: Date): string => new Date(now.getTime() - 60_000).toISOString();
const tooMany = (): AppError => new AppError("limit/checkouts", { retryAfterS: 60 });
