import type { DatabaseSync } from "node:sqlite";
import { statement } from "../database.ts";
import { signJwt, verifyJwt } from "../jwt.ts";
import { type ListRow, listPage } from "../list-query.ts";
import type { ServiceContext } from "../service.ts";

const SCHEMA = `
CREATE TABLE IF NOT EXISTS fileTokens (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, bucketId TEXT NOT NULL, fileId TEXT NOT NULL,
  bucketSequence INTEGER NOT NULL, fileSequence INTEGER NOT NULL, expire TEXT NOT NULL, accessedAt TEXT NOT NULL DEFAULT '',
  createdAt TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS fileTokensByFile ON fileTokens (fileSequence);
`;

const ACCESS_NOTED_EVERY_MS = 86_400_000;

export interface FileToken {
  $id: string;
  $createdAt: string;
  bucketId: string;
  fileId: string;
  bucketSequence: number;
  fileSequence: number;
  /** Empty = never. */
  expire: string;
  /** Empty until the first use; noted once a day. */
  accessedAt: string;
}

export function createTokenTables(db: DatabaseSync): void {
  db.exec(SCHEMA);
}

function toToken(row: ListRow): FileToken {
  return {
    $id: String(row.id),
    $createdAt: String(row.createdAt),
    bucketId: String(row.bucketId),
    fileId: String(row.fileId),
    bucketSequence: Number(row.bucketSequence),
    fileSequence: Number(row.fileSequence),
    expire: String(row.expire),
    accessedAt: String(row.accessedAt),
  };
}

export function findToken(db: DatabaseSync, id: string): FileToken | null {
  const row = statement(db, "SELECT * FROM fileTokens WHERE id = ?").get(id);
  return row ? toToken(row) : null;
}

export function insertToken(db: DatabaseSync, token: FileToken): void {
  statement(
    db,
    `INSERT INTO fileTokens (id, bucketId, fileId, bucketSequence, fileSequence, expire, createdAt)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    ...[
      token.$id,
      token.bucketId,
      token.fileId,
      token.bucketSequence,
      token.fileSequence,
      token.expire,
      token.$createdAt,
    ],
  );
}

export function setExpiry(db: DatabaseSync, id: string, expire: string): void {
  statement(db, "UPDATE fileTokens SET expire = ? WHERE id = ?").run(expire, id);
}

export function deleteToken(db: DatabaseSync, id: string): void {
  statement(db, "DELETE FROM fileTokens WHERE id = ?").run(id);
}

export function deleteTokensOfFile(db: DatabaseSync, fileSequence: number): void {
  statement(db, "DELETE FROM fileTokens WHERE fileSequence = ?").run(fileSequence);
}

const ATTRIBUTES = {
  $id: "id",
  $createdAt: "createdAt",
  expire: "expire",
  accessedAt: "accessedAt",
};

export function listTokens(
  db: DatabaseSync,
  fileSequence: number,
  query: Readonly<Record<string, unknown>>,
): { total: number; tokens: FileToken[] } {
  const source = {
    table: "fileTokens",
    attributes: ATTRIBUTES,
    where: "fileSequence = ?",
    values: [fileSequence],
  };
  const { total, rows } = listPage(db, source, query);
  return { total, tokens: rows.map(toToken) };
}

function resourceOf(token: FileToken): { resourceId: string; resourceType: string } {
  return { resourceId: `${token.bucketId}:${token.fileId}`, resourceType: "files" };
}

/** The secret is signed anew each time it is shown; an older one stays good. */
export function tokenModel(context: ServiceContext, token: FileToken): Record<string, unknown> {
  const claims = {
    tokenId: token.$id,
    ...resourceOf(token),
    resourceInternalId: `${token.bucketSequence}:${token.fileSequence}`,
    iat: Math.floor(Date.now() / 1000),
    ...(token.expire ? { exp: Math.ceil(Date.parse(token.expire) / 1000) } : {}),
  };
  return {
    $id: token.$id,
    $createdAt: token.$createdAt,
    ...resourceOf(token),
    expire: token.expire,
    secret: signJwt(claims, context.jwtSecret),
    accessedAt: token.accessedAt,
  };
}

/** The token a secret stands for; null when the secret is broken, over, or its token is gone. */
export function findTokenByJwt(context: ServiceContext, secret: unknown): FileToken | null {
  if (typeof secret !== "string" || secret === "") return null;
  const result = verifyJwt(secret, context.jwtSecret);
  if (!result.ok) return null;
  const token = findToken(context.db, String(result.claims.tokenId ?? ""));
  if (!token || (token.expire && Date.parse(token.expire) <= Date.now())) return null;
  if (!token.accessedAt || Date.now() - Date.parse(token.accessedAt) > ACCESS_NOTED_EVERY_MS) {
    statement(context.db, "UPDATE fileTokens SET accessedAt = ? WHERE id = ?").run(
      context.now(),
      token.$id,
    );
  }
  return token;
}
