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
  const keys = new Set<string>();
  const isOneSource = sides.length === 1;
  for (const name of [names.full, ...names.others]) {
    if (name === null) continue;
    if (isUnspaced(name.joined)) for (const pair of pairsIn(name.joined)) keys.add(`n${pair}`);
    const telling = name.words.filter((word) => tellsApart([word], weightOf));
    if (hasTwoScripts) for (const word of name.words) keys.add(`s${soundsOf(word)}`);
    for (const word of telling.length > 0 ? telling : name.words) {
      keys.add(`b${word.slice(0, beginningLetters)}`);
      if (word.length > shortMaxLetters) keys.add(`e${word.slice(-beginningLetters)}`);
      else if (word.length > beginningLetters)
        for (const rest of shorter(word)) keys.add(`d${rest}`);
    }
    keys.add(`b${name.joined.slice(0, beginningLetters)}`);
    if (name.words.length !== 2) keys.add(`i${initialsOf(name) ?? name.joined}`);
  }
  // One source gives both of its rows the same link, so only another source's may spell a name.
  for (const text of isOneSource ? [] : linkLetters.split(" ")) {
    if (text.length > beginningLetters) keys.add(`b${text.slice(0, beginningLetters)}`);
  }
  return [...keys, ...contactKeys({ business, house })].map(hashOf);
}

/** Each with one letter left out: words that are one slip apart have one in common. */
const shorter = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

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
  ].map(hashOf);

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

/** A key as the number it is looked up by. Two that clash are compared once too often, no more. */
export function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash;
}
