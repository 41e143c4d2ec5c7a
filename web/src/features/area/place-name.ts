import type { Bounds } from "#domain/area/area.ts";

/** Each named place's box. It outlives the picker, which every other step takes away. */
const boxes = new Map<string, Bounds>();

export const rememberPlace = (name: string, box: Bounds): void => void boxes.set(name, box);

/** Whether an area that was chosen by the place's name has nothing to do with it any more. */
export function hasLeftPlace(name: string | null, area: Bounds | null, next: Bounds): boolean {
  if (!name || !area) return false;
  const known = boxes.get(name);
  if (known && overlaps(known, area)) return !overlaps(known, next);
  // The name came with the area, from an address or a draft.
  rememberPlace(name, area);
  return !overlaps(area, next);
}

const overlaps = (one: Bounds, other: Bounds): boolean =>
  one.north > other.south &&
  one.south < other.north &&
  one.east > other.west &&
  one.west < other.east;
