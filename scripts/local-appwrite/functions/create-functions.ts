import { ApiError, errorBody } from "../errors.ts";
import type { Variables } from "../project/variables.ts";
import type { FunctionCall, FunctionReply, Route, ServiceContext } from "../service.ts";
import {
  createExecutor,
  type ExecutionInput,
  type Executor,
  type FunctionDeps,
  SYNCHRONOUS_S,
} from "./execute.ts";
import { executionRoutes, synchronousTimeout } from "./execution-routes.ts";
import { createExecutionTables } from "./execution-store.ts";
import type { FunctionRegistry, RegisteredFunction } from "./function-registry.ts";
import { functionRoutes } from "./function-routes.ts";
import { createScheduler } from "./scheduler.ts";

const HOP_BY_HOP = ["connection", "content-length", "keep-alive", "transfer-encoding", "upgrade"];

export interface Functions {
  routes: Route[];
  /** A call by the function's own domain: nobody is signed in there, and every method gets through. */
  call: (call: FunctionCall) => Promise<FunctionReply>;
  /** Begins with the schedules. */
  start: () => Promise<void>;
  /** Ends every function's process; what still runs in one is recorded as failed. */
  close: () => Promise<void>;
}

function clientIp(headers: Record<string, string>): string {
  return headers["x-real-ip"] ?? headers["x-forwarded-for"]?.split(",")[0]?.trim() ?? "";
}

function errorReply(error: ApiError, executionId: string): FunctionReply {
  const headers: Record<string, string> = { "content-type": "application/json; charset=UTF-8" };
  if (executionId) headers["x-appwrite-execution-id"] = executionId;
  return { status: error.status, headers, body: Buffer.from(JSON.stringify(errorBody(error))) };
}

function requireOpenToAll(fn: RegisteredFunction): void {
  if (fn.config.execute.includes("any") || fn.config.execute.includes("guests")) return;
  throw new ApiError(
    401,
    "function_execute_permission_missing",
    'To execute function using domain, execute permissions must include "any" or "guests"',
  );
}

async function callDomain(
  registry: FunctionRegistry,
  executor: Executor,
  call: FunctionCall,
): Promise<FunctionReply> {
  let executionId = "";
  try {
    const fn = registry.requireEnabled(call.functionId);
    requireOpenToAll(fn);
    const { method, path, headers, body } = call;
    const input: ExecutionInput = {
      trigger: "http",
      method,
      path,
      headers,
      body,
      clientIp: clientIp(headers),
      user: null,
    };
    const begun = executor.begin(fn, input, "processing");
    executionId = begun.$id;
    const { result } = await executor.run(
      fn,
      input,
      begun,
      Math.min(fn.config.timeout, SYNCHRONOUS_S),
    );
    if (result.isTimedOut && fn.config.timeout > SYNCHRONOUS_S) throw synchronousTimeout();
    const passed = Object.entries(result.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
    const replyHeaders = { ...Object.fromEntries(passed), "x-appwrite-execution-id": executionId };
    return { status: result.status, headers: replyHeaders, body: Buffer.from(result.body) };
  } catch (error) {
    if (error instanceof ApiError) return errorReply(error, executionId);
    throw error;
  }
}

/** Functions, their executions, their domains and their schedules. */
export function createFunctions(
  context: ServiceContext,
  registry: FunctionRegistry,
  variables: Variables,
  deps: FunctionDeps,
): Functions {
  createExecutionTables(context.db, context.now());
  const executor = createExecutor(context, deps);

  async function runScheduled(fn: RegisteredFunction): Promise<void> {
    const input: ExecutionInput = {
      trigger: "schedule",
      method: "POST",
      path: "/",
      headers: {},
      body: Buffer.alloc(0),
      clientIp: "",
      user: null,
    };
    await executor.run(fn, input, executor.begin(fn, input, "processing"), fn.config.timeout);
  }

  const scheduler = createScheduler(registry.all, runScheduled, context.options.scheduleIntervalMs);
  return {
    routes: [
      ...functionRoutes(context, registry, variables),
      ...executionRoutes(context, registry, executor),
    ],
    call: (call) => callDomain(registry, executor, call),
    async start() {
      scheduler.start();
    },
    async close() {
      scheduler.close();
      const settled = executor.close();
      await Promise.all(registry.all().map((fn) => fn.process.close()));
      await settled;
    },
  };
}
