import { expect } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import { numbersAreGrounded } from "../../../../../scripts/eval-chat/grounding.ts";
import { clock, listing, samplePreset, snapshotOf } from "./sample-preset.ts";

/** An answer that was checked: no number without a source, and suggestions that work. */
export function ask(question: string, snapshot: Snapshot = samplePreset, before?: unknown) {
  const answered = answerQuestion({ question, snapshot, clock, before });
  const { answer } = answered;
  const sources = [question, answer.plan, answer.result, answer.suggestions, snapshot.meta.niche];
  expect([answer.answer, numbersAreGrounded(answer.answer, sources)]).toEqual([
    answer.answer,
    true,
  ]);
  expect(answer.suggestions.length > 0).toBe(snapshot.listings.length > 0 || answer.plan === null);
  for (const suggestion of answer.suggestions) {
    const next = answerQuestion({ question: suggestion, snapshot, clock, before: answer.plan });
    expect([suggestion, next.answer.result.kind]).not.toEqual([suggestion, "refusal"]);
  }
  return { ...answered, ...answer };
}

export const restaurants = (count: number, withSite: number) =>
  Array.from({ length: count }, (_, at) =>
    listing(at, {
      address: `${at} Main Street`,
      suburb: at < 5 ? "Nordend" : null,
      website: at < withSite ? `https://p${at}.example` : null,
    }),
  );
export const town = snapshotOf(
  [
    ...restaurants(1_400, 1_388),
    ...Array.from({ length: 112 }, (_, at) =>
      listing(`b${at}`, { category: "Bakery", suburb: at < 33 ? "Soho" : null, address: null }),
    ),
  ],
  { niche: ["Restaurant", "Bakery", "Florist"] },
);
