import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { type ApiError, errorBody } from "./errors.ts";
import { convertBody, formatWarning, toJson } from "./response-format.ts";
import type { ApiReply } from "./service.ts";

const NOT_FOUND_PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>404</title></head>
<body><h1>Page not found</h1><p>There is no such endpoint here.</p></body></html>`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** What a browser gets to see of a function's failure that says nothing itself. */
export const failurePage = (status: number): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>${status}</title></head>
<body><h1>Error ${status}</h1></body></html>`;

/** A refusal for whoever came by a link: Appwrite answers those with a page. */
export function errorPage(error: ApiError): ApiReply {
  const { type, code } = errorBody(error);
  return {
    status: error.status,
    headers: {
      "cache-control": "no-cache, no-store, must-revalidate",
      expires: "0",
      pragma: "no-cache",
      "content-type": "text/html; charset=UTF-8",
    },
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>${code}</title></head>
<body><h1>Error ${code}</h1><p>${escapeHtml(error.message)}</p><p>Type: ${String(type)}</p></body></html>`,
  };
}

/** Writes a reply; resources take the shape the client's response format asks for. */
export async function sendReply(
  res: ServerResponse,
  reply: ApiReply,
  format: string,
): Promise<void> {
  const warning = formatWarning(format);
  if (warning) res.setHeader("x-appwrite-warning", warning);
  for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value);
  res.statusCode = reply.status;
  if (reply.stream) return pipeline(reply.stream, res);
  const { body } = reply;
  if (body === undefined || body === null) {
    if (!res.hasHeader("content-type")) res.setHeader("content-type", "text/html");
    res.end();
  } else if (typeof body === "string" || Buffer.isBuffer(body)) {
    if (!res.hasHeader("content-type")) res.setHeader("content-type", "text/plain; charset=UTF-8");
    res.end(body);
  } else {
    res.setHeader("content-type", "application/json; charset=UTF-8");
    res.end(toJson(convertBody(body, format)));
  }
}

/** Unknown routes answer a page, whatever the caller accepts. */
export function sendNotFoundPage(req: IncomingMessage, res: ServerResponse): void {
  req.resume();
  res.statusCode = 404;
  res.setHeader("cache-control", "no-cache, no-store, must-revalidate");
  res.setHeader("expires", "0");
  res.setHeader("pragma", "no-cache");
  res.setHeader("content-type", "text/html; charset=UTF-8");
  res.end(NOT_FOUND_PAGE);
}
