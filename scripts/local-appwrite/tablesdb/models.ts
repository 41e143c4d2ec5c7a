import type { ConfigColumn, ConfigIndex } from "../service.ts";
import { type Column, type Table, toColumn } from "./schema.ts";

const MAX_ROW_BYTES = 65_535;
/** Row header as Appwrite counts it. */
const BASE_ROW_BYTES = 1067;

function typeFields(column: Column): Record<string, unknown> {
  const { config } = column;
  const fallback = config.default ?? null;
  if (column.kind === "integer" || column.kind === "float") {
    const { min = null, max = null } = column.range ?? {};
    return { type: config.type === "float" ? "double" : config.type, min, max, default: fallback };
  }
  if (column.kind === "datetime") return { type: "datetime", format: "", default: fallback };
  if (column.kind === "line") return { type: "linestring", default: fallback };
  if (column.kind !== "text") return { type: config.type, default: fallback };
  if (column.format === "enum")
    return { type: "string", elements: column.elements, format: "enum", default: fallback };
  if (column.format) return { type: "string", format: column.format, default: fallback };
  const size = config.size === undefined ? {} : { size: config.size };
  return { type: config.type, ...size, default: fallback, encrypt: config.encrypt ?? false };
}

/** In a list only columns of the type `string` tell whether they are encrypted. */
export function listedColumnModel(table: Table, config: ConfigColumn): Record<string, unknown> {
  const model = columnModel(table, config);
  return "encrypt" in model && config.type !== "string" ? { ...model, encrypt: null } : model;
}

/** After a change no column tells it. */
export function changedColumnModel(table: Table, config: ConfigColumn): Record<string, unknown> {
  const model = columnModel(table, config);
  return "encrypt" in model ? { ...model, encrypt: null } : model;
}

/** A column as the API answers it. */
export function columnModel(table: Table, config: ConfigColumn): Record<string, unknown> {
  const column = toColumn(config);
  return {
    key: column.key,
    ...typeFields(column),
    status: config.status ?? "available",
    error: config.error ?? "",
    required: column.required,
    array: column.array,
    $createdAt: config.$createdAt ?? table.$createdAt,
    $updatedAt: config.$updatedAt ?? table.$createdAt,
  };
}

/** An index as the API answers it. */
export function indexModel(table: Table, index: ConfigIndex): Record<string, unknown> {
  return {
    $id: `${table.sequence}_${index.key}`,
    $createdAt: index.$createdAt ?? table.$createdAt,
    $updatedAt: index.$updatedAt ?? table.$createdAt,
    key: index.key,
    type: index.type,
    status: index.status ?? "available",
    error: index.error ?? "",
    columns: index.columns,
    lengths: index.lengths ?? index.columns.map(() => 0),
    orders: index.orders ?? [],
  };
}

export function tableModel(table: Table): Record<string, unknown> {
  const { config, $createdAt, $updatedAt } = table;
  return {
    $id: config.$id,
    $createdAt,
    $updatedAt,
    $permissions: config.$permissions,
    databaseId: config.databaseId,
    name: config.name,
    enabled: config.enabled,
    rowSecurity: config.rowSecurity,
    columns: config.columns.map((column) => columnModel(table, column)),
    indexes: config.indexes.map((index) => indexModel(table, index)),
    bytesMax: MAX_ROW_BYTES,
    bytesUsed: BASE_ROW_BYTES,
  };
}
