import { fold } from "../../text/fold.ts";
import { isFirstName } from "../first-names.ts";
import { compacted, type Identity } from "../identity.ts";
import { isFamousPlace, isStateCode } from "./gazetteer.ts";
import { isTrader } from "./traders.ts";

/** Whether a word of a run of capitals is somebody's: "John" and "Marlow" in "John Marlow". */
export function isOfPerson(words: readonly string[], at: number, rest: string): boolean {
  const [before, word = "", after] = [words[at - 1], words[at], words[at + 1]];
  const isSurname = before !== undefined && isFirstName(before) && !isFamousPlace(before);
  const isLast = after === undefined;
  const isFollowed = isLast ? initial.test(rest) : isSurnameLike(after);
  return isSurname || (isFirstName(word) && isFollowed);
}

/** "John W. Marlow" */
const initial = /^ \p{Lu}\. \p{Lu}/u;

const isSurnameLike = (word: string): boolean =>
  word.length > 2 && !isStateCode(word) && !isFamousPlace(word) && !isTrader(fold(word));

/** Whether a name of several words is the business's own, or within it: "Anna Marlow" of annamarlow.com. */
export const isOwnName = (name: string, { compact }: Identity, isWithin: boolean): boolean => {
  if (!/\s/.test(name) || isFamousPlace(name)) return false;
  const own = compacted(name);
  return compact.some((one) => (isWithin ? one.includes(own) : one === own));
};
