import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface LoopbackSites {
  port: number;
  /** The address of a site's page: every name under `.localhost` is a site of its own. */
  address(name: string, path?: string): string;
  requests: { host: string; path: string; userAgent: string; at: number }[];
  close(): Promise<void>;
}

/** Many sites on one port of this machine, told apart by their names. */
export async function serveLoopbackSites(
  handlerOf: (name: string) => SiteHandler | undefined,
): Promise<LoopbackSites> {
  const requests: LoopbackSites["requests"] = [];
  const server: Server = createServer({ keepAliveTimeout: 1_000 }, (request, response) => {
    const host = (request.headers.host ?? "").replace(/:\d+$/, "");
    const path = request.url ?? "/";
    const userAgent = request.headers["user-agent"] ?? "";
    requests.push({ host, path, userAgent, at: performance.now() });
    const handler = handlerOf(host.replace(/\.localhost$/, ""));
    if (handler) handler(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: (name, path = "/") => `http://${name}.localhost:${port}${path}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A site of whole pages; a path that is not listed is not there. */
export const siteOf =
  (pages: Record<string, string>, latencyMs = 0): SiteHandler =>
  (request, response) => {
    const page = pages[(request.url ?? "/").split("?")[0] ?? "/"];
    const answer = (): void => {
      if (page === undefined) response.writeHead(404, { "content-type": "text/html" }).end("no");
      else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
    };
    if (latencyMs > 0) setTimeout(answer, latencyMs);
    else answer();
  };
