import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import type { DeploymentStore } from "../deployments/deployment-store.ts";
import { ApiError } from "../errors.ts";
import type { Variables } from "../project/variables.ts";
import type { ServiceContext } from "../service.ts";
import {
  createFunctionProcess,
  type FunctionCode,
  type FunctionProcess,
} from "./function-process.ts";
import { createFunctionStore, type FunctionStore, type StoredFunction } from "./function-store.ts";
import { processVariables } from "./process-variables.ts";

/** A function with the process its code runs in. */
export interface RegisteredFunction {
  readonly config: StoredFunction;
  process: FunctionProcess;
  /** Names the code that answers now; null when there is none. */
  deploymentId: () => string | null;
}

export interface FunctionRegistry {
  all: () => readonly RegisteredFunction[];
  /** Throws when there is none or it is switched off. */
  requireEnabled: (id: string) => RegisteredFunction;
  require: (id: string) => RegisteredFunction;
  find: (id: string) => RegisteredFunction | undefined;
  save: (config: StoredFunction) => RegisteredFunction;
  remove: (id: string) => Promise<void>;
}

interface Parts {
  context: ServiceContext;
  deployments: DeploymentStore;
  variables: Variables;
}

/** What was deployed answers; before that the folder the configuration names. */
function codeOf({ context, deployments }: Parts, config: StoredFunction): FunctionCode | null {
  const { deploymentId } = config;
  if (deploymentId !== "") {
    const parent = deployments.parentOf("functions", config.$id);
    const entrypoint = deployments.all.find(deploymentId, parent)?.entrypoint || config.entrypoint;
    return {
      entrypoint: join(deployments.folderOf(deploymentId), entrypoint),
      version: deploymentId,
    };
  }
  if (config.origin === "request") return null;
  const entrypoint = join(context.options.functionsRoot, config.path, config.entrypoint);
  const time = statSync(entrypoint, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return null;
  const digest = createHash("sha256").update(`${config.$id}:${time}`).digest("hex");
  return { entrypoint, version: digest.slice(0, 20) };
}

function register(parts: Parts, store: FunctionStore, kept: StoredFunction): RegisteredFunction {
  const { context, variables } = parts;
  const { $id: id } = kept;
  // A call that outlives its function ends with the settings it began with.
  const configOf = (): StoredFunction => store.find(id) ?? kept;
  const deploymentId = (): string | null => codeOf(parts, configOf())?.version ?? null;
  const code = (): FunctionCode | null => {
    const found = codeOf(parts, configOf());
    const values = JSON.stringify(variables.valuesFor("function", id));
    return found && { ...found, version: `${found.version} ${values}` };
  };
  return {
    get config() {
      return configOf();
    },
    process: createFunctionProcess(code, () =>
      processVariables(
        context,
        configOf(),
        deploymentId() ?? "",
        variables.valuesFor("function", id),
      ),
    ),
    deploymentId,
  };
}

export function createRegistry(parts: Parts): FunctionRegistry {
  const store = createFunctionStore(parts.context);
  const registered = new Map(
    store.list().map((kept) => [kept.$id, register(parts, store, kept)] as const),
  );
  const required = (id: string): RegisteredFunction => {
    const found = registered.get(id);
    if (found) return found;
    throw new ApiError(
      404,
      "function_not_found",
      "Function with the requested ID could not be found.",
    );
  };
  return {
    all: () => [...registered.values()],
    find: (id) => registered.get(id),
    require: required,
    requireEnabled(id) {
      const found = required(id);
      if (!found.config.enabled) required("");
      return found;
    },
    save(config) {
      store.save(config);
      const known = registered.get(config.$id) ?? register(parts, store, config);
      registered.set(config.$id, known);
      return known;
    },
    async remove(id) {
      const known = required(id);
      registered.delete(id);
      await known.process.close();
      store.remove(id);
    },
  };
}
