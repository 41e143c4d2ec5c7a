import { inTransaction, isUniqueViolation, quoteName, statement } from "../database.ts";
import { apiErrorAbout } from "../errors.ts";
import { rolesFor } from "../permissions.ts";
import type { ServiceContext } from "../service.ts";
import type { Table } from "./schema.ts";
import type { RowData } from "./validate.ts";
import { type Cell, decodeValue, encodeValue } from "./values.ts";

/** A row as the API answers it. */
export type Row = Record<string, unknown> & {
  $id: string;
  $sequence: string;
  $createdAt: string;
  $updatedAt: string;
  $permissions: string[];
};

function readPermissionsCell(cell: unknown): string[] {
  const parsed: unknown = JSON.parse(String(cell));
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

/** System fields are shown whatever is selected. */
export function decodeRow(
  table: Table,
  stored: Record<string, unknown>,
  selection: ReadonlySet<string> | null,
): Row {
  const data: RowData = {};
  for (const column of table.columns.values()) {
    if (selection && !selection.has(column.key)) continue;
    data[column.key] = decodeValue(stored[column.key] ?? null, column);
  }
  return {
    ...data,
    $id: String(stored.$id),
    $sequence: String(stored.$sequence),
    $createdAt: String(stored.$createdAt),
    $updatedAt: String(stored.$updatedAt),
    $permissions: readPermissionsCell(stored.$permissions),
    $databaseId: table.databaseId,
    $tableId: table.tableId,
  };
}

export function findRow(
  context: ServiceContext,
  table: Table,
  rowId: string,
  selection: ReadonlySet<string> | null = null,
): Row | null {
  const stored = statement(context.db, `SELECT * FROM ${table.rowsName} WHERE "$id" = ?`).get(
    rowId,
  );
  return stored ? decodeRow(table, stored, selection) : null;
}

function writeReaders(
  context: ServiceContext,
  table: Table,
  sequence: bigint,
  permissions: readonly string[],
): void {
  statement(context.db, `DELETE FROM ${table.readersName} WHERE sequence = ?`).run(sequence);
  for (const role of new Set(rolesFor(permissions, "read"))) {
    statement(context.db, `INSERT INTO ${table.readersName} (role, sequence) VALUES (?, ?)`).run(
      role,
      sequence,
    );
  }
}

/** A taken unique value is reported like a taken id, under the id of the request. */
function reportTaken<T>(rowId: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isUniqueViolation(error)) throw apiErrorAbout("row_already_exists", rowId);
    throw error;
  }
}

/** What a new row holds: the data, and defaults where it says nothing. */
export function withDefaults(table: Table, data: RowData): RowData {
  const filled: RowData = { ...data };
  for (const column of table.columns.values()) {
    filled[column.key] ??= column.default;
  }
  return filled;
}

interface NewRow {
  rowId: string;
  data: RowData;
  permissions: readonly string[];
  /** Dates an API key set itself; the clock otherwise. */
  $createdAt?: string | undefined;
  $updatedAt?: string | undefined;
}

/** Writes a checked row and reads it back. */
export function insertRow(context: ServiceContext, table: Table, row: NewRow): Row {
  const now = context.now();
  const names = ["$id", "$createdAt", "$updatedAt", "$permissions"];
  const cells: Cell[] = [
    row.rowId,
    row.$createdAt ?? now,
    row.$updatedAt ?? now,
    JSON.stringify(row.permissions),
  ];
  const data = withDefaults(table, row.data);
  for (const column of table.columns.values()) {
    names.push(column.key);
    cells.push(encodeValue(data[column.key] ?? null, column));
  }
  const columns = names.map(quoteName).join(", ");
  const places = names.map(() => "?").join(", ");
  const sql = `INSERT INTO ${table.rowsName} (${columns}) VALUES (${places}) RETURNING *`;
  return inTransaction(context.db, () => {
    const stored = reportTaken(row.rowId, () => statement(context.db, sql).get(...cells));
    const inserted = decodeRow(table, stored ?? {}, null);
    writeReaders(context, table, BigInt(inserted.$sequence), row.permissions);
    return inserted;
  });
}

/** Writes checked changes; null permissions leave them as they are. */
export function updateRow(
  context: ServiceContext,
  table: Table,
  rowId: string,
  changes: { data: RowData; permissions: readonly string[] | null },
): Row {
  const names = ['"$updatedAt" = ?'];
  const cells: Cell[] = [context.now()];
  for (const [key, value] of Object.entries(changes.data)) {
    const column = table.columns.get(key);
    if (!column) continue;
    names.push(`${quoteName(key)} = ?`);
    cells.push(encodeValue(value, column));
  }
  if (changes.permissions) {
    names.push('"$permissions" = ?');
    cells.push(JSON.stringify(changes.permissions));
  }
  const sql = `UPDATE ${table.rowsName} SET ${names.join(", ")} WHERE "$id" = ? RETURNING *`;
  return inTransaction(context.db, () => {
    const stored = reportTaken(rowId, () => statement(context.db, sql).get(...cells, rowId));
    if (!stored) throw apiErrorAbout("row_not_found", rowId);
    const updated = decodeRow(table, stored, null);
    if (changes.permissions)
      writeReaders(context, table, BigInt(updated.$sequence), changes.permissions);
    return updated;
  });
}

export function deleteRow(context: ServiceContext, table: Table, row: Row): void {
  inTransaction(context.db, () => {
    statement(context.db, `DELETE FROM ${table.rowsName} WHERE "$id" = ?`).run(row.$id);
    statement(context.db, `DELETE FROM ${table.readersName} WHERE sequence = ?`).run(
      BigInt(row.$sequence),
    );
  });
}
