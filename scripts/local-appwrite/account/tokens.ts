import { timingSafeEqual } from "node:crypto";
import { isoDate } from "../clock.ts";
import { statement } from "../database.ts";
import type { ServiceContext } from "../service.ts";
import { hashSecret } from "./sessions.ts";

export type TokenPurpose = "verification" | "recovery" | "sign-in" | "oauth2";

export interface StoredToken {
  $id: string;
  $createdAt: string;
  userId: string;
  expire: string;
}

/** Keeps a one-time token; the secret itself goes to the person only. */
export function createToken(
  context: ServiceContext,
  given: { userId: string; purpose: TokenPurpose; secret: string; lifetimeS: number },
): StoredToken {
  const token: StoredToken = {
    $id: context.newId(),
    $createdAt: context.now(),
    userId: given.userId,
    expire: isoDate(Date.now() + given.lifetimeS * 1000),
  };
  statement(
    context.db,
    "INSERT INTO tokens (id, userId, purpose, secretHash, createdAt, expire) VALUES (?, ?, ?, ?, ?, ?)",
  ).run(
    token.$id,
    token.userId,
    given.purpose,
    hashSecret(given.secret),
    token.$createdAt,
    token.expire,
  );
  return token;
}

function findToken(
  context: ServiceContext,
  given: { userId: string; purpose: TokenPurpose; secret: string },
): StoredToken | null {
  const rows = statement(context.db, "SELECT * FROM tokens WHERE userId = ? AND purpose = ?").all(
    given.userId,
    given.purpose,
  );
  const hash = Buffer.from(hashSecret(given.secret));
  const row = rows.find((candidate) =>
    timingSafeEqual(Buffer.from(String(candidate.secretHash)), hash),
  );
  if (!row || Date.parse(String(row.expire)) <= Date.now()) return null;
  return {
    $id: String(row.id),
    $createdAt: String(row.createdAt),
    userId: given.userId,
    expire: String(row.expire),
  };
}

/** The token this secret opens, spent by this call; null when there is none or it is over. */
export function consumeToken(
  context: ServiceContext,
  given: { userId: string; purpose: TokenPurpose; secret: string },
): StoredToken | null {
  const token = findToken(context, given);
  if (!token) return null;
  const { changes } = statement(context.db, "DELETE FROM tokens WHERE id = ?").run(token.$id);
  return Number(changes) > 0 ? token : null;
}

/** The secret is shown to API keys only. */
export function tokenModel(token: StoredToken, secret: string): Record<string, unknown> {
  const { $id, $createdAt, userId, expire } = token;
  return { $id, $createdAt, userId, secret, expire, phrase: "" };
}
