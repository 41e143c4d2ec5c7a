import { personKey } from "../../functions/_shared/domain/enrichment/beginnings/decide.ts";
import type { FounderCandidate } from "../../functions/_shared/domain/enrichment/beginnings/founder-candidates.ts";
import type { Model, Weights } from "../../functions/_shared/domain/enrichment/beginnings/model.ts";
import { type Example, isFounder, isYear } from "./examples.ts";
import { fitForest } from "./forest.ts";
import { type Choice, fitWeights } from "./logistic.ts";

export interface Models {
  year: Model;
  founders: Model;
}

const penalties = { year: 2, founders: 1 };
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
    ),
  };
}

const yearWeights = (examples: readonly Example[]): Weights =>
  fitWeights(
    examples.map((example) =>
      example.years.map(({ value, features }) => ({ features, isTrue: isYear(example, value) })),
    ),
    penalties.year,
    examples.map(({ importance }) => importance),
  );

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
