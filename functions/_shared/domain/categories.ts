import MiniSearch from "minisearch";
import { catalogueTags, furtherTags } from "./business-types.ts";
import type { TagQuery } from "./element.ts";
import { fold } from "./fold.ts";
import { limits } from "./limits.ts";
import { synonyms } from "./synonyms.ts";

/** A type of a niche, as a task keeps it. */
export interface TypeTags {
  /** The person's own words. */
  sent: string;
  /** Our name of the type; what a listing's `categories` say. */
  type: string;
  tags: TagQuery[];
}

export interface TypeMatch {
  label: string;
  /** Keys of one object AND, list OR. */
  tags: TagQuery[];
  /** 1 = the type's name, 0.95 = another word for it, 0.8 = with one typing slip. */
  score: number;
}

interface Word {
  id: number;
  label: string;
  /** Folded words in the singular, for the search. */
  text: string;
  key: string;
  score: number;
}

const scores = { name: 1, synonym: 0.95, slip: 0.8 } as const;
const tagsOf: Readonly<Record<string, readonly TagQuery[]>> = { ...furtherTags, ...catalogueTags };

const words: readonly Word[] = Object.keys(tagsOf)
  .flatMap((label) => [
    { label, said: label, score: scores.name },
    ...(synonyms[label] ?? []).map((said) => ({ label, said, score: scores.synonym })),
  ])
  .map(({ label, said, score }, id) => ({ id, label, text: plain(said), key: keyOf(said), score }));

const wordByKey = new Map<string, Word>();
for (const word of words) {
  const known = wordByKey.get(word.key);
  if (!known || known.score < word.score) wordByKey.set(word.key, word);
}

const index = new MiniSearch<Word>({
  fields: ["text"],
  storeFields: ["label", "key"],
  searchOptions: {
    // Letters that may differ.
    fuzzy: (term) => (term.length > 7 ? 2 : Number(term.length > 4)),
    prefix: (term) => term.length > 3,
  },
});
index.addAll(words);

/** The type a phrase names, with the map's tags for it; `null` when we do not know the words. */
export function matchType(phrase: string): TypeMatch | null {
  const key = keyOf(phrase);
  const exact = wordByKey.get(key);
  if (exact) return matchOf(exact.label, exact.score);
  const labels = labelsOneSlipAway(key);
  const [label] = labels;
  return label !== undefined && labels.size === 1 ? matchOf(label, scores.slip) : null;
}

/** Types whose words are nearest to the phrase, best first; empty when nothing is near. */
export function near(phrase: string): string[] {
  const slips = labelsOneSlipAway(keyOf(phrase));
  const found = index.search(plain(phrase)).map((hit): string => hit.label);
  return [...new Set([...slips, ...found])].slice(0, limits.typeSuggestionsMax);
}

const matchOf = (label: string, score: number): TypeMatch => ({
  label,
  tags: [...(tagsOf[label] ?? [])],
  score,
});

/** "Barber's shops & cafés" // => "barber shop and cafe" */
function plain(phrase: string): string {
  return fold(phrase)
    .replaceAll("&", " and ")
    .replace(/['’](s\b)?/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)
    .join(" ");
}

/** Two spellings of the same words have the same key: "hair-dressers" = "hairdresser". */
function keyOf(phrase: string): string {
  return plain(phrase).replaceAll(" ", "");
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 2 && /[^su]s$/.test(word) && !word.endsWith("is") ? word.slice(0, -1) : word;
}

function labelsOneSlipAway(key: string): Set<string> {
  const isNear = (word: Word): boolean => isOneSlip(key, word.key);
  return new Set(words.filter(isNear).map(({ label }) => label));
}

/** Short words have too many real neighbours, and few slips change the first letter of a word. */
const slipMinLetters = 5;
const firstLetterSlipMinLetters = 9;

/** Whether one letter is too many, too few or wrong, or two neighbours are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.min(typed.length, meant.length) < slipMinLetters) return false;
  if (Math.abs(typed.length - meant.length) > 1) return false;
  if (typed[0] !== meant[0] && meant.length < firstLetterSlipMinLetters) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const restTyped = typed.slice(at);
  const restMeant = meant.slice(at);
  return (
    restTyped.slice(1) === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    (restTyped.slice(2) === restMeant.slice(2) &&
      restTyped[0] === restMeant[1] &&
      restTyped[1] === restMeant[0])
  );
}
