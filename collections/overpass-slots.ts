import { datetime, defineTable, type Row, text } from "./schema.ts";

/**
 * Who may ask the map service now. Rows `0` and `1` are the two queries that may run at once, over
 * all processes; nobody asks before `backoff` is over, or while `refused` says that somebody learns
 * how long that will be; while `waiting` is open a collection waits, and quotes stand back. `{n}.{holder}` says that a dead holder's slot was taken over, once.
 */
export const overpassSlots = defineTable({
  id: "overpass_slots",
  name: "Overpass slots",
  columns: {
    holder: text(64),
    lease_until: datetime(),
  },
});
export type OverpassSlotRow = Row<typeof overpassSlots>;
