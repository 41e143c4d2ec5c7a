import { buildStale } from "../build.ts";
import {
  createMissing,
  ensureDomains,
  ensurePasswordDictionary,
  ensurePlatform,
  type Kind,
} from "./bootstrap.ts";
import { checkLine, checkList } from "./checklist.ts";
import { type AppwriteCli, openCli } from "./cli.ts";
import { isLive, releaseName, writeVariables } from "./live.ts";
import { type OperatedProject, openProject } from "./project.ts";
import { pushTables } from "./push-tables.ts";
import { prepareRelease, type Release } from "./release.ts";
import { functionVariables, siteVariables } from "./settings.ts";
import { bucketChanges, type TableChange, tableChanges } from "./table-changes.ts";
import { addressOf, DeployError, type Target } from "./target.ts";
import { runTrial } from "./trial.ts";
import { findProblems } from "./verify.ts";

type Variables = Readonly<Record<string, string | undefined>>;

interface Deployment {
  target: Target;
  project: OperatedProject;
  release: Release;
  /** Opened when there is something to push. */
  cli: () => Promise<AppwriteCli>;
}

const say = (line: string): void => console.log(line);

/** Runs one push. The CLI says 0 also when it failed; what counts is what the server has afterwards. */
async function push({ cli, release }: Deployment, args: string[]): Promise<void> {
  say(`  appwrite ${args.join(" ")}`);
  const { code, output } = await (await cli()).run(args, release.folder);
  const complaints = output.split("\n").filter((line) => /✗|error|fail/i.test(line));
  if (code !== 0 || complaints.length > 0) say(indented(complaints.join("\n") || output));
}

const indented = (text: string): string => text.replace(/^/gm, "    ");

function refuseLoss(changes: readonly TableChange[], { mayLoseData }: Target): void {
  const losses = changes.filter(({ losesData }) => losesData);
  if (losses.length === 0 || mayLoseData) return;
  const list = losses.map(({ sentence }) => `  - ${sentence}`).join("\n");
  throw new DeployError(
    `Nothing was changed. These changes would lose data:\n${list}\n` +
      "Make a backup (npm run backup), then add --allow-data-loss if that is what you want.",
  );
}

/** Pushes tables and buckets where they differ. */
async function pushData(deployment: Deployment): Promise<boolean> {
  const { project, release } = deployment;
  const { buckets } = release.config;
  const haveTablesChanged = await pushTables({
    ...deployment,
    say,
    run: () => push(deployment, ["push", "tables", "--all", "--force"]),
  });
  const changedBuckets = await bucketChanges(
    project,
    buckets.map((bucket) => ({ ...bucket })),
  );
  for (const sentence of changedBuckets) say(`  ${sentence}`);
  if (changedBuckets.length > 0) await push(deployment, ["push", "buckets", "--all", "--force"]);
  return haveTablesChanged || changedBuckets.length > 0;
}

/** Pushes the code that is not live yet, all of a kind at once. */
async function pushCode(
  deployment: Deployment,
  kind: Kind,
  ids: readonly string[],
  variables: (id: string) => Record<string, string>,
): Promise<boolean> {
  const { project, release, target } = deployment;
  const stale: string[] = [];
  for (const id of ids) {
    const own = variables(id);
    const name = releaseName(release.digestOf(id), own, target.apiKey);
    if (await isLive(project, kind, id, name)) continue;
    stale.push(id);
    await writeVariables(project, kind, id, own, name);
  }
  if (stale.length === 0) return false;
  say(`  new code: ${stale.join(", ")}`);
  release.writeConfig(await siteSpecification(deployment), stale);
  await push(deployment, ["push", `${kind}s`, "--all", "--force"]);
  return true;
}

/** A function's machine is set by the manifest; the site's stays what the server or its operator chose. */
async function siteSpecification({
  project,
  release,
}: Deployment): Promise<Record<string, string>> {
  const site = await project.sites.get({ siteId: release.site.$id });
  return { [site.$id]: site.runtimeSpecification };
}

/** Everything in its order; true when something was changed. */
async function bringLive(
  deployment: Deployment,
  given: Variables,
): Promise<{ hasChanged: boolean; domains: Record<string, string> }> {
  const { project, release, target } = deployment;
  const { tablesDB, tables, functions } = release.config;
  refuseLoss(await tableChanges(project, tablesDB, tables), target);
  const created = await createMissing(project, release);
  const { domains, done } = await ensureDomains(project, target, release);
  const platform = await ensurePlatform(project, target);
  const passwords = await ensurePasswordDictionary(project);
  const prepared = [...created, ...done, ...platform, ...passwords];
  for (const sentence of prepared) say(`  ${sentence}`);

  const changed = [
    prepared.length > 0,
    await pushData(deployment),
    await pushCode(
      deployment,
      "function",
      functions.map(({ $id }) => $id),
      (id) => functionVariables(target, given, id),
    ),
    await pushCode(deployment, "site", [release.site.$id], () =>
      siteVariables(target, domains, given),
    ),
  ];
  return { hasChanged: changed.includes(true), domains };
}

/** Tables and buckets as they should be, and everything answers; else a sentence for each that is not. */
async function problemsAfter(
  deployment: Deployment,
  domains: Record<string, string>,
): Promise<string[]> {
  const { project, release, target } = deployment;
  const { tablesDB, tables, buckets } = release.config;
  const left = [
    ...(await tableChanges(project, tablesDB, tables)).map(({ sentence }) => sentence),
    ...(await bucketChanges(
      project,
      buckets.map((bucket) => ({ ...bucket })),
    )),
  ];
  return [
    ...left.map((sentence) => `Still to do: ${sentence}`),
    ...(await findProblems(project, target, release, domains)),
  ];
}

/** What a deployment came to: "live" is what a customer was seen to use. */
export type Outcome = "live" | "not-verified" | "not-live";

/** Deploys the product into a project, and uses it there as a customer would. */
export async function deploy(target: Target, given: Variables): Promise<Outcome> {
  if (!target.isBuilt) await buildStale();
  const release = prepareRelease(target);
  release.writeConfig({});
  let opened: Promise<AppwriteCli> | undefined;
  const deployment: Deployment = {
    target,
    release,
    project: openProject(target),
    cli: () => {
      opened ??= openCli(target, release.folder);
      return opened;
    },
  };
  try {
    say(`Deploying to ${target.projectId} at ${target.endpoint}`);
    const { hasChanged, domains } = await bringLive(deployment, given);
    const problems = await problemsAfter(deployment, domains);
    for (const problem of problems) say(`NOT LIVE: ${problem}`);
    if (problems.length > 0) return "not-live";
    const count = release.config.functions.length;
    say(
      hasChanged
        ? `Live: ${count} functions and the site.`
        : `Nothing changed: ${count} functions and the site are live as they are here.`,
    );
    for (const [id, domain] of Object.entries(domains))
      say(`  ${id}: ${addressOf(target, domain)}`);
    say("Before you let people in:");
    for (const check of await checkList(deployment.project, target, given)) say(checkLine(check));
    const trial = await runTrial({ ...deployment, domains }, given.OVERPASS_URL);
    say(trial.isVerified ? `Verified: ${trial.done}.` : `deployed, not verified: ${trial.why}`);
    return trial.isVerified ? "live" : "not-verified";
  } finally {
    if (opened) (await opened.catch(() => undefined))?.close();
    release.remove();
  }
}
