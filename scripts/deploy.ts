import { existsSync } from "node:fs";
import { join } from "node:path";
import { deploy, type Outcome } from "./deploy/deploy.ts";
import { DeployError, readTarget } from "./deploy/target.ts";
import { SettingError } from "./local-stack/settings.ts";
import { projectRoot } from "./project-root.ts";

const envFile = join(projectRoot, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);

/** By these a script that deploys can tell what it came to. */
const exitCodes: Record<Outcome, number> = { live: 0, "not-live": 1, "not-verified": 2 };

try {
  const target = readTarget(process.argv.slice(2), process.env);
  process.exitCode = exitCodes[await deploy(target, process.env)];
} catch (error) {
  const refusal = refusalOf(error);
  const isTheirs = error instanceof DeployError || error instanceof SettingError;
  if (!isTheirs && refusal === null) throw error;
  console.error(refusal ?? (error as Error).message);
  process.exitCode = 1;
}

/** What Appwrite said no to, as a sentence; null for any other error. */
function refusalOf(error: unknown): string | null {
  const isRefusal = error instanceof Error && "type" in error && "response" in error;
  return isRefusal ? `Appwrite refused: ${error.message} (${String(error.type)})` : null;
}
