import { parseJson, storageKeys, tabStorage } from "../../lib/storage.ts";

/** A payment that was completed in the payment window and whose credits are still on their way. */
export interface AwaitedPayment {
  userId: string;
  transactionId: string;
  /** Milliseconds since 1970. */
  paidAt: number;
}

export const slowAfterMs = 40_000;

/** Looks at these moments after the payment, then every 15 s. */
const lookAtMs = [1_000, 2_000, 4_000, 8_000, 15_000];
const lookEveryMs = 15_000;

/** How long to wait for the next look, `passedMs` after the payment. `nextLookMs(2_500)` // => 1_500 */
export function nextLookMs(passedMs: number): number {
  const next = lookAtMs.find((moment) => moment > passedMs);
  return next === undefined ? lookEveryMs : next - passedMs;
}

/** Stored in the tab, so a reload keeps waiting. */
export const keepAwaited = (payment: AwaitedPayment): void =>
  void tabStorage.write(storageKeys.payment, JSON.stringify(payment));

export const forgetAwaited = (): void => tabStorage.remove(storageKeys.payment);

export const loadAwaited = (userId: string): AwaitedPayment | null =>
  awaitedFrom(parseJson(tabStorage.read(storageKeys.payment)), userId);

/** The tab's stored payment may be another person's, or no payment at all. */
export function awaitedFrom(stored: unknown, userId: string): AwaitedPayment | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { transactionId, paidAt, ...rest } = stored as Record<string, unknown>;
  return rest.userId === userId && typeof transactionId === "string" && typeof paidAt === "number"
    ? { userId, transactionId, paidAt }
    : null;
}
