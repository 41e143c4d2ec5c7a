import { randomBytes } from "node:crypto";
import { startExecution } from "./appwrite/calls.ts";
import type { AppwriteAddress } from "./appwrite/client.ts";
import { appwriteFiles } from "./appwrite/files.ts";
import { appwriteTables } from "./appwrite/tables.ts";
import type { Files } from "./files.ts";
import { type LedgerStore, ledgerStore } from "./ledger-store.ts";
import { type ListingStore, listingStore } from "./listing-store.ts";
import { type OrderStore, orderStore } from "./order-store.ts";
import { type PaddleSettings, paddlePayments } from "./paddle.ts";
import type { Payments } from "./payments.ts";
import { type PlacePages, placePages } from "./place-pages.ts";
import { type QuoteStore, quoteStore } from "./quote-store.ts";
import { type SiteStore, siteStore } from "./site-store.ts";
import { snapshotCacheFor } from "./snapshot-cache.ts";
import { type SuppressionStore, suppressionStore } from "./suppression-store.ts";
import type { Tables } from "./tables.ts";
import { type TaskStore, taskStore } from "./task-store.ts";
import { type UsageStore, usageStore } from "./usage-store.ts";
import { type WebhookStore, webhookStore } from "./webhook-store.ts";

/** Everything a verb touches outside itself; tests hand in others. */
export interface Stores {
  ledger: LedgerStore;
  tasks: TaskStore;
  listings: ListingStore;
  placePages: PlacePages;
  sites: SiteStore;
  suppressions: SuppressionStore;
  orders: OrderStore;
  webhooks: WebhookStore;
  payments: Payments;
  quotes: QuoteStore;
  usage: UsageStore;
  tables: Tables;
  files: Files;
  now: () => Date;
  /** 24 random hex digits. */
  newId: () => string;
  /** Starts the worker for a task in the background. */
  startCollect: (taskId: string) => Promise<void>;
}

export function storesFor({
  address,
  key,
  env,
}: {
  address: AppwriteAddress;
  key: string;
  env: PaddleSettings & { APPWRITE_FUNCTION_MEMORY: number };
}): Stores {
  const tables = appwriteTables(address, key);
  const files = appwriteFiles(address, key);
  const now = () => new Date();
  const cache = snapshotCacheFor(address, env.APPWRITE_FUNCTION_MEMORY);
  const suppressions = suppressionStore(tables, `${address.endpoint} ${address.projectId}`);
  return {
    ledger: ledgerStore(tables, now),
    tasks: taskStore(tables),
    listings: listingStore(tables, files, cache, suppressions),
    placePages: placePages(files),
    sites: siteStore(tables),
    suppressions,
    orders: orderStore(tables),
    webhooks: webhookStore(tables),
    payments: paddlePayments(env),
    quotes: quoteStore(tables),
    usage: usageStore(tables),
    tables,
    files,
    now,
    newId: () => randomBytes(12).toString("hex"),
    startCollect: (taskId) =>
      startExecution(address, key, { functionId: "collect", body: { taskId } }),
  };
}
