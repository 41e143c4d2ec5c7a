import { dayOf, ownerOf, type UsageStore, type Use } from "./usage-store.ts";

/** The daily limits (UTC) set by the map service's operator. */
export interface SourceDayMax {
  queries: number;
  /** Of its answers, unpacked. */
  bytes: number;
}

/** All queries to the map service in a day, from every caller. */
export const overpassQueries = (now: Date): Use => used("overpass", now);
/** All bytes of its answers in a day. */
export const overpassBytes = (now: Date): Use => used("bytes", now);

const used = (kind: "overpass" | "bytes", now: Date): Use => ({
  owner: ownerOf("all", "overpass"),
  kind,
  period: dayOf(now),
});

/** The share of the day that is used up, by queries or by bytes, whichever is more: 1 = all of it. */
export async function usedShareOfDay(
  usage: Pick<UsageStore, "read">,
  max: SourceDayMax,
  now: Date,
): Promise<number> {
  const [queries, bytes] = await Promise.all([
    usage.read(overpassQueries(now)),
    usage.read(overpassBytes(now)),
  ]);
  return Math.max(shareOf(queries, max.queries), shareOf(bytes, max.bytes));
}

/** Of nothing, nothing is left. */
const shareOf = (part: number, whole: number): number => (part >= whole ? 1 : part / whole);
