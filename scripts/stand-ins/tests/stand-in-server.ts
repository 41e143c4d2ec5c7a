import { type StandInOptions, startStandIns } from "../index.ts";

export interface StandInServer {
  origin: string;
  get: (path: string, init?: RequestInit) => Promise<Response>;
  query: (text: string) => Promise<Response>;
  fault: (fault: object) => Promise<Response>;
  close: () => Promise<void>;
}

/** The stand-ins behind a real HTTP server on a free port. */
export async function serveStandIns(options: StandInOptions = {}): Promise<StandInServer> {
  const { origin, close } = await startStandIns(0, options);
  const overpass = `${origin}/stand-ins/overpass`;
  return {
    origin,
    get: (path, init) => fetch(`${origin}${path}`, init),
    query: (text) =>
      fetch(`${overpass}/api/interpreter`, {
        method: "POST",
        body: new URLSearchParams({ data: text }),
      }),
    fault: (fault) => fetch(`${overpass}/faults`, { method: "POST", body: JSON.stringify(fault) }),
    close,
  };
}
