import {
  type Adapter,
  type BuildRuntime,
  type Framework,
  ID,
  listAll,
  type Models,
  type OperatedProject,
  orNull,
  type Runtime,
  statusOf,
} from "./project.ts";
import type { Release } from "./release.ts";
import { functionDomain } from "./settings.ts";
import type { Target } from "./target.ts";

export type Kind = "function" | "site";

/** Functions and sites the CLI can't create with an API key: it stops at their first domain. */
export async function createMissing(project: OperatedProject, release: Release): Promise<string[]> {
  const done: string[] = [];
  for (const { $id, name, runtime, entrypoint } of release.config.functions) {
    const known = await orNull(project.functions.get({ functionId: $id }));
    if (known) continue;
    await project.functions.create({
      functionId: $id,
      name,
      runtime: runtime as Runtime,
      entrypoint,
      // Closed until its own settings come with its code.
      execute: [],
    });
    done.push(`created function ${$id}`);
  }
  const { site } = release;
  if (!(await orNull(project.sites.get({ siteId: site.$id })))) {
    await project.sites.create({
      siteId: site.$id,
      name: site.name,
      framework: site.framework as Framework,
      buildRuntime: site.buildRuntime as BuildRuntime,
      adapter: site.adapter as Adapter,
      buildCommand: site.buildCommand,
      outputDirectory: site.outputDirectory,
      fallbackFile: site.fallbackFile,
    });
    done.push(`created site ${site.$id}`);
  }
  return done;
}

/** Domains by function and site: those there are, and a new one for what has none. */
export async function ensureDomains(
  project: OperatedProject,
  target: Target,
  release: Release,
): Promise<{ domains: Record<string, string>; done: string[] }> {
  const rules = await listAll(
    async (queries) => (await project.proxy.listRules({ queries })).rules,
  );
  const ruleOf = (kind: Kind, id: string): Models.ProxyRule[] =>
    rules.filter(
      (rule) =>
        rule.deploymentResourceType === kind &&
        rule.deploymentResourceId === id &&
        rule.trigger === "manual",
    );
  const domains: Record<string, string> = {};
  const done: string[] = [];
  for (const { $id, execute } of release.config.functions) {
    if (execute.length === 0) continue;
    const known = ruleOf("function", $id)[0]?.domain;
    const domain = known ?? functionDomain(target, $id);
    domains[$id] = domain;
    if (known) continue;
    await project.proxy.createFunctionRule({ domain, functionId: $id });
    done.push(`gave function ${$id} the domain ${domain}`);
  }
  const site = ruleOf("site", release.site.$id);
  if (!site.some(({ domain }) => domain === target.siteDomain)) {
    await project.proxy.createSiteRule({ domain: target.siteDomain, siteId: release.site.$id });
    done.push(`gave the site the domain ${target.siteDomain}`);
  }
  return { domains: { ...domains, [release.site.$id]: target.siteDomain }, done };
}

/** The site's pages may call the API from a browser. */
export async function ensurePlatform(project: OperatedProject, target: Target): Promise<string[]> {
  const { platforms } = await project.project.listPlatforms();
  const hostname = target.siteDomain;
  if (platforms.some((one) => "hostname" in one && one.hostname === hostname)) return [];
  await project.project.createWebPlatform({ platformId: ID.unique(), name: "Site", hostname });
  return [`registered ${hostname} as a web platform`];
}

/**
 * Nobody can choose one of the most common passwords. A key or a server that doesn't allow the
 * change is no obstacle: the check list then says that it is still to be made.
 */
export async function ensurePasswordDictionary({ project }: OperatedProject): Promise<string[]> {
  try {
    const { policies } = await project.listPolicies();
    const dictionary = policies.find((one) => one.$id === "password-dictionary");
    if (dictionary && "enabled" in dictionary && dictionary.enabled) return [];
    await project.updatePasswordDictionaryPolicy({ enabled: true });
    return ["switched on the dictionary of common passwords"];
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return [];
  }
}
