import { describe, expect, test } from "vitest";
import { catalogue } from "#domain/matching/catalogue.ts";
import { matches, matchType, type TypeMatch } from "#domain/matching/categories.ts";
import { type EverydayWord, everydayWords, unknownPhrases } from "./everyday-words.ts";
import { slipsOf } from "./typing-slips.ts";

const catalogueLabels = catalogue.flatMap(({ types }) => types);

/** Whether one of the match's tags holds all that is expected: `amenity=restaurant+cuisine=pizza`. */
const holds = (match: TypeMatch | null, expected: string): boolean => {
  const pairs = expected.split("+").map((pair) => pair.split("="));
  return (
    match?.tags.some((query) => pairs.every(([key = "", value]) => query[key] === value)) ?? false
  );
};
const isRight = (phrase: string, { expected }: EverydayWord): boolean =>
  expected.some((one) => holds(matchType(phrase), one));

function share(name: string, cases: readonly { phrase: string; isRight: boolean }[]): number {
  const wrong = cases.filter((one) => !one.isRight).map(({ phrase }) => phrase);
  const right = cases.length - wrong.length;
  const percent = ((100 * right) / cases.length).toFixed(1);
  console.log(`${name}: ${right} of ${cases.length} (${percent} %); wrong: ${wrong.join(", ")}`);
  return right / cases.length;
}

describe("types in people's own words", () => {
  test("at least 95 % of everyday words in five languages give the tag they mean", () => {
    expect(new Set(everydayWords.map(({ language }) => language)).size).toBe(5);
    const cases = everydayWords.map((word) => ({
      phrase: word.phrase,
      isRight: isRight(word.phrase, word),
    }));
    expect(cases.length).toBeGreaterThan(80);
    expect(share("everyday words", cases)).toBeGreaterThanOrEqual(0.95);
  });

  test("at least 90 % of the catalogue's names are understood with one slip in typing", () => {
    const cases = catalogueLabels.flatMap((label) =>
      slipsOf(label).map((phrase) => ({ phrase, isRight: matchType(phrase)?.label === label })),
    );
    expect(cases.length).toBeGreaterThanOrEqual(94);
    expect(share("catalogue names with one slip", cases)).toBeGreaterThanOrEqual(0.9);
  });

  test("at least 90 % of everyday words are understood with one slip in typing", () => {
    const cases = everydayWords.flatMap((word) =>
      slipsOf(word.phrase).map((phrase) => ({ phrase, isRight: isRight(phrase, word) })),
    );
    expect(share("everyday words with one slip", cases)).toBeGreaterThanOrEqual(0.9);
  });

  test("a slip never scores as high as the word itself", () => {
    for (const label of catalogueLabels) {
      for (const slip of slipsOf(label)) expect(matchType(slip)?.score ?? 0).toBeLessThan(1);
    }
  });

  test("nonsense, brands, places and people are no type of business", () => {
    expect(unknownPhrases.length).toBeGreaterThanOrEqual(25);
    const cases = unknownPhrases.map((phrase) => ({
      phrase,
      isRight: matches(phrase).length === 0,
    }));
    expect(share("unknown phrases left unknown", cases)).toBe(1);
  });
});
