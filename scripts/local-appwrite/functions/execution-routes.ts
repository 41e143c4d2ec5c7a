import { ApiError, apiError, invalidParameter } from "../errors.ts";
import { booleanParameter, isGiven, isRecord, optionalText, parseOrNull } from "../parameters.ts";
import type { ApiReply, ApiRequest, Caller, Route, ServiceContext } from "../service.ts";
import { type ExecutionInput, type Executor, SYNCHRONOUS_S } from "./execute.ts";
import {
  deleteExecution,
  type Execution,
  findExecution,
  listExecutions,
} from "./execution-store.ts";
import type { FunctionRegistry, RegisteredFunction } from "./function-registry.ts";

const MAX_BODY_CHARS = 10_485_760;
const MAX_PATH_CHARS = 2048;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"];

/** A wait of more than 30 seconds is cut; Appwrite answers 408 here and on a function's own domain. */
export function synchronousTimeout(): ApiError {
  return new ApiError(
    408,
    "function_synchronous_timeout",
    "Synchronous function execution timed out. Use asynchronous execution instead, or ensure the execution duration doesn't exceed 30 seconds.",
  );
}

function pairs(headers: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

/** Logs are for API keys. `responseBody` is there only in the answer of a synchronous call. */
function executionModel(
  execution: Execution,
  caller: Caller,
  responseBody = "",
): Record<string, unknown> {
  const { ownerId, functionId, requestHeaders, responseHeaders, ...fields } = execution;
  const showsLogs = caller.kind === "key";
  return {
    ...fields,
    $permissions: ownerId === "" ? [] : [`read("user:${ownerId}")`],
    resourceId: functionId,
    resourceType: "functions",
    requestHeaders: pairs(requestHeaders),
    responseBody,
    responseHeaders: pairs(responseHeaders),
    logs: showsLogs ? execution.logs : "",
    errors: showsLogs ? execution.errors : "",
  };
}

function readMethod(value: unknown): string {
  if (!isGiven(value)) return "POST";
  if (typeof value === "string" && METHODS.includes(value)) return value;
  throw invalidParameter("method", `Value must be one of (${METHODS.join(", ")})`);
}

function readHeaders(value: unknown): Record<string, string> {
  if (!isGiven(value)) return {};
  const parsed = typeof value === "string" ? parseOrNull(value) : value;
  if (Array.isArray(parsed) && parsed.length === 0) return {};
  if (!isRecord(parsed)) throw invalidParameter("headers", "Value must be a valid object.");
  return Object.fromEntries(Object.entries(parsed).map(([name, header]) => [name, String(header)]));
}

function readInput(request: ApiRequest): ExecutionInput {
  const { body, caller } = request;
  if (isGiven(body.scheduledAt))
    throw invalidParameter("scheduledAt", "This server runs executions at once");
  const path = optionalText(body, "path", MAX_PATH_CHARS, "/");
  const user =
    caller.kind === "user"
      ? { id: caller.userId, sessionId: caller.byJwt ? null : caller.sessionId }
      : null;
  return {
    trigger: "http",
    method: readMethod(body.method),
    path: path.startsWith("/") ? path : `/${path}`,
    headers: readHeaders(body.headers),
    body: Buffer.from(optionalText(body, "body", MAX_BODY_CHARS)),
    clientIp: request.raw.socket.remoteAddress ?? "",
    user,
  };
}

function requireExecuteRole(caller: Caller, fn: RegisteredFunction): void {
  if (caller.kind === "key") return;
  if (!fn.config.execute.some((role) => caller.roles.includes(role)))
    throw apiError("user_unauthorized");
}

async function createExecution(
  registry: FunctionRegistry,
  executor: Executor,
  request: ApiRequest,
): Promise<ApiReply> {
  const input = readInput(request);
  const fn = registry.requireEnabled(request.params.functionId ?? "");
  requireExecuteRole(request.caller, fn);
  if (isGiven(request.body.async) && booleanParameter(request.body, "async")) {
    const execution = executor.begin(fn, input, "waiting");
    executor.runLater(fn, input, execution);
    return { status: 202, body: executionModel(execution, request.caller) };
  }
  const begun = executor.begin(fn, input, "processing");
  const { execution, result } = await executor.run(
    fn,
    input,
    begun,
    Math.min(fn.config.timeout, SYNCHRONOUS_S),
  );
  if (result.isTimedOut && fn.config.timeout > SYNCHRONOUS_S) throw synchronousTimeout();
  return {
    status: 201,
    body: executionModel(execution, request.caller, Buffer.from(result.body).toString()),
  };
}

export function executionRoutes(
  context: ServiceContext,
  registry: FunctionRegistry,
  executor: Executor,
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
      body: { total, executions: executions.map((one) => executionModel(one, caller)) },
    };
  }

  function remove(request: ApiRequest): ApiReply {
    const execution = required(request);
    if (request.caller.kind !== "key") throw apiError("user_unauthorized");
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
      handle: (request) => createExecution(registry, executor, request),
    },
    { method: "GET", path: executions, scope: read, handle: list },
    {
      method: "GET",
      path: one,
      scope: read,
      handle: (request) => ({
        status: 200,
        body: executionModel(required(request), request.caller),
      }),
    },
    { method: "DELETE", path: one, scope: write, handle: remove },
  ];
}
