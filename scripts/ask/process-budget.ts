import { moneyLimits } from "#domain/limits/money.ts";
import { modelMicros } from "#domain/money/model-cost.ts";
import type { ModelBudget } from "#shared/model/model-reader.ts";

/** The day's money for a model, counted by this process alone; each share is of so many tokens. */
export function processBudget({
  usdPerDay,
  usdPerMillionTokens,
  shareTokens,
}: {
  usdPerDay: number;
  usdPerMillionTokens: number;
  shareTokens: number;
}): ModelBudget {
  const max = usdPerDay * moneyLimits.microsPerCredit;
  const share = modelMicros(shareTokens, usdPerMillionTokens);
  let taken = 0;
  return {
    async take() {
      if (taken + share > max) return null;
      taken += share;
      return {
        async settle(usedTokens) {
          const used = modelMicros(Math.min(usedTokens, shareTokens), usdPerMillionTokens);
          taken -= share - used;
        },
      };
    },
  };
}
