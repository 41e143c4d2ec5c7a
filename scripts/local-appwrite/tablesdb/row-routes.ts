import { apiError, apiErrorAbout, invalidParameter } from "../errors.ts";
import { isGiven, newIdParameter } from "../parameters.ts";
import {
  ownPermissions,
  readPermissions,
  requireCreate,
  requireHeldRoles,
} from "../permissions.ts";
import { parseQueries } from "../query.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";
import { mayTouch, readerRoles } from "./access.ts";
import { createMany, deleteMany, updateMany, upsertMany } from "./bulk.ts";
import { listRows, readSelection } from "./listing.ts";
import { changeNumber } from "./number-route.ts";
import {
  DELETE_LIMIT,
  READ_SCOPE,
  readData,
  requireNotNewer,
  transactionIdOf,
  WRITE_LIMIT,
  WRITE_SCOPE,
} from "./row-parameters.ts";
import { publishRow, type RowService, tableOf } from "./row-service.ts";
import { findRow, type Row } from "./rows.ts";
import type { Table } from "./schema.ts";
import { stageOne } from "./stage-one.ts";
import { listStagedRows } from "./staged-listing.ts";
import { bareRow, stagedRow } from "./staging.ts";
import { findTransaction } from "./transactions.ts";
import { createChecked, deleteChecked, updateChecked, upsertChecked } from "./writes.ts";

function create(service: RowService, request: ApiRequest): ApiReply {
  const { context } = service;
  const { body, caller } = request;
  if (isGiven(body.rows)) return createMany(service, request);
  if (body.data === "") throw invalidParameter("data", "Value must be a valid JSON string");
  const data = readData(body.data);
  if (!data) throw apiError("row_missing_data");
  if (body.rowId === undefined || body.rowId === null || body.rowId === "0")
    throw apiError("row_missing_data", "Row ID is required when creating a single row.");
  const rowId = newIdParameter(body, "rowId", context.newId);
  const given = readPermissions(body.permissions, "row");
  const table = tableOf(service, request);
  if (given) requireHeldRoles(caller, given);
  const permissions = given ?? ownPermissions(caller);
  requireCreate(caller, table.config.$permissions);
  if (transactionIdOf(request)) {
    stageOne(service, request, table, {
      action: "create",
      rowId,
      data: { ...data, $permissions: permissions },
    });
    return { status: 201, body: bareRow(table, rowId, { ...data, $permissions: permissions }) };
  }
  const row = createChecked(context, caller, table, { rowId, data, permissions });
  publishRow(service, caller, table, row, "create");
  return { status: 201, body: row };
}

/** Rows by the context they were read in, table and id. */
const firstReads = new WeakMap<ServiceContext, Map<string, Row>>();

/** The row as it was first read, where the server is to answer from a cache that is never purged. */
function fromCache(context: ServiceContext, { databaseId, tableId }: Table, row: Row): Row {
  if (!context.options.staleRows) return row;
  const kept = firstReads.get(context) ?? new Map<string, Row>();
  firstReads.set(context, kept);
  const place = `${databaseId}/${tableId}/${row.$id}`;
  const first = kept.get(place) ?? row;
  kept.set(place, first);
  return first;
}

function get(service: RowService, request: ApiRequest): ApiReply {
  const table = tableOf(service, request);
  const { context } = service;
  const rowId = request.params.rowId ?? "";
  const selection = readSelection(table, parseQueries(request.query.queries));
  const transactionId = transactionIdOf(request);
  if (transactionId) findTransaction(context, request.caller, transactionId);
  const stored = findRow(context, table, rowId, selection);
  if (stored && !mayTouch(request.caller, "read", table, stored))
    throw apiErrorAbout("row_not_found", rowId);
  const row = transactionId ? stagedRow(context, table, transactionId, rowId) : stored;
  if (!row) throw apiErrorAbout("row_not_found", rowId);
  return { status: 200, body: row === stored ? fromCache(context, table, stored) : row };
}

/** `total=false` is still counted, as on the recorded release: only `0` is not. */
function list(service: RowService, request: ApiRequest): ApiReply {
  const table = tableOf(service, request);
  const queries = parseQueries(request.query.queries);
  const roles = readerRoles(request.caller, table);
  if (roles === "none") throw apiError("user_unauthorized");
  const given = { readerRoles: roles, withTotal: request.query.total !== "0" };
  const transactionId = transactionIdOf(request);
  const listing = transactionId
    ? listStagedRows(service, request.caller, table, transactionId, () =>
        listRows(service.context, table, queries, given),
      )
    : listRows(service.context, table, queries, given);
  return { status: 200, body: listing };
}

function update(service: RowService, request: ApiRequest): ApiReply {
  const { context } = service;
  const { body, caller } = request;
  const data = readData(body.data);
  const permissions = readPermissions(body.permissions, "row");
  if (!data && !permissions) throw apiError("row_missing_payload");
  const table = tableOf(service, request);
  const rowId = request.params.rowId ?? "";
  if (permissions) requireHeldRoles(caller, permissions);
  const transactionId = transactionIdOf(request);
  if (transactionId) {
    const before = stagedRow(context, table, transactionId, rowId);
    const kept = permissions ?? before?.$permissions ?? [];
    const staged = { ...data, ...(permissions ? { $permissions: permissions } : {}) };
    stageOne(service, request, table, { action: "update", rowId, data: staged });
    return { status: 200, body: bareRow(table, rowId, { ...data, $permissions: kept }) };
  }
  const row = findRow(context, table, rowId);
  if (!row) throw apiErrorAbout("row_not_found", rowId);
  requireNotNewer(request, row.$updatedAt);
  const updated = updateChecked(context, caller, table, row, { data: data ?? {}, permissions });
  publishRow(service, caller, table, updated, "update");
  return { status: 200, body: updated };
}

function upsert(service: RowService, request: ApiRequest): ApiReply {
  const { context } = service;
  const { body, caller } = request;
  const data = readData(body.data);
  const given = readPermissions(body.permissions, "row");
  if (!data && !given) throw apiError("row_missing_payload");
  const table = tableOf(service, request);
  const rowId = newIdParameter(request.params, "rowId", context.newId);
  const existing = findRow(context, table, rowId);
  const permissions = given ?? existing?.$permissions ?? ownPermissions(caller);
  requireHeldRoles(caller, permissions);
  if (transactionIdOf(request)) {
    const staged = { ...data, $permissions: permissions };
    stageOne(service, request, table, { action: "upsert", rowId, data: staged });
    return { status: 201, body: bareRow(table, rowId, staged) };
  }
  if (existing) requireNotNewer(request, existing.$updatedAt);
  else requireCreate(caller, table.config.$permissions);
  const { row } = upsertChecked(context, caller, table, { rowId, data: data ?? {}, permissions });
  publishRow(service, caller, table, row, "upsert");
  return { status: 200, body: row };
}

function remove(service: RowService, request: ApiRequest): ApiReply {
  const { context } = service;
  const table = tableOf(service, request);
  const rowId = request.params.rowId ?? "";
  if (transactionIdOf(request)) {
    stageOne(service, request, table, { action: "delete", rowId, data: {} });
    return { status: 204 };
  }
  const row = findRow(context, table, rowId);
  if (!row) throw apiErrorAbout("row_not_found", rowId);
  requireNotNewer(request, row.$updatedAt);
  deleteChecked(context, request.caller, table, row);
  publishRow(service, request.caller, table, row, "delete");
  return { status: 204 };
}

const ROWS = "/tablesdb/:databaseId/tables/:tableId/rows";
const ROW = `${ROWS}/:rowId`;

function numberRoute(service: RowService, direction: "increment" | "decrement"): Route {
  return {
    method: "PATCH",
    path: `${ROW}/:column/${direction}`,
    scope: WRITE_SCOPE,
    limit: WRITE_LIMIT,
    handle: (request) => changeNumber(service, request, direction === "decrement"),
  };
}

/** Everything under `/rows`. */
export function rowRoutes(service: RowService): Route[] {
  type Handler = (service: RowService, request: ApiRequest) => ApiReply;
  const read = (path: string, handler: Handler): Route => ({
    method: "GET",
    path,
    scope: READ_SCOPE,
    handle: (request) => handler(service, request),
  });
  const write = (method: Route["method"], path: string, handler: Handler): Route => ({
    method,
    path,
    scope: WRITE_SCOPE,
    limit: method === "DELETE" ? DELETE_LIMIT : WRITE_LIMIT,
    handle: (request) => handler(service, request),
  });
  return [
    read(ROWS, list),
    read(ROW, get),
    write("POST", ROWS, create),
    write("PATCH", ROWS, updateMany),
    write("PUT", ROWS, upsertMany),
    write("DELETE", ROWS, deleteMany),
    write("PATCH", ROW, update),
    write("PUT", ROW, upsert),
    write("DELETE", ROW, remove),
    numberRoute(service, "increment"),
    numberRoute(service, "decrement"),
  ];
}
