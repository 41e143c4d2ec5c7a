import type { ApiRequest, Caller, ServiceContext } from "../service.ts";
import { findTable } from "./access.ts";
import type { Row } from "./rows.ts";
import type { Catalog, Table } from "./schema.ts";
import type { SchemaStore } from "./schema-store.ts";

/** What every row route is built from. */
export interface RowService {
  context: ServiceContext;
  catalog: Catalog;
}

/** What the routes that change tables are built from. */
export interface SchemaService extends RowService {
  schema: SchemaStore;
}

export function tableOf({ catalog }: RowService, { caller, params }: ApiRequest): Table {
  return findTable(catalog, caller, params.databaseId ?? "", params.tableId ?? "");
}

/** Tells listeners what happened to a row. */
export function publishRow(
  { context }: RowService,
  caller: Caller,
  table: Table,
  row: Row,
  what: string,
): void {
  const userId = caller.kind === "user" ? caller.userId : "";
  const name = `databases.${table.databaseId}.tables.${table.tableId}.rows.${row.$id}.${what}`;
  context.publish({ name, payload: row, userId });
}
