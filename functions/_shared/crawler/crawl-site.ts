import type { Page } from "#domain/enrichment/page.ts";
import type { PageMark, SiteStatus } from "#domain/enrichment/site-result.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { BlockedAddress } from "./address-guard.ts";
import { type Answer, type FetchOptions, TooManyRedirects } from "./guarded-fetch.ts";
import { isAsMarked, markOf, sitemapMarkOf } from "./page-marks.ts";
import type { PageBytes, ReadHome } from "./read-jobs.ts";
import { readSitemaps } from "./read-sitemaps.ts";
import { NoReadThread } from "./read-thread.ts";
import { type RobotRules, type RobotsDeps, readRobots } from "./robots.ts";
import { SiteBudget } from "./site-budget.ts";

export interface SiteCrawl {
  status: SiteStatus;
  /** Why, in a few words, unless it answered. */
  note: string;
  pages: Page[];
  /** The versions of the pages read. */
  marks: PageMark[];
  /** Its first page is empty until a browser's programs fill it. */
  isScripted?: true;
}

export interface CrawlerDeps extends RobotsDeps {
  budgetMs?: number;
  processorMs?: number;
}

const isHtml = /^\s*(text\/html|application\/xhtml\+xml)/i;

const ofSitemap = {
  maxBytes: crawlLimits.sitemapMaxBytes,
  accepts: /^\s*((application|text)\/(xml|[\w.-]+\+xml|plain|x-gzip|gzip)|\w+\/octet-stream)/i,
};

/** Reads a site as a polite visitor: robots.txt, the home page, then the pages that say most. */
export async function crawlSite(address: string, deps: CrawlerDeps): Promise<SiteCrawl> {
  await deps.reader.ready();
  const pages: Page[] = [];
  const visit = new Visit(deps);
  const { marks } = visit;
  try {
    const home = await visit.home(address).catch((error) => {
      // Many an old site has no certificate, or a wrong one, and answers in plain HTTP.
      if (!isTlsFailure(error) || !address.startsWith("https:")) throw error;
      return visit.home(address.replace("https:", "http:"));
    });
    if (home === null) return { status: "refused", note: "robots.txt forbids it", pages, marks };
    if (home.state === "parked")
      return { status: "parked", note: "its domain is for sale", pages, marks };
    pages.push(home.page);
    await visit.further(await visit.choose(home), pages);
    const answered = { status: "answered", note: "", pages, marks } as const;
    return home.state === "scripted" ? { ...answered, isScripted: true } : answered;
  } catch (error) {
    if (error instanceof NoReadThread) throw error;
    if (pages.length > 0) return { status: "answered", note: "", pages, marks };
    if (error instanceof BlockedAddress)
      return { status: "blocked", note: error.message, pages, marks };
    return { status: "dead", note: noteOf(error), pages, marks };
  } finally {
    visit.end();
  }
}

/**
 * Whether all pages read of a site are as they were. Mostly told by a few bytes a page; the first
 * that has changed ends it. Any doubt is a no.
 */
export async function isSiteUnchanged(
  marks: readonly PageMark[],
  deps: CrawlerDeps,
): Promise<boolean> {
  await deps.reader.ready();
  const visit = new Visit(deps);
  try {
    for (const mark of marks) if (!(await visit.isUnchanged(mark))) return false;
    return marks.length > 0;
  } catch (error) {
    if (error instanceof NoReadThread) throw error;
    return false;
  } finally {
    visit.end();
  }
}

const isTlsFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /CERT|TLS|SSL|ECONNREFUSED|ERR_SSL|SELF_SIGNED|ALTNAME|EPROTO/i.test(
    `${"code" in error ? error.code : ""} ${error.message}`,
  );

class Visit {
  private readonly deps: CrawlerDeps;
  private readonly budget: SiteBudget;
  private readonly rules = new Map<string, RobotRules>();
  readonly marks: PageMark[] = [];

  constructor(deps: CrawlerDeps) {
    this.deps = deps;
    this.budget = new SiteBudget({
      totalMs: deps.budgetMs ?? crawlLimits.siteBudgetMs,
      processorMs: deps.processorMs ?? crawlLimits.siteProcessorMs,
    });
  }

  end(): void {
    this.budget.end();
  }

  /** `null` when robots.txt keeps us out. */
  async home(address: string): Promise<ReadHome | null> {
    const answer = await this.read(address);
    if (answer === null) return null;
    const home = await this.readHome(answer);
    if (home.movedTo === null) return home;
    const next = await this.read(home.movedTo);
    return next === null ? null : this.readHome(next);
  }

  async further(urls: readonly string[], pages: Page[]): Promise<void> {
    for (const url of urls) {
      if (this.budget.isOver) return;
      // A page that fails takes nothing from those that were read.
      const page = await this.furtherPage(url, pages).catch((error) => {
        if (error instanceof NoReadThread) throw error;
        return null;
      });
      if (page !== null) pages.push(page);
    }
  }

  private async furtherPage(url: string, pages: readonly Page[]): Promise<Page | null> {
    const answer = await this.read(url);
    if (answer === null || pages.some(({ ref }) => ref === answer.url)) return null;
    return this.deps.reader.run("page", bytesOf(answer), this.budget);
  }

  private readHome(answer: Answer): Promise<ReadHome> {
    return this.deps.reader.run("home", bytesOf(answer), this.budget);
  }

  /** The pages to read next: by the home page's links and, where they leave some out, the sitemap. */
  async choose({ page, further, isPoorlyLinked }: ReadHome): Promise<string[]> {
    if (!isPoorlyLinked || further.length >= crawlLimits.sitePagesMax - 1) return further;
    const origin = new URL(page.ref).origin;
    const signal = AbortSignal.any([
      this.budget.signal,
      AbortSignal.timeout(crawlLimits.sitemapBudgetMs),
    ]);
    const read = await readSitemaps({
      origin,
      named: () => this.rules.get(origin)?.sitemaps() ?? Promise.resolve([]),
      ask: (address) => this.ask(address, { signal, ...ofSitemap }),
      read: (answer) => this.deps.reader.run("sitemap", answer, this.budget),
    });
    if (read.length === 0) return further;
    for (const { address, answer, sitemap } of read)
      this.marks.push(sitemapMarkOf(address, answer, sitemap));
    const listed = read.flatMap(({ sitemap }) => sitemap.pages);
    return this.deps.reader.run("choose", { home: page, listed }, this.budget);
  }

  async isUnchanged(mark: PageMark): Promise<boolean> {
    const answer = await this.ask(mark.url, { known: mark, ...(mark.isSitemap && ofSitemap) });
    if (answer === null || !mark.isSitemap || answer.status !== 200)
      return answer !== null && isAsMarked(mark, answer);
    const sitemap = await this.deps.reader.run("sitemap", answer, this.budget);
    return sitemapMarkOf(mark.url, answer, sitemap).hash === mark.hash;
  }

  /** The answer of a page we may read; `null` for one we may not. */
  private async read(address: string): Promise<Answer | null> {
    const answer = await this.ask(address);
    if (answer === null) return null;
    if (answer.status >= 400) throw new Error(`it answered with status ${answer.status}`);
    if (answer.body.length === 0)
      throw new Error(`no page: ${answer.contentType ?? "an empty answer"}`);
    this.marks.push(markOf(address, answer));
    return answer;
  }

  private async ask(address: string, over: Partial<FetchOptions> = {}): Promise<Answer | null> {
    if (!URL.canParse(address)) throw new BlockedAddress(address.slice(0, 100), "no web address");
    const url = new URL(address);
    if (!(await this.allowed(url.href))) return null;
    const answer = await this.deps.client.fetch(url.href, {
      signal: this.budget.signal,
      maxBytes: crawlLimits.pageFetchMaxBytes,
      accepts: isHtml,
      beforeRequest: (host) => this.deps.turns.next(host, this.budget.signal),
      ...over,
    });
    // A redirect may lead to a host with rules of its own.
    if (new URL(answer.url).origin !== url.origin && !(await this.allowed(answer.url))) return null;
    return answer;
  }

  private async allowed(address: string): Promise<boolean> {
    const { origin } = new URL(address);
    const rules = this.rules.get(origin) ?? (await readRobots(origin, this.deps, this.budget));
    this.rules.set(origin, rules);
    return rules.allows(address);
  }
}

function bytesOf({ url, body, contentType, isCut }: Answer): PageBytes {
  // Not a page a person wrote if it never ends: its beginning is enough.
  return { url, contentType, body: isCut ? body.slice(0, crawlLimits.endlessPageBytes) : body };
}

function noteOf(error: unknown): string {
  if (error instanceof TooManyRedirects) return "too many redirects";
  if (error instanceof Error && /abort|timeout/i.test(error.name + error.message))
    return "no answer in time";
  return error instanceof Error ? error.message.slice(0, 200) : "it could not be read";
}
