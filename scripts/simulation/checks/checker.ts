import type { Process } from "../platform/process.ts";
import type { Change } from "../platform/row-store.ts";
import type { Answer } from "./answer.ts";
import { type Books, createBooks, post } from "./books.ts";
import type { Invariant, InvariantId, Problem } from "./invariant.ts";
import { moneyInvariants } from "./money-invariants.ts";
import { acknowledgedEventsCount } from "./payment-invariants.ts";
import { taskInvariants } from "./task-invariants.ts";

export interface Violation {
  invariant: InvariantId;
  sentence: string;
  detail: string;
}

export interface Checker {
  books: Books;
  /** All sentences that were false at the first step at which one was. */
  violations: Violation[];
  afterWrite: (step: { process: Process; now: number; changes: readonly Change[] }) => void;
  afterAnswer: (answer: Answer) => void;
  /** An error that no fault of the platform explains. */
  afterError: (error: unknown) => void;
  /** The product calls a person. */
  afterAlert: (event: string) => void;
  /** `waiting`: what is still not done, in words. */
  atRest: (waiting: string | null) => void;
}

const noProgrammersMistake: Invariant = {
  id: "P0",
  sentence: "No function fails by a mistake in its own code.",
};

const noFalseAlarm: Invariant = {
  id: "P1",
  sentence: "The reconciler raises no alarm about books that are right.",
};
const alarms = ["balance_differs", "entry_altered", "payment_unknown", "ledger_conflict"];

export function createChecker(): Checker {
  const books = createBooks();
  const violations: Violation[] = [];
  const invariants = [...moneyInvariants, ...taskInvariants(), acknowledgedEventsCount()];
  const fail = ({ id, sentence }: Invariant, detail: string): void => {
    violations.push({ invariant: id, sentence, detail });
  };
  const check = (problemOf: (invariant: Invariant) => Problem): void => {
    if (violations.length > 0) return;
    for (const invariant of invariants) {
      const detail = problemOf(invariant);
      if (detail) fail(invariant, detail);
    }
  };
  return {
    books,
    violations,
    afterWrite({ process, now, changes }) {
      process.writes += 1;
      const step = post(books, { process, now, changes });
      check((invariant) => invariant.afterWrite?.(step, books));
    },
    afterAnswer: (answer) => check((invariant) => invariant.afterAnswer?.(answer, books)),
    afterError(error) {
      if (violations.length === 0 && isMistake(error)) fail(noProgrammersMistake, String(error));
    },
    afterAlert(event) {
      if (violations.length === 0 && alarms.includes(event)) fail(noFalseAlarm, event);
    },
    atRest: (waiting) => check((invariant) => invariant.atRest?.(books, waiting)),
  };
}

const isMistake = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof ReferenceError ||
  error instanceof SyntaxError;
