import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
import { BodyTooLargeError, NoRoomError, readWithinBudget } from "../bounded-body.ts";
import { checkOrigin } from "../cors.ts";
import { ApiError, apiError } from "../errors.ts";
import { usesFallback } from "../identity.ts";
import { errorPage, sendReply } from "../reply.ts";
import { MAX_BODY_BYTES } from "../request-body.ts";
import type { FunctionCall, FunctionReply, ServiceContext } from "../service.ts";
import type { Rules } from "./rules.ts";

const COMPUTE_HOST = /^(.+\.)?(functions|sites)\.localhost$/;

interface DomainParts {
  context: ServiceContext;
  rules: Rules;
  callFunction: (call: FunctionCall) => Promise<FunctionReply>;
  serveSite: (siteId: string, req: IncomingMessage, res: ServerResponse) => void;
}

const flatHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );

/** Null where it is refused, and that is answered. */
async function bodyFor(req: IncomingMessage, res: ServerResponse): Promise<Buffer | null> {
  try {
    return await readWithinBudget(req, res, MAX_BODY_BYTES);
  } catch (error) {
    const isTooLarge = error instanceof BodyTooLargeError;
    if (!isTooLarge && !(error instanceof NoRoomError)) throw error;
    // Answered before all of it was read, a client that still sends would see a broken connection.
    await finished(req.resume());
    const wait = isTooLarge ? {} : { "retry-after": String(error.retryAfterS) };
    res.writeHead(isTooLarge ? 413 : 503, { connection: "close", ...wait }).end();
    return null;
  }
}

async function answerByFunction(
  { context, callFunction }: DomainParts,
  functionId: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const body = await bodyFor(req, res);
  if (!body) return;
  const reply = await callFunction({
    functionId,
    method: req.method ?? "GET",
    path: req.url ?? "/",
    headers: flatHeaders(req),
    body,
    clientIp: req.socket.remoteAddress ?? "",
  });
  const isFallback = usesFallback(req.headers, context.options.config.projectId);
  res.setHeader("x-debug-fallback", isFallback ? ["false", "true"] : "false");
  res.writeHead(reply.status, reply.headers);
  res.end(reply.body);
}

const noSuchDomain = (): ApiError =>
  new ApiError(
    404,
    "rule_not_found",
    "This domain is not connected to any Appwrite resource yet. Please configure custom domain or function domain to allow this request.",
  );

/** Domains of this server that no rule names: the one below which all lie belongs to no project. */
async function refuse(
  { context }: DomainParts,
  host: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  req.resume();
  const isApex = host.split(".").length === 2;
  const { headers } = checkOrigin(req.headers, context.options.platformHosts, false);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader("x-debug-fallback", ["false", "true"]);
  await sendReply(
    res,
    errorPage(isApex ? apiError("general_access_forbidden") : noSuchDomain()),
    "",
  );
}

/** Answers on the domains that rules give to functions and sites; false for any other host. */
export function createDomains(parts: DomainParts) {
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const host = (req.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
    const failed = (error: unknown): void => {
      console.error(error);
      res.destroy();
    };
    const rule = parts.rules.of(host);
    if (!rule) {
      if (!COMPUTE_HOST.test(host)) return false;
      refuse(parts, host, req, res).catch(failed);
      return true;
    }
    if (rule.type === "api") return false;
    if (rule.type === "redirect") {
      req.resume();
      res.writeHead(rule.redirectStatusCode, { location: rule.redirectUrl }).end();
    } else if (rule.deploymentResourceType === "site") {
      parts.serveSite(rule.deploymentResourceId, req, res);
    } else {
      answerByFunction(parts, rule.deploymentResourceId, req, res).catch(failed);
    }
    return true;
  };
}
