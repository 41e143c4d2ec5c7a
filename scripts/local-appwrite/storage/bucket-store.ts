import type { DatabaseSync } from "node:sqlite";
import { inTransaction, statement } from "../database.ts";
import { type ListRow, listPage } from "../list-query.ts";
import type { ConfigBucket, ServiceContext } from "../service.ts";

const SCHEMA = `
CREATE TABLE IF NOT EXISTS buckets (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, permissions TEXT NOT NULL,
  fileSecurity INTEGER NOT NULL, enabled INTEGER NOT NULL, maximumFileSize INTEGER NOT NULL, extensions TEXT NOT NULL,
  compression TEXT NOT NULL, encryption INTEGER NOT NULL, antivirus INTEGER NOT NULL, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL
) STRICT;
`;

/** Largest file a bucket may allow. */
export const MAX_FILE_BYTES = 30_000_000;

export interface Bucket extends ConfigBucket {
  sequence: number;
  $createdAt: string;
  $updatedAt: string;
}

export function createBucketTables(db: DatabaseSync): void {
  db.exec(SCHEMA);
}

export function textList(json: unknown): string[] {
  const parsed: unknown = JSON.parse(String(json));
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

function toBucket(row: ListRow): Bucket {
  return {
    sequence: Number(row.sequence),
    $id: String(row.id),
    $createdAt: String(row.createdAt),
    $updatedAt: String(row.updatedAt),
    $permissions: textList(row.permissions),
    name: String(row.name),
    fileSecurity: Number(row.fileSecurity) === 1,
    enabled: Number(row.enabled) === 1,
    maximumFileSize: Number(row.maximumFileSize),
    allowedFileExtensions: textList(row.extensions),
    compression: String(row.compression),
    encryption: Number(row.encryption) === 1,
    antivirus: Number(row.antivirus) === 1,
  };
}

export function findBucket(db: DatabaseSync, id: string): Bucket | null {
  const row = statement(db, "SELECT * FROM buckets WHERE id = ?").get(id);
  return row ? toBucket(row) : null;
}

const ATTRIBUTES = {
  $id: "id",
  $createdAt: "createdAt",
  $updatedAt: "updatedAt",
  name: "name",
  enabled: "enabled",
  fileSecurity: "fileSecurity",
  maximumFileSize: "maximumFileSize",
  encryption: "encryption",
  antivirus: "antivirus",
};

export function listBuckets(
  db: DatabaseSync,
  query: Readonly<Record<string, unknown>>,
): { total: number; buckets: Bucket[] } {
  const { total, rows } = listPage(
    db,
    { table: "buckets", attributes: ATTRIBUTES, where: "1", values: [] },
    query,
  );
  return { total, buckets: rows.map(toBucket) };
}

function settingsOf(bucket: ConfigBucket): (string | number)[] {
  return [
    bucket.name,
    JSON.stringify(bucket.$permissions),
    Number(bucket.fileSecurity),
    Number(bucket.enabled),
    bucket.maximumFileSize,
    JSON.stringify(bucket.allowedFileExtensions),
    bucket.compression,
    Number(bucket.encryption),
    Number(bucket.antivirus),
  ];
}

/** Makes the bucket or gives a known one these settings; its files stay. */
export function saveBucket(context: ServiceContext, bucket: ConfigBucket): void {
  const now = context.now();
  statement(
    context.db,
    `INSERT INTO buckets (id, name, permissions, fileSecurity, enabled, maximumFileSize, extensions, compression, encryption,
      antivirus, createdAt, updatedAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, permissions = excluded.permissions,
      fileSecurity = excluded.fileSecurity, enabled = excluded.enabled, maximumFileSize = excluded.maximumFileSize,
      extensions = excluded.extensions, compression = excluded.compression, encryption = excluded.encryption,
      antivirus = excluded.antivirus, updatedAt = excluded.updatedAt`,
  ).run(bucket.$id, ...settingsOf(bucket), now, now);
}

function hasSameSettings(a: ConfigBucket, b: ConfigBucket): boolean {
  return JSON.stringify(settingsOf(a)) === JSON.stringify(settingsOf(b));
}

/** Brings the buckets of `appwrite.json` in; a bucket that is already so is left alone. */
export function provisionBuckets(context: ServiceContext): void {
  inTransaction(context.db, () => {
    for (const bucket of context.options.config.buckets) {
      const known = findBucket(context.db, bucket.$id);
      if (!known || !hasSameSettings(known, bucket)) saveBucket(context, bucket);
    }
  });
}

export function deleteBucketRow(db: DatabaseSync, id: string): void {
  statement(db, "DELETE FROM buckets WHERE id = ?").run(id);
}

export function bucketModel(db: DatabaseSync, bucket: Bucket): Record<string, unknown> {
  const stored = statement(
    db,
    "SELECT COALESCE(SUM(sizeActual), 0) AS bytes FROM files WHERE bucketId = ?",
  ).get(bucket.$id);
  const { sequence: _sequence, ...fields } = bucket;
  return { ...fields, transformations: true, totalSize: Number(stored?.bytes ?? 0) };
}
