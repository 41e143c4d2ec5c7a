import { decodePage } from "#domain/enrichment/decode-page.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import { limits } from "#domain/limits.ts";
import { fileProves, metaProves, optOutProofUrl } from "#domain/suppressions.ts";
import type { Crawler } from "./create-crawler.ts";

export type OptOutProof = "file" | "meta" | null;

/**
 * Whether whoever asked for a domain to be left out controls it: its well-known file or its home page
 * carries the code of the request. Reads through the guard, like every page.
 */
export async function proveOptOut(
  domain: string,
  code: string,
  { client, turns }: Pick<Crawler, "client" | "turns">,
  addressOf: (domain: string) => string = (name) => `https://${name}/`,
): Promise<OptOutProof> {
  const signal = AbortSignal.timeout(limits.siteBudgetMs);
  const read = async (url: string, accepts: RegExp): Promise<string> => {
    const answer = await client.fetch(url, {
      signal,
      maxBytes: limits.robotsMaxBytes,
      accepts,
      beforeRequest: (host) => turns.next(host, signal),
    });
    return answer.status === 200 ? decodePage(answer.body, answer.contentType) : "";
  };
  const home = addressOf(domain);
  const file = new URL(new URL(optOutProofUrl(domain)).pathname, home).href;
  if (fileProves(await read(file, /^text\/plain/i).catch(() => ""), code)) return "file";
  const html = await read(home, /^text\/html/i).catch(() => "");
  return metaProves(readPage({ url: home, ref: home, html }).meta, code) ? "meta" : null;
}
