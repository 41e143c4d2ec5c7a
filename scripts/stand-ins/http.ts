import type { IncomingMessage, ServerResponse } from "node:http";

/** What it throws, now or later, is the sender's: it is answered for it. */
export type Handler = (req: IncomingMessage, res: ServerResponse, url: URL) => void | Promise<void>;

const bodyMaxBytes = 2 * 1024 * 1024;

/** The body as text; what goes beyond 2 MB is dropped. */
export async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    bytes += buffer.length;
    if (bytes <= bodyMaxBytes) chunks.push(buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
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
export async function readObject(req: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await readBody(req);
  const sent: unknown = JSON.parse(text === "" ? "{}" : text);
  if (typeof sent !== "object" || sent === null) throw new SyntaxError("not an object");
  return { ...sent };
}
