import { sha256 } from "#shared/adapters/hash.ts";
import { placePages } from "#shared/adapters/place-pages.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { suppressionStore } from "#shared/adapters/suppression-store.ts";
import type { Tables } from "#shared/adapters/tables.ts";
import type { Checker } from "./checks/checker.ts";
import type { mapSource } from "./platform/map-source.ts";
import { memoryFiles, type StoredFile } from "./platform/memory-files.ts";
import { memoryTables } from "./platform/memory-tables.ts";
import type { PaymentService } from "./platform/payment-service.ts";
import type { PlacesIn } from "./platform/place-source.ts";
import type { Process } from "./platform/process.ts";
import type { RowStore } from "./platform/row-store.ts";
import type { World } from "./platform/world.ts";
import type { Production } from "./production.ts";

/** What stands behind every process: one platform, one payment service, one set of books. */
export interface Backstage {
  world: World;
  map: (
    ...place: [...Parameters<typeof mapSource>, { tables: Tables; process: Process }]
  ) => ReturnType<typeof mapSource>;
  /** The second source; `null` where there is none. */
  placesIn: PlacesIn | null;
  checker: Checker;
  production: Production;
  rows: RowStore;
  files: Map<string, StoredFile>;
  paddle: PaymentService;
  /** The platform was asked to start workers for a task. */
  startWorkers: (taskId: string) => void;
}

/** The production stores of one process; each of its requests goes through the scheduler. */
export function storesOf(process: Process, backstage: Backstage): Stores {
  const { world, checker, production, rows } = backstage;
  const send = world.sendFrom(process);
  const tables = production.throughTables(
    memoryTables(rows, send, ({ changes }) => {
      if (changes.length > 0) checker.afterWrite({ process, now: world.now(), changes });
    }),
    process,
  );
  const now = world.clockOf(process);
  const files = memoryFiles(backstage.files, world.now, send);
  return {
    ledger: production.ledgerStore(tables, now),
    tasks: production.taskStore(tables),
    listings: production.listingStore(tables, files),
    placePages: placePages(files),
    orders: production.orderStore(tables),
    webhooks: production.webhookStore(tables),
    payments: backstage.paddle.forProcess(send),
    quotes: production.quoteStore(tables),
    sites: production.siteStore(tables),
    suppressions: suppressionStore(tables),
    usage: production.usageStore(tables),
    tables,
    files,
    now,
    newId: () => sha256(`id ${world.random.next()}`).slice(0, 24),
    startCollect: (taskId) =>
      send({
        name: "start collect",
        writes: true,
        run: () => backstage.startWorkers(taskId),
      }),
  };
}
