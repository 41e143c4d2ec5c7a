import { ApiError } from "../errors.ts";
import type { ServiceContext } from "../service.ts";
import {
  type Execution,
  finishExecution,
  insertExecution,
  setStatus,
  type Trigger,
} from "./execution-store.ts";
import type { CallResult } from "./function-process.ts";
import type { RegisteredFunction } from "./function-registry.ts";

/** Longest a caller may wait for an answer; a run nobody waits for has the function's own timeout. */
export const SYNCHRONOUS_S = 30;
/** Keys and tokens of a call outlive its timeout by this. */
const GRACE_S = 60;

/** How a call gets its credentials; handed in so that functions know nothing about identities. */
export interface FunctionDeps {
  mintFunctionKey: (context: ServiceContext, scopes: readonly string[], ttlS: number) => string;
  mintUserJwt: (context: ServiceContext, userId: string, sessionId: string, ttlS: number) => string;
}

export interface ExecutionInput {
  trigger: Trigger;
  method: string;
  /** With query string. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  clientIp: string;
  /** Who calls; null for guests, API keys, schedules and a function's own domain. */
  user: { id: string; sessionId: string | null } | null;
}

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
  /** Runs on after this returns. */
  runLater: (fn: RegisteredFunction, input: ExecutionInput, execution: Execution) => void;
  /** Resolves when nothing runs any more; refuses whatever comes later. */
  close: () => Promise<void>;
}

/** A caller's own `x-appwrite-*` headers never get through, however they are spelt. */
function passedHeaders(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  return Object.fromEntries(entries.filter(([name]) => !name.startsWith("x-appwrite-")));
}

function callHeaders(
  context: ServiceContext,
  deps: FunctionDeps,
  fn: RegisteredFunction,
  input: ExecutionInput,
  executionId: string,
): Record<string, string> {
  const ttlS = fn.config.timeout + GRACE_S;
  const { user } = input;
  const hasSession = user !== null && user.sessionId !== null;
  return {
    host: "localhost:3000",
    ...passedHeaders(input.headers),
    "x-appwrite-trigger": input.trigger,
    "x-appwrite-key": deps.mintFunctionKey(context, fn.config.scopes, ttlS),
    "x-appwrite-user-id": user?.id ?? "",
    "x-appwrite-user-jwt": hasSession
      ? deps.mintUserJwt(context, user.id, user.sessionId ?? "", ttlS)
      : "",
    "x-appwrite-execution-id": executionId,
    "x-appwrite-client-ip": input.clientIp,
    "x-appwrite-country-code": "",
    "x-appwrite-continent-code": "",
    "x-appwrite-continent-eu": "false",
  };
}

function newExecution(
  context: ServiceContext,
  fn: RegisteredFunction,
  input: ExecutionInput,
  status: string,
  deploymentId: string,
): Execution {
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
    requestHeaders: passedHeaders(input.headers),
    responseStatusCode: 0,
    responseHeaders: {},
    logs: "",
    errors: "",
    duration: 0,
  };
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
    const result = await fn.process.run({
      method: input.method,
      path: input.path,
      headers: callHeaders(context, deps, fn, input, execution.$id),
      body: input.body,
      timeoutMs: timeoutS * 1000,
      isLogged: fn.config.logging,
    });
    const finished: Execution = {
      ...execution,
      $updatedAt: context.now(),
      status: result.status >= 500 ? "failed" : "completed",
      responseStatusCode: result.status,
      responseHeaders: result.headers,
      logs: result.logs,
      errors: result.errors,
      duration: (performance.now() - startedMs) / 1000,
    };
    if (fn.config.logging) finishExecution(db, finished);
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
      const deploymentId = fn.deploymentId();
      if (deploymentId === null) {
        const message =
          "Deployment not found. Create a deployment before trying to execute a function";
        throw new ApiError(404, "deployment_not_found", message);
      }
      const execution = newExecution(context, fn, input, status, deploymentId);
      if (fn.config.logging) insertExecution(db, execution);
      return execution;
    },
    run,
    runLater(fn, input, execution) {
      setStatus(db, execution.$id, "processing", context.now());
      run(fn, input, { ...execution, status: "processing" }, fn.config.timeout).catch(
        (error: unknown) => console.error(error),
      );
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(running);
    },
  };
}
