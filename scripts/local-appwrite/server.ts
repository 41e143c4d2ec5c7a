import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { accountRoutes } from "./account/routes.ts";
import { createClock } from "./clock.ts";
import { keptSecret, openDatabase } from "./database.ts";
import { createFunctions } from "./functions/create-functions.ts";
import { healthRoutes } from "./health.ts";
import { mintFunctionKey, mintUserJwt } from "./identity.ts";
import { handleMailbox } from "./mailbox.ts";
import { provision } from "./provision.ts";
import { createRealtime } from "./realtime/create-realtime.ts";
import { createRouter } from "./router.ts";
import type {
  FunctionCall,
  FunctionReply,
  LocalAppwriteOptions,
  ServiceContext,
  ServiceEvent,
} from "./service.ts";
import { storageRoutes } from "./storage/routes.ts";
import { rowRoutes } from "./tablesdb/row-routes.ts";
import { defineSqlFunctions } from "./tablesdb/sql-functions.ts";
import { tableRoutes } from "./tablesdb/table-routes.ts";
import { transactionRoutes } from "./tablesdb/transaction-routes.ts";
import { tokenRoutes } from "./tokens/routes.ts";
import { userRoutes } from "./users/routes.ts";

export interface LocalAppwrite {
  /** Answers `/v1/*` and `/mailbox*`; false means the path is someone else's and nothing was sent. */
  handle: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Takes the websocket of `/v1/realtime`; false means the path is someone else's and nothing was done. */
  handleUpgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
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
    options,
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
  const context = createContext(options);
  const rows = { context, catalog: provision(context) };
  const functions = createFunctions(context, { mintFunctionKey, mintUserJwt });
  const routes = [
    ...healthRoutes(),
    ...accountRoutes(context),
    ...userRoutes(context),
    ...transactionRoutes(rows),
    ...tableRoutes(rows),
    ...rowRoutes(rows),
    ...storageRoutes(context),
    ...tokenRoutes(context),
    ...functions.routes,
  ];
  const answer = createRouter(context, routes);
  const realtime = createRealtime(context, rows.catalog);
  await functions.start();
  return {
    handle: (req, res) => {
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
    callFunction: functions.call,
    close: async () => {
      realtime.close();
      await functions.close();
      context.db.close();
    },
  };
}
