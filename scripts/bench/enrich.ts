import { social } from "@crawlee/utils";
import { load } from "cheerio";
import { enrichPages, type SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import type { SocialNetwork } from "#domain/enrichment/social-networks.ts";
import { readNumber } from "#domain/phone/numbers-in-text.ts";
import { benchCrawl } from "./crawl.ts";
import { answerTo, precision, recall, type Score, scoreOwnSites } from "./enrich-quality.ts";
import { fitQuality } from "./fit-quality.ts";
import { ownSites } from "./own-sites/own-sites.ts";
import { type Measure, measureOf } from "./report.ts";
import { scoreClaims } from "./stored-claims.ts";
import {
  factsOf,
  isMeasuring,
  type StoredSite,
  scoreStoredSites,
  storedSites,
} from "./stored-sites.ts";

const rounds = 5;
const loadsMax = 3;
/** What may be wrong and what may be missed, in per cent. */
const bars: Record<string, [number, number]> = { emails: [3, 5], phones: [5, 3], socials: [5, 3] };
/** Roles and labels that may be another's. */
const labelsBar = 8;
const ownBar: [number, number] = [5, 10];

/** The extractor's answers and speed, beside two others on the same pages; then the crawler. */
export async function benchEnrich(): Promise<Measure[]> {
  const sites = storedSites();
  if (sites === null) console.error("The labelled sites are not on this machine: set SHARED_DIR.");
  const quality = [
    ...(sites ? measured(sites.filter(isMeasuring)) : []),
    ...errorsOf("own sites", scoreOwnSites(ownSites, answerTo), () => ownBar),
    ...(sites ? claimsOf(sites.filter(isMeasuring)) : []),
  ];
  if (sites) {
    baselines(sites.filter(isMeasuring));
    console.table(fitQuality(sites));
  }
  return [...quality, ...(sites ? [speed(sites)] : []), ...(await benchCrawl())];
}

function measured(sites: readonly StoredSite[]): Measure[] {
  const scores = scoreStoredSites(sites);
  const labelled = ["emails", "phones"].flatMap((field) => {
    const { right = 0, labelled = 0 } = scores.get(field) ?? {};
    const ours = right === 0 ? 0 : 100 * (1 - labelled / right);
    return measureOf(`enrich: ${field}, measuring sites, labelled wrongly %`, {
      ours,
      limit: labelsBar,
      n: right,
    });
  });
  return [...errorsOf("measuring sites", scores, (field) => bars[field]), ...labelled];
}

/** The share of labelled core services and areas that may be missed, in per cent. */
const missedBars: Record<string, number> = { services: 45, areas: 55 };

/**
 * Services and areas of the sites kept for measuring: the labelled ones that are missed, and every
 * value returned with its sentence, for a reader who judges their precision.
 */
function claimsOf(sites: readonly StoredSite[]): Measure[] {
  const { recalls, scores, claims } = scoreClaims(sites);
  for (const claim of claims) console.log(JSON.stringify(claim));
  for (const [field, score] of scores) {
    const { right, wrong, missed } = score;
    console.log(JSON.stringify({ field, right, wrong, missed, where: "measuring sites" }));
  }
  return [...recalls].map(([field, score]) =>
    measureOf(`enrich: ${field}, ${sites.length} measuring sites, missed %`, {
      ours: 100 * (1 - recall(score)),
      limit: missedBars[field] ?? 0,
      n: score.right + score.missed,
    }),
  );
}

function errorsOf(
  where: string,
  scores: ReadonlyMap<string, Score>,
  barOf: (field: string) => [number, number] | undefined,
): Measure[] {
  return [...scores].flatMap(([field, score]) => {
    const bar = barOf(field);
    const n = score.right + score.missed;
    if (!bar) return [];
    return [
      measureOf(`enrich: ${field}, ${where}, wrong %`, {
        ours: 100 * (1 - precision(score)),
        limit: bar[0],
        n,
      }),
      measureOf(`enrich: ${field}, ${where}, missed %`, {
        ours: 100 * (1 - recall(score)),
        limit: bar[1],
        n,
      }),
    ];
  });
}

/** Reading and extracting against `cheerio.load` alone: processor time, the fastest of five rounds. */
function speed(sites: readonly StoredSite[]): Measure {
  const pages = sites.flatMap((site) => site.pages);
  const loading: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round++) {
    loading.push(cpuMs(() => pages.forEach(({ html }) => void load(html))));
    ours.push(cpuMs(() => sites.forEach((site) => void factsOf(site))));
  }
  return measureOf("enrich: parse + extract, against 3 × cheerio.load", {
    ours: Math.min(...ours),
    limit: loadsMax * Math.min(...loading),
    n: pages.length,
  });
}

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The same pages by the way most scrapers go, and by the best-kept package for it. */
function baselines(sites: readonly StoredSite[]): void {
  const rows: [string, (site: StoredSite) => SiteFacts][] = [
    ["ours", factsOf],
    ["first page: mailto, else pattern", firstPage],
    ["@crawlee/utils", crawlee],
  ];
  for (const [name, read] of rows) {
    for (const [field, score] of scoreStoredSites(sites, read)) {
      const shares = [precision(score), recall(score)].map(
        (share) => Math.round(share * 1_000) / 10,
      );
      console.log(
        JSON.stringify({
          baseline: name,
          field,
          precision: shares[0],
          recall: shares[1],
          n: score.right + score.missed,
        }),
      );
    }
  }
}

const nothing: SiteFacts = { ...enrichPages({ site: "", country: null, pages: [], thisYear: 0 }) };
const found = <T>(value: T): { value: T; page: string; method: string; snippet: string } => ({
  value,
  page: "",
  method: "",
  snippet: "",
});

function firstPage({ pages }: StoredSite): SiteFacts {
  const html = pages[0]?.html ?? "";
  const links = [...html.matchAll(/mailto:([^"'?>\s]+@[^"'?>\s]+)/gi)].map(
    ([, value = ""]) => value,
  );
  const anywhere = html.match(/[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}/gi) ?? [];
  const values = [
    ...new Set((links.length > 0 ? links : anywhere).map((value) => value.toLowerCase())),
  ];
  return { ...nothing, emails: values.map((value) => found({ value, role: "info" as const })) };
}

function crawlee({ pages, labels }: StoredSite): SiteFacts {
  const handles = pages.map(({ html }) => social.parseHandlesFromHtml(html));
  const all = (pick: (handle: (typeof handles)[number]) => string[]): string[] => [
    ...new Set(handles.flatMap(pick)),
  ];
  const numbers = all(({ phones, phonesUncertain }) => [...phones, ...phonesUncertain]).flatMap(
    (text) => readNumber(text, labels.country)?.number ?? [],
  );
  const profiles = (network: SocialNetwork, pick: Parameters<typeof all>[0]) =>
    all(pick).map((url) => found({ network, url }));
  return {
    ...nothing,
    emails: all(({ emails }) => emails.map((value) => value.toLowerCase())).map((value) =>
      found({ value, role: "info" as const }),
    ),
    phones: [...new Set(numbers)].map((value) => found({ value, label: "main" as const })),
    socials: [
      ...profiles("facebook", ({ facebooks }) => facebooks),
      ...profiles("x", ({ twitters }) => twitters),
      ...profiles("instagram", ({ instagrams }) => instagrams),
      ...profiles("linkedin", ({ linkedIns }) => linkedIns),
      ...profiles("youtube", ({ youtubes }) => youtubes),
      ...profiles("pinterest", ({ pinterests }) => pinterests),
      ...profiles("tiktok", ({ tiktoks }) => tiktoks),
    ],
  };
}
