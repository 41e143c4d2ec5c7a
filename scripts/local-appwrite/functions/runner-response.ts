import type { ReplyHeaders } from "./messages.ts";

type Headers = Record<string, unknown>;

interface Output {
  body: unknown;
  statusCode: number;
  headers: Headers;
}

/** What a function sees as `res`; each answer must be returned. */
export interface FunctionResponses {
  send: (body: unknown, statusCode?: number, headers?: Headers) => Output;
  text: (body: string, statusCode?: number, headers?: Headers) => Output;
  binary: (bytes: unknown, statusCode?: number, headers?: Headers) => Output;
  json: (value: unknown, statusCode?: number, headers?: Headers) => Output;
  empty: () => Output;
  redirect: (url: string, statusCode?: number, headers?: Headers) => Output;
}

export function createResponses(): FunctionResponses {
  const binary: FunctionResponses["binary"] = (body, statusCode = 200, headers = {}) => ({
    body,
    statusCode,
    headers,
  });
  const text: FunctionResponses["text"] = (body, statusCode, headers) =>
    binary(Buffer.from(body), statusCode, headers);
  return {
    binary,
    text,
    send: (body, statusCode, headers) => text(String(body), statusCode, headers),
    json: (value, statusCode, headers = {}) =>
      text(JSON.stringify(value), statusCode, { ...headers, "content-type": "application/json" }),
    empty: () => text("", 204),
    redirect: (url, statusCode = 301, headers = {}) =>
      text("", statusCode, { ...headers, location: url }),
  };
}

function toBytes(body: unknown): Buffer {
  if (body === null || body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  if (body instanceof Uint8Array) return Buffer.from(body);
  if (body instanceof ArrayBuffer) return Buffer.from(body);
  return Buffer.from(typeof body === "object" ? JSON.stringify(body) : String(body));
}

function property(output: unknown, name: string): unknown {
  return typeof output === "object" && output !== null
    ? Object.entries(output).find(([key]) => key === name)?.[1]
    : undefined;
}

/** Brings what the function returned into the form the wire takes. */
export function readOutput(output: unknown): {
  status: number;
  headers: ReplyHeaders;
  body: Buffer;
} {
  const headers: ReplyHeaders = {};
  for (const [name, value] of Object.entries(property(output, "headers") ?? {})) {
    if (!name.toLowerCase().startsWith("x-open-runtimes-"))
      headers[name.toLowerCase()] = Array.isArray(value) ? value.map(String) : String(value);
  }
  const contentType = String(headers["content-type"] ?? "text/plain");
  if (!/^multipart\/|charset=/i.test(contentType))
    headers["content-type"] = `${contentType.toLowerCase()}; charset=utf-8`;
  const status = Number(property(output, "statusCode") ?? 200);
  if (!Number.isInteger(status) || status < 100 || status > 599)
    throw new RangeError(`Invalid status code: ${status}`);
  return { status, headers, body: toBytes(property(output, "body")) };
}
