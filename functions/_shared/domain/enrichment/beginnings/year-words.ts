import type { Features } from "./near.ts";
import type { Sentence } from "./passages.ts";

/** Words on each side that count by their side, and those that count at all. */
const besideMax = 5;
const aroundMax = 12;
const around = 0.7;

/** Names of features that are words: only weights know them, no tree asks for one. */
export const isWordFeature = (name: string): boolean => /^[<>&]\p{L}/u.test(name);

/** The words around a year: `<since` before it, `>opened` after it, `&shop` on any side. */
export function yearWords({ tokens }: Sentence, at: number): Features {
  const features: Features = {};
  for (const [side, step] of [
    ["<", -1],
    [">", 1],
  ] as const) {
    let words = 0;
    for (let place = at + step; words < aroundMax; place += step) {
      const token = tokens[place];
      if (token === undefined) break;
      if (!/^\p{L}{2}/u.test(token.word)) continue;
      words += 1;
      if (words <= besideMax) features[side + token.word] = 1;
      features[`&${token.word}`] = around;
    }
  }
  return features;
}
