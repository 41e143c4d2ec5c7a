/** Words whose meaning depends on what stands elsewhere in the question. */
import { argAt, kindAt, leaveOver, type Reader, skip, spanOf } from "./draft.ts";
import { numericAt } from "./number-clause.ts";
import { quantity } from "./quantity.ts";

/** "Of the businesses with a rating, what share …": what stood before it is the whole. */
export function share({ draft, tokens }: Reader): void {
  draft.intents.add("share");
  if (tokens[0]?.kind !== "of") return;
  for (const clause of draft.clauses) clause.afterVerb = false;
  draft.verbSeen = false;
}

/** "the maximum rating", "more than 5 …", "is the rating of A higher than that of B?" */
export function comparison(reader: Reader, at: number): number {
  const next = quantity(reader, at);
  if (next > at) return next;
  const { draft, tokens } = reader;
  // "über keine Website verfügen", "the average over all businesses": no comparison at all.
  const empty: Record<string, string[]> = { uber: ["no", "field"], over: ["every", "subject"] };
  const over = empty[tokens[at]?.text ?? ""];
  if (over?.includes(kindAt(reader, at + 1))) return at + 1;
  const extreme = /^max|^máx/.test(tokens[at]?.text ?? "")
    ? "max"
    : /^min|^mín/.test(tokens[at]?.text ?? "")
      ? "min"
      : null;
  const of = skip(reader, at + 1, ["of"]);
  if (extreme !== null && numericAt(reader, of)) {
    draft.functions.push({ fn: extreme, ...spanOf(reader, at, at + 1) });
    return of;
  }
  // "Which hotels are rated better than the gyms?" asks for hotels.
  if (draft.intents.has("ask") || draft.intents.has("list")) return at;
  const isOpen = ["gt", "lt"].includes(argAt(reader, at)) && draft.numbers.length > 0;
  const other = kindAt(reader, skip(reader, at + 1, ["that", "of", "pron", "in", "subject"]));
  if (!isOpen || !["type", "place"].includes(other)) return at;
  const token = tokens[at];
  if (token) draft.comparatives.push(token);
  draft.intents.add("compare");
  return skip(reader, at + 1, ["that", "pron"]);
}

/** "List all of them": what this question itself spoke of, where another sentence stands before it. */
export function pronoun(reader: Reader, at: number): number {
  const { draft, tokens, question } = reader;
  // "totalisent-elles": French puts it after the verb where something is asked.
  if (question[(tokens[at]?.start ?? 0) - 1] === "-") return at + 1;
  const isNextSentence = tokens
    .slice(0, at)
    .some(({ kind, text }) => kind === "mark" && /[.?!;؟]/.test(text));
  const isSaid = draft.clauses.length > 0 || draft.groupable.length > 0;
  // "Coffee shops: how many of them …?"
  const isWhole = draft.supers.length === 0 && draft.limit === null;
  if (isWhole && draft.clauses.length > 0 && kindAt(reader, at - 1) === "count") return at + 1;
  const verb = tokens.slice(0, at).findLast(({ kind }) => kind !== "every")?.kind;
  if (
    isWhole &&
    isNextSentence &&
    draft.clauses.length > 0 &&
    (verb === "list" || verb === "count")
  ) {
    if (verb === "list") draft.intents.delete("count");
    return at + 1;
  }
  // "payment methods by the number of restaurants that accept them", "… than the ones in Soho"
  const before = kindAt(reader, at - 1);
  const isCompared = draft.intents.has("compare") || draft.intents.has("difference");
  if (isSaid && (isCompared || ["accept", "offer", "serve", "than"].includes(before)))
    return at + 1;
  if (argAt(reader, at) === "list") {
    draft.saysList = true;
    draft.subject ??= { isPlural: true };
    return at + 1;
  }
  draft.intents.add("follow");
  return at + 1;
}

/** "only those with a website" narrows the answer before; "only cash" is no filter there is. */
export function only(reader: Reader, at: number): number {
  const isNarrow = ["have", "with", "offer", "accept"].includes(kindAt(reader, at - 1));
  // "accept cash only", "open on weekdays only", "nur Bargeld": nothing else beside it.
  const narrowed = ["value", "day", "weekend", "weekdays", "time"];
  const isSole = [at - 1, at + 1].some((beside) => narrowed.includes(kindAt(reader, beside)));
  if (isNarrow || isSole) return leaveOver(reader, at);
  reader.draft.intents.add("only");
  return at + 1;
}
