import { defineTable, text } from "./schema.ts";

/** One row per running task of a user, by `{hash of the user id}.{n}`: the limit is the ids. */
export const taskSlots = defineTable({
  id: "task_slots",
  name: "Task slots",
  columns: {
    user_id: text(64),
    task_id: text(36),
  },
  indexes: { by_task: { type: "key", columns: ["task_id"] } },
});
