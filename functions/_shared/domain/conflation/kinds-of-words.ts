import { wordsByKey } from "../matching/vocabulary.ts";
import { areKindred, familiesOf } from "./type-families.ts";

interface Kinds {
  labels: readonly string[];
  families: number;
}

const none: Kinds = { labels: [], families: 0 };
const known = new Map<string, Kinds>();

/** The types that a word names: `pool` // => Swimming Pool and others */
function kindsOf(word: string): Kinds {
  const words = wordsByKey().get(word);
  // Most words name none, and there is no end of them.
  if (!words) return none;
  const before = known.get(word);
  if (before) return before;
  const labels = words.filter(({ kind }) => kind !== "term").map(({ type }) => type.label);
  const kinds = { labels, families: familiesOf(labels) };
  known.set(word, kinds);
  return kinds;
}

/** Whether a word names one of the types: "gas" of a petrol station, "department" of a department store */
export const namesType = (word: string, types: readonly string[]): boolean =>
  kindsOf(word).labels.some((label) => types.includes(label)) ||
  types.some((type) => type.toLowerCase().split(" ").includes(word));

/** Whether two words name one type: "pharmacy" and "apotheke" */
export const nameOneKind = (one: string, other: string): boolean =>
  kindsOf(one).labels.some((label) => kindsOf(other).labels.includes(label));

/** Whether two words name types that no business is both of: a church and a school. */
export function nameOtherKinds(one: string, other: string): boolean {
  const [a, b] = [kindsOf(one), kindsOf(other)];
  const isShared = a.labels.length === 0 || a.labels.some((label) => b.labels.includes(label));
  if (isShared || b.labels.length === 0) return false;
  return a.families === 0 || b.families === 0 || !areKindred(a.families, b.families);
}
