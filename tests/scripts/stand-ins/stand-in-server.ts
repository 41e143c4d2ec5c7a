import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { keepAnswering } from "../../../scripts/local-appwrite/keep-answering.ts";
import { createStandIns, type StandInOptions } from "../../../scripts/stand-ins/stand-ins.ts";

export interface StandInServer {
  origin: string;
  get: (path: string) => Promise<Response>;
  query: (text: string) => Promise<Response>;
  fault: (fault: object) => Promise<Response>;
  close: () => Promise<void>;
}

/** The stand-ins behind a real HTTP server on a free port. */
export async function serveStandIns(options: StandInOptions = {}): Promise<StandInServer> {
  const standIns = createStandIns(options);
  const server = createServer(
    keepAnswering(async (req, res) => {
      if (standIns.isAsked(req)) await standIns.handle(req, res);
      else res.writeHead(418).end();
    }),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const overpass = `${origin}/stand-ins/overpass`;
  return {
    origin,
    get: (path) => fetch(`${origin}${path}`),
    query: (text) =>
      fetch(`${overpass}/api/interpreter`, {
        method: "POST",
        body: new URLSearchParams({ data: text }),
      }),
    fault: (fault) => fetch(`${overpass}/faults`, { method: "POST", body: JSON.stringify(fault) }),
    close() {
      standIns.close();
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
