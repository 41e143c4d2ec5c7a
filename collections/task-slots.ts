import { defineTable, text } from "./schema.ts";

/**
 * One row per running task of a user. The limit is the places: two rows can't have the same one. The
 * row id names the holder, so that a removal that comes late never frees the next holder's place.
 */
export const taskSlots = defineTable({
  id: "task_slots",
  name: "Task slots",
  columns: {
    user_id: text(64),
    task_id: text(36),
    /** `{hash of the user id}.{n}`, n below the number of tasks a user may run. */
    place: text(64),
  },
  indexes: {
    by_task: { type: "key", columns: ["task_id"] },
    one_per_place: { type: "unique", columns: ["place"] },
  },
});
