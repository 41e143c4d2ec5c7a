import { datetime, defineTable, type Row, text } from "./schema.ts";

/**
 * Access to the map service. Rows `slot1` and `slot2` are the two queries that may run at the same
 * time, over all processes. Nobody queries before `backoff` is over, or while `refused` says that a
 * process is finding out how long that will be. While `waiting` is open a collection waits, and
 * quotes yield; while `waiting-quote` is open a quote waits, and no collection runs two queries.
 * `{slot}.{holder}` records that a dead holder's slot was taken over, once.
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
