import {
  type Condition,
  type GroupKey,
  isNumber,
  listFields,
  type NumberField,
  type PlaceRef,
  type Plan,
  type PresenceField,
  type SelectableColumn,
  type Sort,
} from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { RefusalCode } from "../plan/refusal.ts";
import type { Bag } from "./hours-bag.ts";
import type { Language } from "./lexicon.ts";
import type { Names } from "./names.ts";
import type { Token } from "./token.ts";

/** A stretch of the question. */
export interface Span {
  start: number;
  end: number;
}

export interface Clause extends Span {
  condition: Condition;
  /** What it narrows, so that a later word for the same thing takes its place. */
  about: string;
  /** After the verb: "restaurants in Mitte | have a website". */
  afterVerb: boolean;
  joined: "or" | "and" | "";
  isPlural?: boolean;
}

/** Two or more ways to read a stretch, each as the text to put in its place. */
export interface Ambiguity extends Span {
  readings: string[];
  /** Types for a word in the plural. */
  areTypes?: boolean;
  /** An hour of the morning or of the evening. */
  isHour?: true;
}

export interface Superlative extends Span {
  arg: string;
  /** The word itself: "highest" where `arg` is "rating.desc". */
  said: string;
  /** Its field was said at the end: "…, by founding year". */
  isBy?: true;
}

const rising = ["least", "lowest", "worst", "old", "cheap", "near", "unreviewed"];
/** Whether the smallest comes first. */
export const isRising = ({ arg }: Superlative): boolean =>
  rising.includes(arg) || arg.endsWith(".asc");

/** What the recognised pieces add up to; any leftover makes the question not understood. */
export interface Draft {
  clauses: Clause[];
  intents: Set<string>;
  subject: { isPlural: boolean } | null;
  supers: Superlative[];
  limit: number | null;
  sort: Sort[];
  /** Where "nearest" is measured from. */
  from: PlaceRef | null;
  groupBy: GroupKey | null;
  /** A field that could be grouped by: "which suburb has the most …". */
  groupable: (Span & { field: GroupKey })[];
  /** Numbers of a field that something is computed from. */
  numbers: (Span & { field: NumberField })[];
  functions: (Span & { fn: string })[];
  selects: SelectableColumn[];
  /** "owner e-mails": the role a column was asked with. */
  roles: Condition[];
  targets: (Span & { rows: readonly number[]; name: string })[];
  distance: [PlaceRef, PlaceRef] | null;
  having: { comparison: Record<string, number>; span: Span; isOfCount?: true } | null;
  leftovers: Span[];
  ambiguities: Ambiguity[];
  refusals: (Span & {
    code: RefusalCode;
    label: string;
    /** It is what the question is about, whatever else that names. */
    isFirst?: boolean;
    reason?: "same_name" | "unknown_place";
  })[];
  understood: { words: string; as: string }[];
  /** What had to be assumed, by a key of the phrase book. */
  assumed: Set<string>;
  /** Verbs of having that nothing came of by themselves. */
  verbs: Span[];
  /** "more", "than", "difference": only a comparison has a use for them. */
  comparatives: Span[];
  /** Where `selects` were said. */
  selected: Span[];
  /** Filters of the answer before that hold no more, by what they are about. */
  dropped: string[];
  /** The hours that were said last, and which clause they are. */
  hours: { bag: Bag; clause: number } | null;
  pendingOr: boolean;
  pendingAnd: boolean;
  pendingNot: Span | null;
  verbSeen: boolean;
  /** The whole of a share is said after its part. */
  isWholeNext: boolean;
  /** "this list": the answer before, where there is one, else the whole preset. */
  saysList: boolean;
  /** The place last measured from: "it". */
  place: PlaceRef | null;
  /** Coordinates said before the question, until something is measured from them. */
  stated: (Span & { ref: PlaceRef }) | null;
}

export interface Reader {
  question: string;
  language: Language;
  /** Without fillers. */
  tokens: readonly Token[];
  preset: Preset;
  names: Names;
  /** What was answered before, in the same conversation. */
  before: Plan | null;
  draft: Draft;
}

export const emptyDraft = (): Draft => ({
  clauses: [],
  intents: new Set(),
  subject: null,
  supers: [],
  limit: null,
  sort: [],
  from: null,
  groupBy: null,
  groupable: [],
  numbers: [],
  functions: [],
  selects: [],
  roles: [],
  targets: [],
  distance: null,
  having: null,
  leftovers: [],
  ambiguities: [],
  refusals: [],
  understood: [],
  assumed: new Set(),
  verbs: [],
  comparatives: [],
  selected: [],
  dropped: [],
  hours: null,
  pendingOr: false,
  pendingAnd: false,
  pendingNot: null,
  verbSeen: false,
  isWholeNext: false,
  saysList: false,
  place: null,
  stated: null,
});

/** Adds a filter, turned round where a "not" stands before it. */
export function addClause(
  { draft }: Reader,
  condition: Condition,
  about: string,
  { start, end }: Span,
): void {
  const turned = draft.pendingNot ? negated(condition) : condition;
  draft.clauses.push({
    condition: turned,
    about: draft.pendingNot ? `${about}!` : about,
    start: Math.min(start, draft.pendingNot?.start ?? start),
    end,
    afterVerb: draft.verbSeen && !draft.isWholeNext,
    joined: draft.pendingOr && draft.clauses.length > 0 ? "or" : draft.pendingAnd ? "and" : "",
  });
  draft.pendingOr = false;
  draft.pendingAnd = false;
  draft.pendingNot = null;
}

const beyondOf = { gt: "lte", gte: "lt", lt: "gte", lte: "gt" } as const;

/** "not founded before 2000" is founded in 2000 or later: of an unknown year nothing is said. */
function beyond(condition: Condition): Condition | undefined {
  if (!isNumber(condition)) return undefined;
  const { f, ...comparison } = condition;
  const [said, other] = Object.entries(comparison);
  const opposite = said && beyondOf[said[0] as keyof typeof beyondOf];
  return opposite && !other ? { f, [opposite]: said[1] } : undefined;
}

/** The plain opposite where there is one. */
export function negated(condition: Condition): Condition {
  if ("not" in condition) return condition.not;
  if ("has" in condition) return { ...condition, has: !condition.has };
  return beyond(condition) ?? { not: condition };
}

export function leaveOver({ draft, tokens }: Reader, at: number): number {
  const token = tokens[at];
  if (token) draft.leftovers.push({ start: token.start, end: token.end });
  return at + 1;
}

export const kindAt = ({ tokens }: Reader, at: number): string => tokens[at]?.kind ?? "";
export const argAt = ({ tokens }: Reader, at: number): string => tokens[at]?.arg ?? "";

/** The first token from `at` on that is none of these kinds. */
export function skip(reader: Reader, at: number, kinds: readonly string[]): number {
  let next = at;
  while (next < reader.tokens.length && kinds.includes(kindAt(reader, next))) next++;
  return next;
}

export const spanOf = (reader: Reader, from: number, to: number): Span => ({
  start: reader.tokens[from]?.start ?? 0,
  end: reader.tokens[Math.max(from, to - 1)]?.end ?? 0,
});

export const select = ({ draft }: Reader, column: SelectableColumn, said?: Span): void => {
  if (!draft.selects.includes(column)) draft.selects.push(column);
  if (said) draft.selected.push(said);
};

/** Whether a new sentence begins between two tokens: "… in Mitte? And in Wedding?" */
export const isSentenceBetween = ({ tokens }: Reader, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ kind, text }) => kind === "mark" && /[?؟!]/.test(text));

/** Whether several are ordered, cut off or grouped: no question about one business. */
export const isRanked = ({ supers, limit, groupBy }: Draft): boolean =>
  supers.length > 0 || limit !== null || groupBy !== null;

/** Fields of which a business has any number of values. */
export const multiValued: readonly string[] = listFields.filter((field) => field !== "founders");

export const asPresence = (field: string): PresenceField | null =>
  ["category", "distance", "lat", "lon", "id"].includes(field) ? null : (field as PresenceField);
