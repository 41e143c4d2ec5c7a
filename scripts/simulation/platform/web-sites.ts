import type { Crawler } from "#shared/crawler/create-crawler.ts";
import type { Send } from "./memory-tables.ts";
import { readInPlace } from "./read-in-place.ts";

/**
 * The businesses' sites, the same at every look. What the production crawler asks for goes through
 * the scheduler like every request: it may fail, and the worker may die while it waits.
 */
export function webSites(send: Send): Crawler {
  return {
    robot: "AreascoutBot",
    reader: readInPlace,
    turns: { next: async () => {} },
    client: {
      fetch: (address) =>
        send({
          name: "read a site",
          writes: false,
          run: () => answerOf(new URL(address)),
          lost: () => new Error("no connection"),
        }),
      close: async () => {},
    },
    // Its own clock is a real one, which stands still while the simulation runs.
    budgetMs: 3_600_000,
    close: async () => {},
  };
}

function answerOf(url: URL) {
  const name = url.hostname.split(".")[0] ?? "";
  const page = `<title>${name}</title><h1>${name}</h1><p>Call 020 7946 0123</p><a href="mailto:info@${name}.example">Mail</a>`;
  const isThere = url.pathname === "/";
  return {
    url: url.href,
    etag: null,
    lastModified: null,
    status: isThere ? 200 : 404,
    contentType: "text/html",
    body: new TextEncoder().encode(isThere ? page : ""),
    isCut: false,
  };
}
