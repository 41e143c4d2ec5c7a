import { modelLimits } from "#domain/limits/model.ts";
import { moneyLimits } from "#domain/limits/money.ts";
import { modelMicros } from "#domain/money/model-cost.ts";
import { dayOf, ownerOf, takeFrom, type UsageStore, type Use } from "./usage-store.ts";

interface BudgetDeps {
  usage: UsageStore;
  now: () => Date;
  usdPerDay: number;
  usdPerMillionTokens: number;
  task: { $id: string; $createdAt: string };
}

/**
 * The model budget for one task's sites: a share of the operator's daily (UTC) total, counted over
 * all its workers. It reserves a site's largest share when its purse holds less, and keeps a site's
 * leftover for the next one, so few rows are written. `close` returns the rest; a killed worker's
 * reservation stays spent.
 */
export function siteModelBudget({ usage, now, task, ...money }: BudgetDeps) {
  const { usdPerDay, usdPerMillionTokens } = money;
  const shareMicros = modelMicros(modelLimits.siteTokensMax, usdPerMillionTokens);
  const ofTask: Use = {
    owner: ownerOf("task", task.$id),
    kind: "sites",
    period: dayOf(new Date(task.$createdAt)),
  };
  let ofAll: Use = { owner: ownerOf("all", "model"), kind: "model", period: dayOf(now()) };
  let purseMicros = 0;
  let isSpent = false;
  let underWay = 0;
  let onSettled = (): void => {};
  let turn: Promise<boolean> = Promise.resolve(true);

  async function draw(): Promise<void> {
    ofAll = { ...ofAll, period: dayOf(now()) };
    const isDrawn = await takeFrom(usage, [
      { use: ofTask, amount: shareMicros, max: modelLimits.microsPerTask },
      { use: ofAll, amount: shareMicros, max: usdPerDay * moneyLimits.microsPerCredit },
    ]);
    if (isDrawn) purseMicros += shareMicros;
    else isSpent = true;
  }

  /** One after the other: two sites never draw for the same share. */
  async function takeShare(): Promise<boolean> {
    while (purseMicros < shareMicros) {
      if (!isSpent) await draw();
      else if (underWay === 0) return false;
      // The leftovers of the sites in progress may be enough.
      else await new Promise<void>((settled) => (onSettled = settled));
    }
    purseMicros -= shareMicros;
    underWay += 1;
    return true;
  }

  return {
    async take() {
      turn = turn.then(takeShare, takeShare);
      if (!(await turn)) return null;
      return {
        async settle(usedTokens: number) {
          const used = Math.min(usedTokens, modelLimits.siteTokensMax);
          purseMicros += shareMicros - modelMicros(used, usdPerMillionTokens);
          underWay -= 1;
          onSettled();
        },
      };
    },
    async close(): Promise<void> {
      const left = purseMicros;
      purseMicros = 0;
      if (left > 0) await Promise.all([usage.add(ofTask, -left), usage.add(ofAll, -left)]);
    },
  };
}
