import type { DeploymentStore } from "../deployments/deployment-store.ts";
import { activated, noticed } from "../deployments/latest.ts";
import type { Deployable } from "../deployments/routes.ts";
import { optionalText } from "../parameters.ts";
import type { Variables } from "../project/variables.ts";
import { type SiteStore, siteModel } from "./site-store.ts";

/** Sites as something that is deployed. */
export function deployableSites(
  sites: SiteStore,
  deployments: DeploymentStore,
  variables: Variables,
): Deployable {
  return {
    kind: "sites",
    idName: "siteId",
    require: (id) => void sites.require(id),
    plan(id, fields) {
      const site = sites.require(id);
      const commands = [
        optionalText(fields, "installCommand", 8192, site.installCommand),
        optionalText(fields, "buildCommand", 8192, site.buildCommand),
      ];
      const outputDirectory = optionalText(fields, "outputDirectory", 8192, site.outputDirectory);
      return {
        commands: commands.filter((command) => command !== ""),
        entrypoint: "",
        outputDirectory: outputDirectory || "./",
      };
    },
    variables: (id) => variables.valuesFor("site", id),
    noticed(id) {
      const site = sites.find(id);
      if (site) sites.save({ ...site, ...noticed(deployments, "sites", id, site) });
    },
    activate(deployment) {
      const site = sites.find(deployment.resourceId);
      if (site) sites.save({ ...site, ...activated(deployment) });
    },
    model: (id) => siteModel(sites.require(id), variables),
  };
}
