import type { IncomingMessage, ServerResponse } from "node:http";
import {
  BodyTooLargeError,
  type Hold,
  holdUntilClosed,
  NoRoomError,
  readBody,
} from "./bounded-body.ts";
import { checkOrigin, requireOrigin } from "./cors.ts";
import { ApiError, apiError, errorBody } from "./errors.ts";
import { identify, usesFallback } from "./identity.ts";
import { isRecord } from "./parameters.ts";
import { createRateLimiter, RateLimitError, type RateLimiter } from "./rate-limit.ts";
import { sendNotFoundPage, sendReply } from "./reply.ts";
import { foldParameters, MAX_BODY_BYTES, parseBody } from "./request-body.ts";
import { holdsScope, roleName } from "./scopes.ts";
import {
  type ApiReply,
  type ApiRequest,
  type Route,
  type ServiceContext,
  UNKNOWN_OPERATION,
} from "./service.ts";

interface CompiledRoute {
  route: Route;
  pattern: RegExp;
  /** A parameter is always one of them: no other path can match. */
  segments: number;
}

const segmentsOf = (path: string): number => path.split("/").length;

function compile(route: Route): CompiledRoute[] {
  return [route.path, ...(route.alias ?? [])].map((path) => {
    const source = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:(\w+)/g, "(?<$1>[^/]+)");
    return { route, pattern: new RegExp(`^${source}$`), segments: segmentsOf(path) };
  });
}

/** Fixed paths win over paths with parameters. */
function bySpecificity(a: Route, b: Route): number {
  return a.path.split(":").length - b.path.split(":").length;
}

interface Match {
  route: Route;
  params: Record<string, string>;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a route is called where answers are told of. */
export const operationOf = ({ method, path }: Pick<Route, "method" | "path">): string =>
  `${method} ${path}`;

export type ApiHandler = (req: IncomingMessage, res: ServerResponse, url: URL) => Promise<void>;

interface Dispatch {
  context: ServiceContext;
  limiter: RateLimiter;
  req: IncomingMessage;
  url: URL;
  match: Match;
  hold: Hold;
  setHeader: (name: string, value: string) => void;
}

export function createRouter(context: ServiceContext, routes: readonly Route[]): ApiHandler {
  const compiled = Map.groupBy(
    routes.toSorted(bySpecificity).flatMap(compile),
    ({ route, segments }) => `${route.method} ${segments}`,
  );
  const limiter = createRateLimiter();

  function find(method: string, path: string): Match | null {
    for (const { route, pattern } of compiled.get(`${method} ${segmentsOf(path)}`) ?? []) {
      const found = pattern.exec(path);
      if (!found) continue;
      const params = Object.entries(found.groups ?? {}).map(
        ([name, text]) => [name, decode(text)] as const,
      );
      return { route, params: Object.fromEntries(params) };
    }
    return null;
  }

  return async (req, res, url) => {
    const isPreflight = req.method === "OPTIONS";
    const projectId = projectOf(req, url);
    const isKnown = [context.options.config.projectId, CONSOLE, ""].includes(projectId);
    const origin = checkOrigin(
      req.headers,
      isKnown ? context.options.platformHosts : null,
      isPreflight,
    );
    for (const [name, value] of Object.entries(origin.headers)) res.setHeader(name, value);
    res.setHeader(
      "x-debug-fallback",
      usesFallback(req.headers, projectId) ? ["false", "true"] : "false",
    );
    if (isPreflight) return sendReply(res, { status: 204 }, "");
    const path = url.pathname.replace(/^\/v1/, "").replace(/\/$/, "");
    const match = find(req.method === "HEAD" ? "GET" : (req.method ?? "GET"), path);
    const asked = `${req.method} ${path}`;
    const operation = match ? operationOf(match.route) : UNKNOWN_OPERATION;
    const tell = (status: number, errorType: string | null): void =>
      context.options.onAnswer?.({ operation, asked, status, errorType });
    if (!match) {
      tell(404, "general_route_not_found");
      return sendNotFoundPage(req, res);
    }
    const format = String(req.headers["x-appwrite-response-format"] ?? "");
    try {
      requireOrigin(origin, req.headers);
      requireProject(req, projectId, isKnown);
      const setHeader = (name: string, value: string) => void res.setHeader(name, value);
      const hold = holdUntilClosed(res);
      const reply = await dispatch({ context, limiter, req, url, match, hold, setHeader });
      tell(reply.status, null);
      await sendReply(res, reply, format);
    } catch (error) {
      if (error instanceof BodyTooLargeError) return void req.socket.destroy();
      if (res.headersSent) return void res.destroy();
      const refusal = errorReply(error);
      tell(refusal.status, typeOf(refusal));
      await sendReply(res, refusal, "");
    }
  };
}

const CONSOLE = "console";

function projectOf(req: IncomingMessage, url: URL): string {
  return String(req.headers["x-appwrite-project"] ?? url.searchParams.get("project") ?? "");
}

/** A project is named by header; a query will do for a browser's links, but not with a key. */
function requireProject(req: IncomingMessage, projectId: string, isKnown: boolean): void {
  if (!isKnown) throw apiError("project_not_found");
  if (projectId && req.headers["x-appwrite-key"] && !req.headers["x-appwrite-project"]) {
    throw apiError("project_id_missing");
  }
}

async function dispatch({
  context,
  limiter,
  req,
  url,
  match,
  hold,
  setHeader,
}: Dispatch): Promise<ApiReply> {
  const { route, params } = match;
  const projectId = projectOf(req, url);
  const identity = identify(
    context,
    projectId === context.options.config.projectId ? req.headers : {},
    projectId,
  );
  if (route.scope && !holdsScope(identity.caller, route.scope)) {
    const missing = JSON.stringify(route.scope);
    throw apiError(
      "general_unauthorized_scope",
      `${identity.label} (role: ${roleName(identity.caller)}) missing scopes (${missing})`,
    );
  }
  if (identity.isBlocked) throw apiError("user_blocked");
  if (route.scope && projectId !== context.options.config.projectId)
    throw apiError("general_access_forbidden");
  if (Number(req.headers["content-length"] ?? 0) > MAX_BODY_BYTES) throw new BodyTooLargeError();
  const body =
    route.body === "raw"
      ? {}
      : parseBody(await readBody(req, hold, MAX_BODY_BYTES), req.headers["content-type"] ?? "");
  const request: ApiRequest = {
    method: route.method,
    url,
    params,
    query: foldParameters(url.searchParams),
    headers: req.headers,
    body,
    raw: req,
    hold,
    caller: identity.caller,
    projectId,
  };
  route.check?.(request);
  const limit = context.options.rateLimits ? route.limit : undefined;
  if (limit) {
    for (const [name, value] of Object.entries(limiter.admit(limit, request, route.path)))
      setHeader(name, value);
  }
  const reply = await route.handle(request);
  if (limit) limiter.settle(limit, request, route.path, reply.status);
  return reply;
}

const UNCACHED = {
  "cache-control": "no-cache, no-store, must-revalidate",
  expires: "0",
  pragma: "no-cache",
};

const typeOf = ({ body }: ApiReply): string => (isRecord(body) ? String(body.type) : "");

function errorReply(error: unknown): ApiReply {
  if (error instanceof RateLimitError) {
    return {
      status: 429,
      headers: { ...UNCACHED, ...error.headers },
      body: errorBody(apiError("general_rate_limit_exceeded")),
    };
  }
  if (error instanceof NoRoomError) {
    return {
      status: 503,
      headers: { ...UNCACHED, "retry-after": String(error.retryAfterS) },
      body: errorBody(apiError("general_server_busy")),
    };
  }
  if (error instanceof ApiError)
    return { status: error.status, headers: UNCACHED, body: errorBody(error) };
  console.error(error);
  return { status: 500, headers: UNCACHED, body: errorBody(apiError("general_unknown")) };
}
