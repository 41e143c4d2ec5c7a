import { type DeploymentState, NO_DEPLOYMENT } from "../deployments/latest.ts";
import { ApiError } from "../errors.ts";
import type { Variables } from "../project/variables.ts";
import { createResources, type Resource } from "../resources.ts";
import type { ServiceContext } from "../service.ts";

export interface SiteSettings {
  name: string;
  framework: string;
  enabled: boolean;
  logging: boolean;
  timeout: number;
  installCommand: string;
  buildCommand: string;
  startCommand: string;
  /** Folder within the uploaded code that is served. */
  outputDirectory: string;
  buildRuntime: string;
  adapter: string;
  /** Answers with 200 where there is no file; empty = 404. */
  fallbackFile: string;
  buildSpecification: string;
  runtimeSpecification: string;
}

export interface Site extends Resource, SiteSettings, DeploymentState {}

export interface SiteStore {
  list: () => Site[];
  find: (id: string) => Site | null;
  /** Throws when there is none. */
  require: (id: string) => Site;
  save: (site: Site) => void;
  remove: (id: string) => void;
}

export function createSiteStore(context: ServiceContext): SiteStore {
  const sites = createResources<Site>(context, "site");
  return {
    list: () => sites.list(),
    find: (id) => sites.find(id),
    require(id) {
      const found = sites.find(id);
      if (found) return found;
      throw new ApiError(404, "site_not_found", "Site with the requested ID could not be found.");
    },
    save: (site) => sites.save(site),
    remove: (id) => sites.remove(id),
  };
}

export const newSite = ($id: string, settings: SiteSettings, now: string): Site => ({
  $id,
  $createdAt: now,
  $updatedAt: now,
  ...settings,
  ...NO_DEPLOYMENT,
});

/** A site as the API answers it. */
export function siteModel(site: Site, variables: Variables): Record<string, unknown> {
  return {
    ...site,
    live: true,
    deploymentRetention: 0,
    deploymentScreenshotLight: "",
    deploymentScreenshotDark: "",
    vars: variables.models("site", site.$id),
    installationId: "",
    providerRepositoryId: "",
    providerBranch: "",
    providerRootDirectory: "",
    providerSilentMode: false,
    providerBranches: [],
    providerPaths: [],
  };
}
