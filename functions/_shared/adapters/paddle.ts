import {
  type Adjustment,
  type AdjustmentNotification,
  ApiError,
  Environment,
  EventName,
  Paddle,
  type Transaction,
  type TransactionNotification,
  Webhooks,
} from "@paddle/paddle-node-sdk";
import { AppError } from "#domain/errors.ts";
import { paymentLimits } from "#domain/limits/payment.ts";
import {
  adjustmentActions,
  adjustmentStatuses,
  type PaymentAdjustment,
  type PaymentTransaction,
  type PurchaseState,
  transactionStatuses,
} from "#domain/money/payment.ts";
import type { PaymentEvent, Payments } from "./payments.ts";

export interface PaddleSettings {
  PADDLE_ENVIRONMENT: "sandbox" | "production";
  PADDLE_API_KEY: string;
  PADDLE_API_BASE: string;
}

/** The payment service through its SDK, which has no time-outs and ignores the status. */
export function paddlePayments(settings: PaddleSettings): Payments {
  const connect = () => paddleFor(settings);
  return {
    createTransaction: ({ orderId, userId, priceId, quantity }) =>
      inTime(async () => {
        const created = await connect().transactions.create({
          items: [{ priceId, quantity }],
          customData: { orderId, userId },
          currencyCode: "USD",
          collectionMode: "automatic",
        });
        return created.id;
      }),
    transaction: (id) =>
      inTime(async () => {
        try {
          return transactionOf(await connect().transactions.get(id));
        } catch (error) {
          if (error instanceof ApiError && /not_found/.test(error.code)) return null;
          throw error;
        }
      }),
    completedSince: (since) =>
      pagesOf(
        () =>
          connect().transactions.list({
            status: ["completed"],
            "updatedAt[GTE]": since,
            perPage: 100,
          }),
        transactionOf,
        () => true,
      ),
    adjustmentsSince: (since) =>
      pagesOf(
        () => connect().adjustments.list({ orderBy: "id[DESC]", perPage: 50 }),
        adjustmentOf,
        (adjustment) => adjustment.createdAt >= since,
      ),
    readEvent,
  };
}

function paddleFor({
  PADDLE_API_KEY,
  PADDLE_API_BASE,
  PADDLE_ENVIRONMENT,
}: PaddleSettings): Paddle {
  if (PADDLE_API_KEY === "") throw notAvailable("PADDLE_API_KEY is not set");
  if (PADDLE_API_BASE !== "" && !isLoopback(PADDLE_API_BASE)) {
    throw notAvailable("PADDLE_API_BASE may only name this machine");
  }
  const environment =
    PADDLE_ENVIRONMENT === "production" ? Environment.production : Environment.sandbox;
  return new Paddle(PADDLE_API_KEY, {
    environment: PADDLE_API_BASE === "" ? environment : asEnvironment(PADDLE_API_BASE),
  });
}

/** The SDK takes an environment it does not know as the API's address. */
const asEnvironment = (base: string): Environment => base.replace(/\/$/, "") as Environment;

function isLoopback(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  return host === "127.0.0.1" || host === "localhost" || host === "[::1]";
}

const notAvailable = (cause: string): AppError =>
  new AppError("payment/not-available", { cause: new Error(cause) });

/** Whether the service hangs, fails or answers in HTML, the caller gets one typed failure. */
async function inTime<T>(ask: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), paymentLimits.timeoutMs);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const retryAfterS = error instanceof ApiError ? error.retryAfter : null;
    throw new AppError("payment/provider-unavailable", {
      cause: error,
      ...(retryAfterS === null ? {} : { retryAfterS }),
    });
  } finally {
    clearTimeout(timer);
  }
}

interface Pages<T> {
  hasMore: boolean;
  next: () => Promise<T[]>;
}

/** Page by page until one holds something too old, at most `paymentLimits.pagesMax` of them. */
async function pagesOf<T, R>(
  open: () => Pages<T>,
  read: (item: T) => R,
  isWanted: (item: R) => boolean,
): Promise<R[]> {
  const found: R[] = [];
  const pages = open();
  for (let page = 0; page < paymentLimits.pagesMax && pages.hasMore; page++) {
    const items = (await inTime(() => pages.next())).map(read);
    found.push(...items.filter(isWanted));
    if (items.length === 0 || !items.every(isWanted)) return found;
  }
  return found;
}

const purchaseStates = {
  [EventName.TransactionPaid]: "paid",
  [EventName.TransactionCompleted]: "completed",
  [EventName.TransactionPaymentFailed]: "failed",
  [EventName.TransactionCanceled]: "canceled",
  [EventName.TransactionPastDue]: "past_due",
} as const satisfies Partial<Record<EventName, PurchaseState>>;

/** Throws if the text isn't an event; the kind is "other" for the many we don't use. */
export function readEvent(body: string): PaymentEvent {
  const event = Webhooks.fromJson(JSON.parse(body));
  const envelope = {
    id: rowIdOf(event.eventId),
    type: String(event.eventType),
    occurredAt: new Date(event.occurredAt).toISOString(),
  };
  switch (event.eventType) {
    case EventName.TransactionPaid:
    case EventName.TransactionCompleted:
    case EventName.TransactionPaymentFailed:
    case EventName.TransactionCanceled:
    case EventName.TransactionPastDue:
      return {
        ...envelope,
        kind: "transaction",
        state: purchaseStates[event.eventType],
        transaction: transactionOf(event.data),
      };
    case EventName.AdjustmentCreated:
    case EventName.AdjustmentUpdated:
      return { ...envelope, kind: "adjustment", adjustment: adjustmentOf(event.data) };
    default:
      return { ...envelope, kind: "other" };
  }
}

const transactionOf = (one: Transaction | TransactionNotification): PaymentTransaction => ({
  id: rowIdOf(one.id),
  status: knownOf(transactionStatuses, one.status),
  origin: one.origin,
  claimedOrderId: claim(one.customData, "orderId"),
  claimedUserId: claim(one.customData, "userId"),
  items: one.items.map(({ price, quantity }) => ({ priceId: price?.id ?? null, quantity })),
  currency: one.currencyCode,
  totalMinor: minorOf(one.details?.totals?.total),
  discountMinor: one.discountId ? 1 : minorOf(one.details?.totals?.discount),
  updatedAt: one.updatedAt,
});

const adjustmentOf = (one: Adjustment | AdjustmentNotification): PaymentAdjustment => ({
  id: rowIdOf(one.id),
  transactionId: rowIdOf(one.transactionId),
  action: knownOf(adjustmentActions, one.action),
  status: knownOf(adjustmentStatuses, one.status),
  isFull: one.type === "full",
  currency: one.currencyCode,
  totalMinor: minorOf(one.totals.total),
  createdAt: one.createdAt,
});

/** The SDK does not check the words of the service. */
const knownOf = <W extends string>(words: readonly W[], said: string): W | "unknown" =>
  words.find((word) => word === said) ?? "unknown";

function claim(customData: Record<string, unknown> | null, name: string): string | null {
  const value = customData?.[name];
  return value === undefined || value === null ? null : String(value);
}

/** Amounts travel as text. `minorOf("2400")` // => 2400 */
function minorOf(text: string | null | undefined): number {
  const minor = Number(text ?? 0);
  if (!Number.isSafeInteger(minor) || minor < 0) throw new TypeError(`"${text}" is no amount`);
  return minor;
}

/** Ids of the service become parts of row ids. */
function rowIdOf(id: unknown): string {
  if (typeof id === "string" && /^[A-Za-z0-9][\w.-]{0,33}$/.test(id)) return id;
  throw new TypeError("an id can't be read");
}
