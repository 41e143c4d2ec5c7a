import { datetime, defineTable, type Row, text } from "./schema.ts";

/**
 * Who may ask the map service now. Rows `slot1` and `slot2` are the two queries that may run at once,
 * over all processes. Nobody asks before `backoff` is over, or while `refused` says that somebody
 * learns how long that will be. While `waiting` is open a collection waits, and quotes stand back;
 * while `waiting-quote` is open a quote waits, and no collection asks twice at once.
 * `{slot}.{holder}` says that a dead holder's slot was taken over, once.
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
