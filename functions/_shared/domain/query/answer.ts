import type { Plan, PresenceField, RefusalCode } from "./plan.ts";

/** What a question found, in numbers and rows that code counted. */
export interface QueryResult {
  kind: "count" | "list" | "file" | "refusal";
  value?: number;
  /** At most 200 on the wire; `total` is always the whole number. */
  rows?: Record<string, unknown>[];
  total?: number;
  /** The other numbers the answer may name. */
  coverage?: ResultCoverage;
  refusal?: { code: RefusalCode };
}

export interface ResultCoverage {
  /** Rows in the preset. */
  rows: number;
  /** Rows of the type asked for. */
  ofType?: number;
  /** Rows that could not be judged, because the field is not known. */
  unknown?: { field: PresenceField; rows: number }[];
  /** What matches when one condition is dropped; only when nothing matches. */
  without?: { condition: string; rows: number }[];
}

export interface Answer {
  answer: string;
  result: QueryResult;
  plan: Plan | null;
  /** How this was computed, in a sentence. */
  explanation: string;
  /** Questions that work on this preset. */
  suggestions: string[];
  notes: string[];
  engine: "rules";
}
