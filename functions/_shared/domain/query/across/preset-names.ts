import { keyOf } from "../reader/tokens.ts";
import type { OwnPreset } from "./elsewhere.ts";
import { nameMark, type Word } from "./frames.ts";

/** The same question with each preset's whole name as one word, the longest name first. */
export function withMarkedNames(words: readonly Word[], presets: readonly OwnPreset[]): Word[] {
  const names = presets
    .map(({ name }, at) => ({ at, name: keyOf(name).split(" ") }))
    .filter(({ name }) => name[0] !== "")
    .toSorted((one, other) => other.name.length - one.name.length);
  const marked: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const found = names.find(({ name }) =>
      name.every((word, more) => words[at + more]?.text === word),
    );
    const [first, last] = [words[at], words[at + (found?.name.length ?? 1) - 1]];
    if (!first || !last) break;
    marked.push(found ? { ...first, text: nameMark + found.at, end: last.end } : first);
    at += found?.name.length ?? 1;
  }
  return marked;
}

const wordMin = 3;

/** Presets that words may name: by the whole name, else those whose name has these words in a row. */
export function namedBy(
  text: string,
  presets: readonly OwnPreset[],
): { presets: readonly OwnPreset[]; isWhole: boolean } {
  const marked = text.startsWith(nameMark) ? presets[Number(text.slice(1))] : undefined;
  if (marked) return { presets: [marked], isWhole: true };
  const whole = presets.filter(({ name }) => keyOf(name) === text);
  if (whole.length > 0) return { presets: whole, isWhole: true };
  const isTelling = text.split(" ").some((word) => word.length >= wordMin);
  const holds = ({ name }: OwnPreset): boolean => ` ${keyOf(name)} `.includes(` ${text} `);
  return { presets: isTelling ? presets.filter(holds) : [], isWhole: false };
}
