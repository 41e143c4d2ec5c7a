import { conflationLimits as limits } from "../limits/conflation.ts";
import { metresBetween } from "../listing/merge.ts";
import { createBlocks } from "./blocks.ts";
import { hashOf } from "./keys.ts";
import type { Prepared } from "./prepared.ts";
import { isPlain } from "./shared-name.ts";

/** Rows of the other side that have a type of a row and are at most `peersM` away from it, by the row's number. */
export interface Peers {
  /** Of few peers their numbers; none where there are more. */
  few: (row: number) => readonly number[];
  /** Capped at `untoldPeers`; -1 where the row's type isn't known. */
  count: (row: number) => number;
}

/** The peers among `others` of each row. */
export function peersAmong(rows: readonly Prepared[], others: readonly Prepared[]): Peers {
  const blocks = createBlocks(others, limits.peersM, typeKeysOf);
  const few = new Map<number, readonly number[]>();
  const counts = Int8Array.from(rows, (row, at) => {
    if (row.business.types.length === 0) return -1;
    const peers = blocks.near(row, typeKeysOf(row)).filter((other) => {
      const peer = others[other];
      return (
        peer !== undefined && metresApart(row, peer) <= limits.peersM && haveOneType(row, peer)
      );
    });
    const most = isUntold(row) ? limits.untoldPeers : limits.fewPeers;
    if (peers.length > 0 && peers.length <= most) few.set(at, peers);
    return Math.min(limits.untoldPeers, peers.length);
  });
  return { few: (row) => few.get(row) ?? none, count: (row) => counts[row] ?? 0 };
}

const none: readonly number[] = [];

const typeKeysOf = ({ business }: Prepared): number[] => business.types.map((type) => hashOf(type));

const metresApart = ({ business: a, cosine }: Prepared, other: Prepared): number =>
  metresBetween(a.lat, a.lon, cosine, other.business.lat, other.business.lon, other.cosine);

/** Two types may have one key. */
const haveOneType = ({ business: { types } }: Prepared, other: Prepared): boolean =>
  types.some((type) => other.business.types.includes(type));

/** Its name tells a trade or a place alone, as "Family Clinic" does. */
export const isUntold = ({ names: { full }, hasPlaceWord }: Prepared): boolean =>
  full?.words.every((word) => isPlain(word) || hasPlaceWord(word)) ?? false;
