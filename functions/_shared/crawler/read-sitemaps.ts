import { isOnHost, likeliestFirst, type Sitemap } from "#domain/enrichment/sitemap.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import type { Answer } from "./guarded-fetch.ts";
import { NoReadThread } from "./read-thread.ts";

interface SitemapsDeps {
  origin: string;
  /** The sitemaps that robots.txt names. */
  named: () => Promise<string[]>;
  /** `null` for an address we may not read. */
  ask: (address: string) => Promise<Answer | null>;
  read: (answer: Answer) => Promise<Sitemap>;
}

export interface ReadSitemap {
  address: string;
  answer: Answer;
  sitemap: Sitemap;
}

/**
 * The sitemaps of a site, on its own host only: those of robots.txt, else `/sitemap.xml`, and those
 * these lead to. One that fails, is too long or belongs to another host is left out.
 */
export async function readSitemaps(deps: SitemapsDeps): Promise<ReadSitemap[]> {
  const named = likeliestFirst(await orElse(deps.named(), []), deps.origin);
  const open = named.length > 0 ? named : [`${deps.origin}/sitemap.xml`];
  const asked = new Set<string>();
  const read: ReadSitemap[] = [];
  while (asked.size < crawlLimits.sitemapFilesMax) {
    const address = open.find((each) => !asked.has(each));
    if (address === undefined) break;
    asked.add(address);
    const one = await orElse(readOne(address, deps), null);
    if (one === null) continue;
    read.push(one);
    open.push(...one.sitemap.sitemaps);
  }
  return read;
}

async function readOne(address: string, { origin, ask, read }: SitemapsDeps) {
  const answer = await ask(address);
  const isOurs = answer?.status === 200 && !answer.isCut && isOnHost(answer.url, origin);
  if (!isOurs || answer.body.length === 0) return null;
  return { address, answer, sitemap: await read(answer) };
}

/** A sitemap takes nothing from the pages whose links lead on. */
const orElse = <T>(work: Promise<T>, fallback: T): Promise<T> =>
  work.catch((error: unknown) => {
    if (error instanceof NoReadThread) throw error;
    return fallback;
  });
