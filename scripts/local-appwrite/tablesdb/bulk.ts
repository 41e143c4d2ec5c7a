import { atOneMoment } from "../clock.ts";
import { inTransaction } from "../database.ts";
import { ApiError, apiError, apiErrorAbout, invalidParameter } from "../errors.ts";
import { isGiven, isId, isRecord } from "../parameters.ts";
import { readPermissions } from "../permissions.ts";
import { parseQueries } from "../query.ts";
import type { ApiReply, ApiRequest } from "../service.ts";
import { readData, transactionIdOf } from "./row-parameters.ts";
import { publishRow, type RowService, tableOf } from "./row-service.ts";
import { findRow, type Row } from "./rows.ts";
import type { Table } from "./schema.ts";
import { stageOne } from "./stage-one.ts";
import type { RowData } from "./validate.ts";
import {
  createChecked,
  deleteChecked,
  matchingRows,
  updateChecked,
  upsertChecked,
} from "./writes.ts";

const MAX_ROWS = 100;

function rowsParameter(value: unknown): RowData[] {
  if (!Array.isArray(value) || value.length > MAX_ROWS || !value.every(isRecord)) {
    throw invalidParameter(
      "rows",
      `Value must a valid array no longer than ${MAX_ROWS} items and Value must be a valid JSON string`,
    );
  }
  if (value.length === 0) throw apiError("row_missing_data");
  return value;
}

/** Bulk writes are for API keys. To anyone else the database seems not to be there, but for bulk creation. */
function requireKey(request: ApiRequest): void {
  if (request.caller.kind === "key") return;
  if (request.method === "POST") throw apiError("general_unauthorized_scope");
  throw apiErrorAbout("database_not_found", request.params.databaseId ?? "");
}

function idOf(service: RowService, row: RowData): string {
  const given = row.$id;
  if (!isGiven(given) || given === "unique()") return service.context.newId();
  if (!isId(given)) throw invalidParameter("rows", "Each row needs a valid $id");
  return given;
}

function answer(
  service: RowService,
  request: ApiRequest,
  table: Table,
  rows: readonly Row[],
  what: string,
): ApiReply {
  for (const row of rows) publishRow(service, request.caller, table, row, what);
  return { status: what === "create" ? 201 : 200, body: { total: rows.length, rows } };
}

function stageRows(
  service: RowService,
  request: ApiRequest,
  action: "bulkCreate" | "bulkUpsert",
  rows: RowData[],
): ApiReply {
  stageOne(service, request, tableOf(service, request), { action, rowId: "", data: rows });
  return { status: action === "bulkCreate" ? 201 : 200, body: { total: rows.length, rows } };
}

/** All rows or none; the message of a taken id names no id, as in Appwrite. */
export function createMany(service: RowService, request: ApiRequest): ApiReply {
  const { body, caller } = request;
  if (isGiven(body.data)) {
    throw apiError(
      "general_bad_request",
      "You can only send one of the following parameters: data, rows",
    );
  }
  const given = rowsParameter(body.rows);
  requireKey(request);
  if (transactionIdOf(request)) return stageRows(service, request, "bulkCreate", given);
  const table = tableOf(service, request);
  const context = atOneMoment(service.context);
  try {
    const rows = inTransaction(context.db, () =>
      given.map((data) => {
        const permissions = readPermissions(data.$permissions, "row") ?? [];
        return createChecked(context, caller, table, {
          rowId: idOf(service, data),
          data,
          permissions,
        });
      }),
    );
    return answer(service, request, table, rows, "create");
  } catch (error) {
    if (error instanceof ApiError && error.type === "row_already_exists")
      throw apiErrorAbout("row_already_exists", "");
    throw error;
  }
}

export function upsertMany(service: RowService, request: ApiRequest): ApiReply {
  const given = rowsParameter(request.body.rows);
  requireKey(request);
  if (transactionIdOf(request)) return stageRows(service, request, "bulkUpsert", given);
  const table = tableOf(service, request);
  const context = atOneMoment(service.context);
  const rows = inTransaction(context.db, () =>
    given.map((data) => {
      const rowId = idOf(service, data);
      const kept = findRow(context, table, rowId)?.$permissions ?? [];
      const permissions = readPermissions(data.$permissions, "row") ?? kept;
      return upsertChecked(context, request.caller, table, { rowId, data, permissions }).row;
    }),
  );
  return answer(service, request, table, rows, "upsert");
}

export function updateMany(service: RowService, request: ApiRequest): ApiReply {
  const data = readData(request.body.data);
  if (!data) throw apiError("row_missing_payload");
  const queries = parseQueries(request.body.queries);
  requireKey(request);
  const table = tableOf(service, request);
  if (transactionIdOf(request)) {
    stageOne(service, request, table, {
      action: "bulkUpdate",
      rowId: "",
      data: { data, queries: request.body.queries ?? [] },
    });
    return { status: 200, body: { total: 0, rows: [] } };
  }
  const permissions = readPermissions(data.$permissions, "row");
  const context = atOneMoment(service.context);
  const rows = inTransaction(context.db, () =>
    matchingRows(context, table, queries).map((row) =>
      updateChecked(context, request.caller, table, row, { data, permissions, isBulk: true }),
    ),
  );
  return answer(service, request, table, rows, "update");
}

export function deleteMany(service: RowService, request: ApiRequest): ApiReply {
  const queries = parseQueries(request.body.queries);
  requireKey(request);
  const table = tableOf(service, request);
  if (transactionIdOf(request)) {
    stageOne(service, request, table, {
      action: "bulkDelete",
      rowId: "",
      data: { queries: request.body.queries ?? [] },
    });
    return { status: 200, body: { total: 0, rows: [] } };
  }
  const rows = inTransaction(service.context.db, () => {
    const matching = matchingRows(service.context, table, queries);
    for (const row of matching) deleteChecked(service.context, request.caller, table, row);
    return matching;
  });
  return answer(service, request, table, rows, "delete");
}
