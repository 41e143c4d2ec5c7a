import type { LedgerLine } from "#domain/contract.ts";
import { chargebackId } from "#domain/money/ledger.ts";
import type { StatementRow } from "./statement.ts";

/** A preset's name by its id; null for one that is not in the list. */
export type NameOf = (taskId: string) => string | null;

/** The row in a person's words; of a collection its charge, or its hold while it runs. */
export function rowWords({ entries, micros }: StatementRow, presetName: string | null): string {
  const [newest] = entries;
  if (!newest) return "";
  const isSettled = newest.kind === "settle" && entries.length > 1;
  if (!isSettled) return wordsOf(newest, presetName);
  const preset = presetName === null ? "a preset" : `“${presetName}”`;
  return micros < 0 ? `Charged for ${preset}` : `Nothing charged for ${preset}`;
}

/** The event in a person's words. `presetName` is null for a preset that is not in the list. */
export function wordsOf({ id, kind, amount }: LedgerLine, presetName: string | null): string {
  const preset = presetName === null ? "a preset" : `“${presetName}”`;
  switch (kind) {
    case "top_up":
      return "Top-up";
    case "hold":
      return amount < 0 ? `Held for ${preset}` : `Nothing held for ${preset}`;
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
