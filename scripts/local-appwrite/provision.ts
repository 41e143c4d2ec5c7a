import { createHash } from "node:crypto";
import { quoteName } from "./database.ts";
import type { ConfigIndex, ServiceContext } from "./service.ts";
import type { Column, Table } from "./tablesdb/schema.ts";

const INDEX_PREFIX = "index:";

/** MariaDB's default collation, which Appwrite's text columns have, compares without case. */
function sqlType(column: Column): string {
  if (column.array) return "TEXT";
  const types: Record<Column["kind"], string> = {
    text: "TEXT COLLATE NOCASE",
    integer: "INTEGER",
    float: "REAL",
    boolean: "INTEGER",
    datetime: "TEXT",
    point: "TEXT",
    line: "TEXT",
    polygon: "TEXT",
  };
  return types[column.kind];
}

function createTables(context: ServiceContext, table: Table): void {
  context.db.exec(`CREATE TABLE IF NOT EXISTS ${table.rowsName} (
    "$sequence" INTEGER PRIMARY KEY AUTOINCREMENT, "$id" TEXT NOT NULL UNIQUE,
    "$createdAt" TEXT NOT NULL, "$updatedAt" TEXT NOT NULL, "$permissions" TEXT NOT NULL)`);
  context.db.exec(`CREATE TABLE IF NOT EXISTS ${table.readersName} (
    role TEXT NOT NULL, sequence INTEGER NOT NULL, PRIMARY KEY (role, sequence)) WITHOUT ROWID`);
  context.db.exec(`CREATE INDEX IF NOT EXISTS ${quoteName(`readersByRow:${table.databaseId}/${table.tableId}`)}
    ON ${table.readersName} (sequence)`);
}

/** Columns the configuration gained are added; rows that were there hold null in them. */
function addColumns(context: ServiceContext, table: Table): void {
  const known = context.db.prepare(`PRAGMA table_info(${table.rowsName})`).all();
  const names = new Set(known.map((row) => String(row.name)));
  for (const column of table.columns.values()) {
    if (names.has(column.key)) continue;
    context.db.exec(
      `ALTER TABLE ${table.rowsName} ADD COLUMN ${quoteName(column.key)} ${sqlType(column)}`,
    );
  }
}

/** Index names carry their definition, so that a changed one is made anew. */
function sqlIndex(table: Table, index: ConfigIndex): { name: string; sql: string } {
  const columns = index.columns.map((column, at) => {
    const order = index.orders?.[at]?.toUpperCase() === "DESC" ? "DESC" : "ASC";
    return `${quoteName(column)} ${order}`;
  });
  const definition = `${index.type === "unique" ? "UNIQUE " : ""}INDEX`;
  const target = `${table.rowsName} (${columns.join(", ")})`;
  const digest = createHash("sha256")
    .update(definition + target)
    .digest("hex")
    .slice(0, 12);
  const name = `${INDEX_PREFIX}${table.databaseId}/${table.tableId}/${index.key}/${digest}`;
  return { name, sql: `CREATE ${definition} IF NOT EXISTS ${quoteName(name)} ON ${target}` };
}

/** Full-text and spatial indexes need no table of their own here. */
const hasSqlIndex = ({ type, status = "available", isAbsent = false }: ConfigIndex): boolean =>
  (type === "key" || type === "unique") && status === "available" && !isAbsent;

function createIndexes(context: ServiceContext, table: Table): void {
  const wanted = new Map(
    table.config.indexes.filter(hasSqlIndex).map((index) => {
      const { name, sql } = sqlIndex(table, index);
      return [name, sql] as const;
    }),
  );
  const existing = context.db.prepare(`PRAGMA index_list(${table.rowsName})`).all();
  for (const row of existing) {
    const name = String(row.name);
    if (name.startsWith(INDEX_PREFIX) && !wanted.has(name))
      context.db.exec(`DROP INDEX ${quoteName(name)}`);
  }
  for (const sql of wanted.values()) context.db.exec(sql);
}

/** Brings SQLite in line with a table. Never drops a table, a column or a row. */
export function provisionTable(context: ServiceContext, table: Table): void {
  createTables(context, table);
  addColumns(context, table);
  createIndexes(context, table);
}

/** A column goes with its values; the indexes on it have to be gone already. */
export function dropSqlColumn(context: ServiceContext, table: Table, key: string): void {
  const known = context.db.prepare(`PRAGMA table_info(${table.rowsName})`).all();
  if (known.some((row) => row.name === key))
    context.db.exec(`ALTER TABLE ${table.rowsName} DROP COLUMN ${quoteName(key)}`);
}

export function renameSqlColumn(
  context: ServiceContext,
  table: Table,
  from: string,
  to: string,
): void {
  context.db.exec(
    `ALTER TABLE ${table.rowsName} RENAME COLUMN ${quoteName(from)} TO ${quoteName(to)}`,
  );
}

export function dropSqlTables(context: ServiceContext, table: Table): void {
  context.db.exec(`DROP TABLE IF EXISTS ${table.rowsName}`);
  context.db.exec(`DROP TABLE IF EXISTS ${table.readersName}`);
}
