import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { decodePage } from "#domain/enrichment/decode-page.ts";
import type { Page } from "#domain/enrichment/page.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import { ownSites } from "../bench/own-sites/own-sites.ts";

const texts = v.array(v.string());
const labels = v.object({
  country: v.nullable(v.string()),
  /** Words that a good description contains. */
  descriptionMustMention: texts,
  services: texts,
  areaServed: texts,
  foundingYear: v.nullable(v.number()),
  founders: texts,
  priceRange: v.nullable(v.string()),
  payments: texts,
  currencies: texts,
  pages: v.array(v.object({ file: v.string(), base: v.nullable(v.string()) })),
});

export type SiteLabels = Omit<v.InferOutput<typeof labels>, "country" | "pages">;

/** A site and the facts on its pages, by a reader or by its maker. */
export interface LabelledSite {
  site: string;
  country: string | null;
  labels: SiteLabels;
  /** Reads its pages, the home page first. */
  pages: () => Page[];
  /** The bytes of the first of them as text. */
  homeHtml: () => string;
}

export interface SiteSet {
  sites: LabelledSite[];
  /** Whether every service and place is labelled, not the most important ones alone. */
  isComplete: boolean;
}

/** Rules are written by the other half of the sites: only these measure. */
const isMeasuring = ({ site }: { site: string }): boolean =>
  Number.parseInt(createHash("sha256").update(site).digest("hex").slice(-1), 16) % 2 === 0;

/** The measuring half of a folder's sites and its `labels.json`; null where there is none. */
export function labelledSites(folder: string): SiteSet | null {
  const file = join(folder, "labels.json");
  if (!existsSync(file)) return null;
  const all = v.parse(v.record(v.string(), labels), JSON.parse(readFileSync(file, "utf8")));
  const sites = Object.entries(all).map(([site, { country, pages, ...own }]) => ({
    site,
    country,
    labels: own,
    pages: () =>
      pages.map(({ file: name, base }) =>
        readPage({ url: base, ref: base ?? name, html: htmlOf(folder, name) }),
      ),
    homeHtml: () => htmlOf(folder, pages[0]?.file ?? ""),
  }));
  return { sites: sites.filter(isMeasuring), isComplete: false };
}

const htmlOf = (folder: string, file: string): string =>
  decodePage(readFileSync(join(folder, file)), null);

/** The measuring half of the project's invented sites. */
export function inventedSites(): SiteSet {
  const sites = ownSites.filter(isMeasuring).map(({ site, country, html, labels: own }) => ({
    site,
    country,
    labels: { ...own, descriptionMustMention: own.description === null ? [] : [own.description] },
    pages: () => [readPage({ url: `https://${site}/`, ref: `https://${site}/`, html })],
    homeHtml: () => html,
  }));
  return { sites, isComplete: true };
}
