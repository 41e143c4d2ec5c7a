import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { accountRoutes } from "./account/routes.ts";
import { createClock } from "./clock.ts";
import { createCompute } from "./compute.ts";
import { lockFolder } from "./data-folder.ts";
import { keptSecret, openDatabase } from "./database.ts";
import { healthRoutes } from "./health.ts";
import { handleMailbox } from "./mailbox.ts";
import { messagingRoutes } from "./messaging/routes.ts";
import { createRealtime } from "./realtime/create-realtime.ts";
import { createRouter, operationOf } from "./router.ts";
import type {
  FunctionCall,
  FunctionReply,
  LocalAppwriteOptions,
  ServiceContext,
  ServiceEvent,
} from "./service.ts";
import { storageRoutes } from "./storage/routes.ts";
import { columnRoutes } from "./tablesdb/column-routes.ts";
import { databaseRoutes } from "./tablesdb/database-routes.ts";
import { indexRoutes } from "./tablesdb/index-routes.ts";
import { legacyRoutes } from "./tablesdb/legacy.ts";
import { rowRoutes } from "./tablesdb/row-routes.ts";
import { openSchema } from "./tablesdb/schema-store.ts";
import { defineSqlFunctions } from "./tablesdb/sql-functions.ts";
import { tableRoutes } from "./tablesdb/table-routes.ts";
import { transactionRoutes } from "./tablesdb/transaction-routes.ts";
import { tokenRoutes } from "./tokens/routes.ts";
import { userIdentityRoutes } from "./users/identity-routes.ts";
import { userImportRoutes } from "./users/import-routes.ts";
import { userRoutes } from "./users/routes.ts";

export interface LocalAppwrite {
  /** Answers `/v1/*`, `/mailbox*` and the domains of functions and sites; false means the path is someone else's and nothing was sent. */
  handle: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Takes the websocket of `/v1/realtime`; false means the path is someone else's and nothing was done. */
  handleUpgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  /** Every operation that is served, as `onAnswer` calls it; the older names of one are not among them. */
  operations: readonly string[];
  /** Runs a function as its own domain would. */
  callFunction: (call: FunctionCall) => Promise<FunctionReply>;
  close: () => Promise<void>;
}

function createContext(options: LocalAppwriteOptions): ServiceContext {
  const db = openDatabase(options.dataDir);
  defineSqlFunctions(db);
  const listeners: ((event: ServiceEvent) => void)[] = [];
  return {
    db,
    // Platforms that are made later join the list.
    options: { ...options, platformHosts: [...options.platformHosts] },
    jwtSecret: keptSecret(db, "jwtSecret"),
    ...createClock(),
    publish: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.push(listener);
    },
  };
}

/** Opens the data folder and serves it. It does not listen: the caller mounts both handlers on a server of its own. */
export async function createLocalAppwrite(options: LocalAppwriteOptions): Promise<LocalAppwrite> {
  const lock = lockFolder(options.dataDir);
  try {
    return await serve(options, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function serve(options: LocalAppwriteOptions, release: () => void): Promise<LocalAppwrite> {
  const context = createContext(options);
  const schema = openSchema(context);
  const rows = { context, catalog: schema, schema };
  const compute = createCompute(context);
  const tables = [
    ...databaseRoutes(rows),
    ...tableRoutes(rows),
    ...columnRoutes(rows),
    ...indexRoutes(rows),
    ...rowRoutes(rows),
  ];
  const routes = [
    ...healthRoutes(),
    ...accountRoutes(context),
    ...userRoutes(context),
    ...userImportRoutes(context),
    ...userIdentityRoutes(context),
    ...transactionRoutes(rows),
    ...tables,
    ...legacyRoutes(tables),
    ...storageRoutes(context),
    ...tokenRoutes(context),
    ...messagingRoutes(context),
    ...compute.routes,
  ];
  const answer = createRouter(context, routes);
  const realtime = createRealtime(context, rows.catalog);
  await compute.start();
  return {
    handle: (req, res) => {
      if (compute.handleDomain(req, res)) return true;
      const url = URL.parse(req.url ?? "/", "http://localhost");
      if (!url) return false;
      if (handleMailbox(context, req, res, url.pathname)) return true;
      if (url.pathname !== "/v1" && !url.pathname.startsWith("/v1/")) return false;
      answer(req, res, url).catch((error: unknown) => {
        console.error(error);
        res.destroy();
      });
      return true;
    },
    handleUpgrade: realtime.handleUpgrade,
    operations: routes.map(operationOf),
    callFunction: compute.callFunction,
    close: async () => {
      realtime.close();
      schema.close();
      await compute.close();
      context.db.close();
      release();
    },
  };
}
