import type { DatabaseSync } from "node:sqlite";
import { statement } from "../database.ts";
import { ApiError, invalidParameter } from "../errors.ts";
import { type ListRow, listPage } from "../list-query.ts";
import { isRecord } from "../parameters.ts";

const SCHEMA = `
CREATE TABLE IF NOT EXISTS executions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, functionId TEXT NOT NULL, deploymentId TEXT NOT NULL,
  ownerId TEXT NOT NULL, trigger TEXT NOT NULL, status TEXT NOT NULL, requestMethod TEXT NOT NULL, requestPath TEXT NOT NULL,
  requestHeaders TEXT NOT NULL, responseStatusCode INTEGER NOT NULL DEFAULT 0, responseHeaders TEXT NOT NULL DEFAULT '{}',
  logs TEXT NOT NULL DEFAULT '', errors TEXT NOT NULL DEFAULT '', duration REAL NOT NULL DEFAULT 0,
  createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS executionsByFunction ON executions (functionId, sequence);
`;

const KEPT_PER_FUNCTION = 5000;
/** Old ones go each time this many were added. */
const PRUNE_EVERY = 100;
const KEPT_MS = 14 * 86_400_000;
const MAX_LOG_CHARS = 1_000_000;
/** Of a reply's headers only these are kept. */
const KEPT_RESPONSE_HEADERS = ["content-type", "content-length"];

export type Trigger = "http" | "schedule" | "event";
export type Status = "scheduled" | "waiting" | "processing" | "completed" | "failed";

export interface Header {
  name: string;
  /** The length of a page that stands for a failure is a number. */
  value: string | number;
}

export interface Execution {
  $id: string;
  $createdAt: string;
  $updatedAt: string;
  functionId: string;
  deploymentId: string;
  /** Who may read it; empty for nobody but API keys. */
  ownerId: string;
  trigger: Trigger;
  status: string;
  requestMethod: string;
  requestPath: string;
  requestHeaders: Header[];
  responseStatusCode: number;
  responseHeaders: Header[];
  logs: string;
  errors: string;
  /** Seconds. */
  duration: number;
  /** When it was to run; null for one that was not put off. */
  scheduledAt: string | null;
}

/** An execution that waits for its moment, and what it will be called with. */
export interface Scheduled {
  execution: Execution;
  /** JSON. */
  request: string;
}

/** Added later: data of an earlier start lacks it. */
function addScheduleColumns(db: DatabaseSync): void {
  const known = db.prepare("PRAGMA table_info(executions)").all();
  if (known.some(({ name }) => name === "scheduledAt")) return;
  db.exec("ALTER TABLE executions ADD COLUMN scheduledAt TEXT");
  db.exec("ALTER TABLE executions ADD COLUMN scheduledRequest TEXT");
}

/** An execution a server that died left running can no longer end. */
export function createExecutionTables(db: DatabaseSync, now: string): void {
  db.exec(SCHEMA);
  addScheduleColumns(db);
  statement(
    db,
    `UPDATE executions SET status = 'failed', responseStatusCode = 500, errors = 'The server ended while this was running.',
      updatedAt = ? WHERE status IN ('waiting', 'processing')`,
  ).run(now);
}

function headersOf(json: unknown): Header[] {
  const parsed: unknown = JSON.parse(String(json));
  const list: unknown[] = Array.isArray(parsed)
    ? parsed
    : Object.entries(isRecord(parsed) ? parsed : {}).map(([name, value]) => ({ name, value }));
  return list.filter(isRecord).map(({ name, value }) => ({
    name: String(name),
    value: typeof value === "number" ? value : String(value),
  }));
}

function triggerOf(value: unknown): Trigger {
  return value === "schedule" || value === "event" ? value : "http";
}

function toExecution(row: ListRow): Execution {
  return {
    $id: String(row.id),
    $createdAt: String(row.createdAt),
    $updatedAt: String(row.updatedAt),
    functionId: String(row.functionId),
    deploymentId: String(row.deploymentId),
    ownerId: String(row.ownerId),
    trigger: triggerOf(row.trigger),
    status: String(row.status),
    requestMethod: String(row.requestMethod),
    requestPath: String(row.requestPath),
    requestHeaders: headersOf(row.requestHeaders),
    responseStatusCode: Number(row.responseStatusCode),
    responseHeaders: headersOf(row.responseHeaders),
    logs: String(row.logs),
    errors: String(row.errors),
    duration: Number(row.duration),
    scheduledAt: row.scheduledAt === null ? null : String(row.scheduledAt),
  };
}

function prune(db: DatabaseSync): void {
  const oldest = new Date(Date.now() - KEPT_MS).toISOString();
  const ended = "status IN ('completed', 'failed')";
  statement(db, `DELETE FROM executions WHERE ${ended} AND createdAt < ?`).run(oldest);
  const functions = statement(db, "SELECT DISTINCT functionId FROM executions").all();
  for (const { functionId } of functions) {
    statement(
      db,
      `DELETE FROM executions WHERE ${ended} AND functionId = ? AND sequence <= (
        SELECT sequence FROM executions WHERE functionId = ? ORDER BY sequence DESC LIMIT 1 OFFSET ${KEPT_PER_FUNCTION})`,
    ).run(String(functionId), String(functionId));
  }
}

export function insertExecution(
  db: DatabaseSync,
  execution: Execution,
  scheduledRequest: string | null = null,
): void {
  const { lastInsertRowid } = statement(
    db,
    `INSERT INTO executions (id, functionId, deploymentId, ownerId, trigger, status, requestMethod, requestPath, requestHeaders,
      scheduledAt, scheduledRequest, createdAt, updatedAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    ...[
      execution.$id,
      execution.functionId,
      execution.deploymentId,
      execution.ownerId,
      execution.trigger,
      execution.status,
    ],
    ...[execution.requestMethod, execution.requestPath, JSON.stringify(execution.requestHeaders)],
    ...[execution.scheduledAt, scheduledRequest],
    ...[execution.$createdAt, execution.$updatedAt],
  );
  if (Number(lastInsertRowid) % PRUNE_EVERY === 0) prune(db);
}

export function setStatus(db: DatabaseSync, id: string, status: Status, now: string): void {
  statement(db, "UPDATE executions SET status = ?, updatedAt = ? WHERE id = ?").run(
    status,
    now,
    id,
  );
}

/** Of a fresh answer's headers those that a stored execution has. */
export const keptHeaders = ({ responseHeaders }: Execution): Header[] =>
  responseHeaders.filter(({ name }) => KEPT_RESPONSE_HEADERS.includes(name));

export function finishExecution(db: DatabaseSync, execution: Execution): void {
  const kept = keptHeaders(execution);
  statement(
    db,
    `UPDATE executions SET status = ?, responseStatusCode = ?, responseHeaders = ?, logs = ?, errors = ?, duration = ?,
      updatedAt = ? WHERE id = ?`,
  ).run(
    ...[execution.status, execution.responseStatusCode, JSON.stringify(kept)],
    ...[
      execution.logs.slice(-MAX_LOG_CHARS),
      execution.errors.slice(-MAX_LOG_CHARS),
      execution.duration,
    ],
    ...[execution.$updatedAt, execution.$id],
  );
}

/** Those that wait for their moment, the next first. */
export function scheduledExecutions(db: DatabaseSync): Scheduled[] {
  const rows = statement(
    db,
    "SELECT * FROM executions WHERE status = 'scheduled' ORDER BY scheduledAt, sequence",
  ).all();
  return rows.map((row) => ({
    execution: toExecution(row),
    request: String(row.scheduledRequest),
  }));
}

export function findExecution(db: DatabaseSync, functionId: string, id: string): Execution | null {
  const row = statement(db, "SELECT * FROM executions WHERE functionId = ? AND id = ?").get(
    functionId,
    id,
  );
  return row ? toExecution(row) : null;
}

export function deleteExecution(db: DatabaseSync, id: string): void {
  statement(db, "DELETE FROM executions WHERE id = ?").run(id);
}

export function deleteExecutionsOf(db: DatabaseSync, functionId: string): void {
  statement(db, "DELETE FROM executions WHERE functionId = ?").run(functionId);
}

const ATTRIBUTES = {
  $id: "id",
  $createdAt: "createdAt",
  $updatedAt: "updatedAt",
  trigger: "trigger",
  status: "status",
  deploymentId: "deploymentId",
  requestMethod: "requestMethod",
  requestPath: "requestPath",
  responseStatusCode: "responseStatusCode",
  duration: "duration",
};

/** Here a bad query is told as a bad parameter. */
function asParameterErrors<T>(list: () => T): T {
  try {
    return list();
  } catch (error) {
    if (error instanceof ApiError && error.type === "general_query_invalid")
      throw invalidParameter("queries", error.message);
    throw error;
  }
}

/** Executions of a function; with an owner only theirs. */
export function listExecutions(
  db: DatabaseSync,
  functionId: string,
  ownerId: string | null,
  query: Readonly<Record<string, unknown>>,
): { total: number; executions: Execution[] } {
  const where =
    ownerId === null ? "functionId = ?" : "functionId = ? AND ownerId = ? AND ownerId <> ''";
  const values = ownerId === null ? [functionId] : [functionId, ownerId];
  const source = {
    table: "executions",
    attributes: ATTRIBUTES,
    where,
    values,
    refusesSelect: true,
  };
  const { total, rows } = asParameterErrors(() => listPage(db, source, query));
  return { total, executions: rows.map(toExecution) };
}
