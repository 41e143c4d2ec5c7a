import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { checkOrigin } from "../cors.ts";
import { ApiError, apiError } from "../errors.ts";
import { errorPage, failurePage } from "../reply.ts";
import type { FunctionCall, FunctionReply, ServiceContext } from "../service.ts";
import { type Executor, SYNCHRONOUS_S } from "./execute.ts";
import type { ExecutionInput } from "./execution-input.ts";
import { synchronousTimeout } from "./execution-routes.ts";
import type { CallResult } from "./function-process.ts";
import type { FunctionRegistry, RegisteredFunction } from "./function-registry.ts";
import { isZero } from "./zero.ts";

/** They concern the connection, and the server names itself. */
const REPLACED = [
  ...["connection", "content-length", "keep-alive", "transfer-encoding", "upgrade"],
  ...["server", "date"],
];
const GZIP_FROM_BYTES = 1024;
const PACKED_TYPES = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/;

function requireOpenToAll(fn: RegisteredFunction): void {
  if (fn.config.execute.includes("any") || fn.config.execute.includes("guests")) return;
  throw new ApiError(
    401,
    "function_execute_permission_missing",
    'To execute function using domain, execute permissions must include "any" or "guests"',
  );
}

/** The call as the proxy in front of Appwrite hands it on. */
function behindProxy({ headers, clientIp }: FunctionCall): Record<string, string> {
  return {
    ...headers,
    "x-forwarded-for": clientIp,
    "x-forwarded-proto": headers["x-forwarded-proto"] ?? "http",
    "x-forwarded-host": headers.host ?? "",
  };
}

/** A failure whose body is empty, which PHP says of "0" too, becomes a page. */
export function withFailurePage(result: CallResult): CallResult {
  const body = Buffer.from(result.body);
  if (result.status < 400 || (body.length > 0 && !isZero(body))) return result;
  return {
    ...result,
    headers: { ...result.headers, "content-type": "text/html" },
    body: Buffer.from(failurePage(result.status)),
  };
}

/** Text of some length is packed for whoever takes it so. */
async function packed(call: FunctionCall, reply: FunctionReply): Promise<FunctionReply> {
  const takesGzip = /\bgzip\b/.test(call.headers["accept-encoding"] ?? "");
  const type = String(reply.headers["content-type"] ?? "");
  const isPacked = reply.headers["content-encoding"] !== undefined;
  const isWorthIt = reply.body.length > GZIP_FROM_BYTES && PACKED_TYPES.test(type);
  if (!takesGzip || isPacked || !isWorthIt) return reply;
  const body = await promisify(gzip)(reply.body);
  const vary = [reply.headers.vary ?? []].flat();
  const headers = {
    ...reply.headers,
    "content-encoding": "gzip",
    "x-utopia-compression": "true",
    vary: [...vary, "Accept-Encoding"],
  };
  return { ...reply, headers, body };
}

function toReply({ status, headers, body }: CallResult, executionId: string): FunctionReply {
  const passed = Object.entries(headers).filter(([name]) => !REPLACED.includes(name));
  const own = headers["x-appwrite-execution-id"];
  return {
    status,
    headers: {
      ...Object.fromEntries(passed),
      "x-appwrite-execution-id": own === undefined ? executionId : [own, executionId].flat(),
    },
    body: Buffer.from(body),
  };
}

function refusal(context: ServiceContext, call: FunctionCall, error: ApiError): FunctionReply {
  const { status, headers, body } = errorPage(error);
  const cors = checkOrigin(call.headers, context.options.platformHosts, false);
  return { status, headers: { ...cors.headers, ...headers }, body: Buffer.from(String(body)) };
}

async function execute(
  registry: FunctionRegistry,
  executor: Executor,
  call: FunctionCall,
): Promise<FunctionReply> {
  const fn = registry.requireEnabled(call.functionId);
  // A key belongs to a project, and the domain names none.
  if (call.headers["x-appwrite-key"] && !call.headers["x-appwrite-project"])
    throw apiError("project_id_missing");
  requireOpenToAll(fn);
  const { method, path, body, clientIp } = call;
  const input: ExecutionInput = {
    ...{ trigger: "http", method, path, body, clientIp },
    headers: behindProxy(call),
    user: null,
    reshape: withFailurePage,
  };
  const begun = executor.begin(fn, input, "processing");
  const timeoutS = Math.min(fn.config.timeout, SYNCHRONOUS_S);
  const { result } = await executor.run(fn, input, begun, timeoutS);
  if (result.isTimedOut && fn.config.timeout > SYNCHRONOUS_S) throw synchronousTimeout();
  return packed(call, toReply(result, begun.$id));
}

/** A call by the function's own domain: nobody is signed in there, and every method gets through. */
export async function callDomain(
  context: ServiceContext,
  registry: FunctionRegistry,
  executor: Executor,
  call: FunctionCall,
): Promise<FunctionReply> {
  try {
    return await execute(registry, executor, call);
  } catch (error) {
    if (error instanceof ApiError) return refusal(context, call, error);
    throw error;
  }
}
