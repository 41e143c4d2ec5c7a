import { createHash } from "node:crypto";
import { join } from "node:path";
import { ApiError, SERVER_VERSION } from "../errors.ts";
import type { ConfigFunction, ServiceContext } from "../service.ts";
import { createFunctionProcess, type FunctionProcess } from "./function-process.ts";

const CPUS = "1";
const MEMORY_MB = "512";

/** A function of `appwrite.json` with the process its code runs in. */
export interface RegisteredFunction {
  config: ConfigFunction;
  createdAt: string;
  process: FunctionProcess;
  /** Names the code as it lies on disk now; null when there is none. */
  deploymentId: () => string | null;
}

export interface FunctionRegistry {
  all: readonly RegisteredFunction[];
  /** Throws when there is none or it is switched off. */
  requireEnabled: (id: string) => RegisteredFunction;
  require: (id: string) => RegisteredFunction;
}

function runtimeParts(runtime: string): { name: string; version: string } {
  const [name = "", version = ""] = runtime.split("-");
  return { name: name === "node" ? "Node.js" : name, version };
}

/** Only these reach the process; nothing of the server's own environment but PATH and TZ. */
function environment(
  context: ServiceContext,
  config: ConfigFunction,
  deploymentId: string,
): Record<string, string> {
  const { options } = context;
  const runtime = runtimeParts(config.runtime);
  const { PATH, TZ } = process.env;
  return {
    ...options.functionVariables,
    APPWRITE_FUNCTION_API_ENDPOINT: options.endpoint,
    APPWRITE_FUNCTION_ID: config.$id,
    APPWRITE_FUNCTION_NAME: config.name,
    APPWRITE_FUNCTION_DEPLOYMENT: deploymentId,
    APPWRITE_FUNCTION_PROJECT_ID: options.config.projectId,
    APPWRITE_FUNCTION_RUNTIME_NAME: runtime.name,
    APPWRITE_FUNCTION_RUNTIME_VERSION: runtime.version,
    APPWRITE_FUNCTION_CPUS: CPUS,
    APPWRITE_FUNCTION_MEMORY: MEMORY_MB,
    APPWRITE_VERSION: SERVER_VERSION,
    APPWRITE_REGION: "default",
    ...(PATH === undefined ? {} : { PATH }),
    ...(TZ === undefined ? {} : { TZ }),
  };
}

function register(context: ServiceContext, config: ConfigFunction): RegisteredFunction {
  const folder = join(context.options.functionsRoot, config.path);
  const deploymentId = (): string | null => {
    const time = functionProcess.codeTime();
    return time === null
      ? null
      : createHash("sha256").update(`${config.$id}:${time}`).digest("hex").slice(0, 20);
  };
  const functionProcess = createFunctionProcess(folder, config.entrypoint, () =>
    environment(context, config, deploymentId() ?? ""),
  );
  return { config, createdAt: context.now(), process: functionProcess, deploymentId };
}

export function createRegistry(context: ServiceContext): FunctionRegistry {
  const all = context.options.config.functions.map((config) => register(context, config));
  const notFound = (): ApiError =>
    new ApiError(404, "function_not_found", "Function with the requested ID could not be found.");
  const required = (id: string): RegisteredFunction => {
    const found = all.find(({ config }) => config.$id === id);
    if (!found) throw notFound();
    return found;
  };
  return {
    all,
    require: required,
    requireEnabled(id) {
      const found = required(id);
      if (!found.config.enabled) throw notFound();
      return found;
    },
  };
}

export function functionModel({
  config,
  createdAt,
  deploymentId,
}: RegisteredFunction): Record<string, unknown> {
  const id = deploymentId() ?? "";
  return {
    $id: config.$id,
    $createdAt: createdAt,
    $updatedAt: createdAt,
    execute: config.execute,
    name: config.name,
    enabled: config.enabled,
    live: id !== "",
    logging: config.logging,
    runtime: config.runtime,
    deploymentRetention: 0,
    deploymentId: id,
    deploymentCreatedAt: createdAt,
    latestDeploymentId: id,
    latestDeploymentCreatedAt: createdAt,
    latestDeploymentStatus: id === "" ? "" : "ready",
    scopes: config.scopes,
    vars: [],
    events: config.events,
    schedule: config.schedule,
    timeout: config.timeout,
    entrypoint: config.entrypoint,
    commands: config.commands,
    version: "v5",
    installationId: "",
    providerRepositoryId: "",
    providerBranch: "",
    providerRootDirectory: "",
    providerSilentMode: false,
    buildSpecification: "s-1vcpu-512mb",
    runtimeSpecification: "s-1vcpu-512mb",
  };
}
