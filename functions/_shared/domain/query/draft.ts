import { fold } from "../fold.ts";
import type { Entry } from "./dictionary.ts";
import { plural } from "./inflection.ts";
import type { Item } from "./link.ts";
import { type Condition, isSameCondition } from "./plan.ts";

/** A stretch of the question. */
export interface Span {
  start: number;
  end: number;
}

/** Two or more ways to read a stretch, each as the text to put in its place. */
export interface Ambiguity extends Span {
  readings: string[];
}

/** A piece without a use; `known` when the words themselves are, so that only their place is odd. */
export interface Leftover extends Span {
  known: boolean;
}

/** What the recognised pieces add up to; any leftover makes the question not understood. */
export interface Draft {
  placed: (Span & { condition: Condition })[];
  hasSubject: boolean;
  leftovers: Leftover[];
  ambiguities: Ambiguity[];
}

export interface Reader {
  question: string;
  /** Without fillers and articles. */
  items: readonly Item[];
  draft: Draft;
}

export const emptyDraft = (): Draft => ({
  placed: [],
  hasSubject: false,
  leftovers: [],
  ambiguities: [],
});

export function setAside(draft: Draft, { start, end }: Span, known: boolean): void {
  draft.leftovers.push({ start, end, known });
}

/** No rule can use this piece here. */
export function leaveOver({ items, draft }: Reader, at: number): number {
  const item = items[at];
  if (item) setAside(draft, item, item.kind !== "unknown");
  return at + 1;
}

/** The same condition twice is one; a field with two values is more than a plan can say. */
export function addCondition(draft: Draft, condition: Condition, { start, end }: Span): void {
  const asksValue = "is" in condition;
  const same = draft.placed.find(
    (placed) => "is" in placed.condition === asksValue && placed.condition.f === condition.f,
  );
  if (!same) draft.placed.push({ condition, start, end });
  else if (!isSameCondition(same.condition, condition)) {
    setAside(draft, { start, end }, true);
  }
}

/** One of the preset's values; several equally good ones are asked back. */
export function addValue(reader: Reader, item: Span, candidates: readonly Entry[]): void {
  const { question, draft } = reader;
  const written = fold(question.slice(item.start, item.end));
  const entries = candidates.filter(
    ({ field, value }) =>
      fold(value) === written ||
      !candidates.some((other) => other.field === field && fold(other.value) === written),
  );
  const [entry] = entries;
  if (!entry) {
    setAside(draft, item, true);
    return;
  }
  if (entries.length > 1) {
    const readings = entries.map(({ field, value }) =>
      field === "category" ? plural(value) : `the ${field} ${value}`,
    );
    draft.ambiguities.push({ start: item.start, end: item.end, readings });
  }
  addCondition(draft, { f: entry.field, is: entry.value }, item);
}
