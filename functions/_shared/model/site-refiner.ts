import type { SiteAnswer, SiteRequest } from "#domain/enrichment/site-result.ts";
import { modelLimits } from "#domain/limits/model.ts";
import { modelMicros } from "#domain/money/model-cost.ts";
import { refineFacts } from "#domain/refinement/refine-facts.ts";
import type { RefinableSite, Refinement, RefineSite } from "#domain/refinement/refine-site.ts";
import { refinementForm, refinementMessages } from "#domain/refinement/refinement-form.ts";
import { askModel, type Model } from "./ask-model.ts";
import type { ModelBudget, ModelUse } from "./model-reader.ts";

export interface SiteRefinerOptions {
  model: Model;
  /** Names the model and its server: an answer of another one is not reused. */
  modelName: string;
  usdPerMillionTokens: number;
  hash: (text: string) => string;
  budget: ModelBudget;
  /** A model's latest answer about a site, whatever its pages said then; null without one. */
  remembered: (request: SiteRequest) => Promise<SiteAnswer | null>;
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** Told of every site that a model was asked about. */
  onUse: (use: ModelUse) => void;
}

/**
 * Has a model read the sites that rules have read, a few at a time, each within its time and its
 * share. A site without an answer, for any reason, stays as the rules left it. The answer about the
 * same pages is reused, even with the day's money spent.
 */
export function siteRefiner(options: SiteRefinerOptions): RefineSite {
  const turns = turnsFor(modelLimits.sitesAtOnce);
  return async (site) => {
    const task = new SiteTask(site, options);
    return (await task.reused()) ?? turns(() => task.asked());
  };
}

/** Pages as a model is shown them. */
interface Shown {
  pages: Awaited<ReturnType<RefinableSite["quotations"]>>;
  messages: ReturnType<typeof refinementMessages>;
  key: string;
}

class SiteTask {
  private readonly site: RefinableSite;
  private readonly options: SiteRefinerOptions;
  private quoted: Promise<Shown> | null = null;

  constructor(site: RefinableSite, options: SiteRefinerOptions) {
    this.site = site;
    this.options = options;
  }

  /** The remembered answer read again, if it is one to the very same request. */
  async reused(): Promise<Refinement | null> {
    // An answer that can't be looked up is asked for again.
    const answer = await this.options.remembered(this.site.request).catch(() => null);
    if (answer?.form === undefined) return null;
    const shown = await this.shown();
    if (answer.key !== shown.key) return null;
    const reading = this.read(answer.form, shown);
    return "problem" in reading
      ? null
      : { facts: reading.value, use: { answer, tokens: 0, micros: 0 } };
  }

  async asked(): Promise<Refinement | null> {
    const { model, budget, now, sleep, onUse, usdPerMillionTokens } = this.options;
    if (model.breaker.isOpen()) return null;
    // Where the share can't be asked for, there is none: the rules' result is not lost over it.
    const share = await budget.take().catch(() => null);
    if (share === null) return null;
    // Until the usage is known, all of it counts.
    let used: number = modelLimits.siteTokensMax;
    try {
      const shown = await this.shown();
      if (shown.pages.every(({ lines }) => lines.length === 0)) {
        used = 0;
        return null;
      }
      const answer = await askModel(
        model,
        {
          messages: shown.messages,
          form: refinementForm,
          leftMs: modelLimits.siteMs,
          tokensMax: modelLimits.siteTokensMax,
          answerTokens: modelLimits.siteAnswerTokens,
          repairsMax: modelLimits.siteRepairsMax,
          read: (form) => {
            const reading = this.read(form, shown);
            return "problem" in reading ? reading : { value: { facts: reading.value, form } };
          },
        },
        { now, sleep },
      );
      const { calls, tokens } = answer;
      used = tokens;
      onUse({ outcome: answer.kind === "failed" ? answer.reason : "read", calls, tokens });
      if (calls === 0) return null;
      const cost = { tokens, micros: modelMicros(tokens, usdPerMillionTokens) };
      if (answer.kind === "failed") return { facts: null, use: { answer: null, ...cost } };
      const { facts, form } = answer.value;
      return { facts, use: { answer: { key: shown.key, form }, ...cost } };
    } finally {
      // A reservation that can't be returned stays spent.
      await share.settle(used).catch(() => {});
    }
  }

  private read(form: unknown, { pages }: Shown) {
    const { facts, request, thisYear, offer } = this.site;
    const reading = refineFacts(form, { facts, pages, country: request.country, thisYear, offer });
    if ("problem" in reading) return reading;
    return { value: reading.value.isRefined ? reading.value.facts : null };
  }

  private shown(): Promise<Shown> {
    this.quoted ??= this.site.quotations().then((pages) => {
      const messages = refinementMessages(pages, this.site.offer);
      const told = [this.options.modelName, messages, refinementForm];
      return { pages, messages, key: this.options.hash(JSON.stringify(told)) };
    });
    return this.quoted;
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
