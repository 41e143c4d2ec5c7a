import type { DeploymentStore } from "../deployments/deployment-store.ts";
import { activated, noticed } from "../deployments/latest.ts";
import type { Deployable } from "../deployments/routes.ts";
import { optionalText } from "../parameters.ts";
import type { Variables } from "../project/variables.ts";
import { functionModel } from "./function-model.ts";
import type { FunctionRegistry } from "./function-registry.ts";

/** Functions as something that is deployed. */
export function deployableFunctions(
  registry: FunctionRegistry,
  deployments: DeploymentStore,
  variables: Variables,
): Deployable {
  return {
    kind: "functions",
    idName: "functionId",
    require: (id) => void registry.require(id),
    plan(id, fields) {
      const { config } = registry.require(id);
      const commands = optionalText(fields, "commands", 8192, config.commands);
      return {
        commands: commands === "" ? [] : [commands],
        entrypoint: optionalText(fields, "entrypoint", 1028, config.entrypoint),
        outputDirectory: "",
      };
    },
    variables: (id) => variables.valuesFor("function", id),
    noticed(id) {
      const fn = registry.find(id);
      if (fn) registry.save({ ...fn.config, ...noticed(deployments, "functions", id, fn.config) });
    },
    activate(deployment) {
      const fn = registry.find(deployment.resourceId);
      if (fn) registry.save({ ...fn.config, ...activated(deployment), live: true });
    },
    model: (id) => functionModel(registry.require(id), variables),
  };
}
