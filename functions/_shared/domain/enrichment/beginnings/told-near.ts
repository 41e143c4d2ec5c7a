import { maskOf } from "./cues/classes.ts";
import type { Sentence, Story } from "./passages.ts";
import { yearPattern } from "./year-features.ts";

const laterMax = 4;
const telling = maskOf(["found", "start", "self", "step", "founder", "idea", "kin", "iam"]);

/** The few sentences after one. */
export function laterThan(sentence: Sentence, story: Story): Sentence[] {
  const later: Sentence[] = [];
  for (
    let next = story.after(sentence);
    next !== undefined && later.length < laterMax;
    next = story.after(next)
  ) {
    later.push(next);
  }
  return later;
}

/** Whether a sentence, the one before or those that follow may tell a beginning. */
export const mayTell = (sentence: Sentence, story: Story): boolean =>
  tells(sentence) ||
  tells(story.before(sentence)) ||
  laterThan(sentence, story).some(tells) ||
  sentence.tokens.some(({ text }) => yearPattern.test(text));

const tells = (one: Sentence | undefined): boolean => ((one?.cues ?? 0) & telling) !== 0;
