import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";

const ANSWER_WITHIN_MS = 35_000;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Asked {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
}

/** Asks an address. Names below `localhost` are this machine, which Node does not know by itself. */
export function ask(
  address: string,
  { method = "GET", headers, body }: Asked = {},
): Promise<Answer> {
  const url = new URL(address);
  const isHere = url.hostname.endsWith(".localhost");
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  const content = body === undefined ? null : Buffer.from(JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const options = {
      method,
      host: isHere ? "127.0.0.1" : url.hostname,
      port: url.port || undefined,
      path: url.pathname + url.search,
      headers: {
        ...{ host: url.host, accept: "*/*" },
        ...(content && {
          "content-type": "application/json",
          "content-length": String(content.length),
        }),
        ...headers,
      },
      // Longer than a function may take.
      timeout: ANSWER_WITHIN_MS,
    };
    const req = request(options, (res) => {
      const pieces: Buffer[] = [];
      res.on("data", (piece: Buffer) => pieces.push(piece));
      res.on("end", () =>
        resolve({
          ...{ status: res.statusCode ?? 0, headers: res.headers },
          body: Buffer.concat(pieces).toString(),
        }),
      );
      res.on("error", reject);
    });
    req.on("timeout", () => req.destroy(new Error("no answer in time")));
    req.on("error", reject);
    req.end(content ?? undefined);
  });
}
