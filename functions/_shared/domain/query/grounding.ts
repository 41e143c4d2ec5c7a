import { limits } from "../limits.ts";
import type { Answer } from "./answer.ts";

const numberPattern = /(?<![\p{L}\d])\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?/gu;

/** Every number written in a text. `numbersIn("1,234 of 4.5")` // => [1234, 4.5] */
const numbersIn = (text: string): number[] =>
  (text.match(numberPattern) ?? []).map((digits) =>
    Number(digits.replace(/[,\u00a0\u202f ](?=\d{3}(\D|$))/g, "").replace(",", ".")),
  );

function* numbersWithin(value: unknown): Generator<number> {
  if (typeof value === "number") yield value;
  else if (typeof value === "string") {
    yield* numbersIn(value);
    yield* numbersIn(value.replace(/\s+/g, " "));
  } else if (typeof value === "object" && value !== null) {
    for (const each of Object.values(value)) yield* numbersWithin(each);
  }
}

/**
 * Whether every number in an answer's sentences comes from the question, the plan, the result or
 * the preset's own words: none can have been made up.
 */
export function numbersAreGrounded(
  answer: Answer,
  { question, niche }: { question: string; niche: readonly string[] },
): boolean {
  const { plan, result, suggestions } = answer;
  const grounded = new Set(numbersWithin([question, plan, result, suggestions, niche]));
  grounded.add(Math.min(limits.rowsShown, result.rows?.length ?? 0));
  const sentences = [answer.answer, answer.explanation, ...answer.notes];
  const withoutNames = sentences.map((sentence) => sentence.replaceAll(/\bTier [12]\b/g, "Tier"));
  return withoutNames.flatMap(numbersIn).every((number) => grounded.has(number));
}
