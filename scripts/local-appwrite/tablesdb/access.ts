import { apiErrorAbout } from "../errors.ts";
import { type Action, mayDo } from "../permissions.ts";
import type { Caller } from "../service.ts";
import type { Row } from "./rows.ts";
import type { Catalog, Table } from "./schema.ts";

/** The table a path names. What is disabled exists for API keys only. */
export function findTable(
  catalog: Catalog,
  caller: Caller,
  databaseId: string,
  tableId: string,
): Table {
  const database = catalog.databases.get(databaseId);
  const isKey = caller.kind === "key";
  if (!database || (!database.enabled && !isKey))
    throw apiErrorAbout("database_not_found", databaseId);
  const table = catalog.tables.get(`${databaseId}/${tableId}`);
  if (!table || (!table.config.enabled && !isKey)) throw apiErrorAbout("table_not_found", tableId);
  return table;
}

/** Row permissions count only in tables with row security. */
export function mayTouch(caller: Caller, action: Action, table: Table, row: Row): boolean {
  if (mayDo(caller, action, table.config.$permissions)) return true;
  return table.config.rowSecurity && mayDo(caller, action, row.$permissions);
}

/** Roles a list is filtered by: null when the caller may read the whole table, `"none"` when nothing in it. */
export function readerRoles(caller: Caller, table: Table): readonly string[] | null | "none" {
  if (mayDo(caller, "read", table.config.$permissions)) return null;
  return table.config.rowSecurity ? caller.roles : "none";
}
