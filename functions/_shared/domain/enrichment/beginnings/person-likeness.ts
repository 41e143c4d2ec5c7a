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
const isPossessive = /['’]s(?!\p{L})/u;
/** "the American Society" */
const isArticle = /^(?:the|this|our|an?|der|die|das|le|la|les|el|los|las)$/u;

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

/**
 * Whether words with capitals may be a person: with a known first name, initials or the family name
 * of the business; else only in running text, where the rest has no capitals, and only words that
 * the site never writes without them.
 */
export function looksLikePerson(
  { name, from, to }: Person,
  sentence: Sentence,
  identity: Identity,
  common: () => ReadonlySet<string>,
): boolean {
  const words = nameWords(name);
  const [first = "", ...rest] = words;
  const isFirstName = isGivenName(first);
  // "Nora's Shop"
  if (isPossessive.test(name)) return false;
  if (isThing.test(sentence.tokens[to]?.text ?? "")) return false;
  if (isWritten.test(name) || identity.words.has(words.at(-1) ?? "")) return true;
  // "Will Turner" has a first name that is a word, too.
  if (isFirstName && !common().has(first)) return true;
  if (isArticle.test(sentence.tokens[from - 1]?.word ?? "")) return false;
  if (!isProse(sentence) && (sentence.cues & founder) === 0) return false;
  return !(isFirstName ? rest : words).some((word) => word.length >= 3 && common().has(word));
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
