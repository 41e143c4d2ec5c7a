import { singularWord } from "../inflection.ts";
import type { Entry, Preset } from "../plan/preset.ts";
import { cuisineWords } from "../reader/cuisine-words.ts";
import { keyOf } from "../reader/tokens.ts";

/** Words for any place to eat: they name no cuisine. */
const places =
  /^(?:place|shop|restaurant|bar|house|joint|food|lokal|laden|local|lugar|sitio|resto)$/;

const wordsOf = (text: string): string[] => keyOf(text).split(" ").map(singularWord);

/** The preset's own cuisine that the words name: "taco" for "taco places". */
export function ownCuisine(said: string, preset: Preset): Entry | undefined {
  const words = wordsOf(said).filter((word) => !places.test(word));
  const named = preset.entries("cuisine").filter(({ value }) => {
    const [first = "", ...more] = wordsOf(value);
    return words.includes(first) && more.every((word) => words.includes(word));
  });
  return named.toSorted((a, b) => b.value.length - a.value.length || b.rows - a.rows)[0];
}

/** The same word in another script. */
const inArabic: Readonly<Record<string, readonly string[]>> = {
  pizza: ["بيتزا"],
  sushi: ["سوشي"],
  burger: ["برغر", "برجر"],
};

const stem = 4;

/** "pizzeria" is of "pizza" and "Mexikaner" of "mexican"; "taquería" is not of "mexican". */
export function isOfSameWord(said: string, cuisine: string): boolean {
  const names = [
    cuisine,
    ...(inArabic[cuisine] ?? []),
    ...cuisineWords.flatMap(([one, of]) => (of === cuisine ? [one] : [])),
  ]
    .map(keyOf)
    .map((name) => name.slice(0, stem));
  return wordsOf(said).some((word) => names.includes(word.slice(0, stem)));
}
