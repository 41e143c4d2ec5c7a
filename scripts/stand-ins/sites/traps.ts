import type { IncomingMessage, ServerResponse } from "node:http";
import type { BusinessFacts } from "./business-facts.ts";
import { drawFor } from "./draw.ts";

/** Something wrong with a site; false = this request is answered as on any other. */
export type Trap = (req: IncomingMessage, res: ServerResponse, facts: BusinessFacts) => boolean;

const html = { "content-type": "text/html" };
const isRobots = ({ url }: IncomingMessage): boolean => url === "/robots.txt";

const redirected =
  (target: (path: string, host: string) => string | null): Trap =>
  (req, res, { host }) => {
    const to = isRobots(req) ? null : target(req.url ?? "/", host);
    if (to === null) return false;
    res.writeHead(302, { location: to }).end();
    return true;
  };

const answered =
  (answer: (res: ServerResponse) => void): Trap =>
  (req, res) => {
    if (isRobots(req)) return false;
    answer(res);
    return true;
  };

/** Writes for as long as somebody reads. */
function endless(res: ServerResponse): void {
  res.writeHead(200, html);
  const chunk = Buffer.from("<p>more and more of the same</p>".repeat(1_000));
  const more = (): void => {
    while (!res.destroyed && res.write(chunk));
  };
  res.on("drain", more);
  more();
}

/** A few bytes at a time, as long as nobody hangs up. */
function dripping(res: ServerResponse): void {
  res.writeHead(200, html).write("<title>Slow</title>");
  const drip = setInterval(() => res.write("<p>."), 200);
  drip.unref();
  res.on("close", () => clearInterval(drip));
}

/** Each by its name, so that a test can ask for one. */
export const traps = {
  robots(req, res) {
    if (isRobots(req))
      res.writeHead(200, { "content-type": "text/plain" }).end("User-agent: *\nDisallow: /\n");
    return isRobots(req);
  },
  "robots for us alone"(req, res) {
    if (isRobots(req))
      res
        .writeHead(200, { "content-type": "text/plain" })
        .end("User-agent: AreascoutBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n");
    return isRobots(req);
  },
  "robots with an error"(req, res) {
    if (isRobots(req)) res.writeHead(503, html).end();
    return isRobots(req);
  },
  "redirects that end"(req, res) {
    const next = { "/": "/start", "/start": "/welcome", "/welcome": "/home" }[req.url ?? ""];
    if (next) res.writeHead(302, { location: next }).end();
    else if (req.url === "/home") req.url = "/";
    return next !== undefined;
  },
  "redirects without end": redirected((path) => `${path}x`),
  "redirect to this machine": redirected(() => "http://127.0.0.1:22/"),
  "redirect to the private network": redirected(() => "http://10.0.0.1/admin"),
  "redirect to the platform's metadata": redirected(
    () => "http://169.254.169.254/latest/meta-data/",
  ),
  broken: (_, res) => {
    res.destroy();
    return true;
  },
  "an error": answered((res) => void res.writeHead(500, html).end("Internal Server Error")),
  gone: answered((res) => void res.writeHead(410, html).end("Gone")),
  "no page": answered(
    (res) => void res.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.4"),
  ),
  parked: answered((res) => void res.writeHead(200, html).end("<h1>This domain is for sale</h1>")),
  "scripts alone": answered(
    (res) =>
      void res
        .writeHead(200, html)
        .end(
          `<!doctype html><html lang="en"><head><title>Loading…</title></head><body><div id="root"></div><noscript>Please enable JavaScript.</noscript><script src="/assets/app.js"></script></body></html>`,
        ),
  ),
  endless: answered(endless),
  dripping: answered(dripping),
  silent: () => true,
} as const satisfies Record<string, Trap>;

/** Out of a hundred sites; the rest answers as it should. */
const shares: readonly (readonly [keyof typeof traps, number])[] = [
  ["robots", 3],
  ["robots for us alone", 1],
  ["robots with an error", 1],
  ["redirects that end", 2],
  ["redirects without end", 1],
  ["redirect to this machine", 1],
  ["redirect to the private network", 1],
  ["redirect to the platform's metadata", 2],
  ["broken", 1],
  ["an error", 1],
  ["gone", 1],
  ["no page", 1],
  ["parked", 2],
  ["endless", 1],
  ["dripping", 1],
  ["silent", 1],
  ["scripts alone", 2],
];

export function trapNameOf(host: string): keyof typeof traps | null {
  let left = drawFor(host).number("trap", 100);
  for (const [name, share] of shares) {
    if (left < share) return name;
    left -= share;
  }
  return null;
}

export function trapOf(host: string): Trap | null {
  const name = trapNameOf(host);
  return name === null ? null : traps[name];
}
