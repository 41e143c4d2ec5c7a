import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { topUpId } from "#domain/money/ledger.ts";
import { readLedger } from "../../lib/api.ts";
import {
  type AwaitedPayment,
  forgetAwaited,
  keepAwaited,
  loadAwaited,
  nextLookMs,
  slowAfterMs,
} from "./awaited-payment.ts";
import { awaitedKey, balanceKey, ledgerKey } from "./query-keys.ts";

const entriesLookedAt = 50;

/** Starts to look for the credits of a completed payment. */
export function awaitCredits(queries: QueryClient, payment: AwaitedPayment): void {
  keepAwaited(payment);
  queries.setQueryData(awaitedKey(payment.userId), payment);
}

/** The person has seen it, or pays again. */
export function dropAwaited(queries: QueryClient, userId: string): void {
  forgetAwaited();
  queries.setQueryData(awaitedKey(userId), null);
}

export interface Credits {
  /** A payment of this tab. */
  isAwaited: boolean;
  /** Its credits are in the ledger, and the balance has been read after that. */
  hasArrived: boolean;
  /** It takes longer than usual. */
  isSlow: boolean;
}

/**
 * Follows the payment of this tab on whatever screen. Its entry in the ledger has the transaction's
 * name, so other movements of the balance can't be mistaken for it.
 */
export function useAwaitedPayment(userId: string): Credits {
  const queries = useQueryClient();
  const { data: payment = null } = useQuery({
    queryKey: awaitedKey(userId),
    queryFn: () => loadAwaited(userId),
    staleTime: "static",
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { data: hasArrived = false } = useQuery({
    queryKey: ["credits", userId, payment?.transactionId],
    enabled: payment !== null,
    queryFn: () => look(queries, payment),
    staleTime: ({ state }) => (state.data ? "static" : 0),
    refetchInterval: ({ state }) =>
      state.data || !payment ? false : nextLookMs(Date.now() - payment.paidAt),
    // The payment may continue in another window.
    refetchIntervalInBackground: true,
  });
  return { isAwaited: payment !== null, hasArrived, isSlow: useIsSlow(payment) && !hasArrived };
}

async function look(queries: QueryClient, payment: AwaitedPayment | null): Promise<boolean> {
  if (!payment) return false;
  const { userId, transactionId } = payment;
  const { entries } = await readLedger({ limit: entriesLookedAt });
  if (!entries.some(({ id }) => id === topUpId(transactionId))) return false;
  forgetAwaited();
  await Promise.all([
    queries.invalidateQueries({ queryKey: balanceKey(userId) }),
    queries.invalidateQueries({ queryKey: ledgerKey(userId) }),
  ]);
  return true;
}

function useIsSlow(payment: AwaitedPayment | null): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (!payment) return;
    const inMs = payment.paidAt + slowAfterMs - Date.now();
    const timer = setTimeout(() => setSlow(payment.transactionId), Math.max(0, inMs));
    return () => clearTimeout(timer);
  }, [payment]);
  return payment !== null && slow === payment.transactionId;
}
