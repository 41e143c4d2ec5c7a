import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
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

async function readBody(req: IncomingMessage): Promise<Buffer | null> {
  if (Number(req.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req) {
    const piece = Buffer.from(chunk as Uint8Array);
    bytes += piece.length;
    if (bytes > MAX_BODY_BYTES) return null;
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}

const flatHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );

async function answerByFunction(
  { context, callFunction }: DomainParts,
  functionId: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const body = await readBody(req);
  if (!body) {
    // Answered before all of it was read, a client that still sends would see a broken connection.
    await finished(req.resume());
    return void res.writeHead(413, { connection: "close" }).end();
  }
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
