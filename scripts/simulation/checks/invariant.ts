import type { Answer } from "./answer.ts";
import type { BookEntry, Books, Step } from "./books.ts";

export type InvariantId = `I${number}` | "P0" | "P1";

/** A sentence that must be true after every step; each part returns what is wrong, or nothing. */
export interface Invariant {
  id: InvariantId;
  sentence: string;
  /** After every write. */
  afterWrite?: (step: Step, books: Books) => Problem;
  /** After every answer a caller gets. */
  afterAnswer?: (answer: Answer, books: Books) => Problem;
  /** When faults have stopped and the sweeps have done what they can. */
  atRest?: (books: Books, waiting: string | null) => Problem;
}

export type Problem = string | null | undefined;

/** The first entry of the step with a problem decides. */
export const forEachEntry =
  (check: (entry: BookEntry, books: Books) => Problem) =>
  ({ entries }: Step, books: Books): Problem => {
    for (const entry of entries) {
      const problem = check(entry, books);
      if (problem) return `${entry.row.$id}: ${problem}`;
    }
    return null;
  };
