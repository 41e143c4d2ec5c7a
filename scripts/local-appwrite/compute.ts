import type { IncomingMessage, ServerResponse } from "node:http";
import { createBuilder } from "./deployments/builder.ts";
import { createDeploymentStore } from "./deployments/deployment-store.ts";
import { deploymentRoutes } from "./deployments/routes.ts";
import { createFunctions } from "./functions/create-functions.ts";
import { deployableFunctions } from "./functions/deployable.ts";
import { createRegistry } from "./functions/function-registry.ts";
import { mintFunctionKey, mintUserJwt } from "./identity.ts";
import { keyRoutes } from "./project/keys.ts";
import { createPlatforms } from "./project/platforms.ts";
import { projectRoutes } from "./project/project-routes.ts";
import { createVariables } from "./project/variables.ts";
import { createDomains } from "./proxy/domains.ts";
import { createRules } from "./proxy/rules.ts";
import type { FunctionCall, FunctionReply, Route, ServiceContext } from "./service.ts";
import { deployableSites } from "./sites/deployable.ts";
import { serveSite } from "./sites/serve-site.ts";
import { siteRoutes } from "./sites/site-routes.ts";
import { createSiteStore } from "./sites/site-store.ts";

export interface Compute {
  routes: Route[];
  /** Answers on the domains of functions and sites; false for any other host. */
  handleDomain: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Runs a function as its own domain would. */
  callFunction: (call: FunctionCall) => Promise<FunctionReply>;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** All that runs people's code: functions, sites, their deployments, variables and domains. */
export function createCompute(context: ServiceContext): Compute {
  const variables = createVariables(context);
  const store = createDeploymentStore(context);
  const builder = createBuilder(context, store);
  const registry = createRegistry({ context, deployments: store, variables });
  const functions = createFunctions(context, registry, variables, { mintFunctionKey, mintUserJwt });
  const sites = createSiteStore(context);
  const configuredHosts = [...context.options.platformHosts];
  // Who asks for the platforms' hosts holds this one list, so it is changed in place.
  const refreshHosts = (): void => {
    const own = [...configuredHosts, ...platforms.hostnames(), ...rules.hostnames()];
    context.options.platformHosts.splice(0, Number.POSITIVE_INFINITY, ...own);
  };
  const platforms = createPlatforms(context, refreshHosts);
  const rules = createRules(context, {
    requireFunction: (id) => void registry.require(id),
    requireSite: (id) => void sites.require(id),
    deploymentOf: (kind, id) =>
      (kind === "function" ? registry.find(id)?.deploymentId() : sites.find(id)?.deploymentId) ??
      "",
    changed: refreshHosts,
  });
  refreshHosts();
  const services = { context, store, builder };
  return {
    routes: [
      ...functions.routes,
      ...deploymentRoutes(services, deployableFunctions(registry, store, variables)),
      ...siteRoutes(context, sites, variables),
      ...deploymentRoutes(services, deployableSites(sites, store, variables)),
      ...rules.routes,
      ...platforms.routes,
      ...projectRoutes(context),
      ...keyRoutes(context),
      ...variables.routes("project", "/project/variables", "project", () => ""),
    ],
    handleDomain: createDomains({
      context,
      rules,
      callFunction: functions.call,
      serveSite: (id, req, res) => serveSite(store, sites.find(id), req, res),
    }),
    callFunction: functions.call,
    start: functions.start,
    async close() {
      await builder.close();
      await functions.close();
    },
  };
}
