import type { DatabaseSync } from "node:sqlite";
import { statement } from "../database.ts";
import { type ListRow, type ListSource, listPage } from "../list-query.ts";
import { textList } from "./bucket-store.ts";

const SCHEMA = `
CREATE TABLE IF NOT EXISTS files (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, bucketId TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL,
  permissions TEXT NOT NULL, signature TEXT NOT NULL DEFAULT '', mimeType TEXT NOT NULL DEFAULT '',
  sizeOriginal INTEGER NOT NULL, sizeActual INTEGER NOT NULL DEFAULT 0, chunksTotal INTEGER NOT NULL,
  chunksUploaded INTEGER NOT NULL DEFAULT 0, encrypted INTEGER NOT NULL DEFAULT 0, compression TEXT NOT NULL DEFAULT '',
  isComplete INTEGER NOT NULL DEFAULT 0, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL, UNIQUE (bucketId, id)
) STRICT;
CREATE TABLE IF NOT EXISTS fileChunks (
  fileSequence INTEGER NOT NULL, chunk INTEGER NOT NULL, PRIMARY KEY (fileSequence, chunk)
) STRICT, WITHOUT ROWID;
`;

export interface StoredFile {
  /** Never used twice; names the bytes on disk. */
  sequence: number;
  $id: string;
  bucketId: string;
  $createdAt: string;
  $updatedAt: string;
  $permissions: string[];
  name: string;
  signature: string;
  mimeType: string;
  sizeOriginal: number;
  sizeActual: number;
  chunksTotal: number;
  chunksUploaded: number;
  encryption: boolean;
  compression: string;
  /** Every chunk is there and the bytes are in place. */
  isComplete: boolean;
}

/** What is known only once every chunk is there. */
export interface Completion {
  signature: string;
  mimeType: string;
  sizeActual: number;
  encryption: boolean;
  compression: string;
}

export function createFileTables(db: DatabaseSync): void {
  db.exec(SCHEMA);
}

function toFile(row: ListRow): StoredFile {
  return {
    sequence: Number(row.sequence),
    $id: String(row.id),
    bucketId: String(row.bucketId),
    $createdAt: String(row.createdAt),
    $updatedAt: String(row.updatedAt),
    $permissions: textList(row.permissions),
    name: String(row.name),
    signature: String(row.signature),
    mimeType: String(row.mimeType),
    sizeOriginal: Number(row.sizeOriginal),
    sizeActual: Number(row.sizeActual),
    chunksTotal: Number(row.chunksTotal),
    chunksUploaded: Number(row.chunksUploaded),
    encryption: Number(row.encrypted) === 1,
    compression: String(row.compression),
    isComplete: Number(row.isComplete) === 1,
  };
}

export function findFile(db: DatabaseSync, bucketId: string, id: string): StoredFile | null {
  const row = statement(db, "SELECT * FROM files WHERE bucketId = ? AND id = ?").get(bucketId, id);
  return row ? toFile(row) : null;
}

export interface NewFile {
  $id: string;
  bucketId: string;
  name: string;
  permissions: readonly string[];
  sizeOriginal: number;
  chunksTotal: number;
  now: string;
}

/** Adds the file with none of its chunks; `false` when the id is taken. */
export function insertFile(db: DatabaseSync, file: NewFile): boolean {
  const { changes } = statement(
    db,
    `INSERT OR IGNORE INTO files (bucketId, id, name, permissions, sizeOriginal, chunksTotal, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    ...[
      file.bucketId,
      file.$id,
      file.name,
      JSON.stringify(file.permissions),
      file.sizeOriginal,
      file.chunksTotal,
    ],
    ...[file.now, file.now],
  );
  return Number(changes) === 1;
}

export function chunksOf(db: DatabaseSync, sequence: number): Set<number> {
  const rows = statement(db, "SELECT chunk FROM fileChunks WHERE fileSequence = ?").all(sequence);
  return new Set(rows.map((row) => Number(row.chunk)));
}

/** Counts a chunk; one that was counted before changes nothing. */
export function addChunk(db: DatabaseSync, sequence: number, chunk: number): void {
  statement(db, "INSERT OR IGNORE INTO fileChunks (fileSequence, chunk) VALUES (?, ?)").run(
    sequence,
    chunk,
  );
  statement(
    db,
    "UPDATE files SET chunksUploaded = (SELECT COUNT(*) FROM fileChunks WHERE fileSequence = ?) WHERE sequence = ?",
  ).run(sequence, sequence);
}

export function completeFile(
  db: DatabaseSync,
  sequence: number,
  completion: Completion,
  now: string,
): void {
  statement(
    db,
    `UPDATE files SET signature = ?, mimeType = ?, sizeActual = ?, encrypted = ?, compression = ?, isComplete = 1,
      updatedAt = ? WHERE sequence = ?`,
  ).run(
    ...[
      completion.signature,
      completion.mimeType,
      completion.sizeActual,
      Number(completion.encryption),
    ],
    ...[completion.compression, now, sequence],
  );
}

export function updateFile(
  db: DatabaseSync,
  sequence: number,
  change: { name: string; permissions: readonly string[]; now: string },
): void {
  statement(db, "UPDATE files SET name = ?, permissions = ?, updatedAt = ? WHERE sequence = ?").run(
    ...[change.name, JSON.stringify(change.permissions), change.now, sequence],
  );
}

export function deleteFileRows(db: DatabaseSync, sequence: number): void {
  statement(db, "DELETE FROM files WHERE sequence = ?").run(sequence);
  statement(db, "DELETE FROM fileChunks WHERE fileSequence = ?").run(sequence);
}

export function filesOfBucket(db: DatabaseSync, bucketId: string): StoredFile[] {
  return statement(db, "SELECT * FROM files WHERE bucketId = ?").all(bucketId).map(toFile);
}

const ATTRIBUTES = {
  $id: "id",
  $createdAt: "createdAt",
  $updatedAt: "updatedAt",
  $sequence: "sequence",
  name: "name",
  signature: "signature",
  mimeType: "mimeType",
  sizeOriginal: "sizeOriginal",
  sizeActual: "sizeActual",
  chunksTotal: "chunksTotal",
  chunksUploaded: "chunksUploaded",
};

/** Files of a bucket; with `readerRoles` only those whose own permissions let one of the roles read. */
export function listFiles(
  db: DatabaseSync,
  bucketId: string,
  readerRoles: readonly string[] | null,
  query: Readonly<Record<string, unknown>>,
): { total: number; files: StoredFile[] } {
  const readable = JSON.stringify(readerRoles?.map((role) => `read("${role}")`) ?? []);
  const source: ListSource = {
    table: "files",
    attributes: ATTRIBUTES,
    where: `bucketId = ? AND (? OR EXISTS (
      SELECT 1 FROM json_each(files.permissions) AS held JOIN json_each(?) AS wanted ON held.value = wanted.value))`,
    values: [bucketId, readerRoles ? 0 : 1, readable],
  };
  const { total, rows } = listPage(db, source, query);
  return { total, files: rows.map(toFile) };
}

export function fileModel(file: StoredFile): Record<string, unknown> {
  const { sequence: _sequence, isComplete: _isComplete, ...fields } = file;
  return fields;
}
