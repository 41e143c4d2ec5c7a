import { crawlLimits } from "#domain/limits/crawl.ts";
import { isPublicAddress } from "./address-guard.ts";
import { type Crawler, createCrawler } from "./create-crawler.ts";

export interface CrawlerPlace {
  /** The platform's own address, as the functions see it. */
  endpoint: string;
  /** Origins of our own site. */
  origins: readonly string[];
  /** Empty: the page `/bot` of our own site. */
  contactUrl: string;
  /** Waits between requests are shares of those in production; 1 there. */
  pace: number;
  /** A name server for the domains of e-mail addresses; empty = they stay unknown. */
  mailDns?: string;
}

/** The sites of the sample town, served by its own stand-in. */
const sampleSuffix = "-ellory.example";

/**
 * The crawler for where this function runs. On a local stack, whose platform is on this machine, the
 * sample town's sites are read there; real ones only where somebody has set a page that says who
 * reads them. Deployed, no address of this machine is ever reached.
 */
export function openCrawler({
  endpoint,
  origins,
  contactUrl,
  pace,
  mailDns = "",
}: CrawlerPlace): Crawler {
  const platform = new URL(endpoint);
  const isLocal = isLoopback(platform.hostname);
  const contact = contactUrl || `${origins[0] ?? ""}/bot`;
  const isAll = isLocal && !isPublicPage(contact);
  return createCrawler({
    contactUrl: contact,
    forbiddenHosts: [endpoint, ...origins]
      .filter((url) => URL.canParse(url))
      .map((url) => new URL(url).hostname),
    localSites: isLocal ? { suffix: sampleSuffix, port: portOf(platform), isAll } : null,
    gapMs: crawlLimits.hostGapMs * (isAll ? pace : 1),
    mailDns,
  });
}

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "127.0.0.1" || host === "[::1]";

/** Somewhere the owner of a site could look up who was there. */
function isPublicPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  const isName = hostname.includes(".") && !/^[\d.]+$/.test(hostname);
  return isPublicAddress(hostname) || (isName && !hostname.endsWith(".localhost"));
}

const portOf = ({ port, protocol }: URL): number =>
  port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
