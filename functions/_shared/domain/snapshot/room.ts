import { aligned, type SectionKind, sectionArrays } from "./layout.ts";

/** Makes a list of zeros. */
export type Zeros = <K extends SectionKind>(
  kind: K,
  length: number,
) => InstanceType<(typeof sectionArrays)[K]>;

export const newZeros: Zeros = (kind, length) =>
  new sectionArrays[kind](length) as InstanceType<(typeof sectionArrays)[typeof kind]>;

export interface Room {
  zeros: Zeros;
  /** Its memory is given again: lists from before must not be used any more. */
  clear: () => void;
}

const firstBytes = 1 << 16;

/** One buffer for lists that are needed for a moment, again and again; it grows to the largest use. */
export function createRoom(): Room {
  let buffer = new ArrayBuffer(firstBytes);
  let used = 0;
  return {
    zeros(kind, length) {
      const list = sectionArrays[kind];
      const bytes = length * list.BYTES_PER_ELEMENT;
      let start = aligned(used);
      if (start + bytes > buffer.byteLength) {
        buffer = new ArrayBuffer(Math.max(2 * buffer.byteLength, aligned(bytes)));
        start = 0;
      }
      used = start + bytes;
      const zeros = new list(buffer, start, length);
      zeros.fill(0);
      return zeros as InstanceType<(typeof sectionArrays)[typeof kind]>;
    },
    clear() {
      used = 0;
    },
  };
}
