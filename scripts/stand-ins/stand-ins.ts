import type { IncomingMessage, ServerResponse } from "node:http";
import { type NameServer, startNameServer } from "./dns/dns.ts";
import { type MapDump, readDump } from "./dump.ts";
import { gazetteerOfDump } from "./geocoder/dump-gazetteer.ts";
import { createGeocoder } from "./geocoder/geocoder.ts";
import { gazetteerOfTown } from "./geocoder/town-gazetteer.ts";
import { createGoogle } from "./google/google.ts";
import { type Handler, type Reading, send } from "./http.ts";
import { pointOf } from "./map-element.ts";
import { createModel } from "./model/model.ts";
import { createOverpass } from "./overpass/overpass.ts";
import { createOverture } from "./overture/overture.ts";
import type { PlacesRelease } from "./overture/stac.ts";
import { createPaddle, type PaddleOptions } from "./paddle/paddle.ts";
import { type SampleTown, sampleTown } from "./sample-town/sample-town.ts";
import { mailZone } from "./sites/mail-zone.ts";
import { createSites } from "./sites/sites.ts";
import type { TileMap } from "./tiles/tile-map.ts";
import { createTiles } from "./tiles/tiles.ts";

export interface StandInOptions extends Reading {
  /** Overpass-JSON file to answer from, instead of the sample town. */
  dumpFile?: string;
  /** How long a refused Overpass query waits for its refusal; the real server takes 15 s. */
  queueWaitMs?: number;
  /** Overpass queries answered at once. */
  slots?: number;
  /** Served by Overture's bucket, instead of the places of the town or the dump. */
  placesReleases?: readonly PlacesRelease[];
  /** Left out where the real payment service, or none, is used. */
  paddle?: PaddleOptions;
}

export interface StandIns {
  /** Whether it is `/stand-ins/*` that is asked for, or anything under the name of a site. */
  isAsked: (req: IncomingMessage) => boolean;
  /** Answers all of that; what it throws is not answered yet. */
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  bounds: { north: number; south: number; east: number; west: number };
  /** What the place search knows best: the town's name, or the dump's. */
  place: string;
  /** Called once the stack answers: events of the payment service go on. */
  started: () => void;
  /** Answers for the names of the sites on this UDP port, until it is closed. */
  answerNames: (port: number) => Promise<void>;
  close: () => void;
}

/**
 * Local replacements of the map services, over the sample town or over a dump, of payments and of
 * Google's consent page.
 */
export function createStandIns({
  dumpFile,
  queueWaitMs = 300,
  slots = 2,
  placesReleases,
  paddle: paddleOptions,
  readBody,
}: StandInOptions): StandIns {
  const source = dumpFile ? sourceOfDump(readDump(dumpFile)) : sourceOfTown(sampleTown());
  const { data, gazetteer, map } = source;
  const sites = createSites(data.elements, { readBody });
  const overpass = createOverpass({ ...data, queueWaitMs, slots, readBody });
  const paddle = paddleOptions && createPaddle({ readBody, ...paddleOptions });
  const handlers = new Map<string, Handler>([
    ["overpass", overpass.handle],
    ["overture", createOverture({ elements: data.elements, releases: placesReleases, readBody })],
    ["geocoder", createGeocoder(gazetteer)],
    ["tiles", createTiles(map)],
    ["google", createGoogle({ readBody })],
    ["model", createModel({ readBody })],
    ["sites", sites.knobs],
  ]);
  if (paddle) handlers.set("paddle", paddle.handle);
  let names: NameServer | undefined;
  return {
    isAsked: (req) => sites.isAsked(req) || (req.url ?? "").startsWith("/stand-ins/"),
    async handle(req, res) {
      if (sites.handle(req, res)) return;
      const url = new URL(req.url ?? "/", "http://localhost");
      const [, , name = ""] = url.pathname.split("/");
      const handler = handlers.get(name);
      if (handler) await handler(req, res, url);
      else send(res, 404, { "content-type": "text/plain; charset=utf-8" }, "404 Not Found\n");
    },
    bounds: data.bounds,
    place: gazetteer.places.reduce((best, one) => (one.importance > best.importance ? one : best))
      .name,
    started: () => paddle?.resume(),
    async answerNames(port) {
      names = await startNameServer(mailZone(sites.hosts), port);
    },
    close() {
      names?.close();
      overpass.close();
      paddle?.close();
    },
  };
}

const sourceOfTown = (town: SampleTown) => ({
  data: town,
  gazetteer: gazetteerOfTown(town),
  map: {
    ...town,
    water: [{ name: "", outline: town.river }, town.pond],
    points: [],
  } satisfies TileMap,
});

const sourceOfDump = (dump: MapDump) => ({
  data: dump,
  gazetteer: gazetteerOfDump(dump),
  map: {
    name: "",
    center: pointOf(dump.elements[0] ?? { type: "node", id: 0, lat: 0, lon: 0, tags: {} }),
    coast: [],
    water: [],
    parks: [],
    squares: [],
    quays: [],
    buildings: [],
    streets: [],
    suburbs: [],
    points: dump.elements.map(pointOf),
  } satisfies TileMap,
});
