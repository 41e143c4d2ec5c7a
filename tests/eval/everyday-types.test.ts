import { describe, expect, test } from "vitest";
import { namesByLabel } from "#domain/matching/vocabulary.ts";
import { plural } from "#domain/query/inflection.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { namesOf } from "#domain/query/reader/names.ts";
import { keyOf } from "#domain/query/reader/tokens.ts";
import { formsIn } from "#domain/query/reader/type-forms.ts";
import { fold } from "#domain/text/fold.ts";
import { createRandom } from "../../scripts/stand-ins/index.ts";
import { isFull } from "../depth.ts";
import { seedOf } from "../seeds.ts";
import { answeredAfter, clock, found, setQuestions, snapshot } from "./asked-sets.ts";

const wordsOfEach = isFull ? Number.POSITIVE_INFINITY : 3;
const names = namesOf(presetOf(snapshot, clock));

/** A type in a question. */
interface TypeSaid {
  start: number;
  end: number;
  type: string;
  isPlural: boolean;
}

const typeWordsMax = 4;

function typesIn(text: string, own: readonly string[]): TypeSaid[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’&-]+/gu)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const said: TypeSaid[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestTypeAt(text, words.slice(at, at + typeWordsMax));
    if (found && !isInName(text, found, own)) said.push(found);
    at += found?.words ?? 1;
  }
  return said;
}

function longestTypeAt(text: string, words: readonly { start: number; end: number }[]) {
  for (let count = words.length; count > 0; count--) {
    const [start, end] = [words[0]?.start ?? 0, words[count - 1]?.end ?? 0];
    const named = names.type(keyOf(text.slice(start, end)));
    const [entry, ...others] = named?.entries ?? [];
    if (!named || !entry || others.length > 0 || entry.rows === 0) continue;
    return { start, end, type: entry.value, isPlural: named.isPlural, words: count };
  }
  return undefined;
}

const isInName = (text: string, { start, end }: TypeSaid, own: readonly string[]): boolean =>
  own.some((name) => {
    const at = text.indexOf(name);
    return name !== "" && at >= 0 && start >= at && end <= at + name.length;
  });

/** The words of five languages for a type, in the number that it is asked in. */
function everydayWords({ type, isPlural }: TypeSaid): string[] {
  const words = namesByLabel().get(fold(type)) ?? [];
  const inNumber = isPlural ? words.flatMap(severalOf) : words;
  return [...new Set(inNumber)].filter((word) => names.type(keyOf(word))?.isPlural === isPlural);
}

const severalOf = (word: string): string[] =>
  /\p{Script=Arabic}/u.test(word)
    ? formsIn(keyOf(word)).flatMap(([form, isPlural]) => (isPlural ? [form] : []))
    : [plural(word)];

describe("each question of the sets with its types in everyday words of five languages", () => {
  test("finds what it finds with the type's own name, or asks back", () => {
    const random = createRandom(seedOf(20_261_127));
    const tally = { same: 0, askedBack: 0 };
    const other: string[] = [];
    for (const { id, turns, names: own } of setQuestions()) {
      const said = turns.map((turn) => typesIn(turn, own));
      const alone = said.flat().length > 0 ? found(answeredAfter(turns)) : null;
      if (alone === null) continue;
      for (const [at, turn] of turns.entries()) {
        for (const one of said[at] ?? []) {
          for (const word of random.shuffled(everydayWords(one)).slice(0, wordsOfEach)) {
            const reworded = turns.with(at, turn.slice(0, one.start) + word + turn.slice(one.end));
            const result = found(answeredAfter(reworded));
            if (result === alone) tally.same++;
            else if (result === null) tally.askedBack++;
            else other.push(`${id} ${reworded.join(" / ")}`);
          }
        }
      }
    }
    console.log(`everyday words for types: ${JSON.stringify(tally)}`);
    expect(other).toEqual([]);
    expect(tally.same).toBeGreaterThan(500);
    expect(tally.askedBack / (tally.same + tally.askedBack)).toBeLessThan(0.05);
  });
});
