import { statement } from "../database.ts";
import { apiError } from "../errors.ts";
import type { ServiceContext } from "../service.ts";
import { findUser, findUserByEmail, insertUser, type StoredUser } from "../users/store.ts";
import type { ProviderProfile } from "./oauth2-provider.ts";

/** The person this profile of a provider signed in as before. */
function knownPerson(
  context: ServiceContext,
  provider: string,
  providerUid: string,
): StoredUser | null {
  const row = statement(
    context.db,
    "SELECT userId FROM identities WHERE provider = ? AND providerUid = ?",
  ).get(provider, providerUid);
  return row ? findUser(context, String(row.userId)) : null;
}

/** An address belongs to one person, whichever way they came. */
export function requireOwnAddress(context: ServiceContext, email: string, userId: string): void {
  const row = statement(
    context.db,
    "SELECT userId FROM identities WHERE email = ? AND userId <> ?",
  ).get(email, userId);
  if (row) throw apiError("general_bad_request");
}

/**
 * The person a provider's profile stands for: the one who came with it before, else the one with
 * its address (only where the provider has verified it), else a new one.
 */
export async function personOf(
  context: ServiceContext,
  provider: string,
  profile: ProviderProfile,
): Promise<StoredUser> {
  const email = profile.email.toLowerCase();
  const known = knownPerson(context, provider, profile.uid);
  if (known) return known;
  const namesake = findUserByEmail(context, email);
  if (namesake && !profile.isEmailVerified) throw apiError("general_bad_request");
  const user =
    namesake ??
    (await insertUser(context, {
      userId: context.newId(),
      email,
      password: "",
      name: profile.name,
      accessed: true,
      // As on the release, whatever the provider says of the address.
      emailVerification: true,
    }));
  requireOwnAddress(context, email, user.$id);
  statement(
    context.db,
    "INSERT INTO identities (id, userId, provider, providerUid, email, createdAt) VALUES (?, ?, ?, ?, ?, ?)",
  ).run(context.newId(), user.$id, provider, profile.uid, email, context.now());
  return user;
}
