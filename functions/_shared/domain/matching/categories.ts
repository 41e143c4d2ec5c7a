import { matchingLimits } from "../limits/matching.ts";
import type { TagQuery } from "../listing/element.ts";
import { wordsOf } from "./phrase.ts";
import { type Candidate, readExactly, readHead, readMarked, readWithSlip } from "./resolve.ts";
import { labelsLike, typesHolding } from "./search.ts";
import { knownTypes } from "./vocabulary.ts";

/** A type of a niche, as a task keeps it. */
export interface TypeTags {
  /** The person's own words. */
  sent: string;
  /** Our name for the type, as in a listing's `categories`. */
  type: string;
  tags: TagQuery[];
}

export interface TypeMatch {
  label: string;
  /** Keys of one object AND, list OR. */
  tags: TagQuery[];
  /** 1 = the type's name; the more had to be guessed, the lower. */
  score: number;
  /** The wider type to offer where these tags are rare on the map. */
  broader?: { label: string; tags: TagQuery[] };
}

const scoreMin = 0.5;

/** The type a phrase names, with the map's tags for it; `null` when we do not know the words. */
export const matchType = (phrase: string): TypeMatch | null => matches(phrase)[0] ?? null;

/** The types a phrase may name, best first, at most five; empty when we do not know the words. */
export function matches(phrase: string): TypeMatch[] {
  const words = wordsIn(phrase);
  const byLabel = new Map<string, Candidate>();
  for (const candidate of candidates(phrase, words)) {
    const { label } = candidate.type;
    if (!byLabel.has(label)) byLabel.set(label, candidate);
  }
  return [...byLabel.values()].slice(0, matchingLimits.typeSuggestionsMax).map(toMatch);
}

/** Guesses are only made when nothing surer is known. */
function candidates(phrase: string, words: readonly string[]): Candidate[] {
  const isLikely = ({ score }: Candidate): boolean => score >= scoreMin;
  const exact = [...readMarked(phrase, words), ...readExactly(words)].filter(isLikely);
  if (exact.length > 0) return exact;
  const respelt = readWithSlip(words).filter(isLikely);
  if (respelt.length > 0) return respelt;
  return [...typesHolding(words), ...readHead(words)].filter(isLikely);
}

/** Types whose words are nearest to the phrase, best first; empty when nothing is near. */
export function near(phrase: string): string[] {
  const words = wordsIn(phrase);
  const slips = readWithSlip(words).map(({ type }) => type.label);
  return [...new Set([...slips, ...labelsLike(words)])].slice(0, matchingLimits.typeSuggestionsMax);
}

const wordsIn = (phrase: string): string[] =>
  wordsOf(phrase).filter(Boolean).slice(0, matchingLimits.typeWordsMax);

function toMatch({ type, score }: Candidate): TypeMatch {
  const match = { label: type.label, tags: [...type.tags], score: Math.round(score * 100) / 100 };
  const broader = knownTypes().get(type.broader ?? "");
  return broader ? { ...match, broader: { label: broader.label, tags: [...broader.tags] } } : match;
}
