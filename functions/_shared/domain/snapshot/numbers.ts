/** A list of whole numbers from 0 that grows: four bytes each. */
export interface Numbers {
  push: (number: number) => void;
  size: () => number;
  all: () => Uint32Array;
}

const firstRoom = 64;

export function createNumbers(): Numbers {
  let numbers = new Uint32Array(firstRoom);
  let size = 0;
  return {
    push(number) {
      if (size === numbers.length) {
        const larger = new Uint32Array(2 * size);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[size] = number;
      size += 1;
    },
    size: () => size,
    all: () => numbers.subarray(0, size),
  };
}
