import { setTimeout as sleep } from "node:timers/promises";
import { modelLimits } from "#domain/limits/model.ts";
import { questionLimits } from "#domain/limits/question.ts";
import type { OtherReader } from "#domain/query/answer-question.ts";
import { configuredModel } from "#shared/model/configured-model.ts";
import { modelReader } from "#shared/model/model-reader.ts";
import { readModelEnv } from "../../functions/_shared/env.ts";
import { processBudget } from "./process-budget.ts";

/**
 * The model that the variables name, asked as the product asks it; null without one. Each call
 * begins a question. The day's money is counted by this process alone.
 */
export function otherReaders(
  variables: Record<string, string | undefined>,
): (() => OtherReader) | null {
  const settings = readModelEnv(variables);
  const model = configuredModel(settings);
  if (!model) return null;
  const budget = processBudget({
    usdPerDay: settings.LLM_USD_PER_DAY,
    usdPerMillionTokens: settings.LLM_USD_PER_MILLION_TOKENS,
    shareTokens: modelLimits.tokensMax,
  });
  return () =>
    modelReader({
      model,
      budget,
      now: Date.now,
      sleep: (ms) => sleep(ms),
      endsAt: Date.now() + questionLimits.totalMs,
      onUse: ({ outcome, calls, tokens }) =>
        console.error(`model: ${outcome}, ${calls} calls, ${tokens} tokens`),
    });
}
