import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { localProjectId } from "./appwrite-config.ts";
import { requireWritable } from "./local-appwrite/data-folder.ts";
import {
  idleConnectionMs,
  keepAnswering,
  keepConnecting,
} from "./local-appwrite/keep-answering.ts";
import { createLocalAppwrite } from "./local-appwrite/server.ts";
import type {
  AppwriteConfig,
  LocalAppwriteOptions,
  OperationAnswer,
} from "./local-appwrite/service.ts";
import { localApiKey } from "./local-stack/settings.ts";
import { fromCaller, orOneSentence, readPort } from "./local-stack/start-failures.ts";
import { projectRoot } from "./project-root.ts";

/** An Appwrite with one empty project, to deploy into and to try things on. */
export interface BareAppwrite {
  endpoint: string;
  projectId: string;
  apiKey: string;
  operations: readonly string[];
  close: () => Promise<void>;
}

export async function startBareAppwrite(options: {
  /** 0 = any free port. */
  port: number;
  dataDir: string;
  projectId: string;
  rateLimits?: boolean;
  /** What is there from the start; nothing unless it is said. */
  config?: Partial<AppwriteConfig>;
  onAnswer?: (answer: OperationAnswer) => void;
  oauth2?: LocalAppwriteOptions["oauth2"];
  losesUniqueIndexes?: boolean;
}): Promise<BareAppwrite> {
  const { dataDir, projectId } = options;
  requireWritable(dataDir);
  const server = createServer({ keepAliveTimeout: idleConnectionMs });
  await new Promise<void>((started, failed) => {
    server.once("error", failed);
    server.listen(options.port, "127.0.0.1", started);
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/v1`;
  const apiKey = localApiKey(dataDir);
  const appwrite = await createLocalAppwrite({
    dataDir,
    config: { tablesDB: [], tables: [], buckets: [], functions: [], ...options.config, projectId },
    functionsRoot: dataDir,
    functionVariables: {},
    apiKey,
    endpoint,
    platformHosts: [],
    rateLimits: options.rateLimits ?? false,
    ...(options.onAnswer ? { onAnswer: options.onAnswer } : {}),
    ...(options.oauth2 ? { oauth2: options.oauth2 } : {}),
    losesUniqueIndexes: options.losesUniqueIndexes ?? false,
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

if (import.meta.main) {
  const start = async (): Promise<BareAppwrite> =>
    startBareAppwrite({
      port: readPort(process.env.PORT, 3100),
      dataDir: fromCaller(process.env.LOCAL_DATA_DIR || join(projectRoot, ".local/bare-appwrite")),
      projectId: process.env.APPWRITE_PROJECT_ID || localProjectId,
      rateLimits: process.env.LOCAL_RATE_LIMITS === "on",
    });
  const appwrite = await orOneSentence(start, "bare-appwrite");
  console.log(`Endpoint: ${appwrite.endpoint}`);
  console.log(`Project:  ${appwrite.projectId}`);
  console.log(`API key:  ${appwrite.apiKey}`);
  const stop = (): void => void appwrite.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
