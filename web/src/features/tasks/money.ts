import type { RerunQuote, Task } from "#domain/contract.ts";
import { freeRerunSentence, freeRerunWords } from "#domain/money/free-rerun.ts";
import { microsOf, priceText } from "#domain/money/pricing.ts";
import { isFinal } from "#domain/task/task.ts";

const dollars = (credits: number): string => priceText(microsOf(credits));

/** Whether there are listings to ask about: all of them, or the part paid for before a cancellation. */
export const holdsData = ({ status, price, charged, found }: Task): boolean =>
  status === "success" || (status === "canceled" && (charged > 0 || (price === 0 && found > 0)));

/** The preset's cost, or its maximum. */
export function costFacts({ status, price, charged }: Task): string[] {
  if (price === 0) return [freeRerunWords];
  if (!isFinal(status)) return [`Price ${dollars(price)}, held from your balance`];
  if (charged === 0) return ["Nothing charged"];
  return [`Price ${dollars(price)}`, `Charged ${dollars(charged)}`];
}

/** The same in a word or two. */
export function shortCost({ status, price, charged }: Task): string {
  if (price === 0) return "Free";
  if (!isFinal(status)) return `${dollars(price)} held`;
  return charged === 0 ? "Nothing charged" : `Charged ${dollars(charged)}`;
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
    ? `It costs ${dollars(price)}, held from your balance. Anything unused is returned.`
    : freeRerunSentence;

/** Why money came back, or null where none did. */
export function returnLine(task: Task): string | null {
  if (task.returned <= 0) return null;
  const back = `Returned ${dollars(task.returned)} to your balance`;
  if (task.status !== "success" && task.charged === 0) return `${back}: nothing was charged.`;
  if (task.status === "canceled") return `${back}: only what was collected was charged.`;
  if (task.found === 0) return `${back}: nothing was found, so nothing was charged.`;
  if (task.tier === 2 && task.sitesTotal === 0)
    return `${back}: no business there lists a website, so only Tier 1 was charged.`;
  return `${back}: part of the area could not be collected.`;
}
