import { quoteName } from "../database.ts";
import type { ConfigColumn, ConfigIndex, ConfigTable } from "../service.ts";

export type ValueKind =
  | "text"
  | "integer"
  | "float"
  | "boolean"
  | "datetime"
  | "point"
  | "line"
  | "polygon";

/** A column as rows are checked by it. */
export interface Column {
  key: string;
  kind: ValueKind;
  required: boolean;
  array: boolean;
  default: unknown;
  /** Longest text in characters; 0 for other kinds. */
  maxChars: number;
  /** Range asked for; null when the type alone bounds it. */
  range: { min: bigint | number; max: bigint | number } | null;
  /** Width of an integer. */
  bits: 32 | 64;
  format: "email" | "url" | "ip" | "enum" | "range" | "";
  elements: string[];
  config: ConfigColumn;
}

export interface Table {
  config: ConfigTable;
  databaseId: string;
  tableId: string;
  columns: ReadonlyMap<string, Column>;
  /** Columns that carry a full-text index, and so can be searched. */
  searchable: ReadonlySet<string>;
  /** Quoted name of the SQLite table with the rows. */
  rowsName: string;
  /** Quoted name of the SQLite table with who may read which row. */
  readersName: string;
  /** The database's and the table's number, as they stand in the ids of indexes. */
  sequence: string;
  $createdAt: string;
  $updatedAt: string;
}

export interface Database {
  $id: string;
  name: string;
  enabled: boolean;
  $createdAt: string;
  $updatedAt: string;
}

/** Databases and tables served. */
export interface Catalog {
  databases: ReadonlyMap<string, Database>;
  tables: ReadonlyMap<string, Table>;
}

export const SYSTEM_ATTRIBUTES = [
  "$id",
  "$sequence",
  "$createdAt",
  "$updatedAt",
  "$permissions",
] as const;

const MAX_INT32 = 2_147_483_647;
const MAX_INT64 = 9_223_372_036_854_775_807n;

const KINDS: Record<string, ValueKind> = {
  integer: "integer",
  bigint: "integer",
  float: "float",
  double: "float",
  boolean: "boolean",
  datetime: "datetime",
  point: "point",
  line: "line",
  linestring: "line",
  polygon: "polygon",
};

const TEXT_CHARS: Record<string, number> = {
  text: 65_535,
  mediumtext: 16_777_215,
  longtext: 4_294_967_295,
  email: 254,
  url: 2000,
  ip: 39,
  enum: 255,
};

function textFormat(config: ConfigColumn): Column["format"] {
  for (const format of ["email", "url", "ip", "enum"] as const) {
    if (config.type === format || config.format === format) return format;
  }
  return "";
}

/** `size` of an integer is its width in bytes; with neither size nor range it is the widest. */
function numberRange(config: ConfigColumn, kind: ValueKind): Pair {
  const isInteger = kind === "integer";
  const isRanged =
    config.min !== undefined || config.max !== undefined || config.size === undefined;
  const max = config.max ?? (isInteger ? MAX_INT64 : Number.MAX_VALUE);
  const min = config.min ?? (isInteger ? -MAX_INT64 - 1n : -Number.MAX_VALUE);
  const isWide =
    config.type === "bigint" || config.size === 8 || (config.size === undefined && max > MAX_INT32);
  return {
    range: isRanged ? { min, max } : null,
    bits: isWide ? 64 : 32,
    format: isRanged ? "range" : "",
  };
}

type Pair = Pick<Column, "range" | "bits" | "format">;

export function toColumn(config: ConfigColumn): Column {
  const kind = KINDS[config.type] ?? "text";
  const isNumber = kind === "integer" || kind === "float";
  const format = textFormat(config);
  const numeric: Pair = isNumber
    ? numberRange(config, kind)
    : { range: null, bits: 64, format: kind === "text" ? format : "" };
  return {
    key: config.key,
    kind,
    required: config.required,
    array: config.array ?? false,
    default: config.default ?? config.keptDefault ?? null,
    maxChars: kind === "text" ? (config.size ?? TEXT_CHARS[format || config.type] ?? 65_535) : 0,
    ...numeric,
    elements: config.elements ?? [],
    config,
  };
}

const isAvailable = ({ status = "available" }: ConfigColumn | ConfigIndex): boolean =>
  status === "available";

/** Rows know only what is available of a table. */
export function toTable(
  config: ConfigTable,
  stored: Pick<Table, "$createdAt" | "$updatedAt" | "sequence">,
): Table {
  const name = `${config.databaseId}/${config.$id}`;
  const fulltext = config.indexes.filter((one) => one.type === "fulltext" && isAvailable(one));
  return {
    config,
    databaseId: config.databaseId,
    tableId: config.$id,
    columns: new Map(
      config.columns.filter(isAvailable).map((column) => [column.key, toColumn(column)]),
    ),
    searchable: new Set(fulltext.flatMap((index) => index.columns)),
    rowsName: quoteName(`rows:${name}`),
    readersName: quoteName(`readers:${name}`),
    ...stored,
  };
}
