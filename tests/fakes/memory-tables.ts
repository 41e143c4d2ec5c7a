import type { Table } from "#collections/schema.ts";
import type { Tables } from "#shared/adapters/tables.ts";
import { memoryTables as tablesOver } from "../../scripts/simulation/platform/memory-tables.ts";
import { createRowStore, type StoredRow } from "../../scripts/simulation/platform/row-store.ts";

/** The simulation's rows, without a simulation: requests arrive at once, in order. */
export interface MemoryTables extends Tables {
  rows: (table: Table) => StoredRow[];
  /** How the next commits end: applied or not, whatever the reply says. */
  nextCommits: ("lost-reply" | "refused")[];
}

export function memoryTables(now: () => Date = () => new Date()): MemoryTables {
  const store = createRowStore(now);
  const own = {
    rows: store.all,
    nextCommits: [] as MemoryTables["nextCommits"],
  };
  const tables = tablesOver(store, async ({ run, unclear }) => {
    const fate = unclear === undefined ? undefined : own.nextCommits.shift();
    if (fate === undefined || unclear === undefined) return run();
    if (fate === "lost-reply") run();
    return unclear;
  });
  return Object.assign(own, tables);
}
