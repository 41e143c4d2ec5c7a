/** A list of whole numbers from 0 that grows: four bytes each. */
export interface Numbers {
  push: (number: number) => void;
  size: () => number;
  all: () => Uint32Array;
}

const firstRoom = 64;
const mostRoom = 1 << 14;

/** In parts: one that is replaced by one twice as large is three times as much for a while. */
export function createNumbers(): Numbers {
  let part = new Uint32Array(firstRoom);
  let used = 0;
  const full: Uint32Array[] = [];
  let before = 0;
  const size = (): number => before + used;
  return {
    push(number) {
      if (used === part.length) {
        full.push(part);
        before += used;
        part = new Uint32Array(Math.min(mostRoom, 2 * used));
        used = 0;
      }
      part[used] = number;
      used += 1;
    },
    size,
    all() {
      const all = new Uint32Array(size());
      let at = 0;
      for (const each of full) {
        all.set(each, at);
        at += each.length;
      }
      all.set(part.subarray(0, used), at);
      return all;
    },
  };
}
