import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { welcomeEntry, welcomeId } from "#domain/money/ledger.ts";
import { fold } from "#domain/text/fold.ts";
import { shortHash } from "../hash.ts";
import { createOperation, type Tables } from "../tables.ts";
import { type LedgerDeps, recordEntry, triesMax } from "./record-entry.ts";

export interface Account {
  balanceMicros: number;
  frozen: boolean;
}

export async function accountOf(tables: Tables, userId: string): Promise<Account | null> {
  const row = await tables.get(accounts, userId);
  return row && { balanceMicros: row.balance_micros, frozen: row.frozen };
}

export async function openAccount(
  { tables, now }: LedgerDeps,
  { userId, email }: { userId: string; email: string },
  welcomeMicros: number,
): Promise<Account> {
  const emailHash = shortHash(fold(email));
  for (let tries = 0; tries < triesMax; tries++) {
    const existing = await accountOf(tables, userId);
    if (existing) return existing;
    const welcomed = await tables.get(ledgerEntries, welcomeId(emailHash));
    if (welcomeMicros > 0 && !welcomed) {
      await tables.transact([
        recordEntry(welcomeEntry({ userId, emailHash, amountMicros: welcomeMicros }), now),
        createOperation(accounts, userId, { balance_micros: welcomeMicros, frozen: false }),
      ]);
    } else {
      await tables.create(accounts, userId, { balance_micros: 0, frozen: false });
    }
    if (await accountOf(tables, userId)) await tables.grantRead(accounts, userId, userId);
  }
  throw new Error("the account could not be opened");
}
