import type { Variables } from "../project/variables.ts";
import type { FunctionCall, FunctionReply, Route, ServiceContext } from "../service.ts";
import { callDomain } from "./domain-call.ts";
import { createDueExecutions, scheduledInput } from "./due-executions.ts";
import { runOnEvents } from "./event-runs.ts";
import { createExecutor } from "./execute.ts";
import type { ExecutionInput, FunctionDeps } from "./execution-input.ts";
import { executionRoutes } from "./execution-routes.ts";
import { createExecutionTables, type Scheduled } from "./execution-store.ts";
import type { FunctionRegistry, RegisteredFunction } from "./function-registry.ts";
import { functionRoutes } from "./function-routes.ts";
import { createScheduler } from "./scheduler.ts";

export interface Functions {
  routes: Route[];
  /** A call by the function's own domain: nobody is signed in there, and every method gets through. */
  call: (call: FunctionCall) => Promise<FunctionReply>;
  /** Begins with the schedules. */
  start: () => Promise<void>;
  /** Ends every function's process; what still runs in one is recorded as failed. */
  close: () => Promise<void>;
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
      ...{ trigger: "schedule", method: "POST", path: "/", headers: {}, body: Buffer.alloc(0) },
      ...{ clientIp: "", user: null },
    };
    await executor.run(fn, input, executor.begin(fn, input, "processing"), fn.config.timeout);
  }

  function runDue(due: Scheduled): void {
    const fn = registry.find(due.execution.functionId);
    if (fn) executor.runLater(fn, scheduledInput(due), due.execution);
  }

  const scheduler = createScheduler(registry.all, runScheduled, context.options.scheduleIntervalMs);
  const due = createDueExecutions(context, runDue);
  runOnEvents(context, registry, (fn, input) =>
    executor.runLater(fn, input, executor.begin(fn, input, "waiting")),
  );
  return {
    routes: [
      ...functionRoutes(context, registry, variables),
      ...executionRoutes(context, registry, executor, due.watch),
    ],
    call: (call) => callDomain(context, registry, executor, call),
    async start() {
      scheduler.start();
      due.watch();
    },
    async close() {
      scheduler.close();
      due.close();
      const settled = executor.close();
      await Promise.all(registry.all().map((fn) => fn.process.close()));
      await settled;
    },
  };
}
