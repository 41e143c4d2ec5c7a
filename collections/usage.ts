import { defineTable, integer, text } from "./schema.ts";

/** Counters: one row per owner, kind and minute or day (UTC). Old ones are swept away. */
export const usage = defineTable({
  id: "usage",
  name: "Usage",
  columns: {
    /** A user's id, or the service that is asked. */
    owner: text(64),
    count: integer({ min: 0 }),
  },
  indexes: { by_owner: { type: "key", columns: ["owner"] } },
});
