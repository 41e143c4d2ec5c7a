import type { Plan, PresenceField, RefusalCode } from "./plan/plan.ts";

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
  /** `compare`: the two values. */
  sides?: [number | null, number | null];
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

export interface Answer {
  answer: string;
  result: QueryResult;
  plan: Plan | null;
  /** The conditions in the plan's order, then its sorting and its limit. */
  filters: PlanFilter[];
  /** How this was computed, in sentences. */
  explanation: string;
  /** Questions that work on this preset. */
  suggestions: string[];
  notes: string[];
  engine: "rules" | "model";
}
