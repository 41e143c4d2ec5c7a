import { personKey } from "../../functions/_shared/domain/enrichment/beginnings/decide.ts";
import type { FounderCandidate } from "../../functions/_shared/domain/enrichment/beginnings/founder-candidates.ts";
import {
  linearScore,
  type Model,
  scaledScore,
  scoreFeature,
  type Weights,
} from "../../functions/_shared/domain/enrichment/beginnings/model.ts";
import { isWordFeature } from "../../functions/_shared/domain/enrichment/beginnings/words-around.ts";
import type { Features } from "../../functions/_shared/domain/learning/forest.ts";
import { fitForest, type Growth } from "../learning/forest.ts";
import { type Example, isFounder, isYear } from "./examples.ts";
import type { LabelledPage } from "./labelled-pages.ts";
import { type Choice, fitWeights } from "./logistic.ts";

export interface Models {
  year: Model;
  founders: Model;
}

const penalties = { year: 5, founders: 1 };
/** Of words the weights' score tells. */
const mayAsk = (name: string): boolean => !isWordFeature(name);
const growths: Readonly<Record<keyof Models, Growth>> = {
  year: { trees: 400, leaves: 16, shareOfFeatures: 0.2, mayAsk },
  founders: { trees: 300, leaves: 8, shareOfFeatures: 0.4, mayAsk },
};
/** Words on fewer pages, or by fewer authors, are names and chance. */
const wordPagesMin = 5;
const wordAuthorsMin = 3;
/** Groups of authors whose examples are scored by weights learnt from the others'. */
const authorGroups = 4;

export function train(examples: readonly Example[]): Models {
  const inTurn = leftOutInTurn(examples).map(({ some, others }) => ({
    some,
    weights: yearWeights(others),
  }));
  return { year: yearModel(examples, inTurn), founders: foundersModel(inTurn) };
}

/** Examples with the weights that tell years, learnt from the others. */
interface Turn {
  some: readonly Example[];
  weights: Weights;
}

function yearModel(examples: readonly Example[], inTurn: readonly Turn[]): Model {
  return {
    weights: yearWeights(examples),
    forest: fitForest(
      inTurn.flatMap(({ some, weights }) =>
        some.map((example) => ({
          importance: example.importance,
          samples: example.years.map(({ value, features }) => ({
            features: withScore(features, weights),
            isTrue: isYear(example, value),
          })),
        })),
      ),
      growths.year,
    ),
  };
}

const withScore = (features: Features, weights: Weights): Features => ({
  ...features,
  [scoreFeature]: scaledScore(linearScore(features, weights)),
});

/** Groups of authors' examples, each with those of all others. */
function leftOutInTurn<T extends { label: LabelledPage }>(
  examples: readonly T[],
): { some: T[]; others: T[] }[] {
  const authors = [...new Set(examples.map(({ label }) => label.source))];
  const groupOf = ({ label }: T): number => authors.indexOf(label.source) % authorGroups;
  return Array.from({ length: authorGroups }, (_, group) => ({
    some: examples.filter((example) => groupOf(example) === group),
    others: examples.filter((example) => groupOf(example) !== group),
  }));
}

function yearWeights(examples: readonly Example[]): Weights {
  const withKnown = knownWords(examples.map(({ label, years }) => ({ label, candidates: years })));
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

interface Described {
  label: LabelledPage;
  candidates: readonly { features: Features }[];
}

/** Leaves out the words that few pages and few authors have. */
function knownWords(some: readonly Described[]): (features: Features) => Features {
  const known = wordsOfMany(some);
  return (features) =>
    Object.fromEntries(
      Object.entries(features).filter(([name]) => !isWordFeature(name) || known.has(name.slice(1))),
    );
}

/** Words around candidates on pages of several authors. */
function wordsOfMany(some: readonly Described[]): ReadonlySet<string> {
  const places = new Map<string, { pages: Set<string>; authors: Set<string> }>();
  for (const { label, candidates } of some) {
    for (const name of candidates.flatMap(({ features }) => Object.keys(features))) {
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

function foundersModel(inTurn: readonly Turn[]): Model {
  const people = inTurn.flatMap(({ some, weights }) =>
    some.map((example) => ({
      label: example.label,
      example,
      candidates: example.people(weights),
    })),
  );
  return {
    weights: foundersWeights(people),
    forest: fitForest(
      leftOutInTurn(people).flatMap(({ some, others }) => {
        const weights = foundersWeights(others);
        return some.flatMap(({ example, candidates }) =>
          choicesOf(example, candidates).map((choice) => ({
            importance: example.importance,
            samples: choice.map((one) => ({
              ...one,
              features: withScore(one.features, weights),
            })),
          })),
        );
      }),
      growths.founders,
    ),
  };
}

/** An example with its people; weights from other authors say which sentences tell the year. */
interface PeopleOf {
  label: LabelledPage;
  example: Example;
  candidates: FounderCandidate[];
}

function foundersWeights(people: readonly PeopleOf[]): Weights {
  const withKnown = knownWords(people);
  const choices = people.flatMap(({ example, candidates }) =>
    choicesOf(example, candidates).map((choice) => ({
      importance: example.importance,
      choice: choice.map((one) => ({ ...one, features: withKnown(one.features) })),
    })),
  );
  return fitWeights(
    choices.map(({ choice }) => choice),
    penalties.founders,
    choices.map(({ importance }) => importance),
  );
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
