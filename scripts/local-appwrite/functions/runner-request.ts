import type { CallMessage } from "./messages.ts";

const BINARY_TYPES = ["application/", "audio/", "font/", "image/", "video/"];

/** What a function sees as `req`. Query values stay as they were sent, percent signs included. */
export interface FunctionRequest {
  readonly method: string;
  readonly scheme: string;
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly url: string;
  readonly query: Record<string, string>;
  readonly queryString: string;
  readonly headers: Record<string, string>;
  readonly bodyBinary: Buffer;
  readonly bodyText: string;
  readonly bodyRaw: string;
  /** Throws when the body is not valid JSON. */
  readonly bodyJson: unknown;
  readonly body: unknown;
}

function readQuery(queryString: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const part of queryString.split("&")) {
    const [key = "", ...value] = part.split("=");
    if (key) query[key] = value.join("=");
  }
  return query;
}

function readHeaders(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value,
  ]);
  return Object.fromEntries(entries.filter(([name]) => !name.startsWith("x-open-runtimes-")));
}

export function createRequest(call: CallMessage): FunctionRequest {
  const headers = readHeaders(call.headers);
  const [path = "/", queryString = ""] = call.path.split("?");
  const scheme = headers["x-forwarded-proto"] ?? "http";
  const defaultPort = scheme === "https" ? 443 : 80;
  const [host = "", sentPort] = (headers.host ?? "").split(":");
  const port = sentPort === undefined ? defaultPort : Number(sentPort);
  const origin = `${scheme}://${host}${port === defaultPort ? "" : `:${port}`}`;
  const contentType = (headers["content-type"] ?? "text/plain").toLowerCase();
  const bodyBinary = Buffer.from(call.body);
  return {
    method: call.method,
    scheme,
    host,
    port,
    path,
    url: `${origin}${path}${queryString === "" ? "" : `?${queryString}`}`,
    query: readQuery(queryString),
    queryString,
    headers,
    bodyBinary,
    get bodyText() {
      return bodyBinary.toString();
    },
    get bodyRaw() {
      return this.bodyText;
    },
    get bodyJson(): unknown {
      return JSON.parse(this.bodyText);
    },
    get body() {
      if (contentType.startsWith("application/json"))
        return bodyBinary.length > 0 ? this.bodyJson : {};
      return BINARY_TYPES.some((type) => contentType.startsWith(type)) ? bodyBinary : this.bodyText;
    },
  };
}
