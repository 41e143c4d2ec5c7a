import type { Identity } from "../identity.ts";
import { maskOf } from "./cues/classes.ts";
import { isGivenName } from "./given-names.ts";
import type { Sentence, Story } from "./passages.ts";
import { nameWords } from "./people.ts";
import type { Person } from "./person.ts";

const founder = maskOf(["founder"]);
const isLowerCase = /^\p{Ll}/u;
const isWritten = /^\p{Lu}\.|\p{Script=Arabic}/u;

/** "the Harbour Hill Tramway service": a name before a thing belongs to the thing. */
const isThing =
  /^(?:services?|systems?|lines?|projects?|programs?|programmes?|events?|shows?|products?|models?|routes?|stations?|centers?|centres?|buildings?|awards?|stores?|shops?|brands?)$/;
/** "Nora's Shop" */
export const isPossessive = (name: string): boolean => /['’]s(?!\p{L})/u.test(name);
/** "the American Society" */
export const isArticle = /^(?:the|this|our|an?|der|die|das|le|la|les|el|los|las)$/u;

/** The words that a site writes in lower case, too. */
export function commonWords(stories: readonly Story[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { lines, sentencesOf } of stories) {
    for (const lineAt of lines.keys()) {
      for (const { tokens } of sentencesOf(lineAt)) {
        for (const { text, word } of tokens) {
          if (text === word || isLowerCase.test(text)) words.add(word);
        }
      }
    }
  }
  return words;
}

/** How surely words with capitals are a person: 0 for never, 1 for perhaps, 2 for likely. */
export type Likeness = 0 | 1 | 2;

/**
 * Likely with a known first name, initials or the family name of the business, and in running text,
 * where the rest has no capitals; never with words that the site writes without them, too.
 */
export function likenessOfPerson(
  { name, from, to }: Person,
  sentence: Sentence,
  identity: Identity,
  common: () => ReadonlySet<string>,
): Likeness {
  const words = nameWords(name);
  const [first = "", ...rest] = words;
  const isFirstName = isGivenName(first);
  if (isPossessive(name)) return 0;
  if (isThing.test(sentence.tokens[to]?.text ?? "")) return 0;
  // The business's own name
  if (!isFirstName && words.every((word) => identity.words.has(word))) return 0;
  if (isWritten.test(name) || identity.words.has(words.at(-1) ?? "")) return 2;
  // "Will Turner" has a first name that is a word, too.
  if (isFirstName && !common().has(first)) return 2;
  if (isArticle.test(sentence.tokens[from - 1]?.word ?? "")) return 0;
  if ((isFirstName ? rest : words).some((word) => word.length >= 3 && common().has(word))) return 0;
  return isProse(sentence) || (sentence.cues & founder) !== 0 ? 2 : 1;
}

function isProse({ tokens }: Sentence): boolean {
  let [all, lower] = [0, 0];
  for (const { text, word } of tokens) {
    if (word === "" || /^\d/.test(word)) continue;
    all += 1;
    if (isLowerCase.test(text)) lower += 1;
  }
  return lower * 2 >= all;
}
