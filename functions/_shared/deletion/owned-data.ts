import { allTables } from "#collections/index.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { orders } from "#collections/orders.ts";
import type { Table } from "#collections/schema.ts";
import { tasks } from "#collections/tasks.ts";

/** Records that accounting law requires; the person in them becomes a pseudonym. */
const kept: readonly Table[] = [ledgerEntries, orders];

/** Columns that name the person a row belongs to. */
const ownerColumns = ["user_id", "owner"];

const having = (column: string): Table[] =>
  allTables.filter((table) => column in table.columns && !kept.includes(table));

/** Tables whose rows belong to a preset; the preset's own row goes after all of them. */
export const tablesOfTasks: readonly Table[] = having("task_id");

/** Every other table with rows of a person, so a new table is included automatically. */
export const tablesOfPeople: readonly { table: Table; column: string }[] = ownerColumns
  .flatMap((column) => having(column).map((table) => ({ table, column })))
  .filter(({ table }) => table !== tasks && !tablesOfTasks.includes(table));
