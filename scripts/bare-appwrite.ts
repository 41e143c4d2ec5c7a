import { join } from "node:path";
import { localProjectId } from "./appwrite-config.ts";
import { serveUntilStopped, startLocalAppwrite } from "./local-appwrite/index.ts";
import { fromCaller, orOneSentence, readPort } from "./local-stack/start-failures.ts";
import { projectRoot } from "./project-root.ts";

const start = async () =>
  startLocalAppwrite({
    port: readPort(process.env.PORT, 3100),
    dataDir: fromCaller(process.env.LOCAL_DATA_DIR || join(projectRoot, ".local/bare-appwrite")),
    projectId: process.env.APPWRITE_PROJECT_ID || localProjectId,
    rateLimits: process.env.LOCAL_RATE_LIMITS === "on",
  });
serveUntilStopped(await orOneSentence(start, "bare-appwrite"));
