import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fitForOffer } from "#domain/enrichment/fit/fit-for-offer.ts";
import { readOffer } from "#domain/enrichment/fit/offer.ts";
import { matchType } from "#domain/matching/categories.ts";
import { factsOf, type StoredSite } from "./stored-sites.ts";

type Verdict = "Yes" | "Unsure" | "No";

/** Two readers' verdicts on a site, for two offers; sites go by the hash of their name. */
interface FitLabels {
  site: string;
  booking: [Verdict, Verdict];
  website: [Verdict, Verdict];
}

/** The offers as the readers were given them, before the rules were first run. */
const offers = {
  booking: "sells online booking software to businesses that take appointments or reservations",
  website: "designs new websites for small businesses",
} as const;
/** The year of the crawl, as the readers were asked to assume. */
const year = 2016;

export interface FitQuality {
  offer: keyof typeof offers;
  n: number;
  /** Sites on which the two readers agree. */
  agreed: number;
  /** Sites the rules call Yes, and those of them that at least one reader calls Yes. */
  yes: number;
  rightYes: number;
}

/** The rules' verdicts beside two readers' for each offer. */
export function fitQuality(sites: readonly StoredSite[]): FitQuality[] {
  const labels = new Map(readLabels().map((label) => [label.site, label]));
  return (Object.keys(offers) as (keyof typeof offers)[]).map((offer) => {
    const quality = { offer, n: 0, agreed: 0, yes: 0, rightYes: 0 };
    for (const site of sites) {
      const told = labels.get(hash("sha256", site.site).slice(0, 16))?.[offer];
      if (!told) continue;
      quality.n += 1;
      if (told[0] === told[1]) quality.agreed += 1;
      if (verdictOn(site, offers[offer]) !== "Yes") continue;
      quality.yes += 1;
      if (told.includes("Yes")) quality.rightYes += 1;
    }
    return quality;
  });
}

function verdictOn(site: StoredSite, offer: string): Verdict | undefined {
  const { type } = site.labels;
  const types = [matchType(type)?.label ?? type];
  return fitForOffer(readOffer(offer), { types, facts: factsOf(site), year })?.value.value;
}

const readLabels = (): FitLabels[] =>
  JSON.parse(readFileSync(new URL("./fit-labels.json", import.meta.url), "utf8"));
