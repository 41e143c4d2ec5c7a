import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { startLocalAppwrite } from "../local-appwrite/index.ts";
import type { EnduranceSample } from "./endurance.ts";
import type { EnduranceServer } from "./endurance-server.ts";

// Serves a local Appwrite in a process of its own and tells, when asked, what it needs: run with
// --expose-gc, so that what is no longer used is not counted.
const dataDir = mkdtempSync(join(tmpdir(), "areascout-endurance-"));
mkdirSync(join(dataDir, "echo"));
writeFileSync(
  join(dataDir, "echo", "main.mjs"),
  "export default ({ req, res }) => res.text(req.bodyText);\n",
);
const appwrite = await startLocalAppwrite({
  port: 0,
  dataDir,
  projectId: "endurance",
  config: {
    tablesDB: [{ $id: "main", name: "Main", enabled: true }],
    tables: [
      {
        $id: "notes",
        databaseId: "main",
        name: "Notes",
        enabled: true,
        rowSecurity: true,
        $permissions: ['create("users")'],
        columns: [
          { key: "text", type: "string", size: 500, required: false, array: false, default: null },
          { key: "count", type: "integer", required: false, array: false, default: 0 },
        ],
        indexes: [],
      },
    ],
    buckets: [
      {
        $id: "files",
        name: "Files",
        $permissions: ['create("users")'],
        fileSecurity: true,
        enabled: true,
        maximumFileSize: 1_000_000,
        allowedFileExtensions: [],
        compression: "none",
        encryption: false,
        antivirus: false,
      },
    ],
    functions: [
      {
        $id: "echo",
        name: "Echo",
        runtime: "node-22",
        execute: ["users"],
        events: [],
        schedule: "",
        timeout: 15,
        enabled: true,
        logging: true,
        scopes: [],
        entrypoint: "main.mjs",
        commands: "",
        path: "echo",
      },
    ],
  },
});
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on("message", () => {
  // A collection blocks the loop, but nobody's server is asked to do one: it is not counted.
  const delayP99Ms = delay.percentile(99) / 1e6;
  delay.disable();
  for (let each = 0; each < 3; each++) globalThis.gc?.();
  const sample: EnduranceSample = { rssMb: process.memoryUsage().rss / 2 ** 20, delayP99Ms };
  process.send?.(sample);
  delay.reset();
  delay.enable();
});
process.once("disconnect", async () => {
  await appwrite.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
const { endpoint, projectId, apiKey } = appwrite;
const server: EnduranceServer = { endpoint, projectId, apiKey };
process.send?.(server);
