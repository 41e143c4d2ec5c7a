import { mkdtempSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readAppwriteConfig } from "../../scripts/appwrite-config.ts";
import { createLocalAppwrite } from "../../scripts/local-appwrite/index.ts";
import { projectRoot } from "../../scripts/project-root.ts";

export interface TestAppwrite {
  endpoint: string;
  apiKey: string;
  /** Answers a request that came to another server. */
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  close: () => Promise<void>;
}

/** The product's tables on a local Appwrite inside the test's own process. */
export async function startAppwrite({ staleRows = false } = {}): Promise<TestAppwrite> {
  const apiKey = "standard_for_tests";
  const handle: TestAppwrite["handle"] = (req, res) => {
    if (!appwrite?.handle(req, res)) res.writeHead(404).end();
  };
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const appwrite = await createLocalAppwrite({
    dataDir: mkdtempSync(join(tmpdir(), "areascout-appwrite-")),
    config: { ...readAppwriteConfig(), functions: [] },
    functionsRoot: projectRoot,
    functionVariables: {},
    apiKey,
    endpoint,
    platformHosts: [],
    rateLimits: false,
    staleRows,
  });
  return {
    endpoint,
    apiKey,
    handle,
    async close() {
      server.closeAllConnections();
      await appwrite.close();
      await new Promise((done) => server.close(done));
    },
  };
}
