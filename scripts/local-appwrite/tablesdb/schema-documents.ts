import { createResources, type Resource } from "../resources.ts";
import type { ConfigTable, ServiceContext } from "../service.ts";
import { type Database, type Table, toTable } from "./schema.ts";

/** Where a resource came from first. What the configuration no longer names is kept, but not served. */
type Origin = "configuration" | "request";
interface StoredDatabase extends Resource, Database {
  origin: Origin;
}
interface StoredTable extends Resource {
  config: ConfigTable;
  origin: Origin;
}

type DatabaseSettings = Pick<Database, "$id" | "name" | "enabled">;

/** What is known of databases and tables, in memory and in the data folder. */
export interface SchemaDocuments {
  databases: ReadonlyMap<string, Database>;
  tables: ReadonlyMap<string, Table>;
  keepDatabase: (database: DatabaseSettings) => Database;
  removeDatabase: (id: string) => void;
  keepTable: (config: ConfigTable) => Table;
  removeTable: (table: Table) => void;
}

export function openSchemaDocuments(context: ServiceContext): SchemaDocuments {
  const databaseStore = createResources<StoredDatabase>(context, "database");
  const tableStore = createResources<StoredTable>(context, "table");
  const databases = new Map<string, Database>();
  const tables = new Map<string, Table>();

  function load({ config, $createdAt, $updatedAt }: StoredTable): Table {
    const { $id, databaseId } = config;
    const sequence = `${databaseStore.sequence(databaseId)}_${tableStore.sequence($id, databaseId)}`;
    const table = toTable(config, { $createdAt, $updatedAt, sequence });
    tables.set(`${databaseId}/${$id}`, table);
    return table;
  }

  function keepTable(config: ConfigTable, origin: Origin): Table {
    const now = context.now();
    const known = tableStore.find(config.$id, config.databaseId);
    const isSame = JSON.stringify(known?.config) === JSON.stringify(config);
    const stored: StoredTable = {
      $id: config.$id,
      $createdAt: known?.$createdAt ?? now,
      $updatedAt: known && isSame ? known.$updatedAt : now,
      config,
      origin: known?.origin ?? origin,
    };
    if (!isSame) tableStore.save(stored, config.databaseId);
    return load(stored);
  }

  function keepDatabase({ $id, name, enabled }: DatabaseSettings, origin: Origin): Database {
    const now = context.now();
    const known = databaseStore.find($id);
    const isSame = known?.name === name && known.enabled === enabled;
    const database: Database = {
      $id,
      name,
      enabled,
      $createdAt: known?.$createdAt ?? now,
      $updatedAt: isSame ? known.$updatedAt : now,
    };
    if (!isSame) databaseStore.save({ ...database, origin: known?.origin ?? origin });
    databases.set($id, database);
    return database;
  }

  const { config } = context.options;
  for (const database of config.tablesDB) keepDatabase(database, "configuration");
  for (const { origin, ...database } of databaseStore.list())
    if (origin === "request") databases.set(database.$id, database);
  for (const table of config.tables) keepTable(table, "configuration");
  for (const stored of tableStore.all()) if (stored.origin === "request") load(stored);

  return {
    databases,
    tables,
    keepDatabase: (database) => keepDatabase(database, "request"),
    removeDatabase(id) {
      databaseStore.remove(id);
      databases.delete(id);
    },
    keepTable: (table) => keepTable(table, "request"),
    removeTable({ tableId, databaseId }) {
      tableStore.remove(tableId, databaseId);
      tables.delete(`${databaseId}/${tableId}`);
    },
  };
}
