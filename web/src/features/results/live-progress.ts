import { outermost, rootTile, tileAreasM2 } from "#domain/area/tiles.ts";
import type { Task } from "#domain/contract.ts";
import { chargeForSites, chargeMicros, microsOf, priceText } from "#domain/money/pricing.ts";
import { counted } from "../../lib/count-words.ts";

/** Square metres of the whole area and of the tiles that are done; a tile inside another counts once. */
const areasM2 = ({ bounds }: Pick<Task, "bounds">, done: readonly string[]) => {
  const sum = (paths: readonly string[]): number =>
    tileAreasM2(bounds, paths).reduce((total, area) => total + area, 0);
  return { whole: sum([rootTile]), covered: sum(outermost(done)) };
};

/** Of the area, by square metres: the tiles that are done. 0 to 1. */
export function doneShare(task: Pick<Task, "bounds">, done: readonly string[]): number {
  const { whole, covered } = areasM2(task, done);
  return whole > 0 ? covered / whole : 0;
}

/** The charge if it were stopped now, as the beginning of a sentence. */
export function chargedSoFar(task: Task, done: readonly string[]): string {
  const { whole, covered } = areasM2(task, done);
  const charged = chargeMicros(microsOf(task.price), covered, whole);
  const due = task.tier === 1 ? charged : chargeForSites(charged, task.enriched, task.sitesTotal);
  return due === 0 ? "Nothing" : priceText(due);
}

const leastShare = 0.05;

/** "About 2 minutes left" from how long the share took; `null` while nothing can be said. */
export function timeLeft(startedAt: string | null, share: number, now: number): string | null {
  if (!startedAt || share < leastShare || share >= 1) return null;
  const elapsedS = (now - new Date(startedAt).getTime()) / 1000;
  const leftS = (elapsedS / share) * (1 - share);
  if (leftS < 60) return "Less than a minute left";
  const minutes = Math.round(leftS / 60);
  return `About ${counted(minutes, "minute", "minutes")} left`;
}
