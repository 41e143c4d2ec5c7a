import { createHash } from "node:crypto";
import { inTransaction, quoteName, statement } from "./database.ts";
import type { ServiceContext } from "./service.ts";
import { type Catalog, type Column, type Table, toTable } from "./tablesdb/schema.ts";

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

/** Index names carry their definition, so that a changed one is made anew. Full-text and spatial need none here. */
function createIndexes(context: ServiceContext, table: Table): void {
  const wanted = new Map<string, string>();
  for (const index of table.config.indexes) {
    if (index.type !== "key" && index.type !== "unique") continue;
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
    wanted.set(name, `CREATE ${definition} IF NOT EXISTS ${quoteName(name)} ON ${target}`);
  }
  const existing = context.db.prepare(`PRAGMA index_list(${table.rowsName})`).all();
  for (const row of existing) {
    const name = String(row.name);
    if (name.startsWith(INDEX_PREFIX) && !wanted.has(name))
      context.db.exec(`DROP INDEX ${quoteName(name)}`);
  }
  for (const sql of wanted.values()) context.db.exec(sql);
}

function firstSeen(context: ServiceContext, name: string): string {
  statement(context.db, "INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)").run(
    name,
    context.now(),
  );
  return String(
    statement(context.db, "SELECT value FROM settings WHERE name = ?").get(name)?.value,
  );
}

/** Brings the data folder in line with the configuration. Never drops a table, a column or a row. */
export function provision(context: ServiceContext): Catalog {
  return inTransaction(context.db, () => {
    const { tablesDB, tables } = context.options.config;
    const databases = tablesDB.map(
      (database) =>
        [
          database.$id,
          { ...database, $createdAt: firstSeen(context, `database:${database.$id}`) },
        ] as const,
    );
    const served = tables.map((config) => {
      const key = `${config.databaseId}/${config.$id}`;
      const table = toTable(config, firstSeen(context, `table:${key}`));
      createTables(context, table);
      addColumns(context, table);
      createIndexes(context, table);
      return [key, table] as const;
    });
    return { databases: new Map(databases), tables: new Map(served) };
  });
}
