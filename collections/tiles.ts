import { defineTable, integer, type Row, text } from "./schema.ts";

/** Only the tiles that could not be collected, by `{task}.{tile}`; the others are listing pages. */
export const tiles = defineTable({
  id: "tiles",
  name: "Dead tiles",
  columns: {
    task_id: text(36),
    tile: text(12),
    area_m2: integer(),
    attempts: integer(),
    reason: text(300),
  },
  indexes: { by_task: { type: "key", columns: ["task_id"] } },
});
export type TileRow = Row<typeof tiles>;
