import type { Crawler } from "#shared/crawler/create-crawler.ts";
import { readInPlace } from "../simulation/platform/read-in-place.ts";
import {
  createSites,
  pageBytes,
  type SampleTown,
  siteTakesMail,
  trapNameOf,
} from "../stand-ins/index.ts";

/**
 * The town's websites without a network: a build must not depend on how fast this machine answers
 * itself. A site with something wrong keeps visitors out or does not answer.
 */
export function townSites(town: SampleTown): Crawler {
  const { describe } = createSites(town.elements);
  const answer = (url: URL): Buffer | null => {
    const facts = describe(url.hostname)?.facts;
    const trap = trapNameOf(url.hostname);
    const isRobots = url.pathname === "/robots.txt";
    if (!facts || (trap !== null && !isRobots)) throw new Error("no answer");
    if (isRobots) {
      const rule = trap?.startsWith("robots") ? "/" : "/private/";
      return Buffer.from(`User-agent: *\nDisallow: ${rule}\n`);
    }
    return pageBytes(facts, url.pathname);
  };
  return {
    robot: "AreascoutBot",
    reader: readInPlace,
    turns: { next: async () => {} },
    mail: async (domain) => (describe(domain) ? siteTakesMail(domain) : null),
    client: {
      async fetch(address) {
        const url = new URL(address);
        const found = answer(url);
        return {
          url: url.href,
          status: found ? 200 : 404,
          contentType: url.pathname === "/robots.txt" ? "text/plain" : "text/html",
          body: found ?? Buffer.alloc(0),
          etag: null,
          lastModified: null,
          isCut: false,
        };
      },
      close: async () => {},
    },
    // Nothing here waits: only a machine that is busy with other things would use it up.
    budgetMs: 600_000,
    processorMs: 600_000,
    close: async () => {},
  };
}
