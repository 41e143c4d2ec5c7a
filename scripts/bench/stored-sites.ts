import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { decodePage } from "#domain/enrichment/decode-page.ts";
import { enrichPages, type SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import { projectRoot } from "../project-root.ts";
import { add, type Score } from "./enrich-quality.ts";

const labelsOfSite = v.object({
  country: v.string(),
  type: v.string(),
  emails: v.array(v.object({ value: v.string(), role: v.string() })),
  phones: v.array(v.object({ value: v.string(), label: v.string() })),
  socials: v.record(v.string(), v.string()),
  priceRange: v.nullable(v.string()),
  payments: v.array(v.string()),
  currencies: v.array(v.string()),
  services: v.array(v.string()),
  areaServed: v.array(v.string()),
  foundingYear: v.nullable(v.number()),
  founders: v.array(v.string()),
  notes: v.string(),
  pages: v.array(v.object({ file: v.string(), base: v.nullable(v.string()) })),
});
type Labels = v.InferOutput<typeof labelsOfSite>;

export interface StoredSite {
  site: string;
  labels: Labels;
  pages: { url: string | null; ref: string; html: string }[];
}

/** The labelled sites of the shared data, or `null` where they are not on this machine. */
export function storedSites(): StoredSite[] | null {
  const folder = resolve(projectRoot, process.env.SHARED_DIR ?? "../shared", "data/sites");
  if (!existsSync(join(folder, "labels.json"))) return null;
  const all = v.parse(
    v.record(v.string(), labelsOfSite),
    JSON.parse(readFileSync(join(folder, "labels.json"), "utf8")),
  );
  return Object.entries(all).map(([site, labels]) => ({
    site,
    labels,
    pages: labels.pages.map(({ file, base }) => ({
      url: base,
      ref: base ?? file,
      html: decodePage(readFileSync(join(folder, file)), null),
    })),
  }));
}

/** Every other site, by its name's hash, was read by nobody while the rules were written: these measure. */
export const isMeasuring = ({ site }: StoredSite): boolean =>
  Number.parseInt(createHash("sha256").update(site).digest("hex").slice(-1), 16) % 2 === 0;

export const factsOf = ({ site, labels, pages }: StoredSite): SiteFacts =>
  enrichPages({ site, country: labels.country, pages: pages.map(readPage), thisYear: 2026 });

/** Contacts against their labels. */
export function scoreStoredSites(
  sites: readonly StoredSite[],
  facts: (site: StoredSite) => SiteFacts = factsOf,
): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const stored of sites) {
    const found = facts(stored);
    const { labels, site } = stored;
    const phones = found.phones.map(({ value }) => value);
    // Where the labels say so, further people's numbers are neither right nor wrong.
    const extras = /allowed extras/.test(labels.notes);
    const wanted = new Set(labels.phones.map(({ value }) => value));
    const counted = phones.filter(({ value }) => !extras || wanted.has(value));
    add(
      scores,
      "emails",
      site,
      found.emails.map(({ value }) => value.value),
      labels.emails.map(({ value }) => value),
    );
    add(
      scores,
      "phones",
      site,
      counted.map(({ value }) => value),
      [...wanted],
    );
    add(
      scores,
      "socials",
      site,
      found.socials.map(({ value }) => profile(value.url)),
      Object.values(labels.socials).map(profile),
    );
    count(
      scores,
      "emails",
      found.emails.map(({ value }) => [value.value, value.role]),
      labels.emails.map(({ value, role }) => [value, role]),
      labels.notes,
    );
    count(
      scores,
      "phones",
      counted.map(({ value, label }) => [value, label]),
      labels.phones.map(({ value, label }) => [value, label]),
      "",
    );
  }
  return scores;
}

const kindOf = (label: string): string => label.split(":")[0] ?? "";

function count(
  scores: Map<string, Score>,
  field: string,
  found: string[][],
  wanted: string[][],
  notes: string,
): void {
  const score = scores.get(field);
  for (const [value = "", label = ""] of found) {
    const right = wanted.find(([other]) => other === value)?.[1];
    if (!score || right === undefined) continue;
    const alsoRight = /owner or person/.test(notes)
      ? /^(owner|person)$/
      : /sales or person/.test(notes)
        ? /^(sales|person)$/
        : /^$/;
    if (kindOf(right) === kindOf(label) || (alsoRight.test(right) && alsoRight.test(label)))
      score.labelled++;
    else score.examples.push(`${value}: ${label} instead of ${right}`);
  }
}

/** A profile without the ways its address can be spelled. */
const profile = (url: string): string =>
  decodeURIComponent(url)
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/[?#].*$/, "")
    .replace(/\/u\/\d+|\/b\/\d+(?=\/\d)|(?<=google\.com)\/b(?=\/)/, "")
    .replace(/\/+$/, "")
    .replace(/\/(posts|about|likes|info)$/, "");
