import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type OperatedProject, openProject, shortReason } from "../deploy/project.ts";
import { projectRoot } from "../project-root.ts";
import { type Archive, openArchive } from "./archive.ts";
import type { Outcome } from "./save.ts";

const SHOWN_DIFFERENCES = 20;

/** Reads what both commands take, does the work, and tells how it went. */
export async function runCommand(
  name: "backup" | "restore",
  work: (project: OperatedProject, archive: Archive) => Promise<Outcome>,
): Promise<void> {
  const envFile = join(projectRoot, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { values, positionals } = parseArgs({
    options: {
      endpoint: { type: "string", default: process.env.APPWRITE_ENDPOINT ?? "" },
      project: { type: "string", default: process.env.APPWRITE_PROJECT_ID ?? "" },
      key: { type: "string", default: process.env.APPWRITE_API_KEY ?? "" },
    },
    allowPositionals: true,
  });
  const { endpoint, project: projectId, key: apiKey } = values;
  const [given] = positionals;
  if (!endpoint || !projectId || !apiKey || !given) {
    console.error(`npm run ${name} -- --endpoint URL --project ID --key KEY FOLDER`);
    process.exitCode = 1;
    return;
  }
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  const project = openProject({ endpoint, projectId, apiKey });
  const outcome = await work(project, openArchive(folder)).catch((error: unknown) => {
    // Whatever it carries may be people's: their addresses, their settings, their passwords' hashes.
    console.error(`${name} ended early: ${shortReason(error)}`);
    return null;
  });
  if (!outcome) {
    process.exitCode = 1;
    return;
  }
  for (const [list, count] of Object.entries(outcome.counts)) console.log(`${list}: ${count}`);
  for (const one of outcome.differences.slice(0, SHOWN_DIFFERENCES)) console.log(`differs: ${one}`);
  console.log(`${outcome.differences.length} differences between ${projectId} and ${given}`);
  if (outcome.differences.length > 0) process.exitCode = 1;
}
