import { randomBytes } from "node:crypto";
import { type AppwriteAddress, appwriteFiles, appwriteTables, startExecution } from "./appwrite.ts";
import type { Files } from "./files.ts";
import { type LedgerStore, ledgerStore } from "./ledger-store.ts";
import { type ListingStore, listingStore } from "./listing-store.ts";
import { type TaskStore, taskStore } from "./task-store.ts";

/** Everything a verb touches outside itself; tests hand in others. */
export interface Stores {
  ledger: LedgerStore;
  tasks: TaskStore;
  listings: ListingStore;
  files: Files;
  now: () => Date;
  /** 24 random hex digits. */
  newId: () => string;
  /** Starts the worker for a task in the background. */
  startCollect: (taskId: string) => Promise<void>;
}

export function storesFor({ address, key }: { address: AppwriteAddress; key: string }): Stores {
  const tables = appwriteTables(address, key);
  const files = appwriteFiles(address, key);
  const now = () => new Date();
  return {
    ledger: ledgerStore(tables, now),
    tasks: taskStore(tables),
    listings: listingStore(tables, files),
    files,
    now,
    newId: () => randomBytes(12).toString("hex"),
    startCollect: (taskId) =>
      startExecution(address, key, { functionId: "collect", body: { taskId } }),
  };
}
