import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { enrichPages, type SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import { modelLimits } from "#domain/limits/model.ts";
import { quotedPages } from "#domain/refinement/quoted-pages.ts";
import type { RefineSite } from "#domain/refinement/refine-site.ts";
import { configuredModel } from "#shared/model/configured-model.ts";
import type { ModelUse } from "#shared/model/model-reader.ts";
import { siteRefiner } from "#shared/model/site-refiner.ts";
import { readModelEnv } from "../../functions/_shared/env.ts";
import { processBudget } from "../ask/process-budget.ts";
import type { LabelledSite } from "./labelled-sites.ts";

/** A site as the rules read it, and with a model's additions. */
export interface ReadSite {
  site: LabelledSite;
  ruled: SiteFacts;
  /** The rules' facts where a model added none. */
  refined: SiteFacts;
}

export interface AskedModel {
  name: string;
  usdPerMillionTokens: number;
  refine: RefineSite;
  /** One for each site it was asked about. */
  uses: ModelUse[];
}

/** The model that the variables name, asked as a collection asks it; null without one. */
export function modelFor(variables: Record<string, string | undefined>): AskedModel | null {
  const settings = readModelEnv(variables);
  const model = configuredModel(settings);
  if (!model) return null;
  const { OPENAI_MODEL: name, LLM_USD_PER_MILLION_TOKENS: usdPerMillionTokens } = settings;
  const uses: ModelUse[] = [];
  const refine = siteRefiner({
    model,
    modelName: name,
    usdPerMillionTokens,
    hash: (text) => createHash("sha256").update(text).digest("hex"),
    budget: processBudget({
      usdPerDay: settings.LLM_USD_PER_DAY,
      usdPerMillionTokens,
      shareTokens: modelLimits.siteTokensMax,
    }),
    remembered: async () => null,
    now: Date.now,
    sleep: (ms) => sleep(ms),
    onUse: (use) => uses.push(use),
  });
  return { name, usdPerMillionTokens, refine, uses };
}

/** Reads every site by the rules, and then by a model if there is one. */
export function readSites(
  sites: readonly LabelledSite[],
  refine: RefineSite | null,
  thisYear: number,
): Promise<ReadSite[]> {
  return Promise.all(
    sites.map(async (site) => {
      const { country } = site;
      const pages = site.pages();
      const ruled = enrichPages({ site: site.site, country, pages, thisYear });
      const refinement = await refine?.({
        request: { site: site.site, country },
        facts: ruled,
        thisYear,
        offer: null,
        quotations: async () => quotedPages({ country, pages, facts: ruled }),
      });
      return { site, ruled, refined: refinement?.facts ?? ruled };
    }),
  );
}
