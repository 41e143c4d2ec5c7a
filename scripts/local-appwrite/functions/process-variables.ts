import { SERVER_VERSION } from "../errors.ts";
import type { ServiceContext } from "../service.ts";
import type { StoredFunction } from "./function-store.ts";
import { machineOf } from "./runtimes.ts";

/** Where code came from, when it came from a repository; here it never does. */
const VCS_VARIABLES = [
  ...["COMMIT_AUTHOR_NAME", "COMMIT_AUTHOR_URL", "COMMIT_HASH", "COMMIT_MESSAGE", "COMMIT_URL"],
  ...["REPOSITORY_BRANCH", "REPOSITORY_BRANCH_URL", "REPOSITORY_ID", "REPOSITORY_NAME"],
  ...["REPOSITORY_OWNER", "REPOSITORY_URL", "ROOT_DIRECTORY"],
];

function runtimeParts(runtime: string): { name: string; version: string } {
  const [name = "", version = ""] = runtime.split("-");
  return { name: name === "node" ? "Node.js" : name, version };
}

/** Only these reach a function's process; nothing of the server's own environment but PATH and TZ. */
export function processVariables(
  context: ServiceContext,
  config: StoredFunction,
  deploymentId: string,
  own: Record<string, string>,
): Record<string, string> {
  const { options } = context;
  const runtime = runtimeParts(config.runtime);
  const machine = machineOf(config.runtimeSpecification);
  const { PATH, TZ } = process.env;
  return {
    ...options.functionVariables,
    ...own,
    ...Object.fromEntries(VCS_VARIABLES.map((name) => [`APPWRITE_VCS_${name}`, ""])),
    APPWRITE_DEPLOYMENT_TYPE: "manual",
    APPWRITE_FUNCTION_API_ENDPOINT: options.endpoint,
    APPWRITE_FUNCTION_ID: config.$id,
    APPWRITE_FUNCTION_NAME: config.name,
    APPWRITE_FUNCTION_DEPLOYMENT: deploymentId,
    APPWRITE_FUNCTION_PROJECT_ID: options.config.projectId,
    APPWRITE_FUNCTION_RUNTIME_NAME: runtime.name,
    APPWRITE_FUNCTION_RUNTIME_VERSION: runtime.version,
    APPWRITE_FUNCTION_CPUS: String(machine.cpus),
    APPWRITE_FUNCTION_MEMORY: String(machine.memoryMb),
    APPWRITE_VERSION: SERVER_VERSION,
    APPWRITE_REGION: "default",
    ...(PATH === undefined ? {} : { PATH }),
    ...(TZ === undefined ? {} : { TZ }),
  };
}
