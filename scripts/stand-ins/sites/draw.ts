/** At least one. */
export type Some<T> = readonly [T, ...T[]];

/** Numbers that depend on a name alone: a site is the same at every start, whatever else there is. */
export interface Draw {
  /** 0 ≤ value < `count`, whole; another `what` gives another number. */
  number: (what: string, count: number) => number;
  pick: <T>(what: string, list: Some<T>) => T;
  /** Whether it falls into the first `percent` of a hundred. */
  chance: (what: string, percent: number) => boolean;
}

export function drawFor(name: string): Draw {
  const number = (what: string, count: number): number => hash(`${name} ${what}`) % count;
  return {
    number,
    pick: (what, list) => list[number(what, list.length)] ?? list[0],
    chance: (what, percent) => number(what, 100) < percent,
  };
}

/** FNV-1a, its bits mixed once more so that near names fall far apart. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
  return (state ^ (state >>> 15)) >>> 0;
}
