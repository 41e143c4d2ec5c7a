import { modelLimits } from "#domain/limits/model.ts";
import type { RefinableSite, RefineSite } from "#domain/refinement/quoted-pages.ts";
import { refineFacts } from "#domain/refinement/refine-facts.ts";
import { refinementForm, refinementMessages } from "#domain/refinement/refinement-form.ts";
import { askModel, type Model } from "./ask-model.ts";
import type { ModelBudget, ModelUse } from "./model-reader.ts";

export interface SiteRefinerOptions {
  model: Model;
  budget: ModelBudget;
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** Told of every site that a model was asked about. */
  onUse: (use: ModelUse) => void;
}

/**
 * Has a model read the sites that rules have read, a few at a time, each within its time and its
 * share. A site without an answer, for any reason, stays as the rules left it.
 */
export function siteRefiner(options: SiteRefinerOptions): RefineSite {
  const turns = turnsFor(modelLimits.sitesAtOnce);
  return (site) => turns(() => refined(site, options));
}

async function refined(
  site: RefinableSite,
  { model, budget, now, sleep, onUse }: SiteRefinerOptions,
): ReturnType<RefineSite> {
  if (model.breaker.isOpen()) return null;
  // Where the share can't be asked for, there is none: the rules' result is not lost over it.
  const share = await budget.take().catch(() => null);
  if (share === null) return null;
  // Until the usage is known, all of it counts.
  let used: number = modelLimits.tokensMax;
  try {
    const pages = await site.quotations();
    if (pages.every(({ lines }) => lines.length === 0)) {
      used = 0;
      return null;
    }
    const answer = await askModel(
      model,
      {
        messages: refinementMessages(pages, site.offer),
        form: refinementForm,
        leftMs: modelLimits.siteMs,
        repairsMax: modelLimits.siteRepairsMax,
        read: (fields) => refineFacts(fields, { facts: site.facts, pages, offer: site.offer }),
      },
      { now, sleep },
    );
    const { calls, tokens } = answer;
    used = tokens;
    onUse({ outcome: answer.kind === "failed" ? answer.reason : "read", calls, tokens });
    return answer.kind === "answer" && answer.value.isRefined ? answer.value.facts : null;
  } finally {
    // A reservation that can't be returned stays spent.
    await share.settle(used).catch(() => {});
  }
}

/** Lets so many run at once; the others wait in the order they came. */
function turnsFor(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await run();
    } finally {
      // The next in the queue takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
