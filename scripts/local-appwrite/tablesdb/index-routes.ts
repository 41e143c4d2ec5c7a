import { ApiError, invalidParameter, missingParameter } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import { isGiven } from "../parameters.ts";
import type { ApiReply, ApiRequest, ConfigIndex, Route } from "../service.ts";
import { columnKey } from "./column-parameters.ts";
import { indexModel } from "./models.ts";
import { type SchemaService, tableOf } from "./row-service.ts";
import { SYSTEM_ATTRIBUTES, type Table } from "./schema.ts";

const READ = ["tables.read", "collections.read", "indexes.read"];
const WRITE = ["tables.write", "collections.write", "indexes.write"];
const TYPES = ["key", "fulltext", "unique", "spatial"];
const ATTRIBUTES = ["key", "type", "status", "error"];
const MAX_INDEX_CHARS = 768;

const INDEXES = "/tablesdb/:databaseId/tables/:tableId/indexes";

const invalidIndex = (message: string): ApiError =>
  new ApiError(400, "column_index_invalid", message);

function textList(body: Readonly<Record<string, unknown>>, name: string): string[] {
  const value = body[name];
  if (!isGiven(value)) return [];
  if (Array.isArray(value) && value.length <= 100) return value.map(String);
  throw invalidParameter(name, "Value must a valid array no longer than 100 items");
}

/** What the request asks for; table creation names the columns of its inline indexes `attributes`. */
export function readNewIndex(body: Readonly<Record<string, unknown>>, now: string): ConfigIndex {
  const key = columnKey(body);
  const type = String(body.type ?? "");
  if (!isGiven(body.type)) throw missingParameter("type");
  if (!TYPES.includes(type))
    throw invalidParameter("type", `Value must be one of (${TYPES.join(", ")})`);
  const columns = textList(body, isGiven(body.columns) ? "columns" : "attributes");
  if (columns.length === 0) throw missingParameter("columns");
  const lengths = textList(body, "lengths").map(Number);
  return {
    key,
    type,
    columns,
    orders: textList(body, "orders"),
    lengths: columns.map((_column, at) => lengths[at] ?? 0),
    status: "processing",
    $createdAt: now,
    $updatedAt: now,
  };
}

/** Why the table can't have the index, as Appwrite says it. */
function checkIndex(table: Table, index: ConfigIndex): void {
  for (const name of index.columns) {
    if (SYSTEM_ATTRIBUTES.some((known) => known === name)) continue;
    const column = table.columns.get(name);
    if (!column) {
      throw new ApiError(
        400,
        "column_unknown",
        `The column '${name}' required for the index could not be found. Please confirm all your columns are in the available state.`,
      );
    }
    if (index.type === "spatial" && !column.required) {
      throw invalidIndex(
        `Spatial indexes do not allow null values. Mark the attribute "${name}" as required or create the index on a column with no null values.`,
      );
    }
    if (index.type === "fulltext" && column.kind !== "text") {
      throw invalidIndex(
        `Attribute "${name}" cannot be part of a fulltext index, must be of type string`,
      );
    }
    if (index.type !== "fulltext" && column.kind === "text" && column.maxChars > MAX_INDEX_CHARS) {
      throw invalidIndex(`Index length is longer than the maximum: ${MAX_INDEX_CHARS}`);
    }
  }
}

/** Indexes of a table. */
export function indexRoutes(service: SchemaService): Route[] {
  const { context, schema } = service;

  function indexOf(table: Table, key: string): ConfigIndex {
    const found = table.config.indexes.find((index) => index.key === key);
    if (found) return found;
    throw new ApiError(
      404,
      "column_index_not_found",
      `Index with the requested key '${key}' could not be found.`,
    );
  }

  function list(request: ApiRequest): ApiReply {
    const table = tableOf(service, request);
    const models = table.config.indexes.map((index) => indexModel(table, index));
    const { total, page } = listItems(models, request.query, ATTRIBUTES);
    return { status: 200, body: { total, indexes: page } };
  }

  function get(request: ApiRequest): ApiReply {
    const table = tableOf(service, request);
    return { status: 200, body: indexModel(table, indexOf(table, request.params.key ?? "")) };
  }

  function create(request: ApiRequest): ApiReply {
    const index = readNewIndex(request.body, context.now());
    const table = tableOf(service, request);
    if (table.config.indexes.some(({ key }) => key === index.key)) {
      throw new ApiError(
        409,
        "column_index_already_exists",
        `Index with the requested key '${index.key}' already exists. Try again with a different key.`,
      );
    }
    checkIndex(table, index);
    const saved = schema.saveTable({ ...table.config, indexes: [...table.config.indexes, index] });
    return { status: 202, body: indexModel(saved, index) };
  }

  function remove(request: ApiRequest): ApiReply {
    const table = tableOf(service, request);
    const { key } = indexOf(table, request.params.key ?? "");
    const indexes = table.config.indexes.filter((index) => index.key !== key);
    schema.saveTable({ ...table.config, indexes });
    return { status: 204 };
  }

  return [
    { method: "GET", path: INDEXES, scope: READ, handle: list },
    { method: "POST", path: INDEXES, scope: WRITE, handle: create },
    { method: "GET", path: `${INDEXES}/:key`, scope: READ, handle: get },
    { method: "DELETE", path: `${INDEXES}/:key`, scope: WRITE, handle: remove },
  ];
}
