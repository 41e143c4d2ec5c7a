import type { OtherReader } from "#domain/query/answer-question.ts";
import { modelBudget } from "#shared/adapters/model-budget.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import type { Env } from "#shared/env.ts";
import { sleep } from "#shared/http/sleep.ts";
import { configuredModel } from "#shared/model/configured-model.ts";
import { modelReader } from "#shared/model/model-reader.ts";

interface Request {
  userId: string;
  env: Env;
  log: (...parts: unknown[]) => void;
  /** When the answer must be on its way, ms. */
  endsAt: number;
}

/** The operator's model within the day's share of this person and of all; null without one. */
export function otherReaderFor(
  { userId, env, log, endsAt }: Request,
  { usage, now }: Pick<Stores, "usage" | "now">,
): OtherReader | null {
  const model = configuredModel(env);
  if (!model) return null;
  return modelReader({
    model,
    budget: modelBudget({
      usage,
      now,
      usdPerDay: env.LLM_USD_PER_DAY,
      usdPerMillionTokens: env.LLM_USD_PER_MILLION_TOKENS,
      userId,
    }),
    now: () => now().getTime(),
    sleep,
    endsAt,
    onUse: ({ outcome, calls, tokens }) =>
      log(`model: ${outcome}, ${calls} calls, ${tokens} tokens`),
  });
}
