import anyAscii from "any-ascii";
import { isFiller, wordsOf } from "../matching/phrase.ts";
import { knownParts } from "../matching/vocabulary.ts";
import { withoutBranch } from "./branch-names.ts";
import type { Business } from "./business.ts";
import { withoutForms } from "./legal-forms.ts";
import { isPerson } from "./people.ts";
import { inPlainLetters, wordsIn } from "./plain-letters.ts";

/** One way to write a business's name. */
export interface Name {
  /** Without the legal form; at least one word. */
  words: readonly string[];
  /** The words without spaces. */
  joined: string;
  /** The chain's own number of a branch: "Circle K #4057". */
  branch: string | null;
  /** Where it says it is: "riverside" of "Food at the Riverside". */
  host: string | null;
}

export interface Names {
  /** As the source has it; none where it has none. */
  full: Name | null;
  /** The whole one in Latin letters, where its script has sounds that can be written so. */
  latin: Name | null;
  /** The part of it before a colon or dash, where it has one. */
  head: Name | null;
  /** The part of it after the last dash. */
  tail: Name | null;
  /** Other possible names: a part of the full one, its brand. Less sure than the full one. */
  others: readonly Name[];
}

const ordinalOf = (number: number): string => `${number}${["st", "nd", "rd"][number - 1] ?? "th"}`;

/** Words with two spellings, as one of them. */
const spellings: ReadonlyMap<string, string> = new Map([
  ["saint", "st"],
  ["sankt", "st"],
  ["mount", "mt"],
  ["theatre", "theater"],
  ["centre", "center"],
  ["shoppe", "shop"],
  ["programme", "program"],
  ["bldg", "building"],
  ["und", "and"],
  ["et", "and"],
  ["nord", "north"],
  ["sud", "south"],
  ["ost", "east"],
  ["est", "east"],
  ["ouest", "west"],
  ...(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth " +
    "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
  )
    .split(" ")
    .map((word, at): [string, string] => [word, ordinalOf(at + 1)]),
]);

export const inOneSpelling = (word: string): string => spellings.get(word) ?? word;

/** Parts of a name that not every source writes: "Zoe - Pearl Street", "Zoe | Pizza", "Zoe (new)". */
const parts = /\s+[-–—|:•·~]+\s+|\s*[|•·]\s*|:\s+|[,;]\s+/;
const dashes = /\s+[-–—•·~]+\s+|\s*[|•·]\s*/;
const bracketed = /\s*[([（【].*?(?:[)\]）】]|$)/g;
const branchNumber = /\s*#\s?(\d+)\b/g;
/** "S.A.R.L.", "ذ.م.م" */
const dotted = /(?<![\p{L}\p{N}])\p{L}(?:\.\s?\p{L}(?![\p{L}\p{N}]))+\.?/gu;

export function namesOf(named: Pick<Business, "name" | "otherNames">): Names {
  if (named.name === null) return { full: null, latin: null, head: null, tail: null, others: [] };
  const name = inPlainLetters(named.name);
  const otherNames = named.otherNames.map(inPlainLetters);
  const full = nameIn(name);
  const bare = name.replace(bracketed, "").trim();
  const [start = "", ...rest] = bare.split(parts);
  // "Harbour Mortgage - Ann Day" is Ann Day's; "Ann Day - Morgan Row" is of Morgan Row.
  const people = isPerson(start) ? [] : rest.filter(isPerson);
  const shorter = [bare, start, ...people, withoutBranch(bare)].filter((text) => text !== name);
  const latin = isRomanized.test(name) ? nameIn(anyAscii(named.name)) : null;
  const others = [...shorter, ...otherNames].flatMap((text) => {
    const other = nameIn(text);
    return other !== null && other.joined !== full?.joined ? [other] : [];
  });
  const end = bare.split(dashes).slice(1).at(-1);
  return {
    full,
    latin,
    head: start === bare ? null : nameIn(start),
    tail: end === undefined ? null : nameIn(end),
    others: [...others, ...(latin ? [latin] : [])].filter(isFirst),
  };
}

/** Chinese characters have other sounds in each language, and Arabic doesn't write its vowels. */
const isRomanized = /^(?!.*[\p{Script=Han}\p{Script=Arabic}]).*[\p{L}--\p{Script=Latin}]/v;

const isFirst = ({ joined }: Name, at: number, all: readonly Name[]): boolean =>
  all.findIndex((other) => other.joined === joined) === at;

const beforeHost = /@|\s(?:at|inside|with|im|in der|in the|chez|dans(?: la| le)?)\s/iu;

/** "PNC@Giant Eagle" isn't a Giant Eagle, and its name is "PNC"; "Café im Park" is one name. */
function guestIn(text: string): { name: string; host: string | null } {
  const { index: at = 0, 0: between = "" } = text.match(beforeHost) ?? {};
  if (at === 0) return { name: text, host: null };
  const guest = text.slice(0, at);
  const isName = text[at] === "@" ? /[\p{L}\p{N}]/u.test(guest) : wordsOf(guest).some(mayTell);
  const host = withoutForms(wordsIn(text.slice(at + between.length).replace(branchNumber, "")))
    .map(inOneSpelling)
    .join("");
  return { name: isName ? guest : text, host };
}

const mayTell = (word: string): boolean =>
  word.length > 1 && !isFiller(word) && !knownParts().has(word);

/** `null` where there is nothing to compare. */
function nameIn(text: string): Name | null {
  const guest = guestIn(text);
  const whole = guest.name
    .replace(branchNumber, "")
    .replace(dotted, (initials) => `${initials.replace(/[.\s]/g, "")} `);
  const words = whole.split(parts).flatMap((part) => withoutForms(wordsIn(part)));
  const told = words.length > 0 ? words : wordsIn(whole);
  const spelt = told.map(inOneSpelling);
  const [branch = null] = [...text.matchAll(branchNumber)].map(([, number = ""]) => number);
  return spelt.length > 0
    ? { words: spelt, joined: spelt.join(""), branch, host: guest.host }
    : null;
}

/** `Kentucky Fried Chicken` // => "kfc"; `null` for a name too short to be called so */
export const initialsOf = ({ words }: Name): string | null =>
  words.length < 3 ? null : words.map((word) => word[0] ?? "").join("");

/** Scripts that put no spaces between words. */
export const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );

/** Its pairs of neighbouring letters. */
export function pairsIn(text: string): string[] {
  const letters = [...text];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => letters[at] + letter);
}
