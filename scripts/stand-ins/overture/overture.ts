import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Handler, objectIn, type Reading, send, sendJson, textReader } from "../http.ts";
import type { MapElement } from "../map-element.ts";
import { placesFile } from "./places-file.ts";
import { type PlacesRelease, stacDocuments } from "./stac.ts";
import { type TownPlaces, townPlaces } from "./town-places.ts";

interface OvertureStandInOptions extends Reading {
  /** Of the map; its businesses are what the town's own releases are made from. */
  elements: readonly MapElement[];
  /** Served instead of the town's. */
  releases?: readonly PlacesRelease[] | undefined;
}

interface Sent {
  path: string;
  range: string | null;
  status: number;
  bytes: number;
}

const faultKinds = ["slow", "missing", "forbidden", "truncated", "corrupt", "down"] as const;
interface Fault {
  kind: (typeof faultKinds)[number];
  /** Only paths containing this text. */
  match: string;
  times: number;
}

interface State {
  town: TownPlaces;
  releases: readonly PlacesRelease[];
  schema: string;
  index: string | null;
  faults: Fault[];
  sent: Sent[];
}

const base = "/stand-ins/overture";
/** Small enough that a row group of the town has several pages. */
const townFiles = { rowsPerGroup: 24, pageBytes: 96 };

/**
 * Stand-in for Overture's catalogue and bucket; answers below `/stand-ins/overture`. Of the
 * town's releases `.0` has no page indexes, and `.1` has.
 */
export function createOverture(options: OvertureStandInOptions): Handler {
  const readText = textReader(options);
  let state: State | null = null;
  return async (req, res, url) => {
    state ??= begin(options);
    const path = url.pathname.slice(base.length);
    if (
      /^\/(faults|settings|index\.json)$/.test(path) &&
      /^(PUT|POST|DELETE)$/.test(req.method ?? "")
    ) {
      const text = req.method === "DELETE" ? "" : await readText(req, res);
      change(state, path, text);
      return send(res, 204, {});
    }
    if (path === "/log") {
      const { sent } = state;
      if (req.method === "DELETE") state.sent = [];
      return sendJson(res, 200, sent);
    }
    if (path === "/truth.json") return sendJson(res, 200, state.town.truth);
    return serve(state, path, req, res);
  };
}

function begin({ elements, releases }: OvertureStandInOptions): State {
  const town = townPlaces(releases ? [] : elements);
  const day = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  return {
    town,
    releases:
      releases ??
      [false, true].map((hasPageIndex, at) => ({
        release: `${day}.${at}`,
        files: [townFile(`${day}.${at}`, town, hasPageIndex)],
      })),
    schema: "2.0.0",
    index: null,
    faults: [],
    sent: [],
  };
}

/** Made at the first question: most runs read one of the two. */
function townFile(release: string, { rows }: TownPlaces, hasPageIndex: boolean) {
  let made: Uint8Array | undefined;
  return {
    path: `/release/${release}/theme=places/type=place/part-00000-c000.zstd.parquet`,
    get bytes(): Uint8Array {
      made ??= placesFile(rows, { ...townFiles, hasPageIndex });
      return made;
    },
  };
}

/** `POST /faults {kind, match?, times?}`, `PUT /settings {schema}`, `PUT /index.json`; DELETE clears. */
function change(state: State, path: string, text: string): void {
  if (path === "/index.json") state.index = text || null;
  else if (path === "/settings") state.schema = String(objectIn(text).schema ?? "2.0.0");
  else if (text === "") state.faults = [];
  else {
    const { kind, match = "", times = Number.POSITIVE_INFINITY } = objectIn(text);
    const known = faultKinds.find((one) => one === kind);
    if (!known) throw new SyntaxError(`"kind" is one of ${faultKinds.join(", ")}.`);
    state.faults.push({ kind: known, match: String(match), times: Number(times) });
  }
}

function serve(state: State, path: string, req: IncomingMessage, res: ServerResponse): void {
  const bytes = bytesAt(state, path);
  const fault = meet(state, path);
  const range = req.headers.range ?? null;
  const note = (status: number, sent: number): void => {
    state.sent.push({ path, range, status, bytes: sent });
  };
  const refuse = (status: number, code: string): void => {
    note(status, 0);
    send(res, status, { "content-type": "text/plain" }, `${code}\n`);
  };
  if (bytes === null || fault === "missing") {
    refuse(404, "NoSuchKey");
    return;
  }
  if (fault === "forbidden") {
    refuse(403, "AccessDenied");
    return;
  }
  if (fault === "down") {
    refuse(503, "SlowDown");
    return;
  }
  // Never answered: the client gives up first.
  if (fault === "slow") {
    note(0, 0);
    return;
  }
  const etag = etagOf(bytes);
  const wanted = req.headers["if-match"];
  if (wanted !== undefined && wanted !== etag) {
    refuse(412, "PreconditionFailed");
    return;
  }
  const [start, end] = rangeOf(range, bytes.length);
  if (start >= end) {
    refuse(416, "InvalidRange");
    return;
  }
  const isHead = req.method === "HEAD";
  const part = bytes.subarray(start, end);
  const sent = fault === "truncated" ? part.subarray(0, part.length / 2) : part;
  const status = range === null ? 200 : 206;
  note(status, isHead ? 0 : sent.length);
  res.writeHead(status, {
    "accept-ranges": "bytes",
    "content-length": String(part.length),
    etag,
    ...(range === null ? {} : { "content-range": `bytes ${start}-${end - 1}/${bytes.length}` }),
  });
  if (isHead) res.end();
  else if (fault === "truncated") res.write(sent, () => res.destroy());
  else res.end(fault === "corrupt" ? damaged(part) : part);
}

const etags = new WeakMap<Uint8Array, string>();
function etagOf(bytes: Uint8Array): string {
  const known = etags.get(bytes) ?? `"${createHash("md5").update(bytes).digest("hex")}"`;
  etags.set(bytes, known);
  return known;
}

function bytesAt({ releases, schema, index }: State, path: string): Uint8Array | null {
  if (path === "/index.json") return index === null ? null : Buffer.from(index);
  const file = releases.flatMap(({ files }) => files).find((one) => one.path === path);
  if (file) return file.bytes;
  const document = stacDocuments(releases, { schema }).get(path);
  return document ? Buffer.from(JSON.stringify(document)) : null;
}

function meet(state: State, path: string): Fault["kind"] | null {
  const fault = state.faults.find(({ match, times }) => times > 0 && path.includes(match));
  if (fault) fault.times -= 1;
  return fault?.kind ?? null;
}

/** `bytes=0-99` and `bytes=-8` // => start and end, the end exclusive */
function rangeOf(range: string | null, size: number): [number, number] {
  const [, from = "", to = ""] = range?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === "" && to === "") return [0, size];
  if (from === "") return [Math.max(0, size - Number(to)), size];
  return [Number(from), to === "" ? size : Math.min(size, Number(to) + 1)];
}

/** Every seventh byte is another. */
const damaged = (bytes: Uint8Array): Uint8Array =>
  bytes.map((byte, at) => (at % 7 === 3 ? byte ^ 0x5a : byte));
