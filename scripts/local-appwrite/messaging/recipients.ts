import { statement } from "../database.ts";
import type { ServiceContext } from "../service.ts";
import { findUser } from "../users/store.ts";

/** The addresses of email targets, each once; a target of another kind or of nobody has none. */
export function addressesOfTargets(
  context: ServiceContext,
  targetIds: readonly string[],
): Map<string, string> {
  const rows = statement(
    context.db,
    `SELECT json_extract(document, '$.targetId') AS targetId, email FROM users
     WHERE email IS NOT NULL AND json_extract(document, '$.targetId') IN (SELECT value FROM json_each(?))`,
  ).all(JSON.stringify(targetIds));
  return new Map(rows.map(({ targetId, email }) => [String(targetId), String(email)]));
}

/** People who are not there, or have no address, are passed over without a word, as in Appwrite. */
export const addressesOfUsers = (context: ServiceContext, userIds: readonly string[]): string[] =>
  userIds.flatMap((userId) => findUser(context, userId)?.email || []);
