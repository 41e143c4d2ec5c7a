import { resolve } from "node:path";
import { DataFolderError, serveUntilStopped, startLocalAppwrite } from "./index.ts";

/** An empty project on this machine, with no other program than this one. */
try {
  const appwrite = await startLocalAppwrite({
    port: Number(process.env.PORT || 3100),
    dataDir: resolve(process.env.LOCAL_DATA_DIR || ".local/appwrite"),
    projectId: process.env.APPWRITE_PROJECT_ID || "local",
    rateLimits: process.env.LOCAL_RATE_LIMITS === "on",
  });
  serveUntilStopped(appwrite);
} catch (error) {
  if (!(error instanceof DataFolderError)) throw error;
  console.error(error.message);
  process.exit(1);
}
