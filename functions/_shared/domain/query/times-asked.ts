import { filtersOf, type Plan } from "./plan/plan.ts";

const whenWords =
  /(?<!\p{L})(when|(what|which) times?|wann|um wie ?viel uhr|quand|(à|a) quelle heure|cu[aá]ndo|(a )?qu[eé] hora|متى|(في )?أي ساعة)(?!\p{L})/iu;

/**
 * "What time do bakeries close today?" asks for hours: it picks no businesses that are closed all
 * day.
 */
export function withTimesAsked(plan: Plan, question: string): Plan {
  const asksHours = plan.op === "list" && plan.select?.includes("hours");
  if (!asksHours || !whenWords.test(question)) return plan;
  const filters = filtersOf(plan);
  const and = filters.filter((filter) => !("closed" in filter && "dow" in Object(filter.closed)));
  if (and.length === filters.length) return plan;
  const { where: _, ...rest } = plan;
  return and.length > 0 ? { ...rest, where: { and } } : rest;
}
