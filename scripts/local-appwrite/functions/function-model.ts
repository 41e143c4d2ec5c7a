import type { Variables } from "../project/variables.ts";
import type { RegisteredFunction } from "./function-registry.ts";

/** A function as the API answers it. */
export function functionModel(
  { config, deploymentId }: RegisteredFunction,
  variables: Variables,
): Record<string, unknown> {
  const own = deploymentId() ?? "";
  const { $id, $createdAt, $updatedAt, execute, name, enabled, live, logging, runtime } = config;
  const { scopes, events, schedule, timeout, entrypoint, commands } = config;
  const latest = config.latestDeploymentId || own;
  return {
    ...{ $id, $createdAt, $updatedAt, execute, name, enabled, live, logging, runtime },
    deploymentRetention: 0,
    deploymentId: own,
    deploymentCreatedAt: config.deploymentCreatedAt || (own === "" ? "" : $createdAt),
    latestDeploymentId: latest,
    latestDeploymentCreatedAt: config.latestDeploymentCreatedAt || (own === "" ? "" : $createdAt),
    latestDeploymentStatus: config.latestDeploymentStatus || (own === "" ? "" : "ready"),
    scopes,
    vars: variables.models("function", $id),
    ...{ events, schedule, timeout, entrypoint, commands, version: "v5" },
    installationId: "",
    providerRepositoryId: "",
    providerBranch: "",
    providerRootDirectory: "",
    providerSilentMode: false,
    providerBranches: [],
    providerPaths: [],
    buildSpecification: config.buildSpecification,
    runtimeSpecification: config.runtimeSpecification,
  };
}
