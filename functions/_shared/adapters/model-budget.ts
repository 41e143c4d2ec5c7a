import { modelLimits } from "#domain/limits/model.ts";
import { moneyLimits } from "#domain/limits/money.ts";
import { dayOf, ownerOf, takeFrom, type UsageStore, type Use } from "./usage-store.ts";

interface BudgetDeps {
  usage: UsageStore;
  now: () => Date;
  usdPerDay: number;
  userId: string;
}

/**
 * What questions to a model may cost in a day (UTC): all together by the operator's setting, each
 * person by tokens. A question takes its largest share first and gives back the rest, so however
 * many run at once, none of the two can be overspent; what a killed process took stays taken.
 */
export function modelBudget({ usage, now, usdPerDay, userId }: BudgetDeps) {
  const micros = modelLimits.tokensMax * modelLimits.microsPerToken;
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
          const left = modelLimits.tokensMax - Math.min(usedTokens, modelLimits.tokensMax);
          await Promise.all([
            usage.add(ofPerson, -left),
            usage.add(ofAll, -left * modelLimits.microsPerToken),
          ]);
        },
      };
    },
  };
}
