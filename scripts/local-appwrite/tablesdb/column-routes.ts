import { ApiError, apiErrorAbout } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import { isGiven } from "../parameters.ts";
import type { ApiReply, ApiRequest, ConfigColumn, Route } from "../service.ts";
import { COLUMN_TYPES, columnKey, readChangedColumn, readNewColumn } from "./column-parameters.ts";
import { changedColumnModel, columnModel, listedColumnModel } from "./models.ts";
import { type SchemaService, tableOf } from "./row-service.ts";
import type { Table } from "./schema.ts";

const READ = ["tables.read", "collections.read", "columns.read", "attributes.read"];
const WRITE = ["tables.write", "collections.write", "columns.write", "attributes.write"];
const ATTRIBUTES = ["key", "type", "size", "required", "array", "status", "error"];

const COLUMNS = "/tablesdb/:databaseId/tables/:tableId/columns";

/** Columns of a table: made and changed here, usable once their status is `available`. */
export function columnRoutes(service: SchemaService): Route[] {
  const { context, schema } = service;

  function columnOf(table: Table, key: string): ConfigColumn {
    const found = table.config.columns.find((column) => column.key === key);
    if (!found) throw apiErrorAbout("column_not_found", key);
    return found;
  }

  function list(request: ApiRequest): ApiReply {
    const table = tableOf(service, request);
    const models = table.config.columns.map((column) => listedColumnModel(table, column));
    const { total, page } = listItems(models, request.query, ATTRIBUTES);
    return { status: 200, body: { total, columns: page } };
  }

  function get(request: ApiRequest): ApiReply {
    const table = tableOf(service, request);
    const column = columnOf(table, request.params.key ?? "");
    return { status: 200, body: columnModel(table, column) };
  }

  function create(type: string, request: ApiRequest): ApiReply {
    const column = readNewColumn(type, request.body, context.now());
    const table = tableOf(service, request);
    if (table.config.columns.some(({ key }) => key === column.key)) {
      throw new ApiError(
        409,
        "column_already_exists",
        `Column with the requested key '${column.key}' already exists. Column keys must be unique, try again with a different key.`,
      );
    }
    const columns = [...table.config.columns, column];
    const saved = schema.saveTable({ ...table.config, columns });
    return { status: 202, body: columnModel(saved, column) };
  }

  function update(type: string, request: ApiRequest): ApiReply {
    const key = request.params.key ?? "";
    const table = tableOf(service, request);
    const changed = readChangedColumn(type, request.body, columnOf(table, key), context.now());
    const columns = table.config.columns.map((one) => (one.key === key ? changed : one));
    const saved = schema.saveTable({ ...table.config, columns });
    if (!isGiven(request.body.newKey)) {
      return { status: 200, body: changedColumnModel(saved, changed) };
    }
    const newKey = columnKey(request.body, "newKey");
    const renamed = schema.renameColumn(saved, key, newKey);
    return { status: 200, body: changedColumnModel(renamed, { ...changed, key: newKey }) };
  }

  function remove(request: ApiRequest): ApiReply {
    const table = tableOf(service, request);
    const { key } = columnOf(table, request.params.key ?? "");
    schema.dropColumn(table, key);
    return { status: 204 };
  }

  const typed = Object.keys(COLUMN_TYPES).flatMap((type): Route[] => [
    {
      method: "POST",
      path: `${COLUMNS}/${type}`,
      scope: WRITE,
      handle: (request) => create(type, request),
    },
    {
      method: "PATCH",
      path: `${COLUMNS}/${type}/:key`,
      scope: WRITE,
      handle: (request) => update(type, request),
    },
  ]);
  return [
    { method: "GET", path: COLUMNS, scope: READ, handle: list },
    { method: "GET", path: `${COLUMNS}/:key`, scope: READ, handle: get },
    { method: "DELETE", path: `${COLUMNS}/:key`, scope: WRITE, handle: remove },
    ...typed,
  ];
}
