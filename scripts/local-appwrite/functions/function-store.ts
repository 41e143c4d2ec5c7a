import { type DeploymentState, NO_DEPLOYMENT } from "../deployments/latest.ts";
import { createResources, type Resource } from "../resources.ts";
import type { ConfigFunction, ServiceContext } from "../service.ts";
import { SPECIFICATION_NAMES } from "./runtimes.ts";

/**
 * A function as it is kept. What the configuration names is set anew from it at every start, and
 * without a deployment it answers from the configuration's own folder.
 */
export interface StoredFunction extends ConfigFunction, Resource, DeploymentState {
  origin: "configuration" | "request";
  /** Whether the settings are those the code was built with. */
  live: boolean;
  buildSpecification: string;
  runtimeSpecification: string;
}

export const DEFAULT_SPECIFICATION = "s-1vcpu-512mb";

export interface FunctionStore {
  /** Those of the configuration and those made by requests. */
  list: () => StoredFunction[];
  find: (id: string) => StoredFunction | undefined;
  save: (config: StoredFunction) => void;
  remove: (id: string) => void;
}

/** Refuses a name that Appwrite would silently replace by its default. */
function specificationsOf({ $id, specification = DEFAULT_SPECIFICATION }: ConfigFunction) {
  if (!SPECIFICATION_NAMES.includes(specification)) {
    throw new Error(`function ${$id}: there is no specification ${specification}`);
  }
  return { buildSpecification: specification, runtimeSpecification: specification };
}

/** A function nothing is known of but its settings. */
export function newFunction(
  { specification: _, ...config }: ConfigFunction,
  origin: StoredFunction["origin"],
  now: string,
): StoredFunction {
  return {
    ...config,
    origin,
    live: true,
    $createdAt: now,
    $updatedAt: now,
    buildSpecification: DEFAULT_SPECIFICATION,
    runtimeSpecification: DEFAULT_SPECIFICATION,
    ...NO_DEPLOYMENT,
  };
}

export function createFunctionStore(context: ServiceContext): FunctionStore {
  const stored = createResources<StoredFunction>(context, "function");
  const functions = new Map<string, StoredFunction>();
  const now = context.now();
  for (const config of context.options.config.functions) {
    const { specification: _, ...settings } = config;
    functions.set(config.$id, {
      ...newFunction(config, "configuration", now),
      ...stored.find(config.$id),
      ...settings,
      ...specificationsOf(config),
      origin: "configuration",
    });
  }
  for (const kept of stored.list()) {
    // Data of an earlier start does not say.
    const one = { ...kept, live: kept.live ?? true };
    const isNamed = functions.has(one.$id) || one.origin === "configuration";
    if (!isNamed) functions.set(one.$id, one);
  }
  return {
    list: () => [...functions.values()],
    find: (id) => functions.get(id),
    save(config) {
      functions.set(config.$id, config);
      stored.save(config);
    },
    remove(id) {
      functions.delete(id);
      stored.remove(id);
    },
  };
}
