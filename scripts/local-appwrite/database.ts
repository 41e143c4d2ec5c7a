import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { DataFolderError, unusable } from "./data-folder.ts";

const MAX_CACHED_STATEMENTS = 500;

const SCHEMA = `
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS users (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, email TEXT UNIQUE, document TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, userId TEXT NOT NULL,
  secretHash TEXT NOT NULL, expire TEXT NOT NULL, document TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS sessionsByUser ON sessions (userId);
CREATE TABLE IF NOT EXISTS tokens (
  id TEXT PRIMARY KEY, userId TEXT NOT NULL, purpose TEXT NOT NULL, secretHash TEXT NOT NULL,
  createdAt TEXT NOT NULL, expire TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS tokensByUser ON tokens (userId);
CREATE TABLE IF NOT EXISTS identities (
  id TEXT PRIMARY KEY, userId TEXT NOT NULL, provider TEXT NOT NULL, providerUid TEXT NOT NULL,
  email TEXT NOT NULL, createdAt TEXT NOT NULL, UNIQUE (provider, providerUid)
) STRICT;
CREATE INDEX IF NOT EXISTS identitiesByUser ON identities (userId);
CREATE TABLE IF NOT EXISTS mails (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, recipient TEXT NOT NULL, subject TEXT NOT NULL,
  text TEXT NOT NULL, html TEXT NOT NULL, links TEXT NOT NULL, createdAt TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS transactions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, owner TEXT NOT NULL, status TEXT NOT NULL,
  operations INTEGER NOT NULL, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL, expiresAt TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS operations (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, transactionId TEXT NOT NULL, stagedAt TEXT NOT NULL, document TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS operationsByTransaction ON operations (transactionId);
`;

/** Counts up when a newer version writes what an older one can't read. */
const SCHEMA_VERSION = 1;

/** One writer, one file. WAL lets a reader go on while a write is synced. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "appwrite.sqlite");
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    requireIntact(db, file);
    db.exec(SCHEMA);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    return db;
  } catch (error) {
    db.close();
    throw error instanceof DataFolderError ? error : unusable(file, error);
  }
}

function requireIntact(db: DatabaseSync, file: string): void {
  const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
  if (version > SCHEMA_VERSION)
    throw new DataFolderError(
      `The database ${file} was written by a newer version (${version}, this one knows ${SCHEMA_VERSION}). Update the project, or choose another data folder with LOCAL_DATA_DIR.`,
    );
  const [found] = db.prepare("PRAGMA quick_check(1)").all();
  const said = String(Object.values(found ?? {})[0]);
  if (said !== "ok") throw unusable(file, said.replaceAll(/\s+/g, " "));
}

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** The prepared statement for this text, made once. Integers above 2^53 come back exact, as bigint. */
export function statement(db: DatabaseSync, sql: string): StatementSync {
  let cached = statements.get(db);
  if (!cached) {
    cached = new Map();
    statements.set(db, cached);
  }
  const known = cached.get(sql);
  if (known) return known;
  if (cached.size >= MAX_CACHED_STATEMENTS) cached.clear();
  const prepared = db.prepare(sql);
  prepared.setReadBigInts(true);
  cached.set(sql, prepared);
  return prepared;
}

/** Runs `work` in one write transaction; a nested call joins the outer one, which then must fail with it. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  if (db.isTransaction) return work();
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}

/** Runs `work` and undoes all it wrote. */
export function withoutTrace<T>(db: DatabaseSync, work: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    return work();
  } finally {
    db.exec("ROLLBACK");
  }
}

/** SQLite's extended code 2067 (unique index) or 1555 (primary key). */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  return error.errcode === 2067 || error.errcode === 1555;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A setting kept in the data folder, made at first use. */
export function keptSecret(db: DatabaseSync, name: string): string {
  statement(db, "INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)").run(
    name,
    randomBytes(32).toString("hex"),
  );
  const row = statement(db, "SELECT value FROM settings WHERE name = ?").get(name);
  return String(row?.value);
}
