import type { Entry } from "../plan/preset.ts";

/** A piece of the question as the longest thing it can be. */
export interface Token {
  /** A meaning's kind, or: type, notCollected, place, value, listing, number, time, quote, mark, sign, unknown. */
  kind: string;
  arg: string;
  /** Folded words. */
  text: string;
  start: number;
  end: number;
  entries: readonly Entry[];
  /** `listing`: rows with this name. */
  rows: readonly number[];
  /** `number`: the number; `time`: minutes since midnight. */
  value: number;
  isPlural: boolean;
  /** The word as it was understood, when it was not the value's own name or was misspelt. */
  understood: string | null;
}
