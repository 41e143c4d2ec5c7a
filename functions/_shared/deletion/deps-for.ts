import { appwriteRunMails } from "#shared/adapters/appwrite/calls.ts";
import type { AppwriteAddress } from "#shared/adapters/appwrite/client.ts";
import { appwriteIdentities } from "#shared/adapters/appwrite/identities.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import type { Env } from "#shared/env.ts";
import type { DeletionDeps } from "./deletion-deps.ts";

/** The dependencies of a deletion for the calling function. */
export const deletionDeps = (
  call: { address: AppwriteAddress; key: string; env: Env },
  warn: (...parts: unknown[]) => void,
): DeletionDeps => ({
  ...storesFor(call),
  ...appwriteIdentities(call.address, call.key),
  mails: appwriteRunMails(call.address, call.key),
  leaseMs: call.env.LEASE_SECONDS * 1000,
  warn,
});
