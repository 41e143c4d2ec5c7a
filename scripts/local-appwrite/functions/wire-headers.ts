import type { ServiceContext } from "../service.ts";
import type { ExecutionInput, FunctionDeps } from "./execution-input.ts";
import type { Header } from "./execution-store.ts";
import type { CallResult } from "./function-process.ts";
import type { RegisteredFunction } from "./function-registry.ts";

/** Keys and tokens of a call outlive its timeout by this. */
const GRACE_S = 60;
/** Of a call's headers only these are told, spelt as they came. */
const TOLD_REQUEST_HEADERS = ["content-type", "agent", "content-length", "host"];
/** They concern one connection; the one to the function's process is another. */
const HOP_BY_HOP = [
  ...["connection", "content-length", "keep-alive", "transfer-encoding", "upgrade"],
  ...["proxy-connection", "te", "trailer"],
];
/** A body may follow these, so its length is told even when there is none. */
const METHODS_WITH_BODY = ["POST", "PUT", "PATCH"];

const isOwn = (name: string): boolean => name.startsWith("x-appwrite-");

/** A caller's own `x-appwrite-*` headers never get through, however they are spelt. */
function passedHeaders(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  return Object.fromEntries(entries.filter(([name]) => !isOwn(name) && !HOP_BY_HOP.includes(name)));
}

function identityHeaders(
  context: ServiceContext,
  deps: FunctionDeps,
  fn: RegisteredFunction,
  { user }: ExecutionInput,
): Record<string, string> {
  const ttlS = fn.config.timeout + GRACE_S;
  const sessionId = user?.sessionId ?? "";
  const jwt = user && sessionId !== "" ? deps.mintUserJwt(context, user.id, sessionId, ttlS) : "";
  return {
    "x-appwrite-key": deps.mintFunctionKey(context, fn.config.scopes, ttlS),
    "x-appwrite-user-id": user?.id ?? "",
    "x-appwrite-user-jwt": jwt,
  };
}

/** What a function gets to see of a call. */
export function callHeaders(
  context: ServiceContext,
  deps: FunctionDeps,
  fn: RegisteredFunction,
  input: ExecutionInput,
  executionId: string,
): Record<string, string> {
  const { trigger, body } = input;
  const hasLength = body.length > 0 || METHODS_WITH_BODY.includes(input.method);
  return {
    host: "127.0.0.1:3000",
    ...passedHeaders(input.headers),
    "x-appwrite-trigger": trigger,
    ...(trigger === "http" ? {} : { "x-appwrite-event": input.event ?? "" }),
    ...identityHeaders(context, deps, fn, input),
    "x-appwrite-execution-id": executionId,
    ...(trigger === "http" ? { "x-appwrite-client-ip": input.clientIp } : {}),
    "x-appwrite-country-code": "",
    "x-appwrite-continent-code": "",
    "x-appwrite-continent-eu": "false",
    connection: "close",
    ...(hasLength ? { "content-length": String(body.length) } : {}),
  };
}

/** What an execution tells of its call. */
export function toldRequestHeaders({ headers, clientIp }: ExecutionInput): Header[] {
  const told = Object.entries(headers)
    .filter(([name]) => TOLD_REQUEST_HEADERS.includes(name.toLowerCase()))
    .map(([name, value]) => ({ name, value }));
  return clientIp === "" ? told : [...told, { name: "x-appwrite-client-ip", value: clientIp }];
}

/** What a fresh execution tells of its answer: all headers, of several with one name the last. */
export function toldResponseHeaders(
  { headers, body }: CallResult,
  executionId: string,
  isPage: boolean,
): Header[] {
  const told: Record<string, string> = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String([value].flat().at(-1))]),
  );
  if (Object.keys(told).length > 0) {
    told["content-length"] = String(body.length);
    told.date = new Date().toUTCString();
    told.connection = "close";
  }
  told["x-appwrite-execution-id"] = executionId;
  return Object.entries(told).map(([name, value]) => ({
    name,
    value: isPage && name === "content-length" ? Number(value) : value,
  }));
}
