import type { BalanceReply } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { creditsOf, microsOf } from "#domain/money/pricing.ts";
import type { Caller } from "#shared/adapters/appwrite/calls.ts";
import type { Stores } from "#shared/adapters/stores.ts";

/** The caller's balance; 404 tells the client to initialise the account. */
export async function readBalance(
  caller: Caller,
  uid: string | null,
  { ledger }: Pick<Stores, "ledger">,
): Promise<BalanceReply> {
  // A missing uid means oneself; somebody else's is refused whether or not it exists.
  if (uid !== null && uid !== caller.userId) throw new AppError("auth/other-account");
  const account = await ledger.accountOf(caller.userId);
  if (!account) throw new AppError("account/not-found");
  return { balance: creditsOf(account.balanceMicros) };
}

/** Opens the account once; calling again changes nothing. */
export async function openBalance(
  caller: Caller,
  userId: string,
  { ledger, welcomeUsd }: Pick<Stores, "ledger"> & { welcomeUsd: number },
): Promise<BalanceReply> {
  if (userId !== caller.userId) throw new AppError("auth/other-account");
  const account = await ledger.openAccount(caller, microsOf(welcomeUsd));
  return { balance: creditsOf(account.balanceMicros) };
}
