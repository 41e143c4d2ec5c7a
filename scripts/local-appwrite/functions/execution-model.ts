import type { ServiceEvent } from "../service.ts";
import { type Execution, keptHeaders } from "./execution-store.ts";

interface Shown {
  /** Whether the caller may see them. */
  logs: boolean;
  /** There only in the answer of a synchronous call. */
  responseBody?: string;
}

/** An execution as the API answers it. Logs are for API keys. */
export function executionModel(
  execution: Execution,
  { logs, responseBody = "" }: Shown,
): Record<string, unknown> {
  const { ownerId, ...fields } = execution;
  return {
    ...fields,
    $permissions: ownerId === "" ? [] : [`read("user:${ownerId}")`],
    responseBody,
    logs: logs ? execution.logs : "",
    errors: logs ? execution.errors : "",
  };
}

/** Not among what is told when an execution nobody waits for has ended. */
const NOT_TOLD_AT_THE_END = ["$createdAt", "$updatedAt", "responseBody", "scheduledAt"];

/** An execution nobody waits for was accepted or has ended. */
export function executionEvent(execution: Execution, change: "create" | "update"): ServiceEvent {
  const responseHeaders = keptHeaders(execution);
  const model = executionModel({ ...execution, responseHeaders }, { logs: false });
  const told = Object.entries(model).filter(([name]) => !NOT_TOLD_AT_THE_END.includes(name));
  return {
    name: `functions.${execution.functionId}.executions.${execution.$id}.${change}`,
    payload: change === "create" ? model : Object.fromEntries(told),
    userId: execution.ownerId,
  };
}
