import { ApiError } from "../errors.ts";
import type { ServiceContext } from "../service.ts";
import type { ExecutionInput, FunctionDeps } from "./execution-input.ts";
import { executionEvent } from "./execution-model.ts";
import { type Execution, finishExecution, insertExecution, setStatus } from "./execution-store.ts";
import type { CallResult } from "./function-process.ts";
import type { RegisteredFunction } from "./function-registry.ts";
import { callHeaders, toldRequestHeaders, toldResponseHeaders } from "./wire-headers.ts";
import { isZero } from "./zero.ts";

/** Longest a caller may wait for an answer; a run nobody waits for has the function's own timeout. */
export const SYNCHRONOUS_S = 30;

export interface Executed {
  execution: Execution;
  result: CallResult;
}

export interface Executor {
  /** Records the execution; throws when the function has no code. */
  begin: (
    fn: RegisteredFunction,
    input: ExecutionInput,
    status: "waiting" | "processing",
  ) => Execution;
  run: (
    fn: RegisteredFunction,
    input: ExecutionInput,
    execution: Execution,
    timeoutS: number,
  ) => Promise<Executed>;
  /** Records an execution that waits for its moment. */
  schedule: (fn: RegisteredFunction, input: ExecutionInput, scheduledAt: string) => Execution;
  /** Runs on after this returns. */
  runLater: (fn: RegisteredFunction, input: ExecutionInput, execution: Execution) => void;
  /** Resolves when nothing runs any more; refuses whatever comes later. */
  close: () => Promise<void>;
}

function newExecution(
  context: ServiceContext,
  fn: RegisteredFunction,
  input: ExecutionInput,
  status: string,
): Execution {
  const deploymentId = requireDeployment(fn);
  const now = context.now();
  return {
    $id: context.newId(),
    $createdAt: now,
    $updatedAt: now,
    functionId: fn.config.$id,
    deploymentId,
    ownerId: input.user?.id ?? "",
    trigger: input.trigger,
    status,
    requestMethod: input.method,
    requestPath: input.path,
    requestHeaders: toldRequestHeaders(input),
    responseStatusCode: 0,
    responseHeaders: [],
    logs: "",
    errors: "",
    duration: 0,
    scheduledAt: null,
  };
}

/** Without a slash the path is recorded as it came, and called with one. */
const calledPath = (path: string): string => (path.startsWith("/") ? path : `/${path}`);

function requireDeployment(fn: RegisteredFunction): string {
  const deploymentId = fn.deploymentId();
  if (deploymentId !== null) return deploymentId;
  const message = "Deployment not found. Create a deployment before trying to execute a function";
  throw new ApiError(404, "deployment_not_found", message);
}

export function createExecutor(context: ServiceContext, deps: FunctionDeps): Executor {
  const { db } = context;
  const running = new Set<Promise<unknown>>();
  let isClosed = false;

  async function perform(
    fn: RegisteredFunction,
    input: ExecutionInput,
    execution: Execution,
    timeoutS: number,
  ): Promise<Executed> {
    const startedMs = performance.now();
    const call = isZero(input.body) ? { ...input, body: Buffer.alloc(0) } : input;
    const answer = await fn.process.run({
      method: call.method,
      path: calledPath(call.path),
      headers: callHeaders(context, deps, fn, call, execution.$id),
      body: call.body,
      timeoutMs: timeoutS * 1000,
      isLogged: fn.config.logging,
    });
    const result = input.reshape?.(answer) ?? answer;
    const finished: Execution = {
      ...execution,
      $updatedAt: context.now(),
      status: result.status >= 500 ? "failed" : "completed",
      responseStatusCode: result.status,
      responseHeaders: toldResponseHeaders(result, execution.$id, result !== answer),
      logs: result.logs,
      errors: result.errors,
      duration: (performance.now() - startedMs) / 1000,
    };
    if (fn.config.logging || finished.scheduledAt !== null) finishExecution(db, finished);
    return { execution: finished, result };
  }

  function run(
    fn: RegisteredFunction,
    input: ExecutionInput,
    execution: Execution,
    timeoutS: number,
  ): Promise<Executed> {
    const work = perform(fn, input, execution, timeoutS);
    running.add(work);
    return work.finally(() => running.delete(work));
  }

  return {
    begin(fn, input, status) {
      if (isClosed) throw new ApiError(503, "general_unknown", "The server is closing.");
      const execution = newExecution(context, fn, input, status);
      if (fn.config.logging) insertExecution(db, execution);
      return execution;
    },
    run,
    schedule(fn, input, scheduledAt) {
      const execution = { ...newExecution(context, fn, input, "scheduled"), scheduledAt };
      const { user, body, reshape: _reshape, ...request } = input;
      const kept = { ...request, userId: user?.id ?? "", body: body.toString("base64") };
      insertExecution(db, execution, JSON.stringify(kept));
      return execution;
    },
    runLater(fn, input, execution) {
      setStatus(db, execution.$id, "processing", context.now());
      run(fn, input, { ...execution, status: "processing" }, fn.config.timeout)
        .then((ended) => context.publish(executionEvent(ended.execution, "update")))
        .catch((error: unknown) => console.error(error));
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(running);
    },
  };
}
