import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Outcome, runContract } from "./contract/run.ts";
import { type ContractServer, startContractServer } from "./contract-server.ts";
import { projectRoot } from "./project-root.ts";

/** `, 3 left out: needs a name that leads to the server (2); POST /account is limited: … (1)` */
function leftOutText(reasons: readonly string[]): string {
  if (reasons.length === 0) return "";
  const counts = new Map<string, number>();
  for (const one of reasons) counts.set(one, (counts.get(one) ?? 0) + 1);
  const list = [...counts].map(([why, count]) => `${why} (${count})`).join("; ");
  return `, ${reasons.length} left out: ${list}`;
}

function tellFigures({ answers, violations, operations, errors }: Outcome): void {
  for (const one of errors.missing) console.log(`  not seen: ${one}`);
  for (const one of errors.unshown) console.log(`  can't be shown: ${one}`);
  console.log(
    `${answers} answers of ${operations} operations by name, ${violations} against their schemas`,
  );
  console.log(
    `${errors.refusals} refusals of an operation told apart; ${errors.seen} of ${errors.listed} listed errors seen, ${errors.unshown.length} more can't be shown`,
  );
}

/** Whether the local Appwrite was asked all that it serves, and nothing else but on purpose. */
function tellServed(server: ContractServer): boolean {
  const { operations, missed, unknown } = server.served();
  for (const one of missed) console.log(`  never answered well: ${one}`);
  for (const one of unknown) console.log(`  unknown: ${one}`);
  console.log(`${operations - missed.length} of ${operations} served operations answered well`);
  return missed.length === 0 && unknown.length === 0;
}

// Against the Appwrite that the three variables name, else against a local one of its own.
const { APPWRITE_ENDPOINT, APPWRITE_PROJECT_ID, APPWRITE_API_KEY } = process.env;
const folder = mkdtempSync(join(tmpdir(), "contract-"));
let local: ContractServer | undefined;
try {
  if (APPWRITE_ENDPOINT && !(APPWRITE_PROJECT_ID && APPWRITE_API_KEY))
    throw new Error("APPWRITE_ENDPOINT needs APPWRITE_PROJECT_ID and APPWRITE_API_KEY beside it.");
  if (!APPWRITE_ENDPOINT) local = await startContractServer(folder);
  const api = local?.api ?? {
    endpoint: APPWRITE_ENDPOINT ?? "",
    projectId: APPWRITE_PROJECT_ID ?? "",
    apiKey: APPWRITE_API_KEY ?? "",
  };
  console.log(`Appwrite at ${api.endpoint}`);
  const outcome = await runContract(api, {
    modules: join(projectRoot, "node_modules"),
    sharedDir: process.env.SHARED_DIR || join(projectRoot, "..", "shared"),
    say: (line) => console.log(line),
  });
  tellFigures(outcome);
  const isWhole = local ? tellServed(local) && outcome.errors.missing.length === 0 : true;
  const { passed, failed, leftOut } = outcome;
  console.log(`${passed} passed, ${failed} failed${leftOutText(leftOut)}`);
  if (failed > 0 || !isWhole) process.exitCode = 1;
} finally {
  await local?.close();
  rmSync(folder, { recursive: true, force: true });
}
