/** A key of the map that is read, by its place among an element's values. */
export interface TagKey {
  name: string;
  place: number;
  /** How a value under this key was found, as its receipt says. */
  method: string;
}

/** Keys that are read together, in the order they count; most elements have none of them. */
export interface TagKeys {
  keys: readonly TagKey[];
  bit: number;
}

const places = new Map<string, number>();
/** By the place of a key: the lists it is in. */
const bits: number[] = [];
let lists = 0;
const listsMax = 31;

/** Called while modules load: each list has a bit of its own. */
export function tagKeys(...names: string[]): TagKeys {
  if (lists === listsMax) throw new Error("no bit is left for another list of keys");
  const bit = 1 << lists;
  lists += 1;
  const keys = names.map(tagKey);
  for (const { place } of keys) bits[place] = (bits[place] ?? 0) | bit;
  return { keys, bit };
}

export function tagKey(name: string): TagKey {
  const place = places.get(name) ?? places.size;
  places.set(name, place);
  return { name, place, method: tagMethod(name) };
}

/** One text for each key, however many listings have it. */
export function tagMethod(key: string): string {
  const known = tagMethods.get(key);
  if (known !== undefined) return known;
  const method = `tag ${key}`;
  tagMethods.set(key, method);
  return method;
}
const tagMethods = new Map<string, string>();

/**
 * An element's tags by the places of their keys: dozens of keys are looked for in every element, and
 * objects of as many shapes as there are elements are slow to look up.
 */
export interface Tags {
  values: (string | undefined)[];
  size: number;
  /** The bits of the lists of which it has a key. */
  lists: number;
  /** Keys whose value is a plain "yes". */
  affirmed: string[];
}

/** Used again: the tags of one element are valid until those of the next are read. */
const read: Tags = { values: [], size: 0, lists: 0, affirmed: [] };

export function readTags(tags: Readonly<Record<string, string>>): Tags {
  const { values } = read;
  while (values.length < places.size) values.push(undefined);
  values.fill(undefined);
  read.affirmed.length = 0;
  let size = 0;
  let known = 0;
  for (const key in tags) {
    size += 1;
    const value = tags[key];
    if (value === "yes") read.affirmed.push(key);
    const place = places.get(key);
    if (place === undefined) continue;
    values[place] = value;
    known |= bits[place] ?? 0;
  }
  read.size = size;
  read.lists = known;
  return read;
}

export const hasAny = ({ lists: known }: Tags, { bit }: TagKeys): boolean => (known & bit) !== 0;
