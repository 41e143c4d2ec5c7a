import { defineTable, integer, type Row, text } from "./schema.ts";

/**
 * A worker's lease on a task. The row id `{task}.{epoch}` can be created once: its creator owns the
 * task until the lease runs out.
 */
export const claims = defineTable({
  id: "claims",
  name: "Claims",
  columns: {
    task_id: text(36),
    epoch: integer({ min: 0 }),
    /**
     * Milliseconds since 1970. A number, because it is only ever added to: an addition that comes
     * late can't shorten the lease, as writing a time could.
     */
    lease_until_ms: integer({ min: 0 }),
    /**
     * Tiles and sites done when the lease was taken: epochs without progress mark a poisoned task.
     * −1 once the worker has ended in good order, to wait: such an epoch marks nothing.
     */
    tiles_done: integer(),
  },
  indexes: { by_task: { type: "key", columns: ["task_id"] } },
});
export type ClaimRow = Row<typeof claims>;
