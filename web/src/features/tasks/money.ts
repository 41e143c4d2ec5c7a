import type { Task } from "#domain/contract.ts";
import { formatExact, microsOf } from "#domain/pricing.ts";
import { isFinal } from "#domain/task.ts";

const dollars = (credits: number): string => formatExact(microsOf(credits));

/** What the preset cost, or will at most. */
export function costLine(task: Task): string {
  return isFinal(task.status)
    ? `Price ${dollars(task.price)} · Charged ${dollars(task.charged)}`
    : `Price ${dollars(task.price)}, held from your balance`;
}

/** What becomes of the hold when a running preset is canceled. */
export const cancelLine = (task: Task): string =>
  `Collecting stops. The part of the area collected by then is charged, and the unused part of the ${dollars(task.price)} held returns to your balance. A canceled preset can't be asked in the chat.`;

/** Why money came back, or null where none did. */
export function returnLine(task: Task): string | null {
  if (task.returned <= 0) return null;
  const back = `Returned ${dollars(task.returned)} to your balance`;
  if (task.status !== "success" && task.charged === 0) return `${back}: nothing was charged.`;
  if (task.status === "canceled") return `${back}: only what was collected was charged.`;
  if (task.found === 0) return `${back}: nothing was found, so nothing was charged.`;
  return `${back}: part of the area could not be collected.`;
}
