import { describe, expect, test } from "vitest";
import { matchType } from "#domain/matching/categories.ts";
import { knownWords } from "#domain/matching/vocabulary.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { createRandom } from "../../../../../scripts/stand-ins/index.ts";
import { depth } from "../../../../depth.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

const random = createRandom(20_261_124);
const known = [...new Set(knownWords().map(({ said }) => said))].flatMap((said) => {
  const label = matchType(said)?.label;
  return label ? [{ said, label }] : [];
});
const names = new Set(knownWords().flatMap(({ kind, said }) => (kind === "term" ? [] : [said])));

/** Three of the type and two others, in a preset that was asked for in the person's own word. */
function howMany(asked: string, { typed, label }: { typed: string; label: string }) {
  const of = (type: string, ids: readonly string[]) =>
    ids.map((id) => listing(id, { category: type, categories: [type] }));
  const others = ["Restaurant", "Hotel"].filter((type) => type !== label);
  const snapshot = snapshotOf(
    [...of(label, ["1", "2", "3"]), ...others.flatMap((type) => of(type, [`other ${type}`]))],
    { niche: [typed] },
  );
  const { result, answer } = answerQuestion({
    question: `How many ${asked} are there?`,
    snapshot,
    clock,
  }).answer;
  return { kind: result.kind, value: "value" in result ? result.value : undefined, answer };
}

describe("a type that was typed in everyday words", () => {
  test("is counted when it is asked for in the same words", () => {
    const wrong = known
      .filter(() => random.chance(depth.propertyShare))
      .flatMap(({ said, label }) => {
        const { value, answer } = howMany(said, { typed: said, label });
        return value === 3 ? [] : [`${said} → ${label}: ${answer}`];
      });
    expect(wrong).toEqual([]);
  });

  test("is counted by another name of the type, or the name is not understood: never 0", () => {
    const wrong: string[] = [];
    const missed: string[] = [];
    let asked = 0;
    for (const [label, words] of Map.groupBy(known, (word) => word.label)) {
      const others = words.filter(({ said }) => names.has(said));
      if (others.length < 2 || !random.chance(depth.propertyShare)) continue;
      const { said: typed } = random.pick(words as [(typeof words)[0]]);
      const { said: other } = random.pick(others as [(typeof others)[0]]);
      asked += 1;
      const { kind, value, answer } = howMany(other, { typed, label });
      if (value === 3) continue;
      (kind === "refusal" ? missed : wrong).push(`${typed}, ${other} → ${label}: ${answer}`);
    }
    expect(wrong).toEqual([]);
    expect(missed.length / asked).toBeLessThan(0.05);
  });
});
