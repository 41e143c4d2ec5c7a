import type { Features } from "../../learning/forest.ts";
import { type CueClass, cueClasses } from "./cues/classes.ts";
import type { Sentence } from "./passages.ts";

/** Words after which a cue counts 1/e. */
const reach = 7;
/** A comma or a dash between is worth so many words. */
const clauseWords = 3;

export interface Nearness {
  /** By class: 1 for a cue next to it, falling with the words between. */
  before: Float64Array;
  after: Float64Array;
  /** Classes in the same clause. */
  clause: number;
}

/** How near cues are to the tokens from `from` to `to` (exclusive); `skips` adds distance in words. */
export function nearnessOf(
  { tokens }: Sentence,
  from: number,
  to: number,
  skips: (at: number) => number = () => 0,
): Nearness {
  const before = new Float64Array(cueClasses.length);
  const after = new Float64Array(cueClasses.length);
  const own = tokens[from]?.clause ?? 0;
  let clause = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.cues === 0 || (at >= from && at < to)) continue;
    const words = at < from ? from - at : at - to + 1;
    const distance = words - 1 + clauseWords * Math.abs(token.clause - own) + skips(at);
    const weight = Math.exp(-distance / reach);
    const side = at < from ? before : after;
    if (token.clause === own) clause |= token.cues;
    for (let rest = token.cues; rest !== 0; rest &= rest - 1) {
      const name = 31 - Math.clz32(rest & -rest);
      if (weight > (side[name] ?? 0)) side[name] = weight;
    }
  }
  return { before, after, clause };
}

const places = Object.fromEntries(cueClasses.map((name, at) => [name, at])) as Readonly<
  Record<CueClass, number>
>;
export const at = (values: Float64Array, name: CueClass): number => values[places[name]] ?? 0;

export function nearest({ before, after }: Nearness, ...names: CueClass[]): number {
  let most = 0;
  for (const name of names) most = Math.max(most, at(before, name), at(after, name));
  return most;
}

/** A feature for each class in a mask. */
export function addMask(features: Features, mask: number, suffix: string): void {
  if (mask === 0) return;
  for (const [place, name] of cueClasses.entries()) {
    if (mask & (1 << place)) features[name + suffix] = 1;
  }
}
