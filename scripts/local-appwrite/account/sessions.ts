import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { isoDate } from "../clock.ts";
import { statement } from "../database.ts";
import { isRecord, parseOrNull } from "../parameters.ts";
import type { ServiceContext } from "../service.ts";
import { type DeviceFacts, deviceFacts } from "./user-agent.ts";

const SESSION_LIFETIME_S = 31_536_000;
const SECRET_BYTES = 128;

/** A session as kept; its secret exists only as a hash. */
export interface StoredSession {
  $id: string;
  $createdAt: string;
  $updatedAt: string;
  userId: string;
  expire: string;
  provider: string;
  providerUid: string;
  ip: string;
  factors: string[];
  device: DeviceFacts;
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("hex");
}

function isStoredSession(value: unknown): value is StoredSession {
  return isRecord(value) && typeof value.$id === "string" && typeof value.userId === "string";
}

function fromRow(row: Record<string, unknown> | undefined): StoredSession | null {
  if (!row) return null;
  const parsed: unknown = JSON.parse(String(row.document));
  return isStoredSession(parsed) ? parsed : null;
}

/** Opens a session; `value` is what cookie and header carry: base64 of `{id, secret}`. */
export function createSession(
  context: ServiceContext,
  given: {
    userId: string;
    provider: string;
    providerUid: string;
    factor: string;
    ip: string;
    /** The browser's `User-Agent`. */
    agent?: string;
    lifetimeS?: number;
  },
): { session: StoredSession; value: string } {
  const secret = newSecret();
  const now = context.now();
  const session: StoredSession = {
    $id: context.newId(),
    $createdAt: now,
    $updatedAt: now,
    userId: given.userId,
    expire: isoDate(Date.now() + (given.lifetimeS ?? SESSION_LIFETIME_S) * 1000),
    provider: given.provider,
    providerUid: given.providerUid,
    ip: given.ip,
    factors: [given.factor],
    device: deviceFacts(given.agent ?? ""),
  };
  statement(
    context.db,
    "INSERT INTO sessions (id, userId, secretHash, expire, document) VALUES (?, ?, ?, ?, ?)",
  ).run(session.$id, session.userId, hashSecret(secret), session.expire, JSON.stringify(session));
  const value = Buffer.from(JSON.stringify({ id: given.userId, secret })).toString("base64");
  return { session, value };
}

export interface SessionSecret {
  userId: string;
  secret: string;
}

/** Reads what a cookie or header carries; null when it is not such a value. */
export function readSessionValue(value: string | undefined): SessionSecret | null {
  if (!value) return null;
  const text = value.includes("%") ? safeDecode(value) : value;
  const parsed = parseOrNull(Buffer.from(text, "base64").toString());
  if (!isRecord(parsed)) return null;
  const { id, secret } = parsed;
  return typeof id === "string" && typeof secret === "string" && id && secret
    ? { userId: id, secret }
    : null;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The live session this secret opens. */
export function findSessionBySecret(
  context: ServiceContext,
  given: SessionSecret,
): StoredSession | null {
  const rows = statement(
    context.db,
    "SELECT document, secretHash, expire FROM sessions WHERE userId = ?",
  ).all(given.userId);
  const hash = Buffer.from(hashSecret(given.secret));
  const match = rows.find((row) => timingSafeEqual(Buffer.from(String(row.secretHash)), hash));
  if (!match || Date.parse(String(match.expire)) <= Date.now()) return null;
  return fromRow(match);
}

export function findSession(
  context: ServiceContext,
  userId: string,
  sessionId: string,
): StoredSession | null {
  const row = statement(
    context.db,
    "SELECT document FROM sessions WHERE id = ? AND userId = ? AND expire > ?",
  ).get(sessionId, userId, isoDate(Date.now()));
  return fromRow(row);
}

export function listSessions(context: ServiceContext, userId: string): StoredSession[] {
  const rows = statement(
    context.db,
    "SELECT document FROM sessions WHERE userId = ? AND expire > ? ORDER BY sequence",
  ).all(userId, isoDate(Date.now()));
  return rows.map(fromRow).filter((session) => session !== null);
}

export function deleteSession(context: ServiceContext, sessionId: string): boolean {
  return (
    Number(statement(context.db, "DELETE FROM sessions WHERE id = ?").run(sessionId).changes) > 0
  );
}

/** Ends all sessions of a person, but for the one to keep. */
export function deleteSessions(context: ServiceContext, userId: string, keepSessionId = ""): void {
  statement(context.db, "DELETE FROM sessions WHERE userId = ? AND id <> ?").run(
    userId,
    keepSessionId,
  );
}

/** Pushes the end of a session out by its full lifetime. */
export function extendSession(context: ServiceContext, session: StoredSession): StoredSession {
  const extended = {
    ...session,
    $updatedAt: context.now(),
    expire: isoDate(Date.now() + SESSION_LIFETIME_S * 1000),
  };
  statement(context.db, "UPDATE sessions SET expire = ?, document = ? WHERE id = ?").run(
    extended.expire,
    JSON.stringify(extended),
    session.$id,
  );
  return extended;
}

/** The session as the API answers it; `secret` is shown to API keys only. */
export function sessionModel(
  session: StoredSession,
  shown: { current: boolean; secret: string },
): Record<string, unknown> {
  const { $id, $createdAt, $updatedAt, userId, expire, provider, providerUid, ip, factors } =
    session;
  return {
    ...{ $id, $createdAt, $updatedAt, userId, expire, provider, providerUid },
    ...{ providerAccessToken: "", providerAccessTokenExpiry: "", providerRefreshToken: "", ip },
    // Sessions that older data folders hold know no device.
    ...(session.device ?? deviceFacts("")),
    ...{
      countryCode: "--",
      countryName: "Unknown",
      current: shown.current,
      factors,
      secret: shown.secret,
      mfaUpdatedAt: "",
    },
  };
}
