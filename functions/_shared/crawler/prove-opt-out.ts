import { decodePage } from "#domain/enrichment/decode-page.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { fileProves, metaProves, optOutProofUrl } from "#domain/opt-out/suppressions.ts";
import type { Crawler } from "./create-crawler.ts";
import type { Answer } from "./guarded-fetch.ts";
import { UnreadableSite } from "./read-thread.ts";
import { SiteBudget } from "./site-budget.ts";

export type OptOutProof = "file" | "meta" | null;

/**
 * Whether the requester controls the domain: its well-known file or its home page carries the
 * request's code. Reads through the guard, like every page.
 */
export async function proveOptOut(
  domain: string,
  code: string,
  { client, turns, reader }: Pick<Crawler, "client" | "turns" | "reader">,
  addressOf: (domain: string) => string = (name) => `https://${name}/`,
): Promise<OptOutProof> {
  const budget = new SiteBudget({
    totalMs: crawlLimits.siteBudgetMs,
    processorMs: crawlLimits.siteProcessorMs,
  });
  const { signal } = budget;
  const read = async (url: string, accepts: RegExp): Promise<Answer | null> => {
    const answer = await client.fetch(url, {
      signal,
      maxBytes: crawlLimits.robotsMaxBytes,
      accepts,
      beforeRequest: (host) => turns.next(host, signal),
    });
    return answer.status === 200 ? answer : null;
  };
  const home = addressOf(domain);
  const file = new URL(new URL(optOutProofUrl(domain)).pathname, home).href;
  try {
    const told = await read(file, /^text\/plain/i).catch(() => null);
    if (told && fileProves(decodePage(told.body, told.contentType), code)) return "file";
    const answer = await read(home, /^text\/html/i).catch(() => null);
    const bytes = answer && { url: home, body: answer.body, contentType: answer.contentType };
    const page = bytes && (await reader.run("page", bytes, budget).catch(unreadable));
    return page && metaProves(page.meta, code) ? "meta" : null;
  } finally {
    budget.end();
  }
}

/** A page that can't be read proves nothing. */
function unreadable(error: unknown): null {
  if (error instanceof UnreadableSite) return null;
  throw error;
}
