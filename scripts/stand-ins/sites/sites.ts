import type { IncomingMessage, ServerResponse } from "node:http";
import { type Handler, objectIn, type Reading, send, textReader } from "../http.ts";
import { type BusinessFacts, factsOf } from "./business-facts.ts";
import { pageBytes } from "./site-pages.ts";
import { siteFile } from "./sitemap-files.ts";
import { type Trap, trapOf } from "./traps.ts";

/** Every site of the sample town ends so: no such name can exist outside. */
export const siteSuffix = "-ellory.example";

export interface Sites {
  /** Takes what is asked under the name of a site; false = not ours. */
  handle: (req: IncomingMessage, res: ServerResponse) => boolean;
  isAsked: (req: IncomingMessage) => boolean;
  /**
   * `POST /stand-ins/sites/files {host, path, text}`: the owner puts a file on the site.
   * `POST /stand-ins/sites/hold`: pages are answered only after `DELETE` of it.
   */
  knobs: Handler;
  hosts: readonly string[];
  /** What a site's owner would say is right, and what is wrong with the site. */
  describe: (host: string) => { facts: BusinessFacts; trap: Trap | null } | null;
}

/** The sites that the town's businesses name, told apart by the name they are asked under. */
export function createSites(
  businesses: readonly { tags: Record<string, string> }[],
  reading: Reading = {},
): Sites {
  const readText = textReader(reading);
  const tagsByHost = new Map<string, Record<string, string>>();
  for (const { tags } of businesses) {
    const address = tags.website ?? tags["contact:website"] ?? "";
    const host = URL.canParse(address) ? new URL(address).hostname : "";
    if (host.endsWith(siteSuffix) && !tagsByHost.has(host)) tagsByHost.set(host, tags);
  }
  const describe: Sites["describe"] = (host) => {
    const tags = tagsByHost.get(host);
    return tags ? { facts: factsOf(host, tags), trap: trapOf(host) } : null;
  };
  const placed = new Map<string, string>();
  const gate = createGate();
  return {
    async knobs(req, res, { pathname }) {
      if (pathname.endsWith("/hold")) {
        if (req.method === "DELETE") gate.open();
        else gate.close();
        send(res, 204, {});
        return;
      }
      place(objectIn(await readText(req, res)), res, placed);
    },
    hosts: [...tagsByHost.keys()],
    describe,
    isAsked: (req) => hostOf(req).endsWith(siteSuffix),
    handle(req, res) {
      const host = hostOf(req);
      if (!host.endsWith(siteSuffix)) return false;
      const file = placed.get(`${host}${req.url}`);
      if (file !== undefined) {
        res.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end(file);
        return true;
      }
      const site = describe(host);
      if (!site) res.writeHead(404, html).end("No such site.");
      else if (!site.trap?.(req, res, site.facts)) {
        const answer = (): void => serve(req, res, site.facts);
        if (req.url === "/robots.txt") answer();
        else gate.pass(answer);
      }
      return true;
    },
  };
}

/** What is to pass waits in front of it while it is closed. */
function createGate() {
  let waiting: (() => void)[] | null = null;
  return {
    close() {
      waiting ??= [];
    },
    open() {
      const passing = waiting ?? [];
      waiting = null;
      for (const pass of passing) pass();
    },
    pass(run: () => void) {
      if (waiting) waiting.push(run);
      else run();
    },
  };
}

const hostOf = (req: IncomingMessage): string =>
  (req.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();

function place(
  { host = "", path = "", text = "" }: Record<string, unknown>,
  res: ServerResponse,
  placed: Map<string, string>,
): void {
  const isSite = String(host).endsWith(siteSuffix);
  if (isSite) placed.set(`${host}${path}`, String(text));
  send(res, isSite ? 204 : 404, {}, isSite ? "" : "No such site.\n");
}

const html = { "content-type": "text/html; charset=utf-8" };

function serve(req: IncomingMessage, res: ServerResponse, facts: BusinessFacts): void {
  const path = (req.url ?? "/").split("?")[0] ?? "/";
  const file = siteFile(facts, path, `http://${req.headers.host}`);
  const bytes = pageBytes(facts, path);
  if (file !== null) {
    res.writeHead(200, { "content-type": file.contentType }).end(file.body);
  } else if (bytes === null) {
    res.writeHead(404, html).end("Not found.");
  } else {
    // The server says nothing of the charset: the page does.
    res.writeHead(200, { "content-type": "text/html" }).end(bytes);
  }
}
