import { ledgerStore } from "#shared/adapters/ledger-store.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import { orderStore } from "#shared/adapters/order-store.ts";
import { quoteStore } from "#shared/adapters/quote-store.ts";
import { siteStore } from "#shared/adapters/site-store.ts";
import type { Tables } from "#shared/adapters/tables.ts";
import { taskStore } from "#shared/adapters/task-store.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import { webhookStore } from "#shared/adapters/webhook-store.ts";
import { openBalance } from "../../functions/balance/read-balance.ts";
import { runCollection } from "../../functions/collect/run-collection.ts";
import { createLink } from "../../functions/create-link/create-link.ts";
import { receiveEvent } from "../../functions/paddle-webhook/receive-event.ts";
import { startCollection } from "../../functions/scrape/start-collection.ts";
import { sweep } from "../../functions/sweep/sweep.ts";
import { cancelTask } from "../../functions/tasks/cancel-task.ts";
import type { Process } from "./platform/process.ts";

/** The code under test. A mutant is a copy of this with one part replaced. */
export interface Production {
  ledgerStore: typeof ledgerStore;
  taskStore: typeof taskStore;
  listingStore: typeof listingStore;
  webhookStore: typeof webhookStore;
  orderStore: typeof orderStore;
  usageStore: typeof usageStore;
  quoteStore: typeof quoteStore;
  siteStore: typeof siteStore;
  openBalance: typeof openBalance;
  startCollection: typeof startCollection;
  runCollection: typeof runCollection;
  sweep: typeof sweep;
  receiveEvent: typeof receiveEvent;
  createLink: typeof createLink;
  cancelTask: typeof cancelTask;
  /** Stands between the code and the platform; production has nothing there. */
  throughTables: (tables: Tables, process: Process) => Tables;
}

export const production: Production = {
  ledgerStore,
  taskStore,
  listingStore,
  webhookStore,
  orderStore,
  usageStore,
  quoteStore,
  siteStore,
  openBalance,
  startCollection,
  runCollection,
  sweep,
  receiveEvent,
  createLink,
  cancelTask,
  throughTables: (tables) => tables,
};
