import type { ServiceContext } from "../service.ts";
import type { Trigger } from "./execution-store.ts";
import type { CallResult } from "./function-process.ts";

export interface ExecutionInput {
  trigger: Trigger;
  /** What happened, when that is what started it. */
  event?: string;
  method: string;
  /** With query string. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Empty when nobody calls. */
  clientIp: string;
  /** Who calls; null for guests, API keys, schedules and a function's own domain. */
  user: { id: string; sessionId: string | null } | null;
  /** What the caller gets instead of some answers; it is recorded in their place. */
  reshape?: (result: CallResult) => CallResult;
}

/** How a call gets its credentials; handed in so that functions know nothing about identities. */
export interface FunctionDeps {
  mintFunctionKey: (context: ServiceContext, scopes: readonly string[], ttlS: number) => string;
  mintUserJwt: (context: ServiceContext, userId: string, sessionId: string, ttlS: number) => string;
}
