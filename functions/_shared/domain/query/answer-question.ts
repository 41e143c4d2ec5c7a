import type { Snapshot } from "../snapshot.ts";
import type { Answer } from "./answer.ts";
import { toCsv } from "./csv.ts";
import { dictionaryOf } from "./dictionary.ts";
import type { Plan } from "./plan.ts";
import { readQuestion } from "./read-question.ts";
import { refusalAnswer } from "./refuse.ts";
import { answerFor } from "./render.ts";
import { runPlan } from "./run-plan.ts";

export interface Answered {
  answer: Answer;
  /** The whole file, when the answer is one. */
  csv?: string;
  /** All matching listings, where `answer.result.rows` holds at most the first 200. */
  ids: string[];
}

/** Answers a question from one preset, or refuses it with a sentence; it never guesses. */
export function answerQuestion({
  question,
  snapshot,
}: {
  question: string;
  snapshot: Snapshot;
}): Answered {
  const dictionary = dictionaryOf(snapshot);
  const reading = readQuestion(question, dictionary);
  if ("refusal" in reading) return { answer: refusalAnswer(reading.refusal, dictionary), ids: [] };
  const { plan, understood } = reading;
  const outcome = runPlan(plan, snapshot.listings);
  const dropped = outcome.total === 0 ? totalsWithoutEach(plan, snapshot) : [];
  const answer = answerFor({ plan, outcome, dropped, understood }, dictionary);
  return {
    answer,
    ...(plan.output === "csv" ? { csv: toCsv(outcome.matching) } : {}),
    ids: outcome.matching.map(({ id }) => id),
  };
}

const totalsWithoutEach = ({ where }: Plan, { listings }: Snapshot): number[] =>
  where.map((_, at) => runPlan({ where: where.toSpliced(at, 1) }, listings).total);
