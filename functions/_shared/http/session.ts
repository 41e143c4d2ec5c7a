import { AppError } from "#domain/errors.ts";
import { type Caller, callerOf } from "#shared/adapters/appwrite/calls.ts";
import type { AppwriteAddress } from "#shared/adapters/appwrite/client.ts";
import { appwriteSignIns } from "#shared/adapters/appwrite/identities.ts";
import { endEarlierSignIns } from "#shared/adapters/sign-ins.ts";

/**
 * Identifies the caller by the bearer token alone: on a function's own domain the platform
 * authenticates nobody, and its identity headers could come from anyone. A user seen as verified
 * for the first time continues only if their session survives the removal of everything older than
 * the verification.
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
