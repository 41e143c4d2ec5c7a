import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { isUniqueViolation, statement } from "../database.ts";
import { apiError } from "../errors.ts";
import { isRecord } from "../parameters.ts";
import type { ServiceContext } from "../service.ts";

/** A person as kept. `password` is `salt:hash` in hex, empty when there is none. */
export interface StoredUser {
  $id: string;
  $createdAt: string;
  $updatedAt: string;
  name: string;
  registration: string;
  status: boolean;
  labels: string[];
  passwordUpdate: string;
  email: string;
  phone: string;
  emailVerification: boolean;
  phoneVerification: boolean;
  prefs: Record<string, unknown>;
  targetId: string;
  accessedAt: string;
  password: string;
  /** Hashes of the last passwords, where the project keeps a history. */
  passwordHistory?: string[];
}

const HASH_BYTES = 64;
const deriveKey = promisify<string, string, number, Buffer>(scrypt);

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  const hash = await deriveKey(password, salt, HASH_BYTES);
  return `${salt}:${hash.toString("hex")}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt, hash] = stored.split(":");
  if (!salt || !hash) return false;
  const derived = await deriveKey(password, salt, HASH_BYTES);
  return timingSafeEqual(derived, Buffer.from(hash, "hex"));
}

function isStoredUser(value: unknown): value is StoredUser {
  return isRecord(value) && typeof value.$id === "string" && typeof value.email === "string";
}

function fromRow(row: Record<string, unknown> | undefined): StoredUser | null {
  if (!row) return null;
  const parsed: unknown = JSON.parse(String(row.document));
  return isStoredUser(parsed) ? parsed : null;
}

export function findUser(context: ServiceContext, userId: string): StoredUser | null {
  return fromRow(statement(context.db, "SELECT document FROM users WHERE id = ?").get(userId));
}

export function findUserByEmail(context: ServiceContext, email: string): StoredUser | null {
  return fromRow(statement(context.db, "SELECT document FROM users WHERE email = ?").get(email));
}

export function requireUser(context: ServiceContext, userId: string): StoredUser {
  const user = findUser(context, userId);
  if (!user) throw apiError("user_not_found");
  return user;
}

/** At most `limit` people, oldest first, optionally by one address; with how many there are. */
export function listUsers(
  context: ServiceContext,
  filter: { ids: string[] | null; emails: string[] | null; limit: number; offset: number },
): { total: number; users: StoredUser[] } {
  const where =
    "(?1 IS NULL OR id IN (SELECT value FROM json_each(?1))) AND (?2 IS NULL OR email IN (SELECT value FROM json_each(?2)))";
  const ids = filter.ids ? JSON.stringify(filter.ids) : null;
  const emails = filter.emails ? JSON.stringify(filter.emails) : null;
  const count = statement(context.db, `SELECT count(*) AS total FROM users WHERE ${where}`).get(
    ids,
    emails,
  );
  const rows = statement(
    context.db,
    `SELECT document FROM users WHERE ${where} ORDER BY sequence LIMIT ?3 OFFSET ?4`,
  ).all(ids, emails, filter.limit, filter.offset);
  return {
    total: Number(count?.total),
    users: rows.map(fromRow).filter((user) => user !== null),
  };
}

export async function insertUser(
  context: ServiceContext,
  given: {
    userId: string;
    email: string;
    password: string;
    name: string;
    phone?: string;
    accessed: boolean;
    emailVerification?: boolean;
  },
): Promise<StoredUser> {
  const password = given.password ? await hashPassword(given.password) : "";
  const now = context.now();
  const user: StoredUser = {
    $id: given.userId,
    $createdAt: now,
    $updatedAt: now,
    name: given.name,
    registration: now,
    status: true,
    labels: [],
    passwordUpdate: password ? now : "",
    email: given.email,
    phone: given.phone ?? "",
    emailVerification: given.emailVerification ?? false,
    phoneVerification: false,
    prefs: {},
    targetId: context.newId(),
    accessedAt: given.accessed ? now : "",
    password,
  };
  try {
    statement(context.db, "INSERT INTO users (id, email, document) VALUES (?, ?, ?)").run(
      user.$id,
      user.email || null,
      JSON.stringify(user),
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw apiError("user_already_exists");
    throw error;
  }
  return user;
}

/** Changes some fields; `$updatedAt` moves with every change but a mere visit. */
export function updateUser(
  context: ServiceContext,
  user: StoredUser,
  changes: Partial<StoredUser>,
): StoredUser {
  const visit = Object.keys(changes).every((key) => key === "accessedAt");
  const changed = { ...user, ...changes, $updatedAt: visit ? user.$updatedAt : context.now() };
  try {
    statement(context.db, "UPDATE users SET email = ?, document = ? WHERE id = ?").run(
      changed.email || null,
      JSON.stringify(changed),
      changed.$id,
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw apiError("user_already_exists");
    throw error;
  }
  return changed;
}

/** Sessions, tokens and identities go with the person; rows and files stay, as in Appwrite. */
export function deleteUser(context: ServiceContext, userId: string): void {
  statement(context.db, "DELETE FROM users WHERE id = ?").run(userId);
  statement(context.db, "DELETE FROM sessions WHERE userId = ?").run(userId);
  statement(context.db, "DELETE FROM tokens WHERE userId = ?").run(userId);
  statement(context.db, "DELETE FROM identities WHERE userId = ?").run(userId);
}
