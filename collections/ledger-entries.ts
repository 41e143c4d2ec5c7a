import { datetime, defineTable, integer, oneOf, optional, type Row, text } from "./schema.ts";

/**
 * Append-only: an entry is never deleted, and changed only when its person is deleted and becomes a
 * pseudonym. The row id is deterministic
 * (`h.{task}`, `z.{paid task}.{time}` of a free re-run, `s.{task}`, `w.{hash of the email}` …), so an operation can't be recorded twice.
 */
export const ledgerEntries = defineTable({
  id: "ledger_entries",
  name: "Ledger entries",
  columns: {
    user_id: text(64),
    kind: oneOf("top_up", "hold", "settle", "clawback", "reversal", "welcome", "correction"),
    /** Signed effect on the user's balance. */
    amount_micros: integer(),
    /** JSON `[[account, ±micros], …]`, summing to 0. */
    legs: text(2000),
    task_id: optional(text(36)),
    /** The outside record of this entry, such as a payment's transaction id. */
    ref: text(64),
    note: text(300),
    occurred_at: datetime(),
    /** SHA-256 of the entry's content: the same id with other content is an alarm, never a write. */
    hash: text(64),
  },
  indexes: {
    by_user: { type: "key", columns: ["user_id", "occurred_at"] },
    by_task: { type: "key", columns: ["task_id"] },
    by_ref: { type: "key", columns: ["ref"] },
  },
});
export type LedgerEntryRow = Row<typeof ledgerEntries>;
