import { accounts } from "./accounts.ts";
import { claims } from "./claims.ts";
import { deletions } from "./deletions.ts";
import { exports } from "./exports.bucket.ts";
import { ledgerEntries } from "./ledger-entries.ts";
import { listingPages } from "./listing-pages.ts";
import { orders } from "./orders.ts";
import { overpassSlots } from "./overpass-slots.ts";
import { quoteCounts } from "./quote-counts.ts";
import type { Bucket, Table } from "./schema.ts";
import { siteCache } from "./site-cache.ts";
import { sitePages } from "./site-pages.ts";
import { snapshots } from "./snapshots.bucket.ts";
import { suppressions } from "./suppressions.ts";
import { taskSlots } from "./task-slots.ts";
import { tasks } from "./tasks.ts";
import { tiles } from "./tiles.ts";
import { usage } from "./usage.ts";
import { webhookEvents } from "./webhook-events.ts";

export const allTables: readonly Table[] = [
  accounts,
  ledgerEntries,
  orders,
  webhookEvents,
  tasks,
  taskSlots,
  claims,
  tiles,
  listingPages,
  sitePages,
  siteCache,
  suppressions,
  overpassSlots,
  quoteCounts,
  usage,
  deletions,
];
export const allBuckets: readonly Bucket[] = [snapshots, exports];
