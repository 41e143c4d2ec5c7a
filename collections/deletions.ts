import { datetime, defineTable, type Row, text } from "./schema.ts";

/**
 * Accounts being deleted, by the user's id. The row is written before anything is deleted and
 * removed after everything is: after a crash at any point the sweeper continues.
 */
export const deletions = defineTable({
  id: "deletions",
  name: "Deletions",
  columns: {
    requested_at: datetime(),
    /** Nobody else knows it any more once the person is gone, and payment events may name it. */
    email: text(320),
  },
});
export type DeletionRow = Row<typeof deletions>;
