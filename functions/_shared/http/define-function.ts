import * as v from "valibot";
import { AppError } from "#domain/errors.ts";
import { platformLimits } from "#domain/limits/platform.ts";
import type { Caller } from "#shared/adapters/appwrite/calls.ts";
import type { AppwriteAddress } from "#shared/adapters/appwrite/client.ts";
import type { Env } from "#shared/env.ts";
import { readEnv } from "#shared/env.ts";
import type { FunctionContext, FunctionResult } from "./context.ts";
import { withSafeLogs } from "./log-text.ts";
import { requireCaller } from "./session.ts";

/** What a handler gets: everything of the request that may be trusted, and nothing else. */
export interface Call<Body = undefined> {
  caller: Caller;
  /** Values of the path's `:name` parts. */
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Body;
  env: Env;
  address: AppwriteAddress;
  /** The function's own API key, for the stores. */
  key: string;
  /** Where this function is reached from outside, such as `http://localhost:3000`. */
  origin: string;
}

export interface Reply {
  status?: number;
  body?: unknown;
  /** Sends the browser on. */
  location?: string;
}

export interface Endpoint {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** Without a session anybody may call; such a handler must check what it is shown. */
  session: boolean;
  /** `queryDatabase` shows a failure's body as it is, so it is plain text there. */
  failsAs?: "json" | "text";
  answer: (call: Omit<Call, "caller" | "body">, context: FunctionContext) => Promise<Reply>;
}

interface EndpointOptions {
  failsAs?: "json" | "text";
}

/** An endpoint for a signed-in, verified user, without a body. */
export const endpoint = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  handle: (call: Call, context: FunctionContext) => Promise<Reply>,
  options: EndpointOptions = {},
): Endpoint => ({
  method,
  path,
  session: true,
  ...options,
  answer: async (call, context) => {
    const caller = await requireCaller(call.address, call.headers, call.key);
    return handle({ ...call, caller, body: undefined }, context);
  },
});

/** The same with a JSON body, parsed by its schema before the handler sees it. */
export const endpointWithBody = <S extends v.GenericSchema>(
  method: "POST",
  path: string,
  schema: S,
  handle: (call: Call<v.InferOutput<S>>, context: FunctionContext) => Promise<Reply>,
  options: EndpointOptions = {},
): Endpoint => ({
  method,
  path,
  session: true,
  ...options,
  answer: async (call, context) => {
    const caller = await requireCaller(call.address, call.headers, call.key);
    return handle({ ...call, caller, body: parseBody(schema, context.req) }, context);
  },
});

/** An endpoint anybody may call. */
export const openEndpoint = (
  method: "GET" | "POST",
  path: string,
  handle: (call: Omit<Call, "caller" | "body">) => Promise<Reply>,
  options: EndpointOptions = {},
): Endpoint => ({ method, path, session: false, ...options, answer: handle });

/** The same with a JSON body. */
export const openEndpointWithBody = <S extends v.GenericSchema>(
  method: "POST",
  path: string,
  schema: S,
  handle: (call: Omit<Call, "caller" | "body"> & { body: v.InferOutput<S> }) => Promise<Reply>,
): Endpoint => ({
  method,
  path,
  session: false,
  answer: (call, { req }) => handle({ ...call, body: parseBody(schema, req) }),
});

/** An endpoint whose caller proves itself by a signature over the body as it came. */
export const signedEndpoint = (
  method: "POST",
  path: string,
  handle: (
    call: Omit<Call, "caller" | "body"> & {
      rawBody: string;
      error: (...parts: unknown[]) => void;
    },
  ) => Promise<Reply>,
): Endpoint => ({
  method,
  path,
  session: false,
  answer: (call, { req, error }) => handle({ ...call, rawBody: req.bodyText, error }),
});

/** Turns endpoints into what the platform runs. `health` is the path that says the code is up. */
export function defineFunction(health: string, endpoints: readonly Endpoint[]) {
  return async (given: FunctionContext): Promise<FunctionResult> => {
    const context = withSafeLogs(given);
    const { req, res } = context;
    const env = readEnv(process.env);
    const cors = corsHeaders(req.headers.origin, env.APP_ORIGINS);
    if (req.method === "OPTIONS") return res.send("", 204, cors);
    const path = req.path.replace(/(.)\/$/, "$1");
    if (req.method === "GET" && path === health) return res.json({ status: "ok" }, 200, cors);

    const here = endpoints.filter((candidate) => matchPath(candidate.path, path));
    const found = here.find((candidate) => candidate.method === req.method);
    try {
      if (here.length === 0) throw new AppError("request/no-such-address");
      if (!found)
        throw new AppError("request/method-not-allowed", { values: { method: req.method } });
      const reply = await found.answer(
        {
          params: matchPath(found.path, path) ?? {},
          query: singleValues(req.queryString),
          headers: req.headers,
          env,
          address: {
            endpoint: env.APPWRITE_FUNCTION_API_ENDPOINT,
            projectId: env.APPWRITE_FUNCTION_PROJECT_ID,
          },
          key: req.headers["x-appwrite-key"] ?? "",
          origin: originOf(req),
        },
        context,
      );
      if (reply.location) return res.redirect(reply.location, 302, cors);
      return res.json(reply.body, reply.status ?? 200, cors);
    } catch (error) {
      return fail(context, error, { cors, asText: (found ?? here[0])?.failsAs === "text" });
    }
  };
}

/** `/api/tasks/:id` against `/api/tasks/abc` // => { id: "abc" } */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split("/");
  const parts = path.split("/");
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? "";
    if (name.startsWith(":")) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

function singleValues(queryString: string): URLSearchParams {
  const query = new URLSearchParams(queryString);
  for (const name of query.keys()) {
    if (query.getAll(name).length > 1) throw malformed(`"${name}" is given more than once`);
  }
  return query;
}

function parseBody<S extends v.GenericSchema>(
  schema: S,
  req: FunctionContext["req"],
): v.InferOutput<S> {
  if (Buffer.byteLength(req.bodyText) > platformLimits.requestBodyMaxBytes) {
    throw new AppError("request/too-large");
  }
  if (!/^application\/json\b/i.test(req.headers["content-type"] ?? "")) {
    throw new AppError("request/not-json");
  }
  const parsed = v.safeParse(schema, parseJson(req.bodyText));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw malformed(`${v.getDotPath(issue) ?? "body"}: ${issue.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (key === "__proto__") throw new SyntaxError("a field can't have that name");
      return value;
    });
  } catch {
    throw malformed("the body is no JSON");
  }
}

const malformed = (problem: string): AppError =>
  new AppError("request/malformed", { values: { problem } });

const originOf = ({ headers, scheme, host }: FunctionContext["req"]): string =>
  `${headers["x-forwarded-proto"] ?? scheme}://${headers.host ?? host}`;

function corsHeaders(
  origin: string | undefined,
  allowed: readonly string[],
): Record<string, string> {
  if (!origin || !allowed.includes(origin)) return { vary: "origin" };
  return {
    vary: "origin",
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "GET, POST, DELETE",
    "access-control-allow-headers": "authorization, content-type, idempotency-key",
    "access-control-expose-headers": "retry-after",
    "access-control-max-age": "86400",
  };
}

/** The one general catch: the person gets the catalogue's sentence, the log gets the cause. */
function fail(
  { req, res, error: log }: FunctionContext,
  thrown: unknown,
  { cors, asText }: { cors: Record<string, string>; asText: boolean },
): FunctionResult {
  const reference = req.headers["x-appwrite-execution-id"] ?? "none";
  const error =
    thrown instanceof AppError
      ? thrown
      : new AppError("internal/unexpected", { values: { reference }, cause: thrown });
  if (error.status >= 500) log(error.code, reference, thrown);
  const headers = {
    ...cors,
    ...(error.retryAfterS === undefined ? {} : { "retry-after": String(error.retryAfterS) }),
  };
  return asText
    ? res.text(error.detail, error.status, headers)
    : res.json({ code: error.code, detail: error.detail }, error.status, headers);
}
