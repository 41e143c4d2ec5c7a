import { assemble } from "./assemble.ts";
import type { Dictionary } from "./dictionary.ts";
import type { Draft, Span } from "./draft.ts";
import { english } from "./english.ts";
import { decidingCodes } from "./lexicon.ts";
import { type Item, linkWords } from "./link.ts";
import { tierTwoLabels } from "./phrases.ts";
import { type Condition, type Plan, type Refusal, tierTwoFields } from "./plan.ts";
import { conditionsMax, validatePlan } from "./validate.ts";
import { type Word, wordsOf } from "./words.ts";

/** A question as a plan, or why it is none. */
export type Reading =
  | {
      plan: Plan;
      /** Words read as a type of another name, as the person typed them. */
      understood: { words: string; as: string }[];
    }
  | { refusal: Refusal };

const aboutMax = 6;
const aboutMaxChars = 80;

/** Reads a question by rules. It answers only when every word of it was used. */
export function readQuestion(question: string, dictionary: Dictionary): Reading {
  const words = wordsOf(question);
  const items = linkWords({ question, words, dictionary, lexicon: english });
  const decided = decidedBefore(question, items, dictionary);
  if (decided) return { refusal: decided };
  const draft = assemble(question, items);
  const form = formOf(items, words, draft);
  const refused = refusedAfter(question, items, draft, form);
  if (refused) return { refusal: refused };
  const validated = validatePlan(
    { v: 1, ...form, where: inOrder(draft.placed.map(({ condition }) => condition)) },
    dictionary,
  );
  if ("problem" in validated) return { refusal: notUnderstood(question, [whole(question)]) };
  const { plan } = validated;
  return { plan, understood: understoodIn(question, items) };
}

type Form = Pick<Plan, "op" | "output">;

/** What no plan could change: forbidden and unknown subjects, and fields this tier doesn't hold. */
function decidedBefore(
  question: string,
  items: readonly Item[],
  dictionary: Dictionary,
): Refusal | undefined {
  for (const code of decidingCodes) {
    const deciding = items.filter((item) => item.kind === "deciding" && item.code === code);
    const labels = deciding.map((item) =>
      item.kind === "deciding" && item.label !== "" ? item.label : textOf(question, item),
    );
    if (labels.length > 0) return { refuse: code, about: [...new Set(labels)] };
  }
  if (dictionary.tier === 2) return undefined;
  const labels = items.flatMap((item) => {
    if (item.kind === "tierTwo") return [item.label];
    if (item.kind !== "field" || !tierTwoFields.includes(item.field)) return [];
    return dictionary.known[item.field] > 0 ? [] : [tierTwoLabels[item.field] ?? item.field];
  });
  return labels.length > 0 ? { refuse: "no_data_in_tier", about: [...new Set(labels)] } : undefined;
}

function refusedAfter(
  question: string,
  items: readonly Item[],
  draft: Draft,
  form: Form | undefined,
): Refusal | undefined {
  const notCollected = items.filter((item) => item.kind === "notCollected");
  const leftovers = draft.leftovers.filter(
    (span) => !notCollected.some((item) => item.start === span.start),
  );
  if (leftovers.length > 0) {
    const unknown = leftovers.filter(({ known }) => !known);
    return notUnderstood(question, unknown.length > 0 ? unknown : leftovers);
  }
  if (notCollected.length > 0) {
    const about = notCollected.map(({ type }) => type);
    return { refuse: "out_of_scope", about: [...new Set(about)], reason: "type_not_collected" };
  }
  const [ambiguity] = draft.ambiguities;
  if (ambiguity) {
    const rephrased = ambiguity.readings.map(
      (reading) => question.slice(0, ambiguity.start) + reading + question.slice(ambiguity.end),
    );
    return { refuse: "needs_clarification", about: ambiguity.readings, rephrased };
  }
  if (draft.placed.length > conditionsMax) {
    const extra = [...draft.placed].sort((a, b) => a.start - b.start).slice(conditionsMax);
    return { ...notUnderstood(question, extra), reason: "too_many_conditions" };
  }
  return form ? undefined : notUnderstood(question, [whole(question)]);
}

/** Count, list or file; undefined when the question asks for none of them, or for two at once. */
function formOf(items: readonly Item[], words: readonly Word[], draft: Draft): Form | undefined {
  const counts = items.some(({ kind }) => kind === "count");
  const file = items.some(({ kind }) => kind === "file");
  const lists = items.some(({ kind }) => kind === "list");
  const asks = items.some(({ kind }) => kind === "ask");
  if (!draft.hasSubject && draft.placed.length === 0) return undefined;
  if (counts) {
    if (file || (lists && !listLeadsToCount(items))) return undefined;
    return { op: "count", output: "text" };
  }
  if (file) return { op: "list", output: "csv" };
  if (lists || asks) return { op: "list", output: "text" };
  const startsYesOrNo = english.yesOrNo.has(words[0]?.text ?? "");
  return draft.hasSubject && !startsYesOrNo ? { op: "list", output: "text" } : undefined;
}

/** "tell me how many", "show the number of" */
function listLeadsToCount(items: readonly Item[]): boolean {
  const main = items.filter(
    ({ kind }) => kind !== "filler" && kind !== "article" && kind !== "ask",
  );
  return main.every(({ kind }, at) => kind !== "list" || main[at + 1]?.kind === "count");
}

/** The type, then places, then what is present or missing: one plan for all ways to say it. */
const inOrder = (conditions: readonly Condition[]): Condition[] => {
  const rank = (condition: Condition): number =>
    condition.f === "category" ? 0 : "is" in condition ? 1 : 2;
  return conditions.toSorted((a, b) => rank(a) - rank(b));
};

const understoodIn = (question: string, items: readonly Item[]): { words: string; as: string }[] =>
  items.flatMap((item) =>
    item.kind === "category" && item.understood
      ? item.entries.map(({ value }) => ({ words: textOf(question, item), as: value }))
      : [],
  );

const textOf = (question: string, { start, end }: Span): string =>
  question.slice(start, end).replace(/\s+/g, " ").slice(0, aboutMaxChars);

const whole = (question: string): Span => ({ start: 0, end: question.length });

/** Names the words that found no use; neighbours are named together. */
function notUnderstood(question: string, spans: readonly Span[]): Refusal {
  const joined: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && question.slice(last.end, start).trim() === "") last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  const about = joined.map((span) => textOf(question, span).trim()).filter((text) => text !== "");
  return { refuse: "not_understood", about: [...new Set(about)].slice(0, aboutMax) };
}
