import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { localProjectId, readAppwriteConfig } from "../appwrite-config.ts";
import {
  createLocalAppwrite,
  idleConnectionMs,
  keepAnswering,
  keepConnecting,
  type LocalAppwrite,
  localApiKey,
  readWithinBudget,
  requireWritable,
} from "../local-appwrite/index.ts";
import { projectRoot } from "../project-root.ts";
import { createStandIns } from "../stand-ins/index.ts";
import { proxyToFunction } from "./function-proxy.ts";
import { googleSignIn } from "./google-sign-in.ts";
import { paymentStandIn } from "./payment-settings.ts";
import { searchFiles } from "./search-files.ts";
import { functionVariables, localSiteConfig, readsTownPlaces } from "./settings.ts";
import { serveSite } from "./site.ts";
import type { StackOptions } from "./stack-options.ts";
import { indexTownPlaces } from "./town-places.ts";
import { originOf } from "./whole-addresses.ts";

export interface LocalStack {
  /** `http://localhost:PORT` */
  origin: string;
  apiKey: string;
  close: () => Promise<void>;
}

/** Everything on one port: the site, `/v1`, `/api/*`, `/mailbox`, `/stand-ins/*`, `/config.json`. */
export async function startLocalStack(options: StackOptions): Promise<LocalStack> {
  requireWritable(options.dataDir);
  const standIns = createStandIns({
    readBody: readWithinBudget,
    ...(options.dumpFile ? { dumpFile: options.dumpFile } : {}),
    ...paymentStandIn(options, () => `${internal}/api/paddle/webhook`),
  });
  // `npm run spec:mutate` serves altered copies of the built site.
  const siteRoot = options.variables.SITE_DIR || join(projectRoot, "web", "dist");
  const settingsAt = (origin: string) => localSiteConfig(options, origin, standIns);
  const site = serveSite(siteRoot, settingsAt);
  const apiKey = localApiKey(options.dataDir);
  let appwrite: LocalAppwrite | undefined;

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = (req.url ?? "/").split("?")[0] ?? "/";
    if (standIns.isAsked(req)) {
      await standIns.handle(req, res);
    } else if (!appwrite) {
      res.writeHead(503, { "retry-after": "1" }).end();
    } else if (path.startsWith("/api/")) {
      await proxyToFunction(appwrite, req, res);
    } else if (path === "/robots.txt" || path === "/sitemap.xml") {
      const type = path.endsWith(".xml") ? "application/xml" : "text/plain";
      res.writeHead(200, { "content-type": `${type}; charset=utf-8` });
      res.end(searchFiles(originOf(req), siteRoot)[path]);
    } else if (path === "/config.json") {
      res.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
      res.end(JSON.stringify(settingsAt(originOf(req))));
    } else if (!appwrite.handle(req, res)) {
      site(req, res);
    }
  };
  const server = createServer({ keepAliveTimeout: idleConnectionMs }, keepAnswering(handle));
  server.on(
    "upgrade",
    keepConnecting((req, socket, head) => appwrite?.handleUpgrade(req, socket, head)),
  );
  await listen(server, options.port);
  const port = (server.address() as AddressInfo).port;
  const internal = `http://127.0.0.1:${port}`;
  // The same number, by UDP. Where another program has it, the domains' mail stays unknown.
  await standIns.answerNames(port).catch(() => {});

  try {
    if (readsTownPlaces(options)) await indexTownPlaces(internal);
    appwrite = await createLocalAppwrite({
      dataDir: options.dataDir,
      config: {
        ...readAppwriteConfig(),
        projectId: localProjectId,
        projectName: "Areascout",
      },
      functionsRoot: projectRoot,
      functionVariables: functionVariables(options, internal),
      apiKey,
      endpoint: `${internal}/v1`,
      platformHosts: [],
      passwordPolicy: { dictionary: true },
      rateLimits: options.variables.LOCAL_RATE_LIMITS === "on",
      staleRows: options.variables.LOCAL_STALE_ROWS === "on",
      oauth2: googleSignIn(`http://localhost:${port}`, internal),
      scheduleIntervalMs: 2_000,
    });
  } catch (error) {
    server.close();
    throw error;
  }
  const running = appwrite;
  standIns.started();
  return {
    origin: `http://localhost:${port}`,
    apiKey,
    async close() {
      server.closeAllConnections();
      await Promise.all([running.close(), new Promise((done) => server.close(done))]);
      standIns.close();
    },
  };
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
