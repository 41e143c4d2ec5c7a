import { prepareBoth } from "#domain/conflation/conflate.ts";
import { distinctPlaces } from "#domain/conflation/duplicates.ts";
import { likelyPairs } from "#domain/conflation/pairs-between.ts";
import type { Prepare } from "#domain/conflation/prepared.ts";
import { signedPairs } from "#domain/conflation/signs.ts";
import type { Forest } from "#domain/learning/forest.ts";
import type { Sample } from "../learning/competition.ts";
import { fitForest, type Growth } from "../learning/forest.ts";
import type { Towns } from "./towns.ts";

const growth: Growth = { trees: 300, leaves: 6, shareOfFeatures: 0.6 };

/** Towns taken apart for being compared, as often as trees ask. */
export interface Lesson {
  author: string;
  prepared: Prepare;
  /** Pairs of rows that are one business. */
  told: number;
  /** How many of those a pair of both sides has: two where a place was listed twice. */
  truthsOf: (one: number, other: number) => number;
}

/**
 * Real sources say less than authors do: the same towns teach again without types, and with a map that
 * has no contacts.
 */
const variants: readonly ((towns: Towns) => Towns)[] = [
  (towns) => towns,
  (towns) => ({
    ...towns,
    listings: towns.listings.map((one) => ({ ...one, types: [] })),
    places: towns.places.map((one) => ({ ...one, types: [] })),
  }),
  (towns) => ({
    ...towns,
    listings: towns.listings.map((one) => ({ ...one, phones: [], domain: null, links: [] })),
  }),
];

export const lessonsOf = (towns: Towns): Lesson[] =>
  variants.map((variant) => lessonOf(variant(towns)));

function lessonOf({ author, listings, places, truth }: Towns): Lesson {
  const distinct = distinctPlaces(places);
  const idsOf = new Map(
    distinct.map(({ place, duplicates }) => [
      place.gersId,
      [place, ...duplicates].map(({ gersId }) => gersId),
    ]),
  );
  const prepared = prepareBoth(listings, distinct);
  const [left = [], right = []] = prepared.sides;
  return {
    author,
    prepared,
    told: truth.size,
    truthsOf: (one, other) => {
      const ids = idsOf.get(right[other]?.business.id ?? "") ?? [];
      return ids.filter((id) => truth.has(`${left[one]?.business.id} ${id}`)).length;
    },
  };
}

export const train = (lessons: readonly Lesson[]): Forest =>
  fitForest(
    lessons.flatMap(samplesOf).map((sample) => ({ importance: 1, samples: [sample] })),
    growth,
  );

const samplesOf = ({ prepared, truthsOf }: Lesson): Sample[] =>
  signedPairs(prepared, ({ one, other, signs }) => ({
    features: signs,
    isTrue: truthsOf(one, other) > 0,
  }));

export interface Score {
  merged: number;
  right: number;
  told: number;
  found: number;
}

/** How well trees find a lesson's pairs: each row in one pair at most, the surest first. */
export function scoreOf({ prepared, truthsOf, told }: Lesson, forest: Forest, from: number): Score {
  const taken = { one: new Set<number>(), other: new Set<number>() };
  const score = { merged: 0, right: 0, told, found: 0 };
  for (const { kind, one, other } of likelyPairs(prepared, forest, from)) {
    if (kind !== "one" || taken.one.has(one) || taken.other.has(other)) continue;
    taken.one.add(one);
    taken.other.add(other);
    const truths = truthsOf(one, other);
    score.merged += 1;
    score.right += Number(truths > 0);
    score.found += truths;
  }
  return score;
}
