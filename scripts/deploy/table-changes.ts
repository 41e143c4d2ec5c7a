import type { ConfigTable } from "../local-appwrite/index.ts";
import { listAll, type Models, type OperatedProject, orNull } from "./project.ts";

export interface TableChange {
  sentence: string;
  /** Rows or values that are there now would be gone. */
  losesData: boolean;
  /** The table that is there and differs. */
  tableId?: string;
  /** The index that has to be made in it. */
  index?: string;
  /** An index that failed, or whose columns differ: the CLI does not see that, so it has to be deleted for it first. */
  staleIndex?: IndexPlace;
  /** A column that could not be made: it holds nothing, and the CLI takes it for one that is there. */
  failedColumn?: IndexPlace;
  /** What the server says about the failure. */
  reason?: string;
}

/** A column or an index of a table. */
export interface IndexPlace {
  databaseId: string;
  tableId: string;
  key: string;
}

const hasFailed = (status: unknown): boolean => status === "failed" || status === "stuck";

const IN_PLACE = ["required", "default", "elements", "min", "max"];
const RECREATED = ["type", "array", "size", "format", "encrypt"];

type Fields = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/** A bound as wide as the type is the same as none. */
function plain(value: unknown, key: string): unknown {
  if (key !== "min" && key !== "max") return value;
  return Math.abs(Number(value)) >= Number.MAX_SAFE_INTEGER ? null : value;
}

function differs(remote: Fields, local: Fields, key: string): boolean {
  const [a, b] = [plain(remote[key], key), plain(local[key], key)];
  return !(isEmpty(a) && isEmpty(b)) && JSON.stringify(a) !== JSON.stringify(b);
}

function columnChanges(table: ConfigTable, remote: readonly Fields[]): TableChange[] {
  const changes: TableChange[] = [];
  const tableId = table.$id;
  for (const column of table.columns.map((one): Fields => ({ ...one }))) {
    const name = `${table.$id}.${String(column.key)}`;
    const known = remote.find(({ key }) => key === column.key);
    const recreated = known
      ? RECREATED.filter((key) => key in known && differs(known, column, key))
      : [];
    const changed = known ? IN_PLACE.filter((key) => differs(known, column, key)) : [];
    if (!known) changes.push({ sentence: `create column ${name}`, losesData: false, tableId });
    else if (hasFailed(known.status)) {
      const failedColumn = { databaseId: table.databaseId, tableId, key: String(column.key) };
      changes.push({
        ...{ sentence: `make column ${name} anew`, losesData: false, tableId, failedColumn },
        reason: String(known.error ?? ""),
      });
    } else if (recreated.length > 0)
      changes.push({
        sentence: `recreate column ${name} without its values (${recreated.join(", ")} changed)`,
        losesData: true,
        tableId,
      });
    else if (changed.length > 0)
      changes.push({
        sentence: `change ${changed.join(", ")} of column ${name}`,
        losesData: false,
        tableId,
      });
  }
  const gone = remote.filter(({ key }) => !table.columns.some((column) => column.key === key));
  for (const { key } of gone)
    changes.push({
      sentence: `delete column ${table.$id}.${String(key)} with its values`,
      losesData: true,
      tableId,
    });
  return changes;
}

function indexChanges(table: ConfigTable, remote: readonly Models.ColumnIndex[]): TableChange[] {
  const changes: TableChange[] = [];
  const { databaseId, $id: tableId } = table;
  for (const index of table.indexes) {
    const name = `${tableId}.${index.key}`;
    const known = remote.find(({ key }) => key === index.key);
    const made = { losesData: false, tableId, index: index.key };
    if (!known) changes.push({ sentence: `create index ${name}`, ...made });
    else if (
      known.type !== index.type ||
      known.columns.join() !== index.columns.join() ||
      hasFailed(known.status)
    ) {
      const staleIndex = { databaseId, tableId, key: index.key };
      const sentence = `make index ${name} anew`;
      changes.push({ sentence, ...made, staleIndex, reason: known.error });
    }
  }
  for (const { key } of remote.filter(
    (one) => !table.indexes.some((index) => index.key === one.key),
  ))
    changes.push({ sentence: `delete index ${tableId}.${key}`, losesData: false, tableId });
  return changes;
}

function settingChanges(table: ConfigTable, remote: Models.Table): TableChange[] {
  const changed = (["name", "enabled", "rowSecurity", "$permissions"] as const).filter(
    (key) => JSON.stringify(remote[key]) !== JSON.stringify(table[key]),
  );
  return changed.map((key) => ({
    sentence: `change ${key} of table ${table.$id}`,
    losesData: false,
    tableId: table.$id,
  }));
}

/** What pushing the tables would do to a project. The CLI deletes what it does not find in the file. */
export async function tableChanges(
  { tables }: OperatedProject,
  databases: readonly { $id: string; name: string; enabled: boolean }[],
  wanted: readonly ConfigTable[],
): Promise<TableChange[]> {
  const changes: TableChange[] = [];
  const remoteDatabases = await listAll(
    async (queries) => (await tables.list({ queries })).databases,
  );
  for (const { $id } of remoteDatabases) {
    if (!databases.some((database) => database.$id === $id))
      changes.push({ sentence: `delete database ${$id} with all its tables`, losesData: true });
  }
  for (const { $id, name, enabled } of databases) {
    const known = remoteDatabases.find((one) => one.$id === $id);
    if (!known) changes.push({ sentence: `create database ${$id}`, losesData: false });
    else if (known.name !== name || known.enabled !== enabled)
      changes.push({ sentence: `change the settings of database ${$id}`, losesData: false });
    const remoteTables = known
      ? await listAll(
          async (queries) => (await tables.listTables({ databaseId: $id, queries })).tables,
        )
      : [];
    for (const remote of remoteTables) {
      if (!wanted.some((table) => table.$id === remote.$id && table.databaseId === $id))
        changes.push({ sentence: `delete table ${remote.$id} with all its rows`, losesData: true });
    }
    for (const table of wanted.filter((one) => one.databaseId === $id)) {
      const remote = remoteTables.find((one) => one.$id === table.$id);
      if (!remote) changes.push({ sentence: `create table ${table.$id}`, losesData: false });
      else
        changes.push(
          ...settingChanges(table, remote),
          // Every kind of column has the fields the comparison looks at, or none.
          ...columnChanges(table, remote.columns as unknown as Fields[]),
          ...indexChanges(table, remote.indexes),
        );
    }
  }
  return changes;
}

/** Bucket settings that differ, by bucket. */
export async function bucketChanges(
  { storage }: OperatedProject,
  wanted: readonly ({ $id: string } & Fields)[],
): Promise<string[]> {
  const changes: string[] = [];
  for (const bucket of wanted) {
    const known = await orNull(storage.getBucket({ bucketId: bucket.$id }));
    if (!known) {
      changes.push(`create bucket ${bucket.$id}`);
      continue;
    }
    const remote: Fields = { ...known };
    const changed = Object.keys(bucket).filter((key) => differs(remote, bucket, key));
    if (changed.length > 0) changes.push(`change ${changed.join(", ")} of bucket ${bucket.$id}`);
  }
  return changes;
}
