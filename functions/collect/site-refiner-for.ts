import type { TaskRow } from "#collections/tasks.ts";
import type { RefineSite } from "#domain/refinement/quoted-pages.ts";
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
  "OPENAI_BASE_URL" | "OPENAI_API_KEY" | "OPENAI_MODEL" | "LLM_USD_PER_DAY"
>;

type RefinerDeps = Pick<Stores, "usage" | "now"> & {
  log: (line: string) => void;
  warn: (...parts: unknown[]) => void;
};

/** The operator's model within the budget of one task and one day; null without a model. */
export function siteRefinerFor(
  task: TaskRow,
  env: Settings,
  { usage, now, log, warn }: RefinerDeps,
): SiteRefiner | null {
  const model = configuredModel(env);
  if (!model) return null;
  const budget = siteModelBudget({ usage, now, usdPerDay: env.LLM_USD_PER_DAY, task });
  const used = { sites: 0, calls: 0, tokens: 0 };
  const failed: Record<string, number> = {};
  const refine = siteRefiner({
    model,
    budget,
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
