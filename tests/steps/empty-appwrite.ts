import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type RunningAppwrite,
  type RunOptions,
  startLocalAppwrite,
} from "../../scripts/local-appwrite/index.ts";

/** An Appwrite that knows nothing of the product, in a folder that goes with it. */
export async function startEmptyAppwrite(
  options: Partial<RunOptions> = {},
): Promise<RunningAppwrite & AsyncDisposable> {
  const dataDir = mkdtempSync(join(tmpdir(), "areascout-appwrite-"));
  const appwrite = await startLocalAppwrite({ port: 0, dataDir, projectId: "empty", ...options });
  return {
    ...appwrite,
    async [Symbol.asyncDispose]() {
      await appwrite.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
