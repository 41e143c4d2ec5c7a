import { usage } from "#collections/usage.ts";
import { shortHash } from "./hash.ts";
import { removePastDays, type Tables } from "./tables.ts";

/** What is counted: by whom, and in which minute or day. */
export interface Use {
  owner: string;
  kind: "quote" | "overpass";
  /** `20261121` or the minutes since 1970 */
  period: string;
}

export interface UsageStore {
  /** Counts one more; returns how many there are now. */
  add: (use: Use) => Promise<number>;
  read: (use: Use) => Promise<number>;
  /** Rows of past days, 100 at most; returns how many there were. */
  removeOld: (now: Date) => Promise<number>;
}

/** Days and minutes are those of UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10).replaceAll("-", "");
export const minuteOf = (now: Date): string => String(Math.floor(now.getTime() / 60_000));

/** All queries to the map service in a day, whoever asks. */
export const overpassQueries = (now: Date): Use => ({
  owner: "overpass",
  kind: "overpass",
  period: dayOf(now),
});

const rowId = ({ owner, kind, period }: Use): string => `${kind[0]}.${shortHash(owner)}.${period}`;

export function usageStore(tables: Tables): UsageStore {
  const increment = (id: string) => tables.increment(usage, id, { column: "count", value: 1 });
  return {
    async add(use) {
      const id = rowId(use);
      const count = await increment(id);
      if (count !== null) return count;
      const made = await tables.create(usage, id, { owner: use.owner, count: 1 });
      return made === "created" ? 1 : ((await increment(id)) ?? 1);
    },
    read: async (use) => (await tables.get(usage, rowId(use)))?.count ?? 0,
    removeOld: (now) => removePastDays(tables, usage, now),
  };
}
