import type { ConfigColumn, ConfigIndex, ConfigTable } from "../local-appwrite/index.ts";
import { listAll, type OperatedProject, orNull, Query, statusOf } from "./project.ts";

/** What a unique index was seen to do; a sentence when that could not be found out. */
export type Seen = "refuses" | "takes-equal-values" | { unknown: string };

/** Of rows that a run which broke off left behind, too, so that the next one finds and removes them. */
const probeIds = ["deploy-probe.1", "deploy-probe.2"];

/** A value that a column takes. Of an enum the last one: a state at rest, which nothing works on. */
function probeValue(column: ConfigColumn, text: string): unknown {
  if (column.array) return [];
  if (column.elements) return column.elements.at(-1);
  if (column.type === "integer" || column.type === "double")
    return Math.min(Math.max(0, column.min ?? 0), column.max ?? Number.POSITIVE_INFINITY);
  if (column.type === "boolean") return false;
  if (column.type === "datetime") return "2000-01-01T00:00:00.000+00:00";
  return text.slice(0, column.size ?? text.length);
}

/** Equal in the columns of the index; other texts differ, so that no other unique index refuses it. */
const probeRow = (
  { columns }: ConfigTable,
  index: ConfigIndex,
  rowId: string,
): Record<string, unknown> =>
  Object.fromEntries(
    columns
      .filter(({ key, required }) => required || index.columns.includes(key))
      .map((column) => [
        column.key,
        probeValue(column, index.columns.includes(column.key) ? "deploy-probe" : rowId),
      ]),
  );

async function removeProbes({ tables }: OperatedProject, table: ConfigTable): Promise<void> {
  const { databaseId, $id: tableId } = table;
  for (const rowId of probeIds) await orNull(tables.deleteRow({ databaseId, tableId, rowId }));
}

/**
 * Whether a unique index is there: "available" does not tell, because Appwrite says it also of one
 * that it could not make over equal values. So two rows with equal values, which nobody may read,
 * are created in one transaction. Its commit is refused and leaves nothing; where it is not, both
 * are deleted at once.
 */
export async function tryUniqueIndex(
  project: OperatedProject,
  table: ConfigTable,
  index: ConfigIndex,
): Promise<Seen> {
  const { tables } = project;
  const { databaseId, $id: tableId } = table;
  try {
    await removeProbes(project, table);
    const { $id: transactionId } = await tables.createTransaction({ ttl: 60 });
    const operations = probeIds.map((rowId) => ({
      ...{ action: "create", databaseId, tableId, rowId, data: probeRow(table, index, rowId) },
    }));
    await tables.createOperations({ transactionId, operations });
    try {
      await tables.updateTransaction({ transactionId, commit: true });
      return "takes-equal-values";
    } catch (error) {
      if (statusOf(error) === 409) return "refuses";
      throw error;
    }
  } catch (error) {
    return { unknown: error instanceof Error ? error.message : String(error) };
  } finally {
    await removeProbes(project, table);
  }
}

/**
 * Groups of rows, by their ids, that hold equal values in all columns of an index. Null equals
 * nothing, and neither does a column that is not there yet.
 */
export async function equalRows(
  { tables }: OperatedProject,
  { databaseId, $id: tableId }: ConfigTable,
  index: ConfigIndex,
): Promise<string[][]> {
  const { columns } = await tables.getTable({ databaseId, tableId });
  const known = columns as unknown as { key: string; status: string }[];
  const isThere = (name: string): boolean =>
    known.some(({ key, status }) => key === name && status === "available");
  if (!index.columns.every(isThere)) return [];
  const rows = await listAll(
    async (queries) =>
      (
        await tables.listRows({
          ...{ databaseId, tableId, total: false },
          queries: [...queries, Query.select([...index.columns])],
        })
      ).rows,
  );
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const values = index.columns.map((column) => (row as unknown as Fields)[column]);
    if (values.some((value) => value === null || value === undefined)) continue;
    // MariaDB compares texts without case.
    const key = JSON.stringify(values).toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), row.$id]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1);
}

type Fields = Readonly<Record<string, unknown>>;
