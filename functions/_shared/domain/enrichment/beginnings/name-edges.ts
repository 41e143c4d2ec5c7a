import type { Features } from "../../learning/forest.ts";
import { isGivenName } from "./given-names.ts";
import type { Sentence, Token } from "./passages.ts";
import { nameWords } from "./people.ts";
import type { Person } from "./person.ts";
import { isArticle } from "./person-likeness.ts";

const capital = /^\p{Lu}/u;
const partsMax = 5;

/** Signs that a name begins or ends elsewhere than where it was cut. */
export function nameEdges({ tokens }: Sentence, { name, from, to, isShared }: Person): Features {
  const words = nameWords(name);
  const last = words.at(-1) ?? "";
  const [before, first] = [tokens[from - 1], tokens[from]];
  const [end, after] = [tokens[to - 1], tokens[to]];
  return {
    capitalBefore: !isShared && from > 1 && isJoined(before, first) ? 1 : 0,
    capitalAfter: !isShared && isJoined(end, after) ? 1 : 0,
    "~parts": Math.min(1, words.length / partsMax),
    articleBefore: isArticle.test(before?.word ?? "") ? 1 : 0,
    givens: words.filter((word) => isGivenName(word)).length > 1 ? 1 : 0,
    initials: words.some((word) => word.length === 1) ? 1 : 0,
    hyphens: name.includes("-") ? 1 : 0,
    arabicFamily: /^ال|\p{Script=Arabic}ي$/u.test(last) ? 1 : 0,
    briefLast: last.length <= 2 ? 1 : 0,
  };
}

/** Two words with capitals and only a space between. */
const isJoined = (left: Token | undefined, right: Token | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  capital.test(left.text) &&
  capital.test(right.text) &&
  right.at - left.end <= 1;
