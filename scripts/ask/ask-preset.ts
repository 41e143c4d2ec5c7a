import { toCsv } from "#domain/exports/csv.ts";
import { fullColumns } from "#domain/exports/file-columns.ts";
import { answerQuestionWith, type OtherReader } from "#domain/query/answer-question.ts";
import type { FilePreset } from "./read-listings.ts";

export interface AskedLine {
  id?: unknown;
  question: string;
  /** Earlier questions of the same conversation, played first. */
  history?: string[];
}

export interface AskedReply {
  id: unknown;
  format: "text" | "file";
  answer: string;
  csv?: string;
  result: Record<string, unknown>;
}

/**
 * Plays a conversation through the product's own planner, executor and renderer; with a model for
 * what the rules can't read.
 */
export async function askPreset(
  { id = null, question, history = [] }: AskedLine,
  preset: FilePreset,
  model: (() => OtherReader) | null = null,
): Promise<AskedReply> {
  let before: unknown;
  const answer = ({ snapshot, clock }: FilePreset, asked: string) =>
    answerQuestionWith(model?.() ?? null, {
      question: asked.trim(),
      snapshot,
      clock,
      before,
      rowsMax: Number.POSITIVE_INFINITY,
    });
  for (const earlier of history) {
    before = (await answer(preset, earlier)).answer.plan;
  }
  const { answer: last, file } = await answer(preset, question);
  const { plan, explanation, suggestions, notes, options, engine } = last;
  return {
    id,
    format: file === undefined ? "text" : "file",
    answer: last.answer,
    ...(file === undefined ? {} : { csv: toCsv(file.listings, fullColumns(file.columns)) }),
    result: {
      ...last.result,
      plan,
      explanation,
      suggestions,
      notes,
      ...(options ? { options } : {}),
      engine,
    },
  };
}
