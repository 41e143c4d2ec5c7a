import { choosePages } from "#domain/enrichment/choose-pages.ts";
import { decodePage } from "#domain/enrichment/decode-page.ts";
import type { Page } from "#domain/enrichment/page.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import type { SiteStatus } from "#domain/enrichment/site-result.ts";
import { limits } from "#domain/limits.ts";
import { BlockedAddress } from "./address-guard.ts";
import { type Answer, type GuardedFetch, TooManyRedirects } from "./guarded-fetch.ts";
import type { HostTurns } from "./host-turns.ts";
import { type RobotRules, readRobots } from "./robots.ts";

export interface SiteCrawl {
  status: SiteStatus;
  /** Why, in a few words, unless it answered. */
  note: string;
  pages: Page[];
}

export interface CrawlerDeps {
  client: GuardedFetch;
  turns: HostTurns;
  /** The name robots.txt files know us by. */
  robot: string;
  budgetMs?: number;
}

const isHtml = /^\s*(text\/html|application\/xhtml\+xml)/i;

/** Reads a site as a polite visitor: robots.txt, the home page, then the pages that say most. */
export async function crawlSite(address: string, deps: CrawlerDeps): Promise<SiteCrawl> {
  const pages: Page[] = [];
  try {
    const visit = new Visit(deps);
    const home = await visit.home(address).catch((error) => {
      // Many an old site has no certificate, or a wrong one, and answers in plain HTTP.
      if (!isTlsFailure(error) || !address.startsWith("https:")) throw error;
      return visit.home(address.replace("https:", "http:"));
    });
    if (home === null) return { status: "refused", note: "robots.txt forbids it", pages };
    pages.push(home);
    await visit.further(home, pages);
    return { status: "answered", note: "", pages };
  } catch (error) {
    if (pages.length > 0) return { status: "answered", note: "", pages };
    if (error instanceof BlockedAddress) return { status: "blocked", note: error.message, pages };
    return { status: "dead", note: noteOf(error), pages };
  }
}

const isTlsFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /CERT|TLS|SSL|ECONNREFUSED|ERR_SSL|SELF_SIGNED|ALTNAME|EPROTO/i.test(
    `${"code" in error ? error.code : ""} ${error.message}`,
  );

class Visit {
  private readonly deps: CrawlerDeps;
  private readonly signal: AbortSignal;
  private readonly rules = new Map<string, RobotRules>();

  constructor(deps: CrawlerDeps) {
    this.deps = deps;
    this.signal = AbortSignal.timeout(deps.budgetMs ?? limits.siteBudgetMs);
  }

  /** `null` when robots.txt keeps us out. */
  async home(address: string): Promise<Page | null> {
    const answer = await this.read(address);
    if (answer === null) return null;
    const page = this.page(answer);
    const moved = movedTo(page, answer.url);
    if (moved === null) return page;
    const next = await this.read(moved);
    return next === null ? null : this.page(next);
  }

  async further(home: Page, pages: Page[]): Promise<void> {
    const urls = choosePages(home, home.ref, limits.sitePagesMax - 1);
    for (const url of urls) {
      if (this.signal.aborted) return;
      // A page that fails takes nothing from those that were read.
      const answer = await this.read(url).catch(() => null);
      const isNew = answer !== null && !pages.some(({ ref }) => ref === answer.url);
      if (isNew && answer.status < 400) pages.push(this.page(answer));
    }
  }

  /** The answer of a page we may read; `null` for one we may not. */
  private async read(address: string): Promise<Answer | null> {
    if (!URL.canParse(address)) throw new BlockedAddress(address.slice(0, 100), "no web address");
    const url = new URL(address);
    if (!(await this.allowed(url.href))) return null;
    const answer = await this.deps.client.fetch(url.href, {
      signal: this.signal,
      maxBytes: limits.pageFetchMaxBytes,
      accepts: isHtml,
      beforeRequest: (host) => this.deps.turns.next(host, this.signal),
    });
    // A redirect may lead to a host with rules of its own.
    if (new URL(answer.url).origin !== url.origin && !(await this.allowed(answer.url))) return null;
    if (answer.status >= 400) throw new Error(`it answered with status ${answer.status}`);
    if (answer.body.length === 0)
      throw new Error(`no page: ${answer.contentType ?? "an empty answer"}`);
    return answer;
  }

  private async allowed(address: string): Promise<boolean> {
    const { origin } = new URL(address);
    const known = this.rules.get(origin);
    const rules =
      known ??
      (await readRobots(origin, this.deps.robot, this.deps.client, this.signal, (host) =>
        this.deps.turns.next(host, this.signal),
      ));
    this.rules.set(origin, rules);
    return rules.allows(address);
  }

  private page({ url, body, contentType, isCut }: Answer): Page {
    // What does not end is no page that somebody wrote: its beginning says what there is to say.
    const bytes = isCut ? body.subarray(0, limits.endlessPageBytes) : body;
    return readPage({ url, ref: url, html: decodePage(bytes, contentType) });
  }
}

/** `<meta http-equiv="refresh" content="0; url=/start">` // => the address, made absolute */
function movedTo(page: Page, base: string): string | null {
  const refresh = page.meta.get("refresh");
  const target = /^\s*[0-5]?\s*;\s*url\s*=\s*['"]?([^'"]+)/i.exec(refresh ?? "")?.[1]?.trim();
  const frame =
    page.lines.length < 3 ? page.links.find(({ path }) => path === "frame")?.href : undefined;
  const next = target ?? frame;
  if (next === undefined || !URL.canParse(next, base)) return null;
  const url = new URL(next, base).href;
  return url === base ? null : url;
}

function noteOf(error: unknown): string {
  if (error instanceof TooManyRedirects) return "too many redirects";
  if (error instanceof Error && /abort|timeout/i.test(error.name + error.message))
    return "no answer in time";
  return error instanceof Error ? error.message.slice(0, 200) : "it could not be read";
}
