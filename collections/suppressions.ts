import { datetime, defineTable, oneOf, optional, type Row, text } from "./schema.ts";

/**
 * Requests of businesses to be left out, one row for each domain or telephone number, and the rows
 * that decide: what is `withheld` is in no preset, export or answer of anybody.
 */
export const suppressions = defineTable({
  id: "suppressions",
  name: "Suppressions",
  columns: {
    kind: oneOf("domain", "phone"),
    value: text(253),
    state: oneOf("asked", "withheld", "refused"),
    /** The code that the site must publish to prove the request. */
    code: text(64),
    /** By what it was decided. */
    proof: optional(oneOf("file", "meta", "operator")),
    /** The requester's note for the operator, and where to reply. */
    note: optional(text(500)),
    contact: optional(text(320)),
    decided_at: optional(datetime()),
  },
  indexes: { by_state: { type: "key", columns: ["state"] } },
});
export type SuppressionRow = Row<typeof suppressions>;
