import { defineTable, double, integer, type Row, text } from "./schema.ts";

/**
 * Where sites have been read, by any task: a row `{task}` for each run, which points to its site
 * pages. A run in the same area within some days reads no site again.
 */
export const siteCache = defineTable({
  id: "site_cache",
  name: "Site cache",
  columns: {
    task_id: text(36),
    /** The whole degrees the middle of the area lies in: `48.-3` */
    cell: text(12),
    north: double(),
    south: double(),
    east: double(),
    west: double(),
    sites: integer({ min: 0 }),
  },
  indexes: {
    by_task: { type: "key", columns: ["task_id"] },
    by_cell: { type: "key", columns: ["cell"] },
  },
});
export type SiteCacheRow = Row<typeof siteCache>;
