import { type AdjustmentDocument, type Json, newId, type TransactionDocument } from "./book.ts";
import type { Knobs } from "./knobs.ts";

const unitMinor = { USD: 1_000, EUR: 920, JPY: 1_550 };

interface Totals extends Json {
  subtotal: string;
  tax: string;
  total: string;
}

/** What is paid for so many units: with tax on top, or with the tax already inside. */
function totalsOf(quantity: number, { currency, taxMode, taxPercent }: Knobs): Totals {
  const price = unitMinor[currency] * quantity;
  const tax =
    taxMode === "external"
      ? Math.round((price * taxPercent) / 100)
      : Math.round(price - price / (1 + taxPercent / 100));
  const total = taxMode === "external" ? price + tax : price;
  return {
    subtotal: String(total - tax),
    tax: String(tax),
    total: String(total),
    discount: "0",
    credit: "0",
    credit_to_balance: "0",
    balance: "0",
    grand_total: String(total),
    grand_total_tax: String(tax),
    fee: null,
    earnings: null,
    currency_code: currency,
  };
}

function detailsOf(priceId: string, quantity: number, knobs: Knobs) {
  const totals = totalsOf(quantity, knobs);
  const taxRate = String(knobs.taxPercent / 100);
  return {
    tax_rates_used: [{ tax_rate: taxRate, totals }],
    totals,
    payout_totals: null,
    line_items: [
      {
        id: newId("txnitm"),
        price_id: priceId,
        quantity,
        tax_rate: taxRate,
        unit_totals: totalsOf(1, knobs),
        totals,
        product: null,
      },
    ],
  };
}

const priceDocument = (priceId: string, knobs: Knobs) => ({
  id: priceId,
  product_id: "pro_01hsamplecredit0product000",
  description: "10 credits",
  name: "10 credits",
  type: "standard",
  billing_cycle: null,
  trial_period: null,
  tax_mode: knobs.taxMode,
  unit_price: { amount: String(unitMinor.USD), currency_code: "USD" },
  unit_price_overrides: [],
  quantity: { minimum: 1, maximum: 10 },
  status: "active",
  custom_data: null,
  import_meta: null,
  created_at: "2026-11-01T00:00:00.000Z",
  updated_at: "2026-11-01T00:00:00.000Z",
});

/** A transaction as it is created by the API: ready to be opened in a checkout. */
export function newTransaction(
  { priceId, quantity, customData }: { priceId: string; quantity: number; customData: Json | null },
  knobs: Knobs,
): TransactionDocument {
  const at = new Date().toISOString();
  return {
    id: newId("txn"),
    status: "ready",
    customer_id: null,
    address_id: null,
    business_id: null,
    custom_data: customData,
    currency_code: "USD",
    origin: "api",
    subscription_id: null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: "automatic",
    discount_id: null,
    billing_details: null,
    billing_period: null,
    items: [{ price: priceDocument(priceId, knobs), quantity, proration: null }] as never,
    details: detailsOf(priceId, quantity, { ...knobs, currency: "USD" }),
    payments: [],
    checkout: { url: null },
    created_at: at,
    updated_at: at,
    billed_at: null,
    revised_at: null,
  };
}

/** The transaction after the buyer has paid, in the currency and with the tax of where they are. */
export function paidTransaction(
  transaction: TransactionDocument,
  status: "paid" | "completed",
  knobs: Knobs,
): TransactionDocument {
  const [item] = transaction.items;
  const quantity = knobs.quantity ?? item?.quantity ?? 1;
  const priceId = item?.price.id ?? "";
  const at = new Date().toISOString();
  return {
    ...transaction,
    status,
    customer_id: "ctm_01hsamplebuyer000000000000",
    currency_code: knobs.currency,
    items: transaction.items.map((one) => ({ ...one, quantity })),
    details: detailsOf(priceId, quantity, knobs),
    billed_at: at,
    updated_at: at,
  };
}

/** A refund, dispute or warning of `percent` of what was paid. */
export function newAdjustment(
  transaction: TransactionDocument,
  { action, percent, status }: { action: string; percent: number; status: string },
): AdjustmentDocument {
  const total = Math.round((Number(transaction.details.totals.total) * percent) / 100);
  const at = new Date().toISOString();
  return {
    id: newId("adj"),
    action,
    type: percent === 100 ? "full" : "partial",
    transaction_id: transaction.id,
    subscription_id: null,
    customer_id: "ctm_01hsamplebuyer000000000000",
    reason: "asked for",
    credit_applied_to_balance: false,
    currency_code: transaction.currency_code,
    status,
    items: [],
    totals: {
      subtotal: String(total),
      tax: "0",
      total: String(total),
      fee: "0",
      earnings: "0",
      retained_fee: "0",
      currency_code: transaction.currency_code,
    },
    payout_totals: null,
    created_at: at,
    updated_at: at,
  };
}

export const newEvent = (type: string, data: Json): Json => ({
  event_id: newId("evt"),
  event_type: type,
  occurred_at: new Date().toISOString(),
  notification_id: newId("ntf"),
  data: structuredClone(data),
});
