import { AppError } from "#domain/errors.ts";
import { questionLimits } from "#domain/limits/question.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { minuteOf } from "#shared/adapters/usage-store.ts";

const dayS = 86_400;
const peopleMax = 10_000;

export type CountQuestion = (userId: string, deps: Pick<Stores, "usage" | "now">) => Promise<void>;

/**
 * Counts a person's question, or refuses it: the minute's counter is added to before it is looked
 * at. The minutes before it do not change any more, so they are read once in each.
 */
export function questionCounter(): CountQuestion {
  const known = new Map<string, { minute: string; count: Promise<number> }>();
  const earlierToday = (userId: string, usage: Usage, at: Date): Promise<number> => {
    const minute = minuteOf(at);
    const earlier = known.get(userId);
    if (earlier?.minute === minute) return earlier.count;
    const count = readEarlier(userId, usage, at);
    if (known.size >= peopleMax) known.clear();
    known.set(userId, { minute, count });
    count.catch(() => known.delete(userId));
    return count;
  };
  return async (userId, { usage, now }) => {
    const at = now();
    const [inMinute, before] = await Promise.all([
      usage.add({ owner: userId, kind: "asked", period: minuteOf(at) }),
      earlierToday(userId, usage, at),
    ]);
    if (before + Math.min(inMinute, questionLimits.perMinute) > questionLimits.perDay) {
      const retryAfterS = dayS - (Math.floor(at.getTime() / 1_000) % dayS);
      throw new AppError("limit/questions-today", { retryAfterS });
    }
    if (inMinute > questionLimits.perMinute) {
      const seconds = 60 - at.getUTCSeconds();
      throw new AppError("limit/questions", { values: { seconds }, retryAfterS: seconds });
    }
  };
}

type Usage = Stores["usage"];

/** Answered questions of the day's earlier minutes: those refused as too quick do not count. */
async function readEarlier(userId: string, usage: Usage, at: Date): Promise<number> {
  const minutes = await usage.minutesOf({ owner: userId, kind: "asked" }, at);
  let count = 0;
  for (const [minute, asked] of minutes) {
    if (String(minute) !== minuteOf(at)) count += Math.min(asked, questionLimits.perMinute);
  }
  return count;
}
