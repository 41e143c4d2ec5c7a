import { AppError } from "#domain/errors.ts";
import { type Caller, callerOf } from "#shared/adapters/appwrite/calls.ts";
import type { AppwriteAddress } from "#shared/adapters/appwrite/client.ts";
import { appwriteSignIns } from "#shared/adapters/appwrite/identities.ts";
import { endEarlierSignIns } from "#shared/adapters/sign-ins.ts";

/**
 * Who is calling, by the bearer token alone: on a function's own domain the platform signs nobody
 * in, and its identity headers could come from anyone. Whoever is seen verified for the first time
 * goes on only if their session outlives the end of what is older than the verification.
 */
export async function requireCaller(
  address: AppwriteAddress,
  headers: Record<string, string>,
  key: string,
): Promise<Caller> {
  const token = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  if (!token) throw new AppError("auth/session-missing");
  const caller = await callerOf(address, token);
  if (!caller) throw new AppError("auth/session-missing");
  if (caller.blocked) throw new AppError("auth/account-blocked");
  if (!caller.emailVerified) throw new AppError("auth/email-not-verified");
  if (caller.ownerSeen) return caller;
  await endEarlierSignIns(appwriteSignIns(address, key), caller);
  const stillIn = await callerOf(address, token);
  if (!stillIn) throw new AppError("auth/session-missing");
  return stillIn;
}
