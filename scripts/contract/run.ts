import { randomBytes } from "node:crypto";
import { type Case, NotChecked } from "./case.ts";
import { accountCases } from "./cases/account.ts";
import { columnCases } from "./cases/columns.ts";
import { commandLineCases } from "./cases/command-line.ts";
import { functionCases, siteCases } from "./cases/compute.ts";
import { deploymentCasesOfAll, lateCases } from "./cases/deployments.ts";
import { fileRefusalCases } from "./cases/file-refusals.ts";
import { fileCases } from "./cases/files.ts";
import { legacyCases } from "./cases/legacy.ts";
import { messagingCases } from "./cases/messaging.ts";
import { oauth2Cases } from "./cases/oauth2.ts";
import { peopleCases } from "./cases/people.ts";
import { projectCases } from "./cases/project.ts";
import { rateLimitCases } from "./cases/rate-limits.ts";
import { realtimeCases } from "./cases/realtime.ts";
import { expiryCases, rowRefusalCases } from "./cases/row-refusals.ts";
import { rowCases } from "./cases/rows.ts";
import { sweepCases } from "./cases/sweeps.ts";
import { tableCases } from "./cases/tables.ts";
import { transactionCases } from "./cases/transactions.ts";
import { userCases } from "./cases/users.ts";
import { wireCases } from "./cases/wire.ts";
import {
  type Address,
  keyClient,
  type LocalServer,
  serverServices,
  type World,
} from "./clients.ts";
import { type ErrorCoverage, errorCoverage } from "./coverage.ts";
import { createNotes, type Refusal } from "./notes.ts";
import { startRecorder } from "./recorder.ts";
import { createValidator } from "./validator.ts";

export interface Api extends Address {
  /** What some cases need; without it they are left out. */
  local?: LocalServer;
}

export interface Outcome {
  passed: number;
  failed: number;
  /** Why cases were not checked, one entry for each of them. */
  leftOut: readonly string[];
  answers: number;
  /** Answers that are not as the SDKs' types and Appwrite's description say. */
  violations: number;
  /** Operations by their names in the SDKs or the description. */
  operations: number;
  errors: ErrorCoverage;
}

type Group = readonly [string, readonly Case[]];

const allGroups: readonly Group[] = [
  ["every call", wireCases],
  ["people", [...peopleCases, ...accountCases, ...userCases]],
  ["other services to sign in with", oauth2Cases],
  ["tables", [...tableCases, ...columnCases]],
  ["rows", rowCases],
  ["transactions", transactionCases],
  ["what rows and transactions refuse", rowRefusalCases],
  ["deprecated names", legacyCases],
  ["files", [...fileCases, ...fileRefusalCases]],
  ["functions", functionCases],
  ["sites and domains", siteCases],
  ["variables and deployments", deploymentCasesOfAll],
  ["messages", messagingCases],
  ["project", projectCases],
  ["realtime", realtimeCases],
  ["rate limits", rateLimitCases],
  ["command line", commandLineCases],
  ["the same again, by others and elsewhere", sweepCases],
  ["what takes its time", [...lateCases, ...expiryCases]],
];

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

interface Players {
  world: World;
  say: (line: string) => void;
}

/** Of calls that were refused because there were too many before, the last one told. */
function limitMet(refusals: readonly Refusal[]): string | null {
  const met = refusals.findLast(({ status }) => status === 429);
  if (!met) return null;
  const { operation, resetS } = met;
  const until = resetS ? ` until ${new Date(resetS * 1000).toISOString().slice(11, 16)} UTC` : "";
  return `${operation} is limited: 0 calls left${until}`;
}

/** What became of a case: null = it passed. Its violations count as its failure. */
async function play({ name, run }: Case, { world, say }: Players): Promise<Failure | null> {
  const { violations, refusals } = world.notes;
  const [before, refusedBefore] = [violations.length, refusals.length];
  try {
    await run(world);
    if (violations.length > before) throw new Error(violations.slice(before).join("\n"));
    say(`  ok  ${name}`);
    return null;
  } catch (error) {
    const limit = limitMet(refusals.slice(refusedBefore));
    const why = error instanceof NotChecked ? error.message : limit;
    if (why !== null && violations.length === before) {
      say(`  --  ${name} (not checked: ${why})`);
      return { notChecked: why };
    }
    say(`  NO  ${name}\n${reasonOf(error).replace(/^/gm, "        ")}`);
    return {};
  }
}

interface Failure {
  /** It says nothing about the server. */
  notChecked?: string;
}

interface Surroundings {
  modules: string;
  sharedDir: string;
  say: (line: string) => void;
  /** All there are, unless given. */
  groups?: readonly Group[];
}

/** Plays every case against an API, black box, and undoes what it made. `say` gets a line for each. */
export async function runContract(
  api: Api,
  { modules, sharedDir, say, groups = allGroups }: Surroundings,
): Promise<Outcome> {
  const notes = createNotes();
  const validate = createValidator(modules, sharedDir);
  const recorder = await startRecorder(api.endpoint, validate, notes);
  const ofLimited = api.local
    ? await startRecorder(api.local.limited.endpoint, validate, notes)
    : null;
  const { projectId, apiKey, local } = api;
  const prefix = `c${randomBytes(4).toString("hex")}`;
  const undos: (() => Promise<unknown>)[] = [];
  const address = { projectId, apiKey, endpoint: recorder.endpoint };
  const world: World = {
    ...address,
    ...(local && ofLimited
      ? { local: { ...local, limited: { ...local.limited, endpoint: ofLimited.endpoint } } }
      : {}),
    notes,
    id: (name) => `${prefix}-${name}`,
    key: serverServices(keyClient(address, apiKey)),
    afterwards: (undo) => void undos.push(undo),
    kept: new Map(),
  };
  const count = { passed: 0, failed: 0 };
  const leftOut: string[] = [];
  for (const [group, cases] of groups) {
    say(group);
    for (const one of cases) {
      if (one.needs && !local) {
        leftOut.push(`needs ${one.needs}`);
        say(`  --  ${one.name} (needs ${one.needs})`);
        continue;
      }
      const failure = await play(one, { world, say });
      if (failure === null) count.passed += 1;
      else if (failure.notChecked !== undefined) leftOut.push(failure.notChecked);
      else count.failed += 1;
    }
  }
  for (const undo of undos.reverse())
    await undo().catch((error: unknown) => say(`  not undone: ${reasonOf(error)}`));
  await recorder.close();
  await ofLimited?.close();
  return {
    ...count,
    leftOut,
    answers: notes.answers,
    violations: notes.violations.length,
    operations: notes.operations.size,
    errors: errorCoverage(notes.refusals),
  };
}
