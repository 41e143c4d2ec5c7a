import { personKey } from "../../functions/_shared/domain/enrichment/beginnings/decide.ts";
import type { FounderCandidate } from "../../functions/_shared/domain/enrichment/beginnings/founder-candidates.ts";
import type { Model, Weights } from "../../functions/_shared/domain/enrichment/beginnings/model.ts";
import type { Features } from "../../functions/_shared/domain/enrichment/beginnings/near.ts";
import { isWordFeature } from "../../functions/_shared/domain/enrichment/beginnings/year-words.ts";
import { type Example, isFounder, isYear } from "./examples.ts";
import { fitForest, type Growth } from "./forest.ts";
import { type Choice, fitWeights } from "./logistic.ts";

export interface Models {
  year: Model;
  founders: Model;
}

const penalties = { year: 5, founders: 1 };
const growths: Readonly<Record<keyof Models, Growth>> = {
  year: { trees: 400, leaves: 16, shareOfFeatures: 0.2 },
  founders: { trees: 300, leaves: 8, shareOfFeatures: 0.4 },
};
/** Words on fewer pages, or by fewer authors, are names and chance. */
const wordPagesMin = 5;
const wordAuthorsMin = 3;
/** Authors whose examples tell the year by weights learnt from the others'. */
const authorGroups = 4;

export function train(examples: readonly Example[]): Models {
  const year = yearModel(examples);
  return { year, founders: foundersModel(examples) };
}

function yearModel(examples: readonly Example[]): Model {
  return {
    weights: yearWeights(examples),
    forest: fitForest(
      examples.flatMap((example) =>
        example.years.map(({ value, features }) => ({
          features,
          isTrue: isYear(example, value),
          importance: example.importance,
        })),
      ),
      growths.year,
    ),
  };
}

function yearWeights(examples: readonly Example[]): Weights {
  const known = wordsOfMany(examples);
  const withKnown = (features: Features): Features =>
    Object.fromEntries(
      Object.entries(features).filter(([name]) => !isWordFeature(name) || known.has(name.slice(1))),
    );
  return fitWeights(
    examples.map((example) =>
      example.years.map(({ value, features }) => ({
        features: withKnown(features),
        isTrue: isYear(example, value),
      })),
    ),
    penalties.year,
    examples.map(({ importance }) => importance),
  );
}

/** Words around years on pages of several authors. */
function wordsOfMany(examples: readonly Example[]): ReadonlySet<string> {
  const places = new Map<string, { pages: Set<string>; authors: Set<string> }>();
  for (const { label, years } of examples) {
    for (const name of years.flatMap(({ features }) => Object.keys(features))) {
      if (!isWordFeature(name)) continue;
      const place = places.get(name.slice(1)) ?? { pages: new Set(), authors: new Set() };
      place.pages.add(label.id);
      place.authors.add(label.source);
      places.set(name.slice(1), place);
    }
  }
  return new Set(
    [...places].flatMap(([word, { pages, authors }]) =>
      pages.size >= wordPagesMin && authors.size >= wordAuthorsMin ? word : [],
    ),
  );
}

function foundersModel(examples: readonly Example[]): Model {
  const people = withLeftOut(examples);
  return {
    weights: fitWeights(
      people.flatMap(({ example, candidates }) => choicesOf(example, candidates)),
      penalties.founders,
      people.flatMap(({ example, candidates }) =>
        choicesOf(example, candidates).map(() => example.importance),
      ),
    ),
    forest: fitForest(
      people.flatMap(({ example, candidates }) =>
        candidates.map(({ features, value }) => ({
          features,
          isTrue: isFounder(example, value),
          importance: example.importance,
        })),
      ),
      growths.founders,
    ),
  };
}

/**
 * The people of examples whose sentences tell the year as they would to a reader who never saw
 * them: by weights from other authors.
 */
function withLeftOut(
  examples: readonly Example[],
): { example: Example; candidates: FounderCandidate[] }[] {
  const authors = [...new Set(examples.map(({ label }) => label.source))];
  const groupOf = ({ label }: Example): number => authors.indexOf(label.source) % authorGroups;
  return Array.from({ length: authorGroups }, (_, group) => group).flatMap((group) => {
    const weights = yearWeights(examples.filter((example) => groupOf(example) !== group));
    return examples
      .filter((example) => groupOf(example) === group)
      .map((example) => ({ example, candidates: example.people(weights) }));
  });
}

function choicesOf(example: Example, candidates: readonly FounderCandidate[]): Choice[] {
  const people = new Map<string, FounderCandidate[]>();
  for (const one of candidates) {
    people.set(personKey(one.value), [...(people.get(personKey(one.value)) ?? []), one]);
  }
  return [...people.values()].map((mentions) =>
    mentions.map(({ features, value }) => ({ features, isTrue: isFounder(example, value) })),
  );
}
