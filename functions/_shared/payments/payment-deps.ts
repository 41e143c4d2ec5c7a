import type { Stores } from "#shared/adapters/stores.ts";

/** The outside dependencies of the payment rules. */
export type PaymentDeps = Pick<Stores, "ledger" | "orders" | "webhooks" | "payments" | "now"> & {
  /** The one price, a unit of $10. */
  priceId: string;
  /** Tells a person: an event's name, ids and numbers, never a name or an address. */
  alert: (event: string, facts: Record<string, string | number | undefined>) => void;
};

/** The alert as one line of the function's error log, where the operator's alarm looks for it. */
export const alertTo =
  (log: (...parts: unknown[]) => void): PaymentDeps["alert"] =>
  (event, facts) =>
    log(JSON.stringify({ alert: event, ...facts }));
