import { ApiError, apiError } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import { isGiven, isRecord, newIdParameter, textParameter } from "../parameters.ts";
import { readPermissions } from "../permissions.ts";
import type {
  ApiReply,
  ApiRequest,
  ConfigColumn,
  ConfigIndex,
  ConfigTable,
  Route,
} from "../service.ts";
import { COLUMN_TYPES, readNewColumn } from "./column-parameters.ts";
import { databaseOf, flag, MAX_NAME_CHARS } from "./database-routes.ts";
import { readNewIndex } from "./index-routes.ts";
import { tableModel } from "./models.ts";
import { type SchemaService, tableOf } from "./row-service.ts";

const READ_TABLES = ["tables.read", "collections.read"];
const WRITE_TABLES = ["tables.write", "collections.write"];
const INLINE_TYPES = [
  "string",
  "integer",
  "bigint",
  "double",
  "boolean",
  "datetime",
  "point",
  "line",
  "polygon",
];

/** A column that comes with its table is told by its type as the API shows it, not as a path names it. */
function inlineColumn(sent: unknown, now: string): ConfigColumn {
  const column = isRecord(sent) ? sent : {};
  const type = String(column.type ?? "");
  if (!INLINE_TYPES.includes(type)) {
    throw apiError(
      "general_argument_invalid",
      `Invalid type for attribute '${String(column.key ?? "")}': ${type}`,
    );
  }
  const format = String(column.format ?? "");
  const path = type === "double" ? "float" : format in COLUMN_TYPES ? format : type;
  const made = readNewColumn(path, { required: false, ...column }, now);
  // Four bytes wide, unless asked for otherwise.
  return path === "integer" && made.min === undefined && made.max === undefined
    ? { ...made, size: 4 }
    : made;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function createTable(service: SchemaService, request: ApiRequest): ApiReply {
  const { body } = request;
  const $id = newIdParameter(body, "tableId", service.context.newId);
  const name = textParameter(body, "name", MAX_NAME_CHARS);
  const permissions = readPermissions(body.permissions, "table") ?? [];
  const { $id: databaseId } = databaseOf(service, request);
  const now = service.context.now();
  const columns = listOf(body.columns).map((column) => inlineColumn(column, now));
  const indexes: ConfigIndex[] = listOf(body.indexes).map((index) =>
    readNewIndex(isRecord(index) ? index : {}, now),
  );
  if (service.schema.tables.has(`${databaseId}/${$id}`)) {
    throw new ApiError(
      409,
      "table_already_exists",
      `A table with the requested ID '${$id}' already exists. Try again with a different ID or use ID.unique() to generate a unique ID.`,
    );
  }
  const config: ConfigTable = {
    $id,
    databaseId,
    name,
    enabled: flag(request, "enabled", true),
    rowSecurity: flag(request, "rowSecurity", false),
    $permissions: permissions,
    columns,
    indexes,
  };
  // The answer shows the table as it was before its columns: those are made afterwards.
  return {
    status: 201,
    body: { ...tableModel(service.schema.saveTable(config)), columns: [], indexes: [] },
  };
}

function updateTable(service: SchemaService, request: ApiRequest): ApiReply {
  const table = tableOf(service, request);
  const { body } = request;
  const { config } = table;
  const saved = service.schema.saveTable({
    ...config,
    name: isGiven(body.name) ? textParameter(body, "name", MAX_NAME_CHARS) : config.name,
    $permissions: readPermissions(body.permissions, "table") ?? config.$permissions,
    rowSecurity: flag(request, "rowSecurity", config.rowSecurity),
    enabled: flag(request, "enabled", config.enabled),
  });
  return { status: 200, body: tableModel(saved) };
}

/** Tables themselves; columns, indexes and rows have routes of their own. */
export function tableRoutes(service: SchemaService): Route[] {
  const { schema } = service;

  function listTables(request: ApiRequest): ApiReply {
    const { $id } = databaseOf(service, request);
    const models = [...schema.tables.values()]
      .filter(({ databaseId }) => databaseId === $id)
      .map(tableModel);
    const { total, page } = listItems(models, request.query, [
      "$id",
      "name",
      "enabled",
      "rowSecurity",
    ]);
    return { status: 200, body: { total, tables: page } };
  }

  const tables = "/tablesdb/:databaseId/tables";
  const table = `${tables}/:tableId`;
  return [
    {
      method: "POST",
      path: tables,
      scope: WRITE_TABLES,
      handle: (request) => createTable(service, request),
    },
    { method: "GET", path: tables, scope: READ_TABLES, handle: listTables },
    {
      method: "GET",
      path: table,
      scope: READ_TABLES,
      handle: (request) => ({ status: 200, body: tableModel(tableOf(service, request)) }),
    },
    {
      method: "PUT",
      path: table,
      scope: WRITE_TABLES,
      handle: (request) => updateTable(service, request),
    },
    {
      method: "DELETE",
      path: table,
      scope: WRITE_TABLES,
      handle: (request) => {
        schema.dropTable(tableOf(service, request));
        return { status: 204 };
      },
    },
  ];
}
