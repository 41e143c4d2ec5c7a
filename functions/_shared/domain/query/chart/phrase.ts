import type {
  Comparison,
  Condition,
  GroupKey,
  Measure,
  PlaceRef,
  Plan,
  SelectableColumn,
  Sort,
} from "../plan/plan.ts";
import type { Entry } from "../plan/preset.ts";

/** Words of the question, by their numbers: from the first to the one after the last. */
export interface Span {
  from: number;
  to: number;
}

/** A condition and the words that say it. */
export interface SaidCondition extends Span {
  condition: Condition;
}

/** Businesses of which something is asked: all of these conditions hold. */
export interface SetPhrase {
  conditions: readonly SaidCondition[];
  /** Words for businesses stand in it: "cafés", "places"; not only conditions. */
  hasHead: boolean;
  /** The last condition says something of a part of it: "cafés that have a website". */
  lastIsStatement: boolean;
  isPlural: boolean;
  /** It begins with the businesses of the answer before. */
  isBefore?: true;
}

/** The meanings of a stretch of words, by the type of the phrase. */
export interface Meanings {
  /** An entry of the language's table: its argument. */
  word: string;
  number: number;
  quote: string;
  /** A word that nothing knows, as it was typed. */
  raw: string;
  /** A word that is in no table and no name here. */
  strange: string;
  /** Text looked for in names; `quoted` only between marks. */
  text: string;
  quoted: string;
  /** Words that may be a name nobody here bears. */
  name: string;
  amount: { comparison: Comparison; isPlain: boolean };
  metres: { m: number };
  /** `isBare`: an hour without a sign of the half of the day. */
  clock: { minutes: number; isVague: boolean; isBare?: true };
  /** A word for closing says no more. */
  closing: string;
  days: { days: readonly number[]; isAll: boolean; isNight?: boolean };
  column: { field: SelectableColumn; role?: string };
  columns: { fields: readonly SelectableColumn[] };
  place: { entries: readonly Entry[] };
  value: { entries: readonly Entry[] };
  types: { values: readonly string[]; isPlural: boolean };
  /** `isShort`: by some of the words of its name; `isOneOfMany`: others have it, too. */
  business: { rows: readonly number[]; name: string; isShort?: true; isOneOfMany?: true };
  ref: { ref: PlaceRef };
  presence: { condition: Condition; isEither?: true };
  opening: { limits: OpeningLimits };
  /** `isOfDays`: "on Sunday" alone, as in "until 6 pm on Saturday and on Sunday". */
  condition: {
    condition: Condition;
    isStatement: boolean;
    isBare: boolean;
    isOfDays?: boolean;
  };
  set: SetPhrase;
  rank: { sort: Sort; assumed?: string };
  ranked: { set: SetPhrase; sort: Sort; limit?: number; nth?: number };
  key: { groupBy: GroupKey };
  measure: Measure;
  plan: { plan: Draft };
}

export interface OpeningLimits {
  days?: readonly number[];
  isAll?: boolean;
  isNight?: boolean;
  after?: number;
  before?: number;
  until?: number;
  from?: number;
  at?: number;
  isNow?: boolean;
  isAlways?: boolean;
  allDay?: boolean;
}

/** A plan whose sets are still phrases, so that each condition keeps its words. */
export type Draft = Omit<Plan, "v" | "output" | "where" | "said"> & {
  set?: SetPhrase;
  output?: Plan["output"];
};

/** Typed words, and their reading. */
export interface Understood {
  typed: string;
  meant: string;
}

export type PhraseType = keyof Meanings;

/** One reading of a stretch of words. `type` is a phrase type, or the kind of a table's entry. */
export interface Phrase extends Span {
  type: string;
  meaning: unknown;
  cost: number;
  /** Assumptions, as keys of the phrase book. */
  assumed: readonly string[];
  /** Words read as a name that they do not spell. */
  understood?: readonly Understood[];
}
