import type { Caller } from "./service.ts";

function readAndWrite(...names: string[]): string[] {
  return names.flatMap((name) => [`${name}.read`, `${name}.write`]);
}

const GUEST_SCOPES: readonly string[] = [
  // What anybody may see; a key can't be given it.
  "public",
  "sessions.write",
  ...readAndWrite("rows", "documents", "files"),
  "locale.read",
  "avatars.read",
  "executions.write",
  "execution.write",
];

const USER_SCOPES: readonly string[] = [
  ...GUEST_SCOPES,
  "account",
  "executions.read",
  "execution.read",
];

/** Every scope a key can be given, as Appwrite lists them; some have nothing to open here. */
export const KEY_SCOPES: readonly string[] = [
  ...readAndWrite("project", "keys", "platforms", "mocks", "policies", "project.policies"),
  ...readAndWrite("templates", "oauth2", "users", "sessions", "teams", "databases", "tables"),
  ...readAndWrite("columns", "indexes", "rows", "collections", "attributes", "documents"),
  ...readAndWrite("buckets", "files", "tokens", "functions", "executions", "execution"),
  ...readAndWrite("sites", "log", "providers", "topics", "subscribers", "targets", "messages"),
  ...readAndWrite("rules", "webhooks"),
  ...["locale.read", "avatars.read", "health.read", "assistant.read"],
  ...readAndWrite("migrations", "schedules", "vcs", "insights", "reports", "presences"),
];

/** What the operator's API key holds: every scope a key can have; never `account`. */
export const ALL_SCOPES: ReadonlySet<string> = new Set([
  ...readAndWrite(
    "users",
    "sessions",
    "teams",
    "databases",
    "tables",
    "columns",
    "indexes",
    "rows",
  ),
  ...readAndWrite("collections", "attributes", "documents", "buckets", "files", "tokens"),
  ...readAndWrite(
    "functions",
    "executions",
    "execution",
    "sites",
    "log",
    "rules",
    "keys",
    "platforms",
    "project",
    "policies",
    "oauth2",
    "messages",
  ),
  ...["health.read", "locale.read", "avatars.read"],
]);

/** The role name messages use for this kind of caller. */
export function roleName(caller: Caller): string {
  return { guest: "guests", user: "users", key: "applications" }[caller.kind];
}

/** Whether the caller holds one of the scopes a route names. */
export function holdsScope(caller: Caller, wanted: readonly string[]): boolean {
  if (caller.kind === "key") return wanted.some((scope) => caller.scopes.has(scope));
  const held = caller.kind === "user" ? USER_SCOPES : GUEST_SCOPES;
  return wanted.some((scope) => held.includes(scope));
}
