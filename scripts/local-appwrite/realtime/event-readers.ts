import { isRecord } from "../parameters.ts";
import { rolesFor } from "../permissions.ts";
import type { ServiceContext, ServiceEvent } from "../service.ts";
import { findBucket } from "../storage/bucket-store.ts";
import type { Catalog } from "../tablesdb/schema.ts";

function ownPermissions({ payload }: ServiceEvent): string[] {
  const permissions = isRecord(payload) ? payload.$permissions : undefined;
  return Array.isArray(permissions) ? permissions.map(String) : [];
}

/**
 * Roles that hear of an event: those that may read the whole table or bucket and, where rows or
 * files have permissions of their own, those that may read this one, by its state after the event.
 */
export function rolesThatHear(
  context: ServiceContext,
  catalog: Catalog,
  event: ServiceEvent,
): string[] {
  const [kind, id = "", , second = ""] = event.name.split(".");
  if (kind === "users") return [`user:${id}`];
  if (kind === "functions") return rolesFor(ownPermissions(event), "read");
  const config =
    kind === "buckets" ? findBucket(context.db, id) : catalog.tables.get(`${id}/${second}`)?.config;
  if (!config) return [];
  const isOwn = "fileSecurity" in config ? config.fileSecurity : config.rowSecurity;
  return rolesFor([...config.$permissions, ...(isOwn ? ownPermissions(event) : [])], "read");
}

const SECRETS = ["password", "hash", "hashOptions"];

/** The payload as its readers may see it: a person's password hash is for API keys only. */
export function shownPayload({ name, payload }: ServiceEvent): unknown {
  if (!name.startsWith("users.") || !isRecord(payload)) return payload;
  return Object.fromEntries(Object.entries(payload).filter(([key]) => !SECRETS.includes(key)));
}
