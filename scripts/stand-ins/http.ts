import type { IncomingMessage, ServerResponse } from "node:http";
import { holdUntilClosed, readBody } from "../bounded-body.ts";

/** What it throws, now or later, is the sender's: it is answered for it. */
export type Handler = (req: IncomingMessage, res: ServerResponse, url: URL) => void | Promise<void>;

const bodyMaxBytes = 2 * 1024 * 1024;

/** The body as text; one over 2 MB is refused with 413 by whoever called the handler. */
export async function readText(req: IncomingMessage, res: ServerResponse): Promise<string> {
  return (await readBody(req, holdUntilClosed(res), bodyMaxBytes)).toString();
}

export function send(
  res: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body = "",
): void {
  if (res.headersSent || res.destroyed) return;
  const bytes = Buffer.from(body, "utf8");
  res.writeHead(status, { ...headers, "content-length": String(bytes.length) });
  res.end(bytes);
}

export const sendJson = (res: ServerResponse, status: number, body: unknown): void =>
  send(
    res,
    status,
    { "content-type": "application/json; charset=utf-8", "access-control-allow-origin": "*" },
    JSON.stringify(body),
  );

/** The body as a JSON object; anything else is refused with 400 by whoever called the handler. */
export async function readObject(
  req: IncomingMessage,
  res: ServerResponse,
): Promise<Record<string, unknown>> {
  const text = await readText(req, res);
  const sent: unknown = JSON.parse(text === "" ? "{}" : text);
  if (typeof sent !== "object" || sent === null) throw new SyntaxError("not an object");
  return { ...sent };
}
