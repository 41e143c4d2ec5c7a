import type { IncomingMessage, ServerResponse } from "node:http";
import { sendNotFoundPage } from "../reply.ts";
import type { FunctionCall, FunctionReply } from "../service.ts";
import type { Rules } from "./rules.ts";

const BODY_MAX_BYTES = 20 * 1024 * 1024;
const COMPUTE_HOST = /\.(functions|sites)\.localhost$/;

interface DomainParts {
  rules: Rules;
  callFunction: (call: FunctionCall) => Promise<FunctionReply>;
  serveSite: (siteId: string, req: IncomingMessage, res: ServerResponse) => void;
}

async function readBody(req: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req) {
    const piece = Buffer.from(chunk as Uint8Array);
    bytes += piece.length;
    if (bytes > BODY_MAX_BYTES) return null;
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
  { callFunction }: DomainParts,
  functionId: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const body = await readBody(req);
  if (!body) return void res.writeHead(413).end();
  const reply = await callFunction({
    functionId,
    method: req.method ?? "GET",
    path: req.url ?? "/",
    headers: flatHeaders(req),
    body,
  });
  res.writeHead(reply.status, reply.headers);
  res.end(reply.body);
}

/** Answers on the domains that rules give to functions and sites; false for any other host. */
export function createDomains(parts: DomainParts) {
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const host = (req.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
    const rule = parts.rules.of(host);
    if (!rule) {
      if (!COMPUTE_HOST.test(host)) return false;
      sendNotFoundPage(req, res);
      return true;
    }
    if (rule.type === "api") return false;
    if (rule.type === "redirect") {
      req.resume();
      res.writeHead(rule.redirectStatusCode, { location: rule.redirectUrl }).end();
    } else if (rule.deploymentResourceType === "site") {
      parts.serveSite(rule.deploymentResourceId, req, res);
    } else {
      answerByFunction(parts, rule.deploymentResourceId, req, res).catch((error: unknown) => {
        console.error(error);
        res.destroy();
      });
    }
    return true;
  };
}
