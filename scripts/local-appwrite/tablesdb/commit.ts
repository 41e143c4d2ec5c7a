import { atOneMoment } from "../clock.ts";
import { inTransaction } from "../database.ts";
import { ApiError, apiError, apiErrorAbout } from "../errors.ts";
import { isRecord } from "../parameters.ts";
import { readPermissions, requireCreate } from "../permissions.ts";
import { parseQueries } from "../query.ts";
import type { Caller, ServiceContext, ServiceEvent } from "../service.ts";
import { findTable, mayTouch } from "./access.ts";
import { addToColumn } from "./numbers.ts";
import { findRow, type Row } from "./rows.ts";
import type { Catalog, Table } from "./schema.ts";
import { readAddition } from "./staging.ts";
import { readOperations, type StagedOperation } from "./transactions.ts";
import type { RowData } from "./validate.ts";
import {
  createChecked,
  deleteChecked,
  matchingRows,
  updateChecked,
  upsertChecked,
} from "./writes.ts";

interface Replay {
  context: ServiceContext;
  caller: Caller;
  table: Table;
  operation: StagedOperation;
  /** Rows this commit wrote itself; their new date is no conflict. */
  touched: Set<string>;
  emit: (row: Row, what: string) => void;
}

function rowKey(table: Table, rowId: string): string {
  return `${table.databaseId}/${table.tableId}/${rowId}`;
}

function asData(value: unknown): RowData {
  return isRecord(value) ? value : {};
}

function givenPermissions(data: RowData): string[] | null {
  return readPermissions(data.$permissions, "row");
}

/** The row as it is now; changed by others since it was staged, it is a conflict. */
function currentRow({ context, table, operation, touched }: Replay, rowId: string): Row | null {
  const row = findRow(context, table, rowId);
  const isForeign = row && !touched.has(rowKey(table, rowId));
  if (isForeign && row.$updatedAt > operation.stagedAt) throw apiError("transaction_conflict");
  return row;
}

function requireRow(replay: Replay): Row {
  const { rowId } = replay.operation;
  const row = currentRow(replay, rowId);
  if (!row) throw apiErrorAbout("document_not_found", rowId);
  return row;
}

function replayCreate(replay: Replay, rowId: string, data: RowData): void {
  const { context, caller, table, emit } = replay;
  requireCreate(caller, table.config.$permissions);
  emit(
    createChecked(context, caller, table, {
      rowId,
      data,
      permissions: givenPermissions(data) ?? [],
    }),
    "create",
  );
}

function replayUpsert(replay: Replay, rowId: string, data: RowData): void {
  const { context, caller, table, emit } = replay;
  const existing = currentRow(replay, rowId);
  if (!existing) requireCreate(caller, table.config.$permissions);
  const permissions = givenPermissions(data) ?? existing?.$permissions ?? [];
  emit(upsertChecked(context, caller, table, { rowId, data, permissions }).row, "upsert");
}

function replayAddition(replay: Replay): void {
  const { context, caller, table, operation, emit } = replay;
  const row = findRow(context, table, operation.rowId);
  if (!row) throw apiErrorAbout("document_not_found", operation.rowId);
  if (!mayTouch(caller, "update", table, row)) throw apiError("user_unauthorized");
  const addition = readAddition(operation);
  if (addition.amount <= 0)
    throw apiError("general_argument_invalid", "Value must be numeric and greater than 0");
  const result = addToColumn(context, table, operation.rowId, addition);
  if (result.ok) {
    emit(result.row, "update");
    return;
  }
  if (result.problem === "limit") {
    const side = addition.isDecrement ? "minimum" : "maximum";
    throw apiError(
      "attribute_limit_exceeded",
      `Attribute value exceeds ${side} limit: ${addition.limit}`,
    );
  }
  // An unknown column is told as if the row were not there.
  if (result.problem === "not-found") throw apiErrorAbout("document_not_found", operation.rowId);
  throw apiError("attribute_type_invalid", `Attribute "${addition.column}" is not a number`);
}

function rowList(data: unknown): RowData[] {
  return (Array.isArray(data) ? data : []).map(asData);
}

function replayBulk(replay: Replay): void {
  const { context, caller, table, operation, emit } = replay;
  const { action, data } = operation;
  if (action === "bulkCreate" || action === "bulkUpsert") {
    for (const row of rowList(data)) {
      const rowId =
        typeof row.$id === "string" && row.$id !== "unique()" ? row.$id : context.newId();
      if (action === "bulkCreate") replayCreate(replay, rowId, row);
      else replayUpsert(replay, rowId, row);
    }
    return;
  }
  const { queries, data: changes } = asData(data);
  for (const row of matchingRows(context, table, parseQueries(queries))) {
    if (action === "bulkDelete") {
      deleteChecked(context, caller, table, row);
      emit(row, "delete");
    } else {
      const given = asData(changes);
      emit(
        updateChecked(context, caller, table, row, {
          data: given,
          permissions: givenPermissions(given),
          isBulk: true,
        }),
        "update",
      );
    }
  }
}

function replayOne(replay: Replay): void {
  const { context, caller, table, operation, emit } = replay;
  const { action, rowId } = operation;
  const data = asData(operation.data);
  if (action === "create") replayCreate(replay, rowId, data);
  else if (action === "upsert") replayUpsert(replay, rowId, data);
  else if (action === "increment" || action === "decrement") replayAddition(replay);
  else if (action === "update") {
    const changes = { data, permissions: givenPermissions(data) };
    emit(updateChecked(context, caller, table, requireRow(replay), changes), "update");
  } else if (action === "delete") {
    const row = requireRow(replay);
    deleteChecked(context, caller, table, row);
    emit(row, "delete");
  } else replayBulk(replay);
}

/** Inside a commit the older names of the same errors go out, and a taken id is a conflict. */
function asCommitError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.type === "row_already_exists") return apiError("transaction_conflict");
  if (error.type === "row_invalid_structure")
    return apiError("document_invalid_structure", error.message);
  if (error.type === "row_not_found")
    return new ApiError(404, "document_not_found", error.message.replace("Row", "Document"));
  return error;
}

/**
 * Replays what was staged, in order, all or nothing; returns what to tell once it is done. Of the
 * rows of a bulk operation nothing is told, as in Appwrite.
 */
export function applyOperations(
  context: ServiceContext,
  catalog: Catalog,
  caller: Caller,
  transactionId: string,
): ServiceEvent[] {
  const events: ServiceEvent[] = [];
  const touched = new Set<string>();
  const userId = caller.kind === "user" ? caller.userId : "";
  const moment = atOneMoment(context);
  try {
    inTransaction(context.db, () => {
      for (const operation of readOperations(context, transactionId)) {
        const table = findTable(catalog, caller, operation.databaseId, operation.tableId);
        const emit = (row: Row, what: string): void => {
          touched.add(rowKey(table, row.$id));
          if (operation.action.startsWith("bulk")) return;
          const name = `databases.${table.databaseId}.tables.${table.tableId}.rows.${row.$id}.${what}`;
          events.push({ name, payload: row, userId });
        };
        replayOne({ context: moment, caller, table, operation, touched, emit });
      }
    });
  } catch (error) {
    throw asCommitError(error);
  }
  return events;
}

const OPERATOR: Caller = { kind: "key", scopes: new Set(), roles: [] };

/** Makes what can be made of the staged writes, increments aside; the caller undoes it all after a look. */
export function replayLeniently(
  context: ServiceContext,
  catalog: Catalog,
  transactionId: string,
  isExpected: (error: unknown) => boolean,
): void {
  const touched = new Set<string>();
  for (const operation of readOperations(context, transactionId)) {
    if (operation.action === "increment" || operation.action === "decrement") continue;
    const table = catalog.tables.get(`${operation.databaseId}/${operation.tableId}`);
    if (!table) continue;
    const emit = (row: Row): void => void touched.add(rowKey(table, row.$id));
    try {
      replayOne({ context, caller: OPERATOR, table, operation, touched, emit });
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  }
}
