import type { Features } from "../../learning/forest.ts";
import type { FounderCandidate } from "./founder-candidates.ts";
import { likelihood, linearLikelihood, type Model, type Weights } from "./model.ts";
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
  model: Model,
): Judged<YearCandidate>[] {
  const judged = groupsOf(candidates, ({ value }) => String(value), model);
  const all = judged.reduce((sum, { mass }) => sum + mass, 1);
  return judged
    .map(({ candidate, mass, isStated }) => ({
      candidate,
      probability: isStated ? 1 : mass / all,
    }))
    .sort((a, b) => b.probability - a.probability);
}

/** How likely each sentence tells the year of the beginning. */
export function yearsBySentence(
  candidates: readonly YearCandidate[],
  weights: Weights,
): ReadonlyMap<Sentence, number> {
  const masses = candidates.map(({ features }) => linearLikelihood(features, weights));
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
/** Henry “Hal” Finch */
const nickname = /\s*[„“”"«(‘'][^„“”"»)’']+[“”"»)’'](?=\s)/gu;
export const personKey = (name: string): string => {
  const words = nameWords(name.replace(nickname, "")).filter((word) => !title.test(word));
  const isMonsieur = words[0] === "m" && words.length > 2;
  return words.slice(isMonsieur ? 1 : 0).join(" ");
};

/** The people a business names, in the order of the text; each is judged by all mentions. */
export const judgePeople = (
  candidates: readonly FounderCandidate[],
  model: Model,
): Judged<FounderCandidate>[] =>
  groupsOf(candidates, ({ value }) => personKey(value), model).map(
    ({ candidate, mass, isStated }) => ({
      candidate,
      probability: isStated ? 1 : mass / (1 + mass),
    }),
  );

/** All mentions of one value. */
interface Group<T> {
  /** The likeliest. */
  candidate: T;
  mass: number;
  most: number;
  /** Structured data say so themselves. */
  isStated: boolean;
}

function groupsOf<T extends { features: Features }>(
  candidates: readonly T[],
  keyOf: (candidate: T) => string,
  model: Model,
): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const candidate of candidates) {
    const one = likelihood(candidate.features, model);
    const group = groups.get(keyOf(candidate)) ?? {
      candidate,
      mass: 0,
      most: 0,
      isStated: false,
    };
    if (candidate.features.stated === 1) group.isStated = true;
    group.mass += one;
    if (one > group.most) {
      group.most = one;
      group.candidate = candidate;
    }
    groups.set(keyOf(candidate), group);
  }
  return [...groups.values()];
}
