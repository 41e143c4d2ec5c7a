import type { RerunQuote, Task } from "#domain/contract.ts";
import { freeRerunWords } from "#domain/money/free-rerun.ts";
import { formatDollars, formatExact, microsOf } from "#domain/money/pricing.ts";
import { isFinal } from "#domain/task/task.ts";

const dollars = (credits: number): string => formatExact(microsOf(credits));

/** Whether there are listings to ask about: all of them, or the part paid for before a cancellation. */
export const holdsData = ({ status, price, charged, found }: Task): boolean =>
  status === "success" || (status === "canceled" && (charged > 0 || (price === 0 && found > 0)));

/** In a list of presets two decimals; on a preset's own screen all. */
const shortOrExact = (credits: number, isExact: boolean): string =>
  isExact ? dollars(credits) : formatDollars(microsOf(credits), 2);

/** The preset's cost, or its maximum. */
export function costFacts({ status, price, charged }: Task, isExact: boolean): string[] {
  const money = (credits: number): string => shortOrExact(credits, isExact);
  if (price === 0) return [freeRerunWords];
  if (!isFinal(status)) return [`Price ${money(price)}, held from your balance`];
  if (charged === 0) return ["Nothing charged"];
  return [...(isExact ? [`Price ${money(price)}`] : []), `Charged ${money(charged)}`];
}

/** The effect of canceling a running preset on its hold. */
export function cancelLine(task: Task): string {
  const isFree = task.price === 0;
  if (task.waiting?.for === "map-service") {
    const back = isFree
      ? "nothing is charged"
      : `the full ${dollars(task.price)} held will be returned to your balance`;
    return `The map service isn't responding, so ${back} and this preset will have no data.`;
  }
  const kept = "You keep what was collected and can ask about it from this list.";
  if (isFree) return `Collecting will stop, and nothing is charged. ${kept}`;
  return `Collecting will stop. You'll be charged only for the part of the area${task.tier === 2 ? " and the websites" : ""} collected so far; the rest of the ${dollars(task.price)} held will be returned to your balance. ${kept}`;
}

/** The effect of running a finished preset again. */
export const rerunLine =
  "This collects the same area and business types again as a new preset with today's date, and shows what is new, gone and changed.";

/** The price of running a finished preset again. */
export const rerunCost = ({ price, free }: RerunQuote): string =>
  free === null
    ? `It costs at most ${dollars(price)}, held from your balance; anything unused is returned.`
    : `${free}. It costs ${dollars(price)}.`;

/** Why money came back, or null where none did. */
export function returnLine(task: Task, isExact = true): string | null {
  if (task.returned <= 0) return null;
  const back = `Returned ${shortOrExact(task.returned, isExact)} to your balance`;
  if (task.status !== "success" && task.charged === 0) return `${back}: nothing was charged.`;
  if (task.status === "canceled") return `${back}: only what was collected was charged.`;
  if (task.found === 0) return `${back}: nothing was found, so nothing was charged.`;
  if (task.tier === 2 && task.sitesTotal === 0)
    return `${back}: no business there lists a website, so only Tier 1 was charged.`;
  return `${back}: part of the area could not be collected.`;
}
