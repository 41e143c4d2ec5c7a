import type { ProjectConfig } from "../appwrite-config.ts";
import type { ConfigIndex, ConfigTable } from "../local-appwrite/index.ts";
import { type OperatedProject, orNull } from "./project.ts";
import { type IndexPlace, type TableChange, tableChanges } from "./table-changes.ts";
import { consoleAddress, DeployError, type Target } from "./target.ts";
import { equalRows, tryUniqueIndex } from "./unique-indexes.ts";

const GONE_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 500;
const GROUPS_NAMED = 5;

interface Push {
  project: OperatedProject;
  target: Target;
  release: { config: Pick<ProjectConfig, "tablesDB" | "tables"> };
  say: (line: string) => void;
  /** Lets the CLI push all tables. It may stop at any of them. */
  run: () => Promise<void>;
}

const nameOf = (table: ConfigTable, index: ConfigIndex): string => `${table.$id}.${index.key}`;

const uniqueIndexes = (
  tables: readonly ConfigTable[],
): (readonly [table: ConfigTable, index: ConfigIndex])[] =>
  tables.flatMap((table) =>
    table.indexes.filter(({ type }) => type === "unique").map((index) => [table, index] as const),
  );

/**
 * What the tables lack, and unique indexes that are listed but refuse nothing. Those of a table that
 * is about to change are tried after that.
 */
async function allChanges({ project, release, say }: Push): Promise<TableChange[]> {
  const { tablesDB, tables } = release.config;
  const changes = await tableChanges(project, tablesDB, tables);
  for (const [table, index] of uniqueIndexes(tables)) {
    const { databaseId, $id: tableId } = table;
    const isToChange = changes.some((one) => one.tableId === tableId);
    if (isToChange || !(await orNull(project.tables.getTable({ databaseId, tableId })))) continue;
    const seen = await tryUniqueIndex(project, table, index);
    if (seen === "refuses") continue;
    if (seen !== "takes-equal-values") {
      say(`  unique index ${nameOf(table, index)} could not be tried: ${seen.unknown}`);
      continue;
    }
    changes.push({
      ...{ tableId, index: index.key, losesData: false },
      sentence: `make unique index ${nameOf(table, index)} anew`,
      staleIndex: { databaseId, tableId, key: index.key },
      reason: "it is listed as available, but takes equal rows",
    });
  }
  return changes;
}

/** What an operator has to do about the values that keep unique indexes from being made. */
async function equalValues(
  { project, target, release }: Push,
  changes: readonly TableChange[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const [table, index] of uniqueIndexes(release.config.tables)) {
    const { databaseId, $id: tableId } = table;
    if (!changes.some((one) => one.tableId === tableId && one.index === index.key)) continue;
    const groups = await equalRows(project, table, index);
    if (groups.length === 0) continue;
    const page = consoleAddress(target, `databases/database-${databaseId}/table-${tableId}`);
    const more = groups.length - GROUPS_NAMED;
    lines.push(
      `Unique index ${nameOf(table, index)} can't be made: rows hold equal values in ${index.columns.join(" and ")}:`,
      ...groups.slice(0, GROUPS_NAMED).map((ids) => `  - ${ids.join(", ")}`),
      ...(more > 0 ? [`  - and ${more} groups more`] : []),
      `Change or delete all rows but one of each group at ${page}.`,
    );
  }
  return lines;
}

const wayOut = "Then deploy again: what is missing is made, and the code follows.";

/** Nothing but this is put out: what was live goes on with the tables it knows. */
const stopped = (lines: readonly string[]): DeployError =>
  new DeployError(["NOT LIVE: stopped before the code, which is as it was.", ...lines].join("\n"));

async function untilGone(project: OperatedProject, place: IndexPlace, kind: "indexes" | "columns") {
  const { databaseId, tableId, key } = place;
  const untilMs = Date.now() + GONE_WITHIN_MS;
  for (;;) {
    const table = await project.tables.getTable({ databaseId, tableId });
    const left: readonly { key: string }[] =
      kind === "indexes" ? table.indexes : (table.columns as unknown as { key: string }[]);
    if (!left.some((one) => one.key === key)) return;
    if (Date.now() >= untilMs)
      throw stopped([
        `${kind === "indexes" ? "Index" : "Column"} ${tableId}.${key} is not gone after a minute. Delete it in the console.`,
        wayOut,
      ]);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Deletes what the CLI takes for made though it is not, so that it makes it again. */
async function clear(project: OperatedProject, changes: readonly TableChange[]): Promise<void> {
  for (const { staleIndex, failedColumn } of changes) {
    if (staleIndex) {
      await project.tables.deleteIndex(staleIndex);
      await untilGone(project, staleIndex, "indexes");
    }
    if (failedColumn) {
      await project.tables.deleteColumn(failedColumn);
      await untilGone(project, failedColumn, "columns");
    }
  }
}

/**
 * Brings the tables to what the file says, and stops the deployment where that can't be done: code
 * that counts on a column or an index must not run without it. True when something was changed.
 */
export async function pushTables(push: Push): Promise<boolean> {
  const { project, say } = push;
  const changes = await allChanges(push);
  if (changes.length === 0) return false;
  const equal = await equalValues(push, changes);
  if (equal.length > 0) throw stopped([...equal, wayOut]);
  for (const { sentence, reason } of changes) say(`  ${sentence}${reason ? ` (${reason})` : ""}`);
  await clear(project, changes);
  await push.run();
  const left = await allChanges(push);
  if (left.length === 0) return true;
  const mending = await equalValues(push, left);
  throw stopped([
    "What the tables still lack:",
    ...left.map(({ sentence, reason }) => `  - ${sentence}${reason ? `: ${reason}` : ""}`),
    ...(mending.length > 0
      ? mending
      : ["Mend what the server names, or delete it in the console."]),
    wayOut,
  ]);
}
