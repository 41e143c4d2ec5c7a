import { accounts } from "#collections/accounts.ts";
import { correctionEntry } from "#domain/money/ledger.ts";
import { decrementOperation, incrementOperation } from "../tables.ts";
import { commitEntry, type LedgerDeps } from "./record-entry.ts";

export interface Correction {
  /** Names the decision; the same ticket is booked once. */
  ticket: string;
  userId: string;
  /** Signed, not 0. */
  amountMicros: number;
  /** Read by the user in the ledger. */
  reason: string;
}

/** An operator's booking: the only way money moves that no rule decided. */
export async function correct(
  deps: LedgerDeps,
  correction: Correction,
): Promise<"recorded" | "already-recorded"> {
  const { userId, amountMicros } = correction;
  const change = { column: "balance_micros", value: Math.abs(amountMicros) } as const;
  return commitEntry(deps, correctionEntry(correction), [
    amountMicros > 0
      ? incrementOperation(accounts, userId, change)
      : decrementOperation(accounts, userId, change),
  ]);
}
