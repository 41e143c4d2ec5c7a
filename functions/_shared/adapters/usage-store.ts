import { usage } from "#collections/usage.ts";
import { shortHash } from "./hash.ts";
import { removePastDays, type Tables } from "./tables.ts";

/** The counter's key: the owner, and the minute or day. */
export interface Use {
  /** A user's id, or `ownerOf` anything else. */
  owner: string;
  kind: "quote" | "overpass" | "bytes" | "asked" | "model" | "tokens" | "leave" | "proof" | "sites";
  /** `20261121` or the minutes since 1970 */
  period: string;
}

export interface UsageStore {
  /** Adds one or the given number (which may be negative); returns the new count. */
  add: (use: Use, amount?: number) => Promise<number>;
  read: (use: Use) => Promise<number>;
  /** The counts per minute of this day, keyed by minutes since 1970. */
  minutesOf: (use: Omit<Use, "period">, now: Date) => Promise<Map<number, number>>;
  /** Rows of past days, 100 at most; returns how many there were. */
  removeOld: (now: Date) => Promise<number>;
}

/**
 * The owner of a counter that belongs to no account. The space keeps it apart from every user's id:
 * people choose theirs, and a deleted account takes its counters along.
 */
export const ownerOf = (what: "all" | "network" | "task", which: string): string =>
  `${what} ${which}`.slice(0, 64);

/** Days and minutes are those of UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10).replaceAll("-", "");
export const minuteOf = (now: Date): string => String(Math.floor(now.getTime() / 60_000));

/** The amount to add to a counter, and the counter's maximum. */
interface Taking {
  use: Use;
  amount: number;
  max: number;
}

/**
 * Adds the amount to every counter, or to none if one would exceed its maximum. Concurrent calls
 * see each other's amounts, so together they never exceed it.
 */
export async function takeFrom(
  usage: Pick<UsageStore, "add">,
  takings: readonly Taking[],
): Promise<boolean> {
  for (const [at, { use, amount, max }] of takings.entries()) {
    if ((await usage.add(use, amount)) <= max) continue;
    for (const taken of takings.slice(0, at + 1)) await usage.add(taken.use, -taken.amount);
    return false;
  }
  return true;
}

const rowId = ({ owner, kind, period }: Use): string => `${kind[0]}.${shortHash(owner)}.${period}`;

const minutesOfDay = 1_440;

export function usageStore(tables: Tables): UsageStore {
  return {
    async add(use, amount = 1) {
      const id = rowId(use);
      const increment = () => tables.increment(usage, id, { column: "count", value: amount });
      if (amount === 0) return (await tables.get(usage, id))?.count ?? 0;
      const count = await increment();
      if (count !== null) return count;
      const first = Math.max(0, amount);
      const made = await tables.create(usage, id, { owner: use.owner, count: first });
      return made === "created" ? first : ((await increment()) ?? first);
    },
    read: async (use) => (await tables.get(usage, rowId(use)))?.count ?? 0,
    async minutesOf(use, now) {
      const current = Number(minuteOf(now));
      const midnight = current - (current % minutesOfDay);
      const prefix = rowId({ ...use, period: "" });
      const rows = await tables.list(usage, { where: { owner: use.owner } });
      const counted = rows
        .filter(({ $id }) => $id.startsWith(prefix))
        .map(({ $id, count }): [number, number] => [Number($id.slice(prefix.length)), count])
        .filter(([minute]) => minute >= midnight && minute < midnight + minutesOfDay);
      return new Map(counted);
    },
    removeOld: (now) => removePastDays(tables, usage, now),
  };
}
