import { conflationLimits as limits } from "../limits/conflation.ts";
import { createBlocks } from "./blocks.ts";
import { hashOf } from "./keys.ts";
import type { Prepared } from "./prepared.ts";
import { isPlain } from "./shared-name.ts";

/** Rows of one type around a row, on the other side. */
export interface Peers {
  of: (row: Prepared) => readonly number[];
}

export function peersIn(rows: readonly Prepared[]): Peers {
  const blocks = createBlocks(rows, limits.peersM, typeKeysOf);
  return { of: (row) => blocks.near(row, typeKeysOf(row)) };
}

const typeKeysOf = ({ business }: Prepared): number[] => business.types.map(hashOf);

/** Its name tells a trade or a place alone, as "Family Clinic" does. */
export const isUntold = ({ names: { full }, hasPlaceWord }: Prepared): boolean =>
  full?.words.every((word) => isPlain(word) || hasPlaceWord(word)) ?? false;
