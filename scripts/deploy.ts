import { existsSync } from "node:fs";
import { join } from "node:path";
import { deploy } from "./deploy/deploy.ts";
import { DeployError, readTarget } from "./deploy/target.ts";
import { projectRoot } from "./project-root.ts";

const envFile = join(projectRoot, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);

try {
  const isAllLive = await deploy(readTarget(process.argv.slice(2), process.env), process.env);
  if (!isAllLive) process.exitCode = 1;
} catch (error) {
  const refusal = refusalOf(error);
  if (!(error instanceof DeployError) && refusal === null) throw error;
  console.error(refusal ?? (error as DeployError).message);
  process.exitCode = 1;
}

/** What Appwrite said no to, as a sentence; null for any other error. */
function refusalOf(error: unknown): string | null {
  const isRefusal = error instanceof Error && "type" in error && "response" in error;
  return isRefusal ? `Appwrite refused: ${error.message} (${String(error.type)})` : null;
}
