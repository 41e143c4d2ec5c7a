import type { ListingWithReceipts } from "../listing/listing.ts";
import type { Plan, PresenceField } from "./plan/plan.ts";
import type { RefusalCode } from "./plan/refusal.ts";
import type { Language } from "./reader/lexicon.ts";

export const resultKinds = ["count", "list", "aggregate", "file", "refusal"] as const;

/** What a question found, in numbers and rows that code counted. */
export interface QueryResult {
  kind: (typeof resultKinds)[number];
  value?: number | string | null;
  /** At most 200 on the wire; `total` is always the whole number. */
  rows?: Record<string, unknown>[];
  groups?: { key: string; value: number }[];
  total?: number;
  /** The other numbers the answer may name. */
  coverage?: ResultCoverage;
  /** `[id, lat, lon]`, at most 500. */
  map?: [string, number, number][];
  chart?: "bar";
  /** `describe`: everything known about the one business, with the source of each value. */
  business?: ListingWithReceipts;
  refusal?: { code: RefusalCode };
}

export interface ResultCoverage {
  /** Rows in the preset. */
  rows: number;
  /** Rows of the type asked for. */
  ofType?: number;
  /** Rows something was computed over. */
  matching?: number;
  /** Rows that could not be judged, because the field is not known. */
  unknown?: { field: PresenceField; rows: number }[];
  /** Groups that the sentence does not name. */
  groupsLeft?: number;
  ungrouped?: number;
  unsortable?: number;
  /** `compare` and `ratio`: the value of each side, and the rows it is of. */
  sides?: (number | null)[];
  sideTotals?: number[];
  /** Rows of which the value is known that something was computed from. */
  known?: number;
  /** The others. */
  notKnown?: number;
  /** `share`: rows in the part. */
  part?: number;
  groupsTotal?: number;
  /** A guessed follow-up: rows of the answer before that it is about. */
  among?: number;
  /** Rows or groups left out that equal the last one shown. */
  tied?: number;
  /** Businesses that are new, gone and changed since the run before, and those that are the same. */
  changes?: { new: number; gone: number; changed: number; same?: number };
  /** Days the answer names. */
  dates?: string[];
  /** Parts of the area that were collected, of how many. */
  tiles?: { done: number; total: number };
  /** Columns that there are and that hold something, or rows with a value of those asked about. */
  columns?: number[];
  /** How far the businesses reach, in degrees. */
  reach?: { south: number; north: number; west: number; east: number } | null;
  /** Rows with a known city, then those of each. */
  cities?: number[];
  /** What matches when one filter is dropped; only when nothing matches. */
  without?: { condition: string; rows: number }[];
  /** Clock times the answer names. */
  times?: string[];
  hours?: string[];
}

/** A part of the plan that a person can take away or change. */
export interface PlanFilter {
  /** In the answer's language. */
  label: string;
  /** Where it stands in the plan: without what is there it is taken away. */
  at: PlanPath;
  /** Where its one value stands, if it has one: a text, a number, or whether something is there. */
  value?: PlanPath;
}
/** `["where", "and", 0]`: the first condition */
export type PlanPath = (string | number)[];

/** A reading to choose, in words. */
export interface AnswerOption {
  label: string;
  plan: Plan;
  /** The question in the words that the plan was read from. */
  question?: string;
}

export interface Answer {
  answer: string;
  /** Of the sentences, the filters and the suggestions. */
  language: Language;
  result: QueryResult;
  plan: Plan | null;
  /** The conditions in the plan's order, then its sorting and its limit. */
  filters: PlanFilter[];
  /** How this was computed, in sentences. */
  explanation: string;
  /** Questions that lead on from this answer, or work on this preset; asked next, each has an answer. */
  suggestions: string[];
  notes: string[];
  /** Other readings of the question, or possible ones, at most four: each runs its plan. */
  options?: AnswerOption[];
  engine: "rules" | "model";
}
