import { initialsOf, isUnspaced, type Name, pairsIn } from "./names.ts";
import type { Prepare, Prepared } from "./prepared.ts";
import { isPlain } from "./shared-name.ts";
import { soundsOf } from "./sounds.ts";
import { keyOfHouse, numbersIn } from "./street-address.ts";
import { tellsApart } from "./word-weights.ts";

const beginningLetters = 3;
/** One slip can change both ends of such a word. */
const shortMaxLetters = 6;

/**
 * Two alike names share at least one of these: the beginning or end of a word, so that a slip in it
 * leaves the other; the beginning of a link; and a phone number, a domain, a house or the numbers of an address.
 */
export function nearKeysOf(
  { names, business, house, linkLetters }: Prepared,
  { weightOf, hasTwoScripts, sides }: Pick<Prepare, "weightOf" | "hasTwoScripts" | "sides">,
): number[] {
  const keys = new Set<number>();
  const addStart = (kind: string, text: string): void => {
    keys.add(hashOf(kind, text, 0, beginningLetters));
  };
  const isOneSource = sides.length === 1;
  for (const name of [names.full, ...names.others]) {
    if (name === null) continue;
    if (isUnspaced(name.joined))
      for (const pair of pairsIn(name.joined)) keys.add(hashOf("n", pair));
    const telling = name.words.filter((word) => tellsApart([word], weightOf));
    if (hasTwoScripts) for (const word of name.words) keys.add(hashOf("s", soundsOf(word)));
    for (const word of telling.length > 0 ? telling : name.words) {
      addStart("b", word);
      if (word.length > shortMaxLetters) {
        keys.add(hashOf("e", word, word.length - beginningLetters));
      } else if (word.length > beginningLetters) {
        // Each with one letter left out: words that are one slip apart have one in common.
        for (let at = 0; at < word.length; at++) keys.add(hashOf("d", word, 0, word.length, at));
      }
    }
    addStart("b", name.joined);
    if (name.words.length !== 2) keys.add(hashOf("i", initialsOf(name) ?? name.joined));
  }
  // One source gives both of its rows the same link, so only another source's may spell a name.
  for (const text of isOneSource ? [] : linkLetters.split(" ")) {
    if (text.length > beginningLetters) addStart("b", text);
  }
  for (const key of contactKeys({ business, house })) keys.add(hashOf(key));
  return [...keys];
}

const contactKeys = ({ business, house }: Pick<Prepared, "business" | "house">): string[] => [
  ...business.phones.map((phone) => `t${phone}`),
  ...(business.domain === null ? [] : [`u${business.domain}`]),
  ...(house === null ? [] : [`h${keyOfHouse(house)}`]),
  ...numberKeys(business.address),
];

function numberKeys(address: string | null): string[] {
  const numbers = numbersIn(address);
  return numbers.length > 1 ? [`m${numbers.join("-")}`] : [];
}

/** Letters of a word that may be enough to tell a business. */
const longMinLetters = 4;

/** The whole name, words of it that tell, or a contact: for places further apart. */
export const farKeysOf = ({ names: { full, others }, ...row }: Prepared): number[] =>
  [
    ...[full, ...others].flatMap((name) =>
      name === null ? [] : [`w${name.joined}`, ...tellingKeys(name, row.hasPlaceWord)],
    ),
    ...contactKeys(row),
  ].map((key) => hashOf(key));

function tellingKeys({ words }: Name, isOfPlace: (word: string) => boolean): string[] {
  const own = words.filter((word) => !isPlain(word));
  const away = own.filter((word) => !isOfPlace(word));
  const telling = away.length > 0 ? away : own;
  const long = telling.filter((word) => word.length >= longMinLetters);
  const all = telling.map(withoutFinalS).sort().join("");
  return telling.length === 0 ? [] : [all, ...long.map(withoutFinalS)].map((key) => `y${key}`);
}

/** "Rossi's" and "Rossis" */
const withoutFinalS = (word: string): string =>
  word.length >= longMinLetters ? word.replace(/s$/, "") : word;

/**
 * A key as the number it is looked up by. Two that clash are compared once too often, no more. Of
 * `text` only the letters from `start` to `end`, without the one at `left`: a text of its own for
 * each of a name's dozens of keys would take longer than the number.
 */
export function hashOf(kind: string, text = "", start = 0, end = text.length, left = -1): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < kind.length; at++) hash = Math.imul(hash ^ kind.charCodeAt(at), 0x01000193);
  const to = Math.min(end, text.length);
  for (let at = start; at < to; at++) {
    if (at !== left) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}
