import { modelLimits } from "#domain/limits/model.ts";
import { moneyLimits } from "#domain/limits/money.ts";
import { modelMicros } from "#domain/money/model-cost.ts";
import { dayOf, ownerOf, takeFrom, type UsageStore, type Use } from "./usage-store.ts";

interface BudgetDeps {
  usage: UsageStore;
  now: () => Date;
  usdPerDay: number;
  usdPerMillionTokens: number;
  userId: string;
}

/**
 * The daily (UTC) budget for questions to a model: a total set by the operator, and tokens per
 * person. A question reserves its largest share first and returns the rest, so neither limit can be
 * overspent by parallel questions; a killed process's reservation stays spent.
 */
export function modelBudget({ usage, now, userId, ...money }: BudgetDeps) {
  const { usdPerDay, usdPerMillionTokens } = money;
  const micros = modelMicros(modelLimits.tokensMax, usdPerMillionTokens);
  return {
    async take() {
      const period = dayOf(now());
      const ofAll: Use = { owner: ownerOf("all", "model"), kind: "model", period };
      const ofPerson: Use = { owner: userId, kind: "tokens", period };
      const isTaken = await takeFrom(usage, [
        { use: ofPerson, amount: modelLimits.tokensMax, max: modelLimits.tokensPerDay },
        { use: ofAll, amount: micros, max: usdPerDay * moneyLimits.microsPerCredit },
      ]);
      if (!isTaken) return null;
      return {
        async settle(usedTokens: number) {
          const used = Math.min(usedTokens, modelLimits.tokensMax);
          await Promise.all([
            usage.add(ofPerson, used - modelLimits.tokensMax),
            usage.add(ofAll, modelMicros(used, usdPerMillionTokens) - micros),
          ]);
        },
      };
    },
  };
}
