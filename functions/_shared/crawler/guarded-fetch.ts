import { isIP, type LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Agent, buildConnector, type Dispatcher, request } from "undici";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { type AddressGuard, BlockedAddress } from "./address-guard.ts";

export interface Answer {
  /** Where the answer came from, after redirects. */
  url: string;
  status: number;
  contentType: string | null;
  /** The server's own marks of this version of the page. */
  etag: string | null;
  lastModified: string | null;
  body: Uint8Array;
  /** Whether the body was longer than the cap. */
  isCut: boolean;
}

export interface FetchOptions {
  signal: AbortSignal;
  maxBytes: number;
  /** The kinds of body that are read; of others only the head is looked at. */
  accepts: RegExp;
  /** Called before each request: waits for the host's turn. */
  beforeRequest?: (host: string) => Promise<void>;
  /** The marks of a version read before: if it is still that one the answer is a 304 without a body. */
  known?: { etag: string | null; lastModified: string | null };
}

export interface GuardedFetch {
  fetch(url: string, options: FetchOptions): Promise<Answer>;
  close(): Promise<void>;
}

export class TooManyRedirects extends Error {}

/** An agent remembers every host it asked: after so many requests a new one takes over. */
const requestsPerAgent = 40;

/** A client for untrusted addresses: every address is checked, before each redirect again. */
export function createGuardedFetch(guard: AddressGuard, userAgent: string): GuardedFetch {
  let agent = agentFor(guard);
  let asked = 0;
  const retired = new Set<Agent>();
  const current = (): Agent => {
    if (++asked <= requestsPerAgent) return agent;
    const old = agent;
    agent = agentFor(guard);
    asked = 1;
    retired.add(old);
    void old.close().finally(() => retired.delete(old));
    return agent;
  };
  return {
    fetch: (url, options) => follow(url, options, guard, current, userAgent),
    close: async () => {
      await Promise.all([agent, ...retired].map((each) => each.destroy()));
    },
  };
}

const agentFor = (guard: AddressGuard): Agent =>
  new Agent({
    connections: 1,
    pipelining: 1,
    keepAliveTimeout: 2_000,
    headersTimeout: crawlLimits.siteBudgetMs,
    bodyTimeout: crawlLimits.siteBudgetMs,
    maxHeaderSize: 32_768,
    connect: guardedConnector(guard),
  });

/** A site of the sample town is served without a certificate, on one port of this machine. */
function guardedConnector(guard: AddressGuard): buildConnector.connector {
  const connect = buildConnector({
    timeout: crawlLimits.siteBudgetMs,
    lookup: guardedLookup(guard),
  });
  return (options, callback) => {
    const port = guard.localPort(options.hostname);
    if (port === null && isIP(bareHost(options.hostname)) !== 0) {
      // No look-up is made for a literal address: it is checked here as names are there.
      guard.resolve(options.hostname).then(
        () => connect(options, callback),
        (error: Error) => callback(error, null),
      );
      return;
    }
    const local = { ...options, protocol: "http:", hostname: "127.0.0.1", port: String(port) };
    connect(port === null ? options : local, callback);
  };
}

const bareHost = (host: string): string => host.replace(/^\[|\]$/g, "");

/** Names become the checked addresses; the connection is made to one of these and no other. */
const guardedLookup =
  (guard: AddressGuard): LookupFunction =>
  (host, { all }, callback) => {
    guard.resolve(host).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        if (all) callback(null, found);
        else callback(null, found[0]?.address ?? "", found[0]?.family ?? 4);
      },
      (error: Error) => callback(error, []),
    );
  };

async function follow(
  start: string,
  options: FetchOptions,
  guard: AddressGuard,
  agent: () => Agent,
  userAgent: string,
): Promise<Answer> {
  let address = start;
  for (let hops = 0; hops <= crawlLimits.siteRedirectsMax; hops++) {
    const url = checked(address, guard);
    await options.beforeRequest?.(url.host);
    const response = await request(url.href, {
      dispatcher: agent(),
      signal: options.signal,
      headers: {
        "user-agent": userAgent,
        accept: "text/html,application/xhtml+xml;q=0.9,application/xml;q=0.5,text/plain;q=0.5",
        "accept-encoding": "gzip, deflate, br",
        "accept-language": "*",
        ...conditions(options.known),
      },
    });
    const next = redirectOf(response, url);
    if (next === null) return read(response, url, options);
    discard(response);
    address = next;
  }
  throw new TooManyRedirects(`${start}: more than ${crawlLimits.siteRedirectsMax} redirects`);
}

const conditions = (known: FetchOptions["known"]): Record<string, string> => ({
  ...(known?.etag ? { "if-none-match": known.etag } : {}),
  ...(known?.lastModified ? { "if-modified-since": known.lastModified } : {}),
});

function checked(address: string, guard: AddressGuard): URL {
  if (!URL.canParse(address)) throw new BlockedAddress(address.slice(0, 100), "no web address");
  const url = new URL(address);
  const refusal = guard.refusal(url);
  if (refusal !== null) throw new BlockedAddress(url.hostname, refusal);
  url.hash = "";
  return url;
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData, url: URL): string | null {
  const location = headers.location;
  if (statusCode < 300 || statusCode >= 400 || statusCode === 304) return null;
  const target = Array.isArray(location) ? location[0] : location;
  if (target === undefined) return null;
  return URL.canParse(target, url.href) ? new URL(target, url.href).href : target;
}

/** Drop an unread body together with its connection. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.on("error", () => {});
  body.destroy();
}

async function read(
  response: Dispatcher.ResponseData,
  url: URL,
  { maxBytes, accepts, signal }: FetchOptions,
): Promise<Answer> {
  const header = (name: string): string | null => {
    const value = response.headers[name];
    return (Array.isArray(value) ? value[0] : value) ?? null;
  };
  const contentType = header("content-type");
  const head = {
    url: url.href,
    status: response.statusCode,
    contentType,
    etag: header("etag"),
    lastModified: header("last-modified"),
  };
  const decoder = decoderFor(String(response.headers["content-encoding"] ?? ""));
  const isWanted = contentType === null || accepts.test(contentType);
  if (!isWanted || decoder === undefined || response.statusCode >= 400) {
    discard(response);
    return { ...head, body: new Uint8Array(), isCut: false };
  }
  return { ...head, ...(await capped(response.body, decoder, maxBytes, signal)) };
}

type Decoder = ReturnType<typeof createGunzip> | null;

/** One layer of compression; more layers are an attack and are not read at all. */
function decoderFor(encoding: string): Decoder | undefined {
  const name = encoding.trim().toLowerCase();
  if (name === "" || name === "identity") return null;
  if (name === "gzip" || name === "x-gzip") return createGunzip();
  if (name === "deflate") return createInflate();
  return name === "br" ? createBrotliDecompress() : undefined;
}

async function capped(
  body: Readable,
  decoder: Decoder,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Pick<Answer, "body" | "isCut">> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = decoder === null ? body : body.pipe(decoder);
  body.on("error", (error) => decoder?.destroy(error));
  const stop = (): void => {
    stream.destroy(new Error("the time for this site is over"));
  };
  signal.addEventListener("abort", stop, { once: true });
  try {
    for await (const chunk of stream) {
      const room = maxBytes - size;
      chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
      size += Math.min(chunk.length, room);
      if (chunk.length > room) return { body: Buffer.concat(chunks), isCut: true };
    }
    return { body: Buffer.concat(chunks), isCut: false };
  } finally {
    signal.removeEventListener("abort", stop);
    stream.destroy();
    body.destroy();
  }
}
