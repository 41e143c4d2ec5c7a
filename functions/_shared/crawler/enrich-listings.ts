import { type KeptResults, keepResults } from "#domain/enrichment/kept-results.ts";
import {
  type ModelCoverage,
  type SiteCoverage,
  type SiteRequest,
  type SiteResult,
  type SiteVisit,
  siteKey,
} from "#domain/enrichment/site-result.ts";
import { type MailDomains, mailDomainsOf, type TakesMail } from "#domain/enrichment/takes-mail.ts";
import type { KnownListing } from "#domain/enrichment/whose/known-listing.ts";
import { withSites } from "#domain/enrichment/with-sites.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import type { Listing, ListingWithReceipts } from "#domain/listing/listing.ts";
import type { CollectedListing } from "#domain/listing/receipts.ts";
import { type EnrichSiteDeps, enrichSite } from "./enrich-site.ts";
import { lookUpAll, withMail } from "./mail-lookup.ts";

/** Where read sites are stored, up to fifty per page: stored sites are not read again. */
export interface SiteCheckpoints {
  /** Passes the stored pages one by one. */
  read(take: (page: number, results: readonly SiteResult[]) => void): Promise<void>;
  write(page: number, results: readonly SiteResult[]): Promise<void>;
}

export interface EnrichListingsDeps extends EnrichSiteDeps {
  checkpoints: SiteCheckpoints;
  /** The latest result of a site that another task has read; an old one is checked at the site. */
  known: (request: SiteRequest) => Promise<SiteResult | null>;
  /** Whether a site's owner asked to be left out: then nobody goes there. */
  isForbidden: (site: string) => boolean;
  /**
   * Asked before each site. `stop`: no new site may be begun, as the worker's time is over or the
   * task was canceled. `lost`: nothing may be written any more either.
   */
  mayGoOn: (done: number, total: number) => Promise<"go-on" | "stop" | "lost">;
}

export interface EnrichListingsResult<L> {
  /**
   * Whether every site was visited; if not, the worker's successor resumes from the checkpoints.
   */
  isDone: boolean;
  sitesDone: number;
  sitesTotal: number;
  listings: (L | ListingWithReceipts)[];
  coverage: SiteCoverage;
}

/**
 * Reads the listings' own sites, twenty in parallel and fifty per checkpoint, and returns the
 * enriched listings. After a crash it reads only the sites missing from the checkpoints; the result
 * is the same.
 */
export async function enrichListings<L extends CollectedListing>(
  listings: readonly L[],
  deps: EnrichListingsDeps,
): Promise<EnrichListingsResult<L>> {
  const requests = sitesOf(listings);
  const wanted = new Set(requests.map(siteKey));
  const results = keepResults();
  let nextPage = 0;
  await deps.checkpoints.read((page, ofPage) => {
    nextPage = Math.max(nextPage, page + 1);
    for (const result of ofPage) if (wanted.has(siteKey(result))) results.add(result);
  });
  const towns = townsOf(listings);
  await visitAll(requests, results, nextPage, { ...deps, towns });
  const sitesDone = results.size();
  const mail = await mailWithoutSite(listings, sitesDone, requests.length, deps);
  return {
    isDone: sitesDone === requests.length,
    sitesDone,
    sitesTotal: requests.length,
    listings: withSites(listings, results, deps.offer, mail),
    coverage: coverageOf(requests.length, results, deps.refine !== null),
  };
}

type SiteOwner = Pick<
  Listing,
  "website" | "country" | "name" | "street" | "house_number" | "phone" | "emails"
>;

/** A chain's branches: their names and streets beyond so many say nothing more of the site. */
const listingsPerSiteMax = 20;

/** The listing without what a reader of its site doesn't need. */
function knownOf({ name, street, house_number: number, phone }: SiteOwner): KnownListing[] {
  const address =
    street === null || number === null ? null : `${number} ${street}; ${street} ${number}`;
  return name === null ? [] : [{ name, street: address, phone }];
}

const townsMax = 2_000;

/** The towns and suburbs the listings are in: what a site calls a place may be one of them. */
const townsOf = (listings: readonly Pick<Listing, "city" | "suburb">[]): string[] =>
  [...new Set(listings.flatMap(({ city, suburb }) => [city ?? [], suburb ?? []].flat()))]
    .sort()
    .slice(0, townsMax);

/**
 * Looks up the mail domains of listings without a site, a few at a time. Those left at the end of
 * the worker's time stay unknown.
 */
async function mailWithoutSite(
  listings: readonly CollectedListing[],
  done: number,
  total: number,
  { crawler, mayGoOn }: EnrichListingsDeps,
): Promise<MailDomains> {
  const lookUp = crawler.mail;
  if (!lookUp || done < total) return {};
  const emails = listings.flatMap((each) => (each.website === null ? each.emails : []));
  const domains = mailDomainsOf(emails).slice(0, crawlLimits.mailDomainsPerRun);
  const mail: Record<string, TakesMail> = {};
  while (domains.length > 0 && (await mayGoOn(done, total)) === "go-on")
    Object.assign(mail, await lookUpAll(domains.splice(0, crawlLimits.mailLookupsAtOnce), lookUp));
  return mail;
}

/** Each site once, in an order that does not depend on who asks. */
export function sitesOf(listings: readonly SiteOwner[]): SiteVisit[] {
  const byKey = new Map<
    string,
    SiteRequest & { listings: KnownListing[]; mailDomains: string[] }
  >();
  for (const listing of listings) {
    const { website, country } = listing;
    if (website === null) continue;
    const request = { site: website, country };
    const visit = byKey.get(siteKey(request)) ?? { ...request, listings: [], mailDomains: [] };
    byKey.set(siteKey(request), visit);
    for (const domain of mailDomainsOf(listing.emails)) {
      const isNew = !visit.mailDomains.includes(domain);
      if (isNew && visit.mailDomains.length < listingsPerSiteMax) visit.mailDomains.push(domain);
    }
    if (visit.listings.length < listingsPerSiteMax) visit.listings.push(...knownOf(listing));
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, request]) => request);
}

/**
 * Twenty visitors take the sites in order; a slow site blocks one of them, never all. Results are
 * written fifty at a time, the rest at the end.
 */
async function visitAll(
  requests: readonly SiteVisit[],
  results: KeptResults,
  firstPage: number,
  deps: EnrichListingsDeps,
): Promise<void> {
  const open = requests.filter((request) => !results.has(siteKey(request)));
  const unwritten: SiteResult[] = [];
  let page = firstPage;
  let isOver = false;
  let isLost = false;
  const write = async (): Promise<void> => {
    const batch = unwritten.splice(0, crawlLimits.sitesPerPage);
    if (batch.length > 0 && !isLost) await deps.checkpoints.write(page++, fitted(batch));
  };
  const visitor = async (): Promise<void> => {
    while (!isOver) {
      const answer = await deps.mayGoOn(results.size(), requests.length);
      isLost ||= answer === "lost";
      isOver ||= answer !== "go-on";
      const request = isOver ? undefined : open.shift();
      if (!request) return;
      const result = await visit(request, deps);
      results.add(result);
      unwritten.push(result);
      if (unwritten.length >= crawlLimits.sitesPerPage) await write();
    }
  };
  // Wait for all before reporting the first failure: none keeps working behind the caller's back.
  const ends = await Promise.allSettled(
    Array.from({ length: crawlLimits.sitesAtOnce }, () =>
      visitor().catch((error: unknown) => {
        isOver = true;
        throw error;
      }),
    ),
  );
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
  while (unwritten.length > 0) await write();
}

async function visit(request: SiteVisit, deps: EnrichListingsDeps): Promise<SiteResult> {
  if (deps.isForbidden(request.site)) return leftOut(request, deps.now());
  const known = await deps.known(request);
  const before = known && paidElsewhere(known);
  const isEnough = before !== null && isFresh(before, deps.now());
  const result = isEnough ? before : await enrichSite(request, deps, before);
  return withMail(result, deps.crawler.mail, request.mailDomains);
}

/** Another task's result: that task's report names its cost. */
function paidElsewhere({ model, ...result }: SiteResult): SiteResult {
  return model?.answer ? { ...result, model: { ...model, tokens: 0, micros: 0 } } : result;
}

const isFresh = ({ at }: SiteResult, now: Date): boolean =>
  now.getTime() - Date.parse(at) < crawlLimits.siteCacheDays * 86_400_000;

const leftOut = ({ site, country }: SiteVisit, at: Date): SiteResult => ({
  site,
  country,
  status: "refused",
  note: "its owner asked to be left out",
  pagesRead: 0,
  at: at.toISOString(),
  facts: null,
});

/**
 * A row holds so much: where fifty sites say more, they lose a model's answers, which can be asked
 * for again, and then the longest lose their snippets.
 */
function fitted(all: readonly SiteResult[]): readonly SiteResult[] {
  const results = isTooLong(all) ? all.map(withoutForm) : all;
  const sizes = results.map((result) => JSON.stringify(result).length);
  if (!isTooLong(results)) return results;
  const long = [...sizes].sort((a, b) => b - a)[Math.floor(sizes.length / 2)] ?? 0;
  return results.map((result, index) =>
    (sizes[index] ?? 0) >= long ? withoutSnippets(result) : result,
  );
}

const isTooLong = (results: readonly SiteResult[]): boolean =>
  JSON.stringify(results).length > workerLimits.pageMaxBytes / 3;

function withoutForm({ model, ...result }: SiteResult): SiteResult {
  const { form: _, ...answer } = model?.answer ?? { key: "" };
  return model ? { ...result, model: { ...model, answer: model.answer && answer } } : result;
}

const withoutSnippets = (result: SiteResult): SiteResult =>
  JSON.parse(JSON.stringify(result, (key, value) => (key === "snippet" ? "" : value)));

function coverageOf(found: number, results: KeptResults, isModelAsked: boolean): SiteCoverage {
  const count = { answered: 0, refused: 0, dead: 0, blocked: 0, parked: 0 };
  let [withEmail, refined, scripted] = [0, 0, 0];
  const model: ModelCoverage = { asked: 0, reused: 0, tokens: 0, micros: 0 };
  for (const { status, facts, isRefined, isScripted, model: use } of results.all()) {
    count[status] += 1;
    if (facts && facts.emails.length > 0) withEmail += 1;
    if (isRefined) refined += 1;
    if (isScripted) scripted += 1;
    if (!use) continue;
    model[use.tokens > 0 ? "asked" : "reused"] += 1;
    model.tokens += use.tokens;
    model.micros += use.micros;
  }
  const { answered, refused, dead, blocked, parked } = count;
  return {
    ...(parked > 0 ? { parked } : {}),
    ...(scripted > 0 ? { scripted } : {}),
    ...(isModelAsked || refined > 0 ? { refined, model } : {}),
    found,
    allowed: answered + dead,
    answered,
    withEmail,
    refused,
    dead,
    blocked,
    unread: found - results.size(),
  };
}
