import type { Features } from "../../learning/forest.ts";
import type { Sentence } from "./passages.ts";

/** Words on each side that count by their side, and those that count at all. */
const besideMax = 5;
const aroundMax = 12;
const around = 0.7;

/** Names of features that are words: only weights know them, no tree asks for one. */
export const isWordFeature = (name: string): boolean => /^[<>&]\p{L}/u.test(name);

/**
 * The words around the tokens from `from` to `to` (exclusive): `<since` before them, `>opened` after
 * them, `<in_founded` for the two nearest ("founded in"), `&shop` on any side. `isLeftOut`: tokens to
 * skip, like other names.
 */
export function wordsAround(
  { tokens }: Sentence,
  from: number,
  to: number,
  isLeftOut: (at: number) => boolean = () => false,
): Features {
  const features: Features = {};
  for (const [side, start, step] of [
    ["<", from - 1, -1],
    [">", to, 1],
  ] as const) {
    let words = 0;
    let nearest = "";
    for (let place = start; words < aroundMax; place += step) {
      const token = tokens[place];
      if (token === undefined) break;
      if (!/^\p{L}{2}/u.test(token.word) || isLeftOut(place)) continue;
      words += 1;
      // The two nearest as a pair, the nearer one first: "dates from" is `<from_dates`.
      if (words === 1) nearest = token.word;
      else if (words === 2) features[`${side}${nearest}_${token.word}`] = 1;
      if (words <= besideMax) features[side + token.word] = 1;
      features[`&${token.word}`] = around;
    }
  }
  return features;
}
