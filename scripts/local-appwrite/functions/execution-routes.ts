import { isUtf8 } from "node:buffer";
import { isoDate } from "../clock.ts";
import { ApiError, apiError } from "../errors.ts";
import { booleanParameter, isGiven } from "../parameters.ts";
import { missingRole } from "../permissions.ts";
import type { ApiReply, ApiRequest, Caller, Route, ServiceContext } from "../service.ts";
import { type Executor, SYNCHRONOUS_S } from "./execute.ts";
import { executionEvent, executionModel } from "./execution-model.ts";
import { readInput, readParameters, readScheduledAt } from "./execution-request.ts";
import {
  deleteExecution,
  type Execution,
  findExecution,
  listExecutions,
} from "./execution-store.ts";
import type { FunctionRegistry, RegisteredFunction } from "./function-registry.ts";

/** A wait of more than 30 seconds is cut; Appwrite answers 408 here and on a function's own domain. */
export function synchronousTimeout(): ApiError {
  return new ApiError(
    408,
    "function_synchronous_timeout",
    "Synchronous function execution timed out. Use asynchronous execution instead, or ensure the execution duration doesn't exceed 30 seconds.",
  );
}

function requireExecuteRole(caller: Caller, fn: RegisteredFunction): void {
  const { execute } = fn.config;
  if (caller.kind === "key" || execute.some((role) => caller.roles.includes(role))) return;
  throw missingRole(caller, "execute", execute);
}

/** One that is switched off is there for API keys alone. */
function functionFor(registry: FunctionRegistry, request: ApiRequest): RegisteredFunction {
  const id = request.params.functionId ?? "";
  return request.caller.kind === "key" ? registry.require(id) : registry.requireEnabled(id);
}

const shownTo = ({ kind }: Caller): { logs: boolean } => ({ logs: kind === "key" });

interface ExecutionParts {
  context: ServiceContext;
  registry: FunctionRegistry;
  executor: Executor;
  /** An execution was scheduled. */
  scheduled: () => void;
}

/** An answer goes into JSON as text; what is none breaks the platform's own answer. */
function textOf(body: Uint8Array): string {
  if (!isUtf8(body)) throw apiError("general_unknown");
  return Buffer.from(body).toString();
}

async function createExecution(
  { context, registry, executor, scheduled }: ExecutionParts,
  request: ApiRequest,
): Promise<ApiReply> {
  const { caller } = request;
  const shown = shownTo(caller);
  const parameters = await readParameters(request);
  const isAsync = isGiven(parameters.async) && booleanParameter(parameters, "async");
  const input = readInput(request, parameters);
  const scheduledAtMs = readScheduledAt(parameters, isAsync);
  const fn = functionFor(registry, request);
  requireExecuteRole(caller, fn);
  if (scheduledAtMs !== null) {
    const waiting = { ...input, trigger: "schedule" as const };
    const execution = executor.schedule(fn, waiting, isoDate(scheduledAtMs));
    scheduled();
    return { status: 202, body: executionModel(execution, shown) };
  }
  if (isAsync) {
    const execution = executor.begin(fn, input, "waiting");
    context.publish(executionEvent(execution, "create"));
    executor.runLater(fn, input, execution);
    return { status: 202, body: executionModel(execution, shown) };
  }
  const begun = executor.begin(fn, input, "processing");
  const timeoutS = Math.min(fn.config.timeout, SYNCHRONOUS_S);
  const { execution, result } = await executor.run(fn, input, begun, timeoutS);
  if (result.isTimedOut && fn.config.timeout > SYNCHRONOUS_S) throw synchronousTimeout();
  const body = input.method === "HEAD" ? "" : textOf(result.body);
  return { status: 201, body: executionModel(execution, { ...shown, responseBody: body }) };
}

export function executionRoutes(
  context: ServiceContext,
  registry: FunctionRegistry,
  executor: Executor,
  scheduled: () => void,
): Route[] {
  const { db } = context;
  const functionOf = (request: ApiRequest): RegisteredFunction =>
    registry.require(request.params.functionId ?? "");

  function required(request: ApiRequest): Execution {
    const { caller } = request;
    const execution = findExecution(
      db,
      functionOf(request).config.$id,
      request.params.executionId ?? "",
    );
    const mayRead =
      caller.kind === "key" || (caller.kind === "user" && execution?.ownerId === caller.userId);
    if (execution && mayRead) return execution;
    throw new ApiError(
      404,
      "execution_not_found",
      "Execution with the requested ID could not be found.",
    );
  }

  function list(request: ApiRequest): ApiReply {
    const { caller } = request;
    const ownerId = caller.kind === "user" ? caller.userId : null;
    const { total, executions } = listExecutions(
      db,
      functionOf(request).config.$id,
      ownerId,
      request.query,
    );
    return {
      status: 200,
      body: { total, executions: executions.map((one) => executionModel(one, shownTo(caller))) },
    };
  }

  function remove(request: ApiRequest): ApiReply {
    // No person may read functions, and so finds none.
    if (request.caller.kind !== "key") registry.require("");
    const execution = required(request);
    if (execution.status === "waiting" || execution.status === "processing") {
      throw new ApiError(400, "execution_in_progress", "Can't delete ongoing executions.");
    }
    deleteExecution(db, execution.$id);
    return { status: 204 };
  }

  const executions = "/functions/:functionId/executions";
  const one = `${executions}/:executionId`;
  const read = ["executions.read", "execution.read"];
  const write = ["executions.write", "execution.write"];
  return [
    {
      method: "POST",
      path: executions,
      scope: write,
      body: "raw",
      handle: (request) => createExecution({ context, registry, executor, scheduled }, request),
    },
    { method: "GET", path: executions, scope: read, handle: list },
    {
      method: "GET",
      path: one,
      scope: read,
      handle: (request) => ({
        status: 200,
        body: executionModel(required(request), shownTo(request.caller)),
      }),
    },
    { method: "DELETE", path: one, scope: write, handle: remove },
  ];
}
