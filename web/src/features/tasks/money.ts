import type { Task } from "#domain/contract.ts";
import { formatExact, microsOf } from "#domain/money/pricing.ts";
import { isFinal } from "#domain/task/task.ts";

const dollars = (credits: number): string => formatExact(microsOf(credits));

/** Whether there are listings to ask about: all of them, or the part paid for before a cancellation. */
export const holdsData = ({ status, charged }: Task): boolean =>
  status === "success" || (status === "canceled" && charged > 0);

/** What the preset cost, or will at most. */
export function costLine(task: Task): string {
  return isFinal(task.status)
    ? `Price ${dollars(task.price)} · Charged ${dollars(task.charged)}`
    : `Price ${dollars(task.price)}, held from your balance`;
}

/** What becomes of the hold when a running preset is canceled. */
export const cancelLine = (task: Task): string =>
  task.waiting?.for === "map-service"
    ? `The map service does not answer, so all of the ${dollars(task.price)} held returns to your balance, and nothing of this preset is kept.`
    : `Collecting stops. The part of the area collected by then${task.tier === 2 ? ", and of the websites read," : ""} is charged, and the unused part of the ${dollars(task.price)} held returns to your balance. What was collected stays yours: you can ask about it from this list.`;

/** What running a finished preset again costs. */
export const rerunLine = (task: Task): string =>
  `The same area and business types are collected again, as a new preset with today's date that shows what is new, gone and changed. It costs at most ${dollars(task.price)}, held from your balance; what is not used comes back.`;

/** Why money came back, or null where none did. */
export function returnLine(task: Task): string | null {
  if (task.returned <= 0) return null;
  const back = `Returned ${dollars(task.returned)} to your balance`;
  if (task.status !== "success" && task.charged === 0) return `${back}: nothing was charged.`;
  if (task.status === "canceled") return `${back}: only what was collected was charged.`;
  if (task.found === 0) return `${back}: nothing was found, so nothing was charged.`;
  if (task.tier === 2 && task.sitesTotal === 0)
    return `${back}: no business there names a website, so only Tier 1 was charged.`;
  return `${back}: part of the area could not be collected.`;
}
