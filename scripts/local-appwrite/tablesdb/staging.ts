import { apiError, apiErrorAbout, invalidParameter } from "../errors.ts";
import { isGiven, isRecord } from "../parameters.ts";
import { mayDo, requireHeldRoles } from "../permissions.ts";
import type { Caller, ServiceContext } from "../service.ts";
import { mayTouch } from "./access.ts";
import type { Addition } from "./numbers.ts";
import { findRow, type Row } from "./rows.ts";
import type { Catalog, Table } from "./schema.ts";
import { ACTIONS, type Operation, type OperationAction, readOperations } from "./transactions.ts";
import { columnData, type RowData } from "./validate.ts";

function isAction(value: unknown): value is OperationAction {
  return ACTIONS.some((action) => action === value);
}

function isBulk(action: OperationAction): boolean {
  return action.startsWith("bulk");
}

function readOperation(value: unknown): Operation {
  const refuse = (reason: string): Error =>
    invalidParameter("operations", `Value must a valid array and ${reason}`);
  if (!isRecord(value)) throw refuse("Value must be an object");
  for (const key of ["action", "databaseId", "tableId"]) {
    if (!isGiven(value[key])) throw refuse(`Missing required key: ${key}`);
  }
  const { action, databaseId, tableId, rowId, data } = value;
  if (!isAction(action)) throw refuse(`Key 'action' must be one of: ${ACTIONS.join(", ")}`);
  if (!isBulk(action) && action !== "create" && !isGiven(rowId)) {
    throw refuse(`Key 'rowId' is required for action '${action}'`);
  }
  if (rowId === "0" && !isBulk(action)) {
    throw action === "create"
      ? refuse("Value must be a valid id")
      : apiError("general_bad_request", `Document ID is required for ${action} operations`);
  }
  if (action !== "delete" && data === undefined) throw refuse("Missing required key: data");
  return {
    action,
    databaseId: String(databaseId),
    tableId: String(tableId),
    rowId: String(rowId ?? ""),
    data: data ?? {},
  };
}

/** The `operations` parameter: only its form is checked here. */
export function readOperationList(value: unknown, newId: () => string): Operation[] {
  if (value === undefined || value === null)
    throw apiError("general_argument_invalid", 'Param "operations" is not optional.');
  if (!Array.isArray(value)) throw invalidParameter("operations", "Value must a valid array");
  const operations = value.map(readOperation);
  if (operations.length === 0)
    throw apiError("general_bad_request", "Operations array cannot be empty");
  const needsId = (rowId: string): boolean => rowId === "" || rowId === "unique()";
  return operations.map((one) =>
    one.action === "create" && needsId(one.rowId) ? { ...one, rowId: newId() } : one,
  );
}

/** A number that came as text counts as the number, as in PHP. */
function numberIn(value: unknown): unknown {
  const isText = typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value));
  return isText ? Number(value) : value;
}

/** The addition an increment or decrement was staged with. */
export function readAddition({ action, data }: Operation): Addition {
  const given = isRecord(data) ? data : {};
  const isDecrement = action === "decrement";
  const amount = numberIn(given.value ?? 1);
  const limit = numberIn(isDecrement ? given.min : given.max);
  const isNumber = (value: unknown): value is number | bigint =>
    typeof value === "number" || typeof value === "bigint";
  if (!isNumber(amount))
    throw apiError("general_argument_invalid", "Value must be numeric and greater than 0");
  return {
    column: String(given.column),
    amount,
    isDecrement,
    limit: isNumber(limit) ? limit : null,
  };
}

/** What staged operations make of one row: nothing, a bare new row, changes on top, or its end. */
export type StagedState =
  | { kind: "none" }
  | { kind: "deleted" }
  | { kind: "created" | "changed"; data: RowData };

export function stagedState(
  context: ServiceContext,
  table: Table,
  transactionId: string,
  rowId: string,
): StagedState {
  let state: StagedState = { kind: "none" };
  const exists = findRow(context, table, rowId) !== null;
  for (const operation of readOperations(context, transactionId)) {
    const isSame = operation.databaseId === table.databaseId && operation.tableId === table.tableId;
    if (!isSame || operation.rowId !== rowId || !isRecord(operation.data)) continue;
    if (operation.action === "delete") state = { kind: "deleted" };
    if (operation.action === "create") state = { kind: "created", data: operation.data };
    if (operation.action === "update" || operation.action === "upsert") {
      const before: RowData = "data" in state ? state.data : {};
      const isChange: boolean = exists ? state.kind !== "created" : state.kind === "changed";
      state = { kind: isChange ? "changed" : "created", data: { ...before, ...operation.data } };
    }
  }
  return state;
}

/** The row as a reader inside the transaction sees it; null when it is not there. */
export function stagedRow(
  context: ServiceContext,
  table: Table,
  transactionId: string,
  rowId: string,
): Row | RowData | null {
  const state = stagedState(context, table, transactionId, rowId);
  const row = findRow(context, table, rowId);
  if (state.kind === "none") return row;
  if (state.kind === "deleted") return null;
  if (state.kind === "changed" && row) return { ...row, ...columnData(state.data) };
  return bareRow(table, rowId, state.data);
}

/** A row that exists only as staged has no dates and no number yet. */
export function bareRow(table: Table, rowId: string, data: RowData): RowData {
  return {
    ...data,
    $id: rowId,
    $databaseId: table.databaseId,
    $tableId: table.tableId,
    $sequence: "",
  };
}

/** Rights and existence are looked at when staging; data only at the commit. */
export function checkStageable(
  context: ServiceContext,
  catalog: Catalog,
  caller: Caller,
  transactionId: string,
  operation: Operation,
): void {
  const { databaseId, tableId, rowId, action, data } = operation;
  const isKey = caller.kind === "key";
  const database = catalog.databases.get(databaseId);
  if (!database || (!database.enabled && !isKey))
    throw apiErrorAbout("database_not_found", databaseId);
  const table = catalog.tables.get(`${databaseId}/${tableId}`);
  if (!table || (!table.config.enabled && !isKey))
    throw apiErrorAbout("collection_not_found", tableId);
  if (isBulk(action) && !isKey) throw apiError("user_unauthorized");
  if (isRecord(data) && Array.isArray(data.$permissions))
    requireHeldRoles(caller, data.$permissions.map(String));
  const mayCreate = mayDo(caller, "create", table.config.$permissions);
  if (action === "create" && !mayCreate) throw apiError("user_unauthorized");
  if (isBulk(action) || action === "create") return;
  const row = findRow(context, table, rowId);
  const state = stagedState(context, table, transactionId, rowId);
  if (state.kind === "created") return;
  if (action === "upsert" && (!row || state.kind === "deleted")) {
    if (!mayCreate) throw apiError("user_unauthorized");
    return;
  }
  if (!row || state.kind === "deleted" || !mayTouch(caller, "read", table, row)) {
    throw apiErrorAbout("document_not_found", rowId);
  }
  const right = action === "delete" ? "delete" : "update";
  if (!mayTouch(caller, right, table, row)) throw apiError("user_unauthorized");
}
