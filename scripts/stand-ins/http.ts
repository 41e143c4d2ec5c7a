import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** What it throws, now or later, is the sender's: it is answered for it. */
export type Handler = (req: IncomingMessage, res: ServerResponse, url: URL) => void | Promise<void>;

/** Takes a whole body into memory; throws where it is longer than that. */
export type ReadBody = (
  req: IncomingMessage,
  res: ServerResponse,
  maxBytes: number,
) => Promise<Buffer>;

/** How a stand-in reads bodies: by itself, unless whoever runs it counts what the process holds. */
export interface Reading {
  readBody?: ReadBody | undefined;
}

/** Whoever called the handler refuses the body with 413. */
export class BodyTooLargeError extends Error {}

const readAlone: ReadBody = async (req, _res, maxBytes) => {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of req.iterator({ destroyOnReturn: false })) {
    bytes += piece.length;
    if (bytes > maxBytes) break;
    pieces.push(piece);
  }
  if (bytes <= maxBytes) return Buffer.concat(pieces);
  req.resume();
  throw new BodyTooLargeError();
};

export type ReadText = (req: IncomingMessage, res: ServerResponse) => Promise<string>;

const bodyMaxBytes = 2 * 1024 * 1024;

/** Reads a body of up to 2 MB as text. */
export const textReader =
  ({ readBody = readAlone }: Reading): ReadText =>
  async (req, res) =>
    (await readBody(req, res, bodyMaxBytes)).toString();

export function send(
  res: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Buffer = "",
): void {
  if (res.headersSent || res.destroyed) return;
  const bytes = typeof body === "string" ? Buffer.from(body, "utf8") : body;
  res.writeHead(status, { ...headers, "content-length": String(bytes.length) });
  res.end(bytes);
}

/** Sends text with status 200, compressed if the client accepts gzip. */
export async function sendPacked(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Record<string, string>,
  body: string,
): Promise<void> {
  const takesGzip = /\bgzip\b/.test(String(req.headers["accept-encoding"] ?? ""));
  const varying = { ...headers, vary: "accept-encoding" };
  if (!takesGzip) send(res, 200, varying, body);
  else send(res, 200, { ...varying, "content-encoding": "gzip" }, await packed(body));
}

const packed = promisify<string, Buffer>(gzip);

export const sendJson = (res: ServerResponse, status: number, body: unknown): void =>
  send(
    res,
    status,
    { "content-type": "application/json; charset=utf-8", "access-control-allow-origin": "*" },
    JSON.stringify(body),
  );

/** A body as a JSON object; anything else is refused with 400 by whoever called the handler. */
export function objectIn(text: string): Record<string, unknown> {
  const sent: unknown = JSON.parse(text === "" ? "{}" : text);
  if (typeof sent !== "object" || sent === null) throw new SyntaxError("not an object");
  return { ...sent };
}
