import { questionLimits } from "#domain/limits/question.ts";
import type { OtherReader, OtherReading } from "#domain/query/answer-question.ts";
import { instructionsFor } from "#domain/query/model-reader/instructions.ts";
import { planForm } from "#domain/query/model-reader/plan-form.ts";
import { readForm } from "#domain/query/model-reader/read-form.ts";
import { askModel, type Model, type ModelAnswer, resting } from "./ask-model.ts";

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
    /** The counters of the share could not be asked. */
    | "no-counter"
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

type Failure = Exclude<ModelUse["outcome"], "read" | "rate-limited">;
const troubles: Record<Failure, "down" | "unusable" | "spent"> = {
  "no-counter": "down",
  "no-share": "spent",
  invalid: "unusable",
  budget: "unusable",
  resting: "down",
  refused: "down",
  broken: "down",
  unreachable: "down",
  "too-slow": "down",
};

interface Failed {
  reason: Exclude<ModelUse["outcome"], "read">;
  retryAfterMs?: number;
}

const troubleOf = ({ reason, retryAfterMs = 0 }: Failed): OtherReading =>
  reason === "rate-limited"
    ? { trouble: "busy", seconds: Math.max(1, Math.ceil(retryAfterMs / 1_000)) }
    : { trouble: troubles[reason] };

/**
 * Interprets the questions that the rules can't, with a model that sees the question and the
 * preset's shape, but no listing. Its plans are checked against the question, word by word.
 */
export function modelReader(options: ModelReaderOptions): OtherReader {
  const { model, budget, onUse } = options;
  const failed = (failure: Failed, spent = nothing): OtherReading => {
    onUse({ outcome: failure.reason, ...spent });
    return troubleOf(failure);
  };
  return async (unread) => {
    if (model.breaker.isOpen()) return failed(resting(model.breaker));
    // Where the share can't be asked for, the rules' answer is not lost over it.
    const share = await budget.take().catch(() => "unknown" as const);
    if (share === "unknown") return failed({ reason: "no-counter" });
    if (share === null) return failed({ reason: "no-share" });
    const spent = { ...nothing };
    try {
      const answer = await asked(unread, options);
      Object.assign(spent, { calls: answer.calls, tokens: answer.tokens });
      if (answer.kind === "failed") return failed(answer, spent);
      onUse({ outcome: "read", ...spent });
      return answer.value;
    } finally {
      // A reservation that can't be returned stays spent.
      await share.settle(spent.tokens).catch(() => {});
    }
  };
}

function asked(
  { question, before, preset, language }: Parameters<OtherReader>[0],
  { model, now, sleep, endsAt }: ModelReaderOptions,
): Promise<ModelAnswer<OtherReading>> {
  const { messages, hidden } = instructionsFor({ question, before }, preset);
  return askModel(
    model,
    {
      messages,
      form: planForm,
      leftMs: endsAt - questionLimits.answerMs - now(),
      read: (fields) => readForm(fields, { question, before, preset, hidden, language }),
    },
    { now, sleep },
  );
}

const nothing = { calls: 0, tokens: 0 };
