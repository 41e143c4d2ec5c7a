import type { FounderCandidate } from "./founder-candidates.ts";
import { likelihood, type Weights } from "./model.ts";
import type { Sentence } from "./passages.ts";
import { nameWords } from "./people.ts";
import type { YearCandidate } from "./years.ts";

/** A candidate with the probability, 0 to 1, that it is what its mentions are read for. */
export interface Judged<T> {
  candidate: T;
  probability: number;
}

/** The years a business names, likeliest first; mentions of one year add up, and years compete. */
export function judgeYears(
  candidates: readonly YearCandidate[],
  weights: Weights,
): Judged<YearCandidate>[] {
  const judged = groupsOf(candidates, ({ value }) => String(value), weights);
  const all = judged.reduce((sum, { mass }) => sum + mass, 1);
  return judged
    .map(({ candidate, mass }) => ({ candidate, probability: mass / all }))
    .sort((a, b) => b.probability - a.probability);
}

/** How likely each sentence tells the year of the beginning. */
export function yearsBySentence(
  candidates: readonly YearCandidate[],
  weights: Weights,
): ReadonlyMap<Sentence, number> {
  const masses = candidates.map(({ features }) => likelihood(features, weights));
  const all = masses.reduce((sum, mass) => sum + mass, 1);
  const bySentence = new Map<Sentence, number>();
  for (const [at, { sentence }] of candidates.entries()) {
    if (sentence === undefined) continue;
    const probability = (masses[at] ?? 0) / all;
    bySentence.set(sentence, Math.max(bySentence.get(sentence) ?? 0, probability));
  }
  return bySentence;
}

/** Titles that some put in front of a name and others don't. */
const title = /^(?:don|dona|dr|dra|الحاج|المعلم|الدكتور)$/u;
export const personKey = (name: string): string =>
  nameWords(name)
    .filter((word) => !title.test(word))
    .join(" ");

/** The people a business names, in the order of the text; each is judged by all mentions. */
export const judgePeople = (
  candidates: readonly FounderCandidate[],
  weights: Weights,
): Judged<FounderCandidate>[] =>
  groupsOf(candidates, ({ value }) => personKey(value), weights).map(({ candidate, mass }) => ({
    candidate,
    probability: mass / (1 + mass),
  }));

function groupsOf<T extends { features: Parameters<typeof likelihood>[0] }>(
  candidates: readonly T[],
  keyOf: (candidate: T) => string,
  weights: Weights,
): { candidate: T; mass: number }[] {
  const groups = new Map<string, { candidate: T; mass: number; most: number }>();
  for (const candidate of candidates) {
    const one = likelihood(candidate.features, weights);
    const group = groups.get(keyOf(candidate)) ?? { candidate, mass: 0, most: 0 };
    group.mass += one;
    if (one > group.most) {
      group.most = one;
      group.candidate = candidate;
    }
    groups.set(keyOf(candidate), group);
  }
  return [...groups.values()];
}
