import { defineTable, integer, type Row, text } from "./schema.ts";

/**
 * A tile's listings, 5,000 a page, and at the same time the tile's checkpoint: the row id
 * `{task}.{tile}.{page}` makes writing it again harmless.
 */
export const listingPages = defineTable({
  id: "listing_pages",
  name: "Listing pages",
  columns: {
    task_id: text(36),
    /** The tile's place in the quadtree: digits 0–3 below the task's bounds, "r" for the root. */
    tile: text(12),
    page: integer({ min: 0 }),
    /** How many pages the tile has: it is done when all of them are there. */
    pages: integer({ min: 1 }),
    count: integer({ min: 0 }),
    /** Elements of the tile that lie outside the area, and such that could not be read. */
    outside: integer({ min: 0 }),
    unreadable: integer({ min: 0 }),
    /** When the map data behind this tile was current. */
    source_updated_at: text(40),
    /**
     * Base64 of the gzip of the listings in columns, as in a snapshot. Earlier versions wrote a JSON
     * array of them.
     */
    body: text(1_000_000),
  },
  indexes: { by_task: { type: "key", columns: ["task_id"] } },
});
export type ListingPageRow = Row<typeof listingPages>;
