import { manifest } from "../../functions/manifest.ts";
import { type Answer, ask } from "./http.ts";
import { ExecutionMethod, type OperatedProject } from "./project.ts";
import type { Release } from "./release.ts";
import { addressOf, type Target } from "./target.ts";

const LIVE_WITHIN_MS = 60_000;
const RETRY_MS = 1_000;

/** Why an address does not answer as it should; null when it does. A new domain may take a while. */
async function problemAt(
  address: string,
  isGood: (answer: Answer) => boolean,
): Promise<string | null> {
  const untilMs = Date.now() + LIVE_WITHIN_MS;
  for (;;) {
    let problem: string;
    try {
      const answer = await ask(address);
      if (isGood(answer)) return null;
      problem = `${address} answers ${answer.status}: ${answer.body.slice(0, 200)}`;
    } catch (error) {
      problem = `${address}: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (Date.now() >= untilMs) return problem;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

interface Deployed {
  name: string;
  enabled: boolean;
  deploymentId: string;
  latestDeploymentId: string;
  latestDeploymentStatus: string;
}

function deploymentProblem(what: string, one: Deployed): string | null {
  if (!one.enabled) return `${what} is switched off.`;
  if (one.latestDeploymentStatus !== "ready")
    return `The latest deployment of ${what} is ${one.latestDeploymentStatus || "missing"}.`;
  if (one.deploymentId !== one.latestDeploymentId)
    return `The latest deployment of ${what} is not the one that answers.`;
  return null;
}

/**
 * Why a function without a domain does not answer; null when it does. Code that cannot be loaded is
 * built all the same: only a call tells.
 */
export async function workerProblem(
  { functions }: Pick<OperatedProject, "functions">,
  functionId: string,
): Promise<string | null> {
  try {
    const { responseStatusCode, responseBody, errors } = await functions.createExecution({
      functionId,
      xpath: "/health",
      method: ExecutionMethod.GET,
    });
    if (responseStatusCode === 200 && responseBody.includes('"ok"')) return null;
    const said = (errors || responseBody).slice(0, 200);
    return `function ${functionId} answers ${responseStatusCode}: ${said}`;
  } catch (error) {
    return `function ${functionId}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Everything that is not live, each with a sentence; empty when all is. */
export async function findProblems(
  project: OperatedProject,
  target: Target,
  release: Release,
  domains: Readonly<Record<string, string>>,
): Promise<string[]> {
  const problems: (string | null)[] = [];
  for (const { $id } of release.config.functions) {
    const what = `function ${$id}`;
    problems.push(deploymentProblem(what, await project.functions.get({ functionId: $id })));
    const path = manifest.find(({ id }) => id === $id)?.paths[0];
    const domain = domains[$id];
    if (!path || !domain) {
      problems.push(await workerProblem(project, $id));
      continue;
    }
    const address = `${addressOf(target, domain)}${path}/health`;
    problems.push(
      await problemAt(address, ({ status, body }) => status === 200 && body.includes('"ok"')),
    );
  }
  const { site } = release;
  problems.push(deploymentProblem("the site", await project.sites.get({ siteId: site.$id })));
  const origin = addressOf(target, target.siteDomain);
  const isPage = ({ status, body }: Answer): boolean => status === 200 && /<html/i.test(body);
  problems.push(await problemAt(`${origin}/`, isPage));
  problems.push(await problemAt(`${origin}/preset/any`, isPage));
  problems.push(
    await problemAt(
      `${origin}/config.json`,
      ({ status, body }) => status === 200 && body.includes(JSON.stringify(target.endpoint)),
    ),
  );
  return problems.filter((problem) => problem !== null);
}
