import type { SiteFacts } from "./enrich-pages.ts";
import type { MailDomains } from "./takes-mail.ts";
import type { KnownListing } from "./whose/known-listing.ts";

/**
 * `answered`: at least the home page was read. `refused`: robots.txt, or its owner, forbids it.
 * `blocked`: the address is none of the public web. `dead`: no answer, an error, or nothing to read
 * in time. `parked`: the domain is for sale, expired or full of advertisements.
 */
export type SiteStatus = "answered" | "refused" | "blocked" | "dead" | "parked";

export interface SiteRequest {
  /** The address as the listing names it. */
  site: string;
  country: string | null;
}

/** One version of a page, to be known again. */
export interface PageMark {
  url: string;
  etag: string | null;
  lastModified: string | null;
  /** Of its bytes; of a sitemap's, only of the addresses that matter. */
  hash: string;
  isSitemap?: true;
}

/** Raise it when a page would be read differently: then old facts are read again. */
export const factsVersion = 9;

/** A site to be visited, with the listings that name it as theirs; not stored with the result. */
export interface SiteVisit extends SiteRequest {
  listings?: readonly KnownListing[];
  /** The domains of the listings' own e-mail addresses. */
  mailDomains?: readonly string[];
}

/** The result of one visit to a site, stored as a checkpoint and for other tasks. */
export interface SiteResult extends SiteRequest {
  status: SiteStatus;
  note: string;
  pagesRead: number;
  /** When it was read. */
  at: string;
  facts: SiteFacts | null;
  /** The pages read, and the version of the rules that read them. */
  marks?: readonly PageMark[];
  version?: number;
  /** A model has read it, too, and some of the facts are in its words. */
  isRefined?: true;
  /** Its pages are empty until a browser's programs fill them. */
  isScripted?: true;
  /** Missing where none was looked up. */
  mail?: MailDomains;
  /** Its answer and cost; missing where none was asked. */
  model?: SiteModelUse;
}

/** A model's answer about a site, stored with the site's result. */
export interface SiteAnswer {
  /** Hash of the model's name and the whole request: the pages' text and the offer among it. */
  key: string;
  /** The form as it was filled; missing where no room was left to store it. */
  form?: unknown;
}

/** One answer about a site and its cost. */
export interface SiteModelUse {
  /** Null where it gave no usable answer. */
  answer: SiteAnswer | null;
  /** Used this time: none where the answer was remembered. */
  tokens: number;
  /** Millionths of a dollar. */
  micros: number;
}

/** The outcome for the sites of a run, in words for its owner. */
export interface SiteCoverage {
  /** Different sites of the listings. */
  found: number;
  /** Those that may be read: neither refused nor outside the public web. */
  allowed: number;
  answered: number;
  withEmail: number;
  refused: number;
  dead: number;
  blocked: number;
  /** Not read, because the run was canceled. */
  unread: number;
  /** Those whose domain is parked or for sale; missing where there was none. */
  parked?: number;
  /** Those that answered with pages only a browser's programs fill; missing where there was none. */
  scripted?: number;
  /** Those a language model has read, too; missing where none was asked. */
  refined?: number;
  /** Its cost in this run; missing where none was asked. */
  model?: ModelCoverage;
}

export interface ModelCoverage {
  /** Sites a model was asked about in this run, and those with an earlier answer. */
  asked: number;
  reused: number;
  tokens: number;
  /** Millionths of a dollar. */
  micros: number;
}

/** A site in one country is one site: its numbers are read by that country's rules. */
export const siteKey = ({ site, country }: SiteRequest): string => `${site} ${country ?? ""}`;
