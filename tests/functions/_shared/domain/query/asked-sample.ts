import { answerQuestion } from "#domain/query/answer-question.ts";
import { clockIn } from "#domain/query/clock.ts";
import { presetFrom } from "../../../../../scripts/ask/read-listings.ts";
import { sampleListings } from "../../../../../scripts/eval-chat/sample-listings.ts";

/** 300 made-up businesses with facts of their websites, asked on a Friday evening in Berlin. */
export const { snapshot } = presetFrom(sampleListings(300, 21), { name: "Sample", tier: 2 });
export const clock = clockIn("Europe/Berlin", new Date("2026-11-20T18:30:00Z"));

/** The plan a question is read as; `null` if it is not understood. */
export const planOf = (question: string) =>
  answerQuestion({ question, snapshot, clock }).answer.plan;
