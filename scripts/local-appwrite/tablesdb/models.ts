import type { Column, Table } from "./schema.ts";

const MAX_ROW_BYTES = 65_535;
/** Row header as Appwrite counts it. */
const BASE_ROW_BYTES = 1067;

function typeFields(column: Column): Record<string, unknown> {
  const { config } = column;
  const { default: fallback } = column;
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

export function columnModel(column: Column, $createdAt: string): Record<string, unknown> {
  return {
    key: column.key,
    status: "available",
    error: "",
    required: column.required,
    array: column.array,
    $createdAt,
    $updatedAt: $createdAt,
    ...typeFields(column),
  };
}

export function tableModel(table: Table): Record<string, unknown> {
  const { config, $createdAt } = table;
  return {
    $id: config.$id,
    $createdAt,
    $updatedAt: $createdAt,
    $permissions: config.$permissions,
    databaseId: config.databaseId,
    name: config.name,
    enabled: config.enabled,
    rowSecurity: config.rowSecurity,
    columns: [...table.columns.values()].map((column) => columnModel(column, $createdAt)),
    indexes: config.indexes.map((index) => ({
      $id: `${config.databaseId}_${config.$id}_${index.key}`,
      $createdAt,
      $updatedAt: $createdAt,
      key: index.key,
      type: index.type,
      status: "available",
      error: "",
      columns: index.columns,
      lengths: index.columns.map(() => 0),
      orders: index.orders ?? [],
    })),
    bytesMax: MAX_ROW_BYTES,
    bytesUsed: BASE_ROW_BYTES,
  };
}
