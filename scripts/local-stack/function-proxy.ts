import type { IncomingMessage, ServerResponse } from "node:http";
import { functionFor } from "../../functions/manifest.ts";
import type { LocalAppwrite } from "../local-appwrite/server.ts";

/** As on the functions' own domains. */
const bodyMaxBytes = 12 * 1024 * 1024;

/** `/api/*` as the functions' own domains see it: original method, headers and raw body. */
export async function proxyToFunction(
  appwrite: LocalAppwrite,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const path = req.url ?? "/";
  const target = functionFor(path.split("?")[0] ?? "");
  if (!target) {
    return sendJson(res, 404, {
      code: "request/no-such-address",
      detail: "There is nothing at this address.",
    });
  }
  const body = await readBody(req);
  if (!body) {
    return sendJson(res, 413, { code: "request/too-large", detail: "The request is too large." });
  }
  const headers = flatHeaders(req);
  const reply = await appwrite.callFunction({
    functionId: target.id,
    method: req.method ?? "GET",
    path,
    headers,
    body,
    // Whoever is in front of this stack names the caller.
    clientIp: headers["x-forwarded-for"]?.split(",")[0]?.trim() ?? req.socket.remoteAddress ?? "",
  });
  res.writeHead(reply.status, reply.headers);
  res.end(reply.body);
}

async function readBody(req: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += (chunk as Buffer).length;
    if (size <= bodyMaxBytes) chunks.push(chunk as Buffer);
  }
  return size > bodyMaxBytes ? null : Buffer.concat(chunks);
}

const flatHeaders = (req: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(req.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );

function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  res.end(JSON.stringify(body));
}
