import { defineTable, integer, text } from "./schema.ts";

/**
 * The results of up to fifty websites, which double as the checkpoint of the enrichment: row
 * `{task}.s.{page}`. A site that is in one of a task's pages is not visited again.
 */
export const sitePages = defineTable({
  id: "site_pages",
  name: "Site pages",
  columns: {
    task_id: text(36),
    page: integer({ min: 0 }),
    count: integer({ min: 0 }),
    /** The lowest and the highest site of the page, cut: where a site can't be need not be read. */
    first: text(100),
    last: text(100),
    /** JSON array of `SiteResult` */
    body: text(1_000_000),
  },
  indexes: { by_task: { type: "key", columns: ["task_id"] } },
});
