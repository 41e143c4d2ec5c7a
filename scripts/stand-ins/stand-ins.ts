import type { IncomingMessage, ServerResponse } from "node:http";
import { readDump } from "./dump.ts";
import { send } from "./http.ts";
import { createOverpass } from "./overpass/overpass.ts";
import { sampleTown } from "./sample-town/sample-town.ts";

export interface StandInOptions {
  /** Overpass-JSON file to answer from, instead of the sample town. */
  dumpFile?: string;
  queueWaitMs?: number;
}

export interface StandIns {
  /** Takes `/stand-ins/*`; false = not ours. */
  handle: (req: IncomingMessage, res: ServerResponse) => boolean;
  bounds: { north: number; south: number; east: number; west: number };
  close: () => void;
}

/** Local replacements of the map services, over the sample town or over a dump. */
export function createStandIns({ dumpFile, queueWaitMs = 300 }: StandInOptions): StandIns {
  const data = dumpFile ? readDump(dumpFile) : sampleTown();
  const overpass = createOverpass({ ...data, queueWaitMs });
  return {
    handle(req, res) {
      const url = new URL(req.url ?? "/", "http://localhost");
      if (!url.pathname.startsWith("/stand-ins/")) return false;
      if (url.pathname.startsWith("/stand-ins/overpass/")) overpass.handle(req, res, url);
      else send(res, 404, { "content-type": "text/plain" }, "404 Not Found\n");
      return true;
    },
    bounds: data.bounds,
    close: overpass.close,
  };
}
