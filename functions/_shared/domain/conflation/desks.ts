import { isGivenName } from "../enrichment/beginnings/given-names.ts";
import { joinedAs } from "./name-words.ts";
import type { Names } from "./names.ts";
import { isFamilyName } from "./people.ts";

const ownerWords = new Set(
  "inh inhaber inhaberin owner prop proprietor proprietaire gerant by ek".split(" "),
);

/**
 * Whether one of two names of one source is the other with somebody's name, "Ann Day - Harbour
 * Realty" beside "Harbour Realty": an agent's desk is not its office. Not where the words say whose
 * business it is, "Inh. Ann Day".
 */
export function isDeskOfOther(one: Names, other: Names): boolean {
  const [a, b] = [one.full?.words ?? [], other.full?.words ?? []];
  return addsSomebody(joinedAs(a, b), b) || addsSomebody(joinedAs(b, a), a);
}

function addsSomebody(words: readonly string[], others: readonly string[]): boolean {
  if (words.some((word) => ownerWords.has(word))) return false;
  return words.some((word, at) => {
    const family = words[at + 1];
    const areMore = family !== undefined && !others.includes(word) && !others.includes(family);
    return areMore && isGivenName(word) && isFamilyName(family);
  });
}
