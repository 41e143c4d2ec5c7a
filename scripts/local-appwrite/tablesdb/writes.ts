import { statement } from "../database.ts";
import { apiError } from "../errors.ts";
import type { Query } from "../query.ts";
import type { Caller, ServiceContext } from "../service.ts";
import { mayTouch } from "./access.ts";
import { whereSql } from "./listing.ts";
import { resolveOperators } from "./numbers.ts";
import { decodeRow, deleteRow, findRow, insertRow, type Row, updateRow } from "./rows.ts";
import type { Table } from "./schema.ts";
import { checkRow, columnData, type RowData } from "./validate.ts";
import { toDate } from "./values.ts";

function dateGiven(caller: Caller, value: unknown): string | undefined {
  return caller.kind === "key" && typeof value === "string"
    ? (toDate(value) ?? undefined)
    : undefined;
}

/** Checks and writes a new row; an API key may set its dates. */
export function createChecked(
  context: ServiceContext,
  caller: Caller,
  table: Table,
  given: { rowId: string; data: RowData; permissions: readonly string[] },
): Row {
  const data = columnData(given.data);
  checkRow(table, data, false);
  return insertRow(context, table, {
    rowId: given.rowId,
    data,
    permissions: given.permissions,
    $createdAt: dateGiven(caller, given.data.$createdAt),
    $updatedAt: dateGiven(caller, given.data.$updatedAt),
  });
}

/**
 * Changes a row the caller may change. The whole row has to fit its table, also where it stays as it
 * is; of a bulk update only what is changed.
 */
export function updateChecked(
  context: ServiceContext,
  caller: Caller,
  table: Table,
  row: Row,
  changes: { data: RowData; permissions: readonly string[] | null; isBulk?: boolean },
): Row {
  if (!mayTouch(caller, "update", table, row)) throw apiError("user_unauthorized");
  const data = resolveOperators(table, row, columnData(changes.data));
  if (changes.isBulk) checkRow(table, data, true);
  else checkRow(table, { ...columnData(row), ...data }, false);
  return updateRow(context, table, row.$id, { data, permissions: changes.permissions });
}

/** Creates the row or changes the one there. Permissions are those to keep. */
export function upsertChecked(
  context: ServiceContext,
  caller: Caller,
  table: Table,
  given: { rowId: string; data: RowData; permissions: readonly string[] },
): { row: Row; isNew: boolean } {
  const existing = findRow(context, table, given.rowId);
  if (!existing) return { row: createChecked(context, caller, table, given), isNew: true };
  return { row: updateChecked(context, caller, table, existing, given), isNew: false };
}

export function deleteChecked(
  context: ServiceContext,
  caller: Caller,
  table: Table,
  row: Row,
): void {
  if (!mayTouch(caller, "delete", table, row)) throw apiError("user_unauthorized");
  deleteRow(context, table, row);
}

/** Rows a bulk write means: all that match, in the order they were made. */
export function matchingRows(
  context: ServiceContext,
  table: Table,
  queries: readonly Query[],
): Row[] {
  const where = whereSql(table, queries, null);
  const rows = statement(
    context.db,
    `SELECT * FROM ${table.rowsName} WHERE ${where.text} ORDER BY "$sequence"`,
  ).all(...where.values);
  return rows.map((row) => decodeRow(table, row, null));
}
