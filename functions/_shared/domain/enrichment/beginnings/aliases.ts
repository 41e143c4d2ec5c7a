import type { Features } from "../../learning/forest.ts";
import { maskOf } from "./cues/classes.ts";
import { at as cue, nearest, nearnessOf } from "./near.ts";
import type { Sentence, Story } from "./passages.ts";
import { nameWords, peopleIn } from "./people.ts";

const told = maskOf(["found", "start", "self", "step", "founder", "took"]);
const began = maskOf(["found", "start", "self"]);
const sentencesMax = 200;

/** A site's stories of somebody by one name only: "In 1987 Karl opened …", "the Finches took over". */
export interface Aliases {
  of(name: string): Features;
  /** Whether somebody tells of himself: "In 1987 I opened …". */
  speaks: boolean;
  /** Whether "we" tell of ourselves. */
  speak: boolean;
}

export function aliasesIn(stories: readonly Story[]): Aliases {
  const sentences = stories.flatMap(tellingSentences).slice(0, sentencesMax);
  const byWord = new Map<string, { sentence: Sentence; at: number }[]>();
  for (const sentence of sentences) {
    const full = peopleIn(sentence);
    for (const [at, { word, text }] of sentence.tokens.entries()) {
      const isInFullName = full.some(({ from, to }) => at >= from && at < to);
      if (isInFullName || word.length < 3 || !/^[\p{Lu}\p{Lo}]/u.test(text)) continue;
      byWord.set(word, [...(byWord.get(word) ?? []), { sentence, at }]);
    }
  }
  const nobody = sentences.filter((one) => (one.cues & began) !== 0);
  return {
    of(name) {
      const words = nameWords(name);
      const features: Features = {};
      add(features, "given", byWord.get(words[0] ?? "") ?? []);
      add(features, "family", byWord.get(words.at(-1) ?? "") ?? []);
      return features;
    },
    speaks: nobody.some(({ cues }) => (cues & maskOf(["me"])) !== 0),
    speak: nobody.some(({ cues }) => (cues & maskOf(["own"])) !== 0),
  };
}

const tellingSentences = (story: Story): Sentence[] =>
  story.lines.flatMap((_, lineAt) =>
    (story.cuesOf(lineAt) & told) === 0
      ? []
      : story.sentencesOf(lineAt).filter(({ cues }) => (cues & told) !== 0),
  );

function add(
  features: Features,
  which: string,
  places: readonly { sentence: Sentence; at: number }[],
): void {
  for (const { sentence, at } of places) {
    const near = nearnessOf(sentence, at, at + 1);
    const values = {
      Begin: nearest(near, "found", "start", "self"),
      Step: nearest(near, "step"),
      Founder: nearest(near, "founder"),
      Took: Math.max(cue(near.before, "took"), cue(near.after, "took")),
    };
    for (const [name, value] of Object.entries(values)) {
      if (value > (features[which + name] ?? 0)) features[which + name] = value;
    }
  }
}
