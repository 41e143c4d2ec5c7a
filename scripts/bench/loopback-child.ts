import { type SiteHandler, serveLoopbackSites, siteOf } from "./loopback-sites.ts";

// Serves the sites of the crawl bench in a process of their own, so that memory is the crawler's alone.
const latencyMs = 200;
const link = (path: string): string => `<a href="/${path}">${path}</a>`;

const endless: SiteHandler = (request, response) => {
  if (request.url === "/robots.txt") {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { "content-type": "text/html" });
  const chunk = Buffer.from("<p>more and more of the same</p>".repeat(2_000));
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more);
  more();
};

/** Of twenty sites one hangs, one breaks and one never ends. */
function handlerOf(name: string): SiteHandler {
  const kind = Number(name.slice(4)) % 20;
  if (kind === 3) return () => {};
  if (kind === 7) return (_, response) => response.destroy();
  if (kind === 11) return endless;
  const home = `<title>${name}</title><h1>${name}</h1><p>Phone: (212) 555-0123</p>${link("contact")}${link("about")}`;
  const contact = `<h1>Contact</h1><a href="mailto:info@${name}.com">write</a>`;
  return siteOf({ "/": home, "/contact": contact, "/about": "<p>About us</p>" }, latencyMs);
}

const sites = await serveLoopbackSites(handlerOf);
process.send?.({ port: sites.port });
process.on("disconnect", () => process.exit(0));
