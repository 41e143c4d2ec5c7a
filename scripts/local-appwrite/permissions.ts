import { apiError, invalidParameter } from "./errors.ts";
import type { Caller } from "./service.ts";

export type Action = "create" | "read" | "update" | "delete";

const MAX_PERMISSIONS = 100;
const ROLES = ["any", "guests", "users", "user", "team", "member", "label"];
const ROLES_WITH_ID = ["user", "team", "member", "label"];
const TABLE_ACTIONS = ["create", "read", "update", "delete", "write"];
const ROW_ACTIONS = ["read", "update", "delete", "write"];

/** Roles of a signed-in person, in the order Appwrite lists them in its messages. */
export function userRoles(user: {
  $id: string;
  emailVerification: boolean;
  labels: readonly string[];
}): string[] {
  const dimension = user.emailVerification ? "verified" : "unverified";
  const own = `user:${user.$id}`;
  return [
    "any",
    "users",
    own,
    `${own}/${dimension}`,
    `users/${dimension}`,
    ...user.labels.map((name) => `label:${name}`),
  ];
}

export const GUEST_ROLES = ["any", "guests"] as const;

/** The `permissions` parameter of a row or file (`"row"`) or of a table or bucket; null when it is absent. */
export function readPermissions(value: unknown, level: "table" | "row"): string[] | null {
  if (value === undefined || value === null) return null;
  const allowed = level === "table" ? TABLE_ACTIONS : ROW_ACTIONS;
  if (!Array.isArray(value) || value.length > MAX_PERMISSIONS) {
    throw invalidParameter("permissions", "Permissions must be an array of strings. or null");
  }
  const texts = value.map(String);
  for (const text of texts) checkPermission(text, allowed);
  return expandWrite(texts, allowed);
}

function checkPermission(text: string, allowed: readonly string[]): void {
  const parts = /^([a-z]+)\("([^"]*)"\)$/.exec(text);
  const action = parts?.[1] ?? "";
  if (!allowed.includes(action)) {
    throw invalidParameter(
      "permissions",
      `Permission "${text}" is not allowed. Must be one of: ${allowed.join(", ")}. or null`,
    );
  }
  const problem = roleProblem(parts?.[2] ?? "");
  if (problem) throw invalidParameter("permissions", `${problem} or null`);
}

/** Why this is no role; null when it is one. */
export function roleProblem(role: string): string | null {
  const [name = ""] = role.split(/[:/]/);
  if (!ROLES.includes(name))
    return `Role "${name}" is not allowed. Must be one of: ${ROLES.join(", ")}.`;
  if (ROLES_WITH_ID.includes(name) === role.includes(":")) return null;
  return `Role "${name}" ${role.includes(":") ? "must not" : "must"} have an ID value.`;
}

/** `write` stands for every changing action the level knows. */
function expandWrite(permissions: readonly string[], allowed: readonly string[]): string[] {
  const changing = allowed.filter((action) => action !== "read" && action !== "write");
  const expanded = permissions.flatMap((text) =>
    text.startsWith("write(") ? changing.map((action) => text.replace("write", action)) : [text],
  );
  return [...new Set(expanded)];
}

/** Roles a list of permission strings names for one action. */
export function rolesFor(permissions: readonly string[], action: Action): string[] {
  return permissions
    .filter((text) => text.startsWith(`${action}("`))
    .map((text) => text.slice(action.length + 2, -2));
}

/** Whether the caller may do this by these permissions; an API key always may. */
export function mayDo(caller: Caller, action: Action, permissions: readonly string[]): boolean {
  if (caller.kind === "key") return true;
  return rolesFor(permissions, action).some((role) => caller.roles.includes(role));
}

/** A person hands out only roles they hold themselves. */
export function requireHeldRoles(caller: Caller, permissions: readonly string[]): void {
  if (caller.kind === "key") return;
  for (const text of permissions) {
    const role = text.slice(text.indexOf('"') + 1, -2);
    if (!caller.roles.includes(role)) {
      throw apiError(
        "user_unauthorized",
        `Permissions must be one of: (${caller.roles.join(", ")})`,
      );
    }
  }
}

/** What a person gets on what they create without naming permissions; nothing for keys and guests. */
export function ownPermissions(caller: Caller): string[] {
  if (caller.kind !== "user") return [];
  return ["read", "update", "delete"].map((action) => `${action}("user:${caller.userId}")`);
}

/** Appwrite's sentence for a role that is missing; it prints the slash of a role escaped. */
export function missingRole(caller: Caller, action: string, wanted: readonly string[]): Error {
  const last = wanted.at(-1);
  if (last === undefined)
    return apiError("user_unauthorized", `No permissions provided for action '${action}'`);
  const print = (roles: readonly string[]): string => JSON.stringify(roles).replaceAll("/", "\\/");
  return apiError(
    "user_unauthorized",
    `Missing "${action}" permission for role "${last}". Only "${print(caller.roles)}" scopes are allowed and "${print(wanted)}" was given.`,
  );
}

/** Throws with Appwrite's wording when the caller may not create here. */
export function requireCreate(caller: Caller, permissions: readonly string[]): void {
  if (!mayDo(caller, "create", permissions))
    throw missingRole(caller, "create", rolesFor(permissions, "create"));
}
