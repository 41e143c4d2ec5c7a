import type { LedgerLine } from "#domain/contract.ts";
import { chargebackId } from "#domain/money/ledger.ts";

/** A preset's name by its id; null for one that is not in the list. */
export type NameOf = (taskId: string) => string | null;

/** The event in a person's words. `presetName` is null for a preset that is not in the list. */
export function wordsOf({ id, kind, amount }: LedgerLine, presetName: string | null): string {
  const preset = presetName === null ? "a preset" : `“${presetName}”`;
  switch (kind) {
    case "top_up":
      return "Top-up";
    case "hold":
      return `Held for ${preset}`;
    case "settle":
      return amount > 0 ? `Returned from ${preset}` : `Charged for ${preset}`;
    case "welcome":
      return "Welcome credit";
    case "clawback":
      return id.startsWith(chargebackId("")) ? "Disputed payment" : "Refund";
    case "reversal":
      return "Refund reversed";
    case "correction":
      return "Correction";
  }
}
