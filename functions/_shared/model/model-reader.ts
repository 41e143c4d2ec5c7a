import { questionLimits } from "#domain/limits/question.ts";
import type { OtherReader, OtherReading } from "#domain/query/answer-question.ts";
import { instructionsFor } from "#domain/query/model-reader/instructions.ts";
import { planForm } from "#domain/query/model-reader/plan-form.ts";
import { readForm } from "#domain/query/model-reader/read-form.ts";
import { askModel, type Model, type ModelAnswer } from "./ask-model.ts";

/** Money and tokens for questions: reserved before a model is asked, to prevent overspending. */
export interface ModelBudget {
  /** Takes one question's whole share; `null` when that is no longer there. */
  take: () => Promise<TakenShare | null>;
}
export interface TakenShare {
  /** Returns the unused part. */
  settle: (usedTokens: number) => Promise<void>;
}

/** The outcome of one question to a model, for the log: never its words. */
export interface ModelUse {
  outcome:
    | "read"
    | "resting"
    | "no-share"
    | Exclude<ModelAnswer<unknown>, { kind: "answer" }>["reason"];
  calls: number;
  tokens: number;
}

export interface ModelReaderOptions {
  model: Model;
  budget: ModelBudget;
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** When the whole request has to be answered, by the same clock. */
  endsAt: number;
  onUse: (use: ModelUse) => void;
}

const troubles: Record<
  Exclude<ModelUse["outcome"], "read">,
  Extract<OtherReading, { trouble: string }>["trouble"]
> = {
  "no-share": "spent",
  invalid: "unusable",
  budget: "unusable",
  resting: "down",
  refused: "down",
  "rate-limited": "down",
  broken: "down",
  unreachable: "down",
  "too-slow": "down",
};

/**
 * Interprets the questions that the rules can't, with a model that sees the question and the
 * preset's shape, but no listing.
 */
export function modelReader(options: ModelReaderOptions): OtherReader {
  const { model, budget, now, sleep, endsAt, onUse } = options;
  const failed = (outcome: Exclude<ModelUse["outcome"], "read">, spent = nothing): OtherReading => {
    onUse({ outcome, ...spent });
    return { trouble: troubles[outcome] };
  };
  return async ({ question, before, preset, language }) => {
    if (model.breaker.isOpen()) return failed("resting");
    const share = await budget.take();
    if (share === null) return failed("no-share");
    const { messages, hidden } = instructionsFor({ question, before }, preset);
    const answer = await askModel(
      model,
      {
        messages,
        form: planForm,
        leftMs: endsAt - questionLimits.answerMs - now(),
        read: (fields) => readForm(fields, { question, preset, hidden, language }),
      },
      { now, sleep },
    );
    const { calls, tokens } = answer;
    // A reservation that can't be returned stays spent.
    await share.settle(tokens).catch(() => {});
    if (answer.kind === "failed") return failed(answer.reason, { calls, tokens });
    onUse({ outcome: "read", calls, tokens });
    return { reading: answer.value };
  };
}

const nothing = { calls: 0, tokens: 0 };
