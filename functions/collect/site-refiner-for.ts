import type { TaskRow } from "#collections/tasks.ts";
import type { RefineSite } from "#domain/refinement/refine-site.ts";
import { sha256 } from "#shared/adapters/hash.ts";
import { siteModelBudget } from "#shared/adapters/site-model-budget.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import type { Env } from "#shared/env.ts";
import { sleep } from "#shared/http/sleep.ts";
import { configuredModel } from "#shared/model/configured-model.ts";
import { siteRefiner } from "#shared/model/site-refiner.ts";

export interface SiteRefiner {
  refine: RefineSite;
  /** Returns the unspent part. */
  close: () => Promise<void>;
}

type Settings = Pick<
  Env,
  | "OPENAI_BASE_URL"
  | "OPENAI_API_KEY"
  | "OPENAI_MODEL"
  | "LLM_USD_PER_DAY"
  | "LLM_USD_PER_MILLION_TOKENS"
>;

type RefinerDeps = Pick<Stores, "usage" | "sites" | "now"> & {
  log: (line: string) => void;
  warn: (...parts: unknown[]) => void;
};

/** The operator's model within the budget of one task and one day; null without a model. */
export function siteRefinerFor(
  task: TaskRow,
  env: Settings,
  { usage, sites, now, log, warn }: RefinerDeps,
): SiteRefiner | null {
  const model = configuredModel(env);
  if (!model) return null;
  const { LLM_USD_PER_DAY: usdPerDay, LLM_USD_PER_MILLION_TOKENS: usdPerMillionTokens } = env;
  const budget = siteModelBudget({ usage, now, usdPerDay, usdPerMillionTokens, task });
  const used = { sites: 0, calls: 0, tokens: 0 };
  const failed: Record<string, number> = {};
  const refine = siteRefiner({
    model,
    modelName: `${env.OPENAI_BASE_URL ?? ""} ${env.OPENAI_MODEL}`,
    usdPerMillionTokens,
    hash: sha256,
    budget,
    remembered: sites.remembered(task, now()),
    now: () => now().getTime(),
    sleep,
    onUse({ outcome, calls, tokens }) {
      used.sites += 1;
      used.calls += calls;
      used.tokens += tokens;
      if (outcome !== "read") failed[outcome] = (failed[outcome] ?? 0) + 1;
    },
  });
  return {
    // If anything goes wrong with a model, the site stays as the rules have read it.
    refine: (site) =>
      refine(site).catch((error: unknown) => {
        warn("model", task.$id, error);
        return null;
      }),
    async close() {
      if (used.sites > 0) {
        log(JSON.stringify({ event: "model-read-sites", taskId: task.$id, ...used, failed }));
      }
      await budget.close();
    },
  };
}
