import type { FileFinder, Identities } from "#shared/adapters/identities.ts";
import type { RunMails } from "#shared/adapters/run-mails.ts";
import type { Stores } from "#shared/adapters/stores.ts";

export type DeletionDeps = Pick<Stores, "tables" | "files" | "ledger" | "tasks" | "now"> & {
  identities: Identities;
  finder: FileFinder;
  mails: Pick<RunMails, "forget">;
  leaseMs: number;
  warn: (...parts: unknown[]) => void;
};

/** Of one account, within one request or sweep. */
export interface Erasure extends DeletionDeps {
  userId: string;
  /** Whether this run should start nothing new and leave the rest to the next one. */
  isTimeUp: () => boolean;
}

/** Ids are removed this many at a time. */
const atOnce = 10;

/** Runs for every one, some at a time; `false` when the time was up before the end. */
export async function forEach<T>(
  all: readonly T[],
  { isTimeUp }: Pick<Erasure, "isTimeUp">,
  run: (one: T) => Promise<void>,
): Promise<boolean> {
  for (let start = 0; start < all.length; start += atOnce) {
    if (isTimeUp()) return false;
    await Promise.all(all.slice(start, start + atOnce).map(run));
  }
  return true;
}
