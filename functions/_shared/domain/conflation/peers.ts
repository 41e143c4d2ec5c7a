import { conflationLimits as limits } from "../limits/conflation.ts";
import { metresBetween } from "../listing/merge.ts";
import { createBlocks } from "./blocks.ts";
import { hashOf } from "./keys.ts";
import type { Prepared } from "./prepared.ts";
import { isPlain } from "./shared-name.ts";

/** Rows of the other side that have a type of a row and are at most `peersM` away from it. */
export type PeersOf = (row: Prepared) => readonly number[];

export function peersIn(rows: readonly Prepared[]): PeersOf {
  const blocks = createBlocks(rows, limits.peersM, typeKeysOf);
  return (row) =>
    blocks.near(row, typeKeysOf(row)).filter((at) => {
      const peer = rows[at];
      return (
        peer !== undefined && metresApart(row, peer) <= limits.peersM && haveOneType(row, peer)
      );
    });
}

const typeKeysOf = ({ business }: Prepared): number[] => business.types.map(hashOf);

const metresApart = ({ business: a, cosine }: Prepared, other: Prepared): number =>
  metresBetween(a.lat, a.lon, cosine, other.business.lat, other.business.lon, other.cosine);

/** Two types may have one key. */
const haveOneType = ({ business: { types } }: Prepared, other: Prepared): boolean =>
  types.some((type) => other.business.types.includes(type));

/** Its name tells a trade or a place alone, as "Family Clinic" does. */
export const isUntold = ({ names: { full }, hasPlaceWord }: Prepared): boolean =>
  full?.words.every((word) => isPlain(word) || hasPlaceWord(word)) ?? false;
