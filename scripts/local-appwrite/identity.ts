import type { IncomingHttpHeaders } from "node:http";
import {
  findSession,
  findSessionBySecret,
  readSessionValue,
  type SessionSecret,
} from "./account/sessions.ts";
import { apiError } from "./errors.ts";
import { signJwt, verifyJwt } from "./jwt.ts";
import { isRecord, parseOrNull } from "./parameters.ts";
import { GUEST_ROLES, userRoles } from "./permissions.ts";
import { scopesOfKey } from "./project/keys.ts";
import { ALL_SCOPES } from "./scopes.ts";
import type { Caller, ServiceContext } from "./service.ts";
import { findUser, type StoredUser, updateUser } from "./users/store.ts";

const VISIT_INTERVAL_MS = 86_400_000;
const FUNCTION_KEY_PREFIX = "ephemeral_";
const GUEST: Caller = { kind: "guest", roles: GUEST_ROLES };

export interface Identity {
  caller: Caller;
  /** How messages name the caller: an email address, or `User`. */
  label: string;
  isBlocked: boolean;
}

/** An API key that ends by itself, holding only these scopes; given to a function for one execution. */
export function mintFunctionKey(
  context: ServiceContext,
  scopes: readonly string[],
  ttlS: number,
): string {
  const exp = Math.floor(Date.now() / 1000) + ttlS;
  const claims = { projectId: context.options.config.projectId, scopes, exp };
  return FUNCTION_KEY_PREFIX + signJwt(claims, context.jwtSecret);
}

/** A token that acts as this person as long as the session lives; without a session, until it ends by itself. */
export function mintUserJwt(
  context: ServiceContext,
  userId: string,
  sessionId: string,
  ttlS: number,
): string {
  const exp = Math.floor(Date.now() / 1000) + ttlS;
  return signJwt({ userId, sessionId, exp }, context.jwtSecret);
}

function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

function cookie(headers: IncomingHttpHeaders, name: string): string | undefined {
  for (const part of (headers.cookie ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

function fallbackCookie(headers: IncomingHttpHeaders, name: string): string | undefined {
  const sent = header(headers, "x-fallback-cookies");
  const parsed = sent === "" ? null : parseOrNull(sent);
  const value = isRecord(parsed) ? parsed[name] : undefined;
  return typeof value === "string" ? value : undefined;
}

function directSession(headers: IncomingHttpHeaders, projectId: string): SessionSecret | null {
  const name = `a_session_${projectId}`;
  return (
    readSessionValue(cookie(headers, name)) ??
    readSessionValue(cookie(headers, `${name}_legacy`)) ??
    readSessionValue(header(headers, "x-appwrite-session"))
  );
}

/** What the header X-Debug-Fallback tells: neither cookie nor session header was there. */
export function usesFallback(headers: IncomingHttpHeaders, projectId: string): boolean {
  return directSession(headers, projectId) === null;
}

function keyScopes(context: ServiceContext, key: string): ReadonlySet<string> | null {
  if (key === context.options.apiKey) return ALL_SCOPES;
  if (!key.startsWith(FUNCTION_KEY_PREFIX)) return scopesOfKey(context, key);
  const result = verifyJwt(key.slice(FUNCTION_KEY_PREFIX.length), context.jwtSecret);
  if (!result.ok || result.claims.projectId !== context.options.config.projectId) return null;
  const { scopes } = result.claims;
  return new Set([...(Array.isArray(scopes) ? scopes.map(String) : []), "health.read"]);
}

function asUser(
  context: ServiceContext,
  user: StoredUser,
  sessionId: string,
  byJwt: boolean,
): Identity {
  if (user.status && Date.now() - (Date.parse(user.accessedAt) || 0) > VISIT_INTERVAL_MS) {
    updateUser(context, user, { accessedAt: context.now() });
  }
  const caller: Caller = {
    kind: "user",
    userId: user.$id,
    sessionId,
    byJwt,
    roles: userRoles(user),
  };
  return { caller, label: user.email || "User", isBlocked: !user.status };
}

const AS_GUEST: Identity = { caller: GUEST, label: "User", isBlocked: false };

function fromSession(context: ServiceContext, secret: SessionSecret): Identity {
  const session = findSessionBySecret(context, secret);
  const user = session && findUser(context, session.userId);
  return session && user ? asUser(context, user, session.$id, false) : AS_GUEST;
}

function fromJwt(context: ServiceContext, token: string): Identity {
  const result = verifyJwt(token, context.jwtSecret);
  if (!result.ok)
    throw apiError("user_jwt_invalid", `Failed to verify JWT. Invalid token: ${result.reason}`);
  const userId = String(result.claims.userId ?? "");
  const sessionId = String(result.claims.sessionId ?? "");
  const user = findUser(context, userId);
  if (!user || (sessionId && !findSession(context, userId, sessionId))) return AS_GUEST;
  return asUser(context, user, sessionId, true);
}

/** Who sends the request. A key wins over everything; a session together with a JWT is refused. */
export function identify(
  context: ServiceContext,
  headers: IncomingHttpHeaders,
  projectId: string,
): Identity {
  const secret =
    directSession(headers, projectId) ??
    readSessionValue(fallbackCookie(headers, `a_session_${projectId}`));
  const key = header(headers, "x-appwrite-key");
  if (key) {
    const scopes = keyScopes(context, key);
    if (!scopes) throw apiError("user_unauthorized");
    const host = header(headers, "host").replace(/:\d+$/, "");
    const caller: Caller = { kind: "key", scopes, roles: [] };
    return { caller, label: `app.${projectId}@service.${host}`, isBlocked: false };
  }
  const token = header(headers, "x-appwrite-jwt");
  if (token && secret) throw apiError("user_jwt_and_cookie_set");
  if (token) return fromJwt(context, token);
  return secret ? fromSession(context, secret) : AS_GUEST;
}
