import { accounts } from "./accounts.ts";
import { claims } from "./claims.ts";
import { exports } from "./exports.bucket.ts";
import { ledgerEntries } from "./ledger-entries.ts";
import { listingPages } from "./listing-pages.ts";
import type { Bucket, Table } from "./schema.ts";
import { snapshots } from "./snapshots.bucket.ts";
import { taskSlots } from "./task-slots.ts";
import { tasks } from "./tasks.ts";
import { tiles } from "./tiles.ts";

export const allTables: readonly Table[] = [
  accounts,
  ledgerEntries,
  tasks,
  taskSlots,
  claims,
  tiles,
  listingPages,
];
export const allBuckets: readonly Bucket[] = [snapshots, exports];
