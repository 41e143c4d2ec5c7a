import { inTransaction } from "../database.ts";
import { dropSqlColumn, dropSqlTables, provisionTable, renameSqlColumn } from "../provision.ts";
import type { ConfigIndex, ConfigTable, ServiceContext } from "../service.ts";
import type { Catalog, Database, Table } from "./schema.ts";
import { openSchemaDocuments, type SchemaDocuments } from "./schema-documents.ts";

/** A new column or index is worked on for this long, as on a real server, where a worker does it. */
const WORK_MS = 30;

/** Databases and tables, as the configuration and requests made them. */
export interface SchemaStore extends Catalog {
  saveDatabase: (database: Pick<Database, "$id" | "name" | "enabled">) => Database;
  dropDatabase: (id: string) => void;
  /** Keeps the table as it is now; what it says is being processed becomes available a moment later. */
  saveTable: (config: ConfigTable) => Table;
  dropColumn: (table: Table, key: string) => void;
  renameColumn: (table: Table, from: string, to: string) => Table;
  dropTable: (table: Table) => void;
  close: () => void;
}

function keepAndProvision(
  context: ServiceContext,
  documents: SchemaDocuments,
  config: ConfigTable,
): Table {
  const table = documents.keepTable(config);
  provisionTable(context, table);
  return table;
}

/** One index that can't be built, such as a unique one over equal values, must not stop the others. */
function settle(context: ServiceContext, documents: SchemaDocuments, config: ConfigTable): void {
  const columns = config.columns.map((one) =>
    one.status === "processing" ? { ...one, status: "available" as const } : one,
  );
  let current = { ...config, columns };
  const become = (key: string, change: Partial<ConfigIndex>): ConfigTable => ({
    ...current,
    indexes: current.indexes.map((one) => (one.key === key ? { ...one, ...change } : one)),
  });
  keepAndProvision(context, documents, current);
  for (const { key, status } of config.indexes) {
    if (status !== "processing") continue;
    try {
      const built = become(key, { status: "available" });
      keepAndProvision(context, documents, built);
      current = built;
    } catch (error) {
      current = become(
        key,
        context.options.losesUniqueIndexes
          ? { status: "available", isAbsent: true }
          : { status: "failed", error: String(error) },
      );
      documents.keepTable(current);
    }
  }
}

function dropColumn(
  context: ServiceContext,
  documents: SchemaDocuments,
  table: Table,
  key: string,
): void {
  const columns = table.config.columns.filter((column) => column.key !== key);
  const indexes = table.config.indexes
    .map((index) => ({ ...index, columns: index.columns.filter((column) => column !== key) }))
    .filter((index) => index.columns.length > 0);
  keepAndProvision(context, documents, { ...table.config, columns, indexes: [] });
  dropSqlColumn(context, table, key);
  keepAndProvision(context, documents, { ...table.config, columns, indexes });
}

function renameColumn(
  context: ServiceContext,
  documents: SchemaDocuments,
  table: Table,
  [from, to]: [string, string],
): Table {
  const renamed = (name: string): string => (name === from ? to : name);
  renameSqlColumn(context, table, from, to);
  return keepAndProvision(context, documents, {
    ...table.config,
    columns: table.config.columns.map((one) => ({ ...one, key: renamed(one.key) })),
    indexes: table.config.indexes.map((one) => ({ ...one, columns: one.columns.map(renamed) })),
  });
}

/** What the configuration says wins over what is kept of it from an earlier run. */
export function openSchema(context: ServiceContext): SchemaStore {
  const documents = openSchemaDocuments(context);
  const { databases, tables } = documents;
  const timers = new Set<NodeJS.Timeout>();
  const inOne = <T>(work: () => T): T => inTransaction(context.db, work);

  function settleLater(key: string): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const table = tables.get(key);
      if (table) inOne(() => settle(context, documents, table.config));
    }, WORK_MS);
    timers.add(timer);
  }

  function dropTable(table: Table): void {
    inOne(() => {
      dropSqlTables(context, table);
      documents.removeTable(table);
    });
  }

  inOne(() => {
    for (const table of tables.values()) settle(context, documents, table.config);
  });
  return {
    databases,
    tables,
    saveDatabase: (database) => documents.keepDatabase(database),
    dropDatabase(id) {
      for (const table of [...tables.values()]) if (table.databaseId === id) dropTable(table);
      documents.removeDatabase(id);
    },
    saveTable(config) {
      const table = inOne(() => keepAndProvision(context, documents, config));
      const isProcessing = [...config.columns, ...config.indexes].some(
        ({ status }) => status === "processing",
      );
      if (isProcessing) settleLater(`${config.databaseId}/${config.$id}`);
      return table;
    },
    dropColumn: (table, key) => inOne(() => dropColumn(context, documents, table, key)),
    renameColumn: (table, from, to) =>
      inOne(() => renameColumn(context, documents, table, [from, to])),
    dropTable,
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
