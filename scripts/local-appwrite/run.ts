import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { requireWritable } from "./data-folder.ts";
import { idleConnectionMs, keepAnswering, keepConnecting } from "./keep-answering.ts";
import { localApiKey } from "./kept-secret.ts";
import { createLocalAppwrite } from "./server.ts";
import type { AppwriteConfig, LocalAppwriteOptions } from "./service.ts";

export interface RunOptions
  extends Pick<
    Partial<LocalAppwriteOptions>,
    "functionsRoot" | "rateLimits" | "onAnswer" | "oauth2" | "losesUniqueIndexes"
  > {
  /** 0 = any free port. */
  port: number;
  dataDir: string;
  projectId: string;
  /** What is there from the start; nothing unless it is said. */
  config?: Partial<AppwriteConfig>;
}

/** An Appwrite with one project, listening on a port of 127.0.0.1. */
export interface RunningAppwrite {
  endpoint: string;
  projectId: string;
  apiKey: string;
  operations: readonly string[];
  close: () => Promise<void>;
}

export async function startLocalAppwrite(options: RunOptions): Promise<RunningAppwrite> {
  const { port: wantedPort, projectId, config, rateLimits = false, ...rest } = options;
  requireWritable(options.dataDir);
  const server = createServer({ keepAliveTimeout: idleConnectionMs });
  await new Promise<void>((started, failed) => {
    server.once("error", failed);
    server.listen(wantedPort, "127.0.0.1", started);
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/v1`;
  const apiKey = localApiKey(options.dataDir);
  const appwrite = await createLocalAppwrite({
    functionsRoot: options.dataDir,
    ...rest,
    config: { tablesDB: [], tables: [], buckets: [], functions: [], ...config, projectId },
    functionVariables: {},
    apiKey,
    endpoint,
    platformHosts: [],
    rateLimits,
  });
  server.on(
    "request",
    keepAnswering((req, res) => {
      if (!appwrite.handle(req, res)) res.writeHead(404).end();
    }),
  );
  server.on("upgrade", keepConnecting(appwrite.handleUpgrade));
  return {
    endpoint,
    projectId,
    apiKey,
    operations: appwrite.operations,
    async close() {
      server.closeAllConnections();
      await Promise.all([appwrite.close(), new Promise((done) => server.close(done))]);
    },
  };
}

/** Prints what a client needs; Ctrl-C closes the server and ends the process. */
export function serveUntilStopped(appwrite: RunningAppwrite): void {
  console.log(`Endpoint: ${appwrite.endpoint}`);
  console.log(`Project:  ${appwrite.projectId}`);
  console.log(`API key:  ${appwrite.apiKey}`);
  const stop = (): void => void appwrite.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
