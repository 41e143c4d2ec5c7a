import { defineTable, flag, integer, text } from "./schema.ts";

/** How many businesses a source held, by the hash of bounds, tags and day (UTC). */
export const quoteCounts = defineTable({
  id: "quote_counts",
  name: "Quote counts",
  columns: {
    /** JSON: a number by type; of Overture's places, by choice, and that by type. */
    counts: text(8_000),
    /** Each business once, whichever of the types it has. */
    total: integer({ min: 0 }),
    /** The map service ran out of time or memory: the area is too big to be counted at once. */
    is_too_big: flag(),
  },
});
