import { describe, expect, test } from "vitest";
import { createRandom } from "../../scripts/stand-ins/index.ts";
import { isFull } from "../depth.ts";
import { seedOf } from "../seeds.ts";
import { answeredAfter, answerTo, found, setQuestions } from "./asked-sets.ts";

const firstsOfEach = isFull ? 6 : 1;

/**
 * They ask for a file of "everything" or "the whole list", which may be the list of the answer
 * before: its sentence names the filters.
 */
const askForTheList = ["L-044", "D044"];

describe("each question of the sets after an unrelated other one", () => {
  test("finds what it finds alone, asks back, or says what it is among and offers the rest", () => {
    const random = createRandom(seedOf(20_261_126));
    const questions = setQuestions().filter(({ turns }) => turns.length === 1);
    expect(questions.length).toBeGreaterThan(380);
    const tally = { same: 0, askedBack: 0, guessed: 0 };
    const other: string[] = [];
    for (const { id, turns } of questions) {
      const [question = ""] = turns;
      const alone = found(answeredAfter(turns));
      for (const first of random.shuffled(questions).slice(0, firstsOfEach)) {
        const answered = answeredAfter([...first.turns, question]);
        const after = found(answered);
        if (after === alone) tally.same++;
        else if (after === null) tally.askedBack++;
        else if (offersAll(answered, alone)) tally.guessed++;
        else if (!askForTheList.includes(id)) {
          other.push(`${id} ${first.turns[0]} → ${question}: ${answered.answer.answer}`);
        }
      }
    }
    console.log(`after another: ${JSON.stringify(tally)}`);
    expect(other).toEqual([]);
    const asked = questions.length * firstsOfEach;
    expect(tally.same / asked).toBeGreaterThanOrEqual(0.97);
  });
});

/** "Among the 23 hotels from before: …", with the question over all businesses as a button. */
function offersAll(
  { answer: { result, options = [] } }: ReturnType<typeof answeredAfter>,
  alone: string | null,
): boolean {
  const isSaid = result.coverage?.among !== undefined;
  return isSaid && options.some(({ plan }) => found(answerTo("", plan)) === alone);
}
