import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { orders } from "#collections/orders.ts";
import { webhookEvents } from "#collections/webhook-events.ts";
import type { PaymentAdjustment, PaymentTransaction } from "#domain/money/payment.ts";
import { ledgerStore } from "#shared/adapters/ledger-store.ts";
import { orderStore } from "#shared/adapters/order-store.ts";
import { readEvent } from "#shared/adapters/paddle.ts";
import type { Payments } from "#shared/adapters/payments.ts";
import { webhookStore } from "#shared/adapters/webhook-store.ts";
import { createLink } from "../../functions/create-link/create-link.ts";
import { receiveEvent } from "../../functions/paddle-webhook/receive-event.ts";
import { signatureFor } from "../../scripts/simulation/platform/webhook-signature.ts";
import { memoryTables } from "../fakes/memory-tables.ts";

export const priceId = "pri_01hsamplecredit0unit000010";
export const secret = "pdl_ntfset_01_a_secret_of_the_tests";

/** The payment handlers over rows in memory and a payment service that says what it is told. */
export function paymentWorld({ start = "2026-11-21T08:00:00.000Z" } = {}) {
  let clock = Date.parse(start);
  const now = () => new Date(clock);
  const tables = memoryTables(now);
  const alerts: { event: string; facts: Record<string, unknown> }[] = [];
  const service = {
    transactions: [] as PaymentTransaction[],
    adjustments: [] as PaymentAdjustment[],
    created: 0,
    fails: null as Error | null,
  };
  const ask = <T>(answer: T): Promise<T> =>
    service.fails ? Promise.reject(service.fails) : Promise.resolve(answer);
  const payments: Payments = {
    createTransaction: () => {
      service.created += 1;
      return ask(`txn_${service.created}`);
    },
    transaction: (id) => ask(service.transactions.find((one) => one.id === id) ?? null),
    completedSince: () => ask(service.transactions.filter(({ status }) => status === "completed")),
    adjustmentsSince: () => ask(service.adjustments),
    readEvent,
  };
  let ids = 0;
  const deps = {
    ledger: ledgerStore(tables, now),
    orders: orderStore(tables),
    webhooks: webhookStore(tables),
    payments,
    now,
    newId: () => {
      ids += 1;
      return `order${ids}`;
    },
    priceId,
    welcomeUsd: 0,
    secret,
    alert: (event: string, facts: Record<string, unknown>) => void alerts.push({ event, facts }),
  };

  const find = (table: typeof accounts | typeof orders | typeof webhookEvents, id: string) =>
    tables.rows(table as typeof accounts).find((row) => row.$id === id) as
      | Record<string, unknown>
      | undefined;
  const send = (event: object) => {
    const rawBody = JSON.stringify(event);
    return receiveEvent({ rawBody, signature: signatureFor(rawBody, secret, now()) }, deps);
  };

  return {
    deps,
    tables,
    alerts,
    service,
    pass: (ms: number) => {
      clock += ms;
    },
    order: (userId: string, amount = 20) =>
      createLink({ userId, email: `${userId}@example.test` }, { priceId, amount }, deps),
    send,
    balance: (userId: string) => find(accounts, userId)?.balance_micros,
    orderRow: (id: string) => find(orders, id),
    event: (id: string) => find(webhookEvents, id),
    entries: () => tables.rows(ledgerEntries) as unknown as Record<string, unknown>[],
    alerted: () => alerts.map(({ event }) => event),
  };
}

let events = 0;
const envelope = (type: string, data: object, at: string) => {
  events += 1;
  return { event_id: `evt_${events}`, event_type: type, occurred_at: at, data };
};

interface Told {
  id: string;
  at?: string;
  quantity?: number;
  total?: number;
  currency?: string;
  more?: object;
}

/** An event about a transaction in the shape the service sends, as far as its SDK needs it. */
export const transactionEvent = (
  type: string,
  { id, at = "2026-11-21T08:00:00Z", quantity = 2, total = 2_000, currency = "USD", more }: Told,
) =>
  envelope(
    `transaction.${type}`,
    {
      id,
      status: type,
      origin: "api",
      currency_code: currency,
      custom_data: null,
      items: [{ price: { id: priceId, unit_price: {}, quantity: {}, description: "" }, quantity }],
      details: {
        tax_rates_used: [],
        line_items: [],
        totals: { total: String(total), discount: "0" },
      },
      payments: [],
      updated_at: at,
      ...more,
    },
    at,
  );

export const adjustmentEvent = (
  action: string,
  adjustment: {
    id: string;
    transactionId: string;
    total: number;
    status?: string;
    type?: string;
    currency?: string;
    at?: string;
  },
) => {
  const {
    id,
    transactionId,
    total,
    status = "approved",
    type = "partial",
    currency = "USD",
  } = adjustment;
  const at = adjustment.at ?? "2026-11-21T08:00:00Z";
  return envelope(
    "adjustment.updated",
    {
      id,
      action,
      type,
      status,
      transaction_id: transactionId,
      currency_code: currency,
      items: [],
      totals: { total: String(total) },
      created_at: at,
      updated_at: at,
    },
    at,
  );
};
