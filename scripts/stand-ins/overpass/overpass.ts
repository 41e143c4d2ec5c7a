import type { IncomingMessage, ServerResponse } from "node:http";
import { type Handler, type Reading, type ReadText, send, sendJson, textReader } from "../http.ts";
import type { MapElement } from "../map-element.ts";
import { createElementIndex } from "./element-index.ts";
import { createFaults, parseFault } from "./faults.ts";
import { answerQuery, type Surroundings } from "./interpreter.ts";
import { statusTurnedOff } from "./pages.ts";
import { createQueryLog } from "./query-log.ts";
import { createSlots } from "./slots.ts";

export interface OverpassOptions extends Reading {
  elements: MapElement[];
  /** The `timestamp_osm_base` of every answer. */
  osmTimestamp: string;
  /** Queries answered at once; others wait. */
  slots: number;
  /** How long a query waits for a slot before 429, and an impossible one before 504. */
  queueWaitMs: number;
}

interface Served extends Surroundings {
  readText: ReadText;
}

export interface Overpass {
  handle: Handler;
  close: () => void;
}

/** Stand-in for an Overpass API 0.7.62 server; answers below `/stand-ins/overpass`. */
export function createOverpass(options: OverpassOptions): Overpass {
  const { elements, osmTimestamp, slots: limit, queueWaitMs } = options;
  const pauses = createPauses();
  const around: Served = {
    index: createElementIndex(elements),
    osmTimestamp,
    slots: createSlots(limit, queueWaitMs),
    faults: createFaults(),
    log: createQueryLog(),
    queueWaitMs,
    pause: pauses.pause,
    readText: textReader(options),
  };
  return {
    handle: (req, res, url) => answer(around, req, res, url),
    close() {
      pauses.close();
      around.slots.close();
    },
  };
}

async function answer(
  around: Served,
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
): Promise<void> {
  switch (url.pathname.replace("/stand-ins/overpass", "")) {
    case "/api/interpreter":
      return interpreter(around, req, res, url);
    case "/api/status":
      return sendStatus(around, res);
    case "/api/timestamp":
      return send(res, 200, { "content-type": "text/plain" }, `${around.osmTimestamp}\n`);
    case "/faults":
      return changeFaults(around, req, res);
    case "/log":
      if (req.method === "DELETE") around.log.clear();
      return sendJson(res, 200, around.log.entries());
    default:
      return send(res, 404, { "content-type": "text/plain" }, "404 Not Found\n");
  }
}

async function interpreter(
  around: Served,
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
): Promise<void> {
  if (req.method === "OPTIONS") {
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    return send(res, 204, headers);
  }
  const body = req.method === "POST" ? await around.readText(req, res) : "";
  await answerQuery(around, queryIn(body) || (url.searchParams.get("data") ?? ""), res);
}

/** A form's `data` field, or the body itself. */
function queryIn(body: string): string {
  const isForm = /^(?:[\w.]+=[^&\s]*&)*data=/.test(body);
  return isForm ? (new URLSearchParams(body).get("data") ?? "") : body;
}

function sendStatus({ faults, slots, queueWaitMs }: Surroundings, res: ServerResponse): void {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "access-control-allow-origin": "*",
  };
  if (faults.active("down")) {
    send(res, 504, headers, statusTurnedOff);
    return;
  }
  const limited = faults.active("rate-limited");
  const closedForMs = limited ? (limited.delayMs ?? queueWaitMs) : 0;
  send(res, 200, headers, slots.status(closedForMs));
}

async function changeFaults(
  { faults, readText }: Served,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (req.method === "DELETE") {
    faults.clear();
    return send(res, 204, {});
  }
  const fault =
    req.method === "POST" ? parseFault(await readText(req, res)) : "Use POST or DELETE.";
  if (typeof fault === "string") return sendJson(res, 400, { detail: fault });
  faults.add(fault);
  send(res, 204, {});
}

/** Waits that end early when their caller leaves or everything is closed. */
function createPauses(): { pause: Surroundings["pause"]; close: () => void } {
  const endings = new Set<() => void>();
  return {
    pause: (ms, res) =>
      new Promise((resolve) => {
        const end = (isOver: boolean): void => {
          clearTimeout(timer);
          endings.delete(cut);
          res.off("close", cut);
          resolve(isOver);
        };
        const cut = (): void => {
          end(false);
          res.destroy();
        };
        const timer = setTimeout(() => end(true), ms);
        endings.add(cut);
        res.once("close", cut);
      }),
    close() {
      for (const cut of [...endings]) cut();
    },
  };
}
