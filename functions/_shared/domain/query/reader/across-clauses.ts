/** Words whose meaning depends on what stands elsewhere in the question. */
import { addClause, argAt, kindAt, leaveOver, type Reader, skip, spanOf } from "./draft.ts";
import { fieldCompared, numericAt } from "./number-clause.ts";
import { quantity } from "./quantity.ts";

/** "Of the businesses with a rating, what share …": what stood before it is the whole. */
export function share({ draft, tokens }: Reader): void {
  draft.intents.add("share");
  if (tokens[0]?.kind !== "of") return;
  for (const clause of draft.clauses) clause.afterVerb = false;
  draft.verbSeen = false;
}

const wholes =
  /^(among|amongst|out of|unter|unter den|unter allen|parmi|d entre|entre|entre los|entre las|de entre|بين|من بين)$/;

/** "share of hotels among businesses rated above 4": what follows is the whole. */
export function among({ draft, tokens }: Reader, at: number): void {
  const token = tokens[at];
  const isAn = token?.text === "an" && ["subject", "type"].includes(tokens[at + 1]?.kind ?? "");
  if (!token || !(wholes.test(token.text) || isAn)) return;
  if (!draft.intents.has("share") || draft.clauses.length === 0) return;
  for (const clause of draft.clauses) clause.afterVerb = true;
  draft.isWholeNext = true;
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

const theyWords = /^(they|it|sie|ils|elles|ellos|ellas|هم|هي)$/;

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
  // "rated below 3.5 although they have 20 reviews"
  const isAsked = ["ask", "be"].includes(kindAt(reader, at - 1)) && kindAt(reader, at + 2) === "";
  const isJoined = isAsked || ["but", "and", "mark"].includes(kindAt(reader, at - 1));
  if (draft.subject !== null && isJoined && theyWords.test(tokens[at]?.text ?? "")) return at + 1;
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
  // "not only in Wedding"
  const isTurned = reader.draft.pendingNot !== null;
  if (isNarrow || isSole || isTurned || isExclusive(reader, at)) return leaveOver(reader, at);
  // "the best restaurants in Mitte, only those with …": said of what this question speaks of.
  const those = skip(reader, at + 1, ["pron", "subject"]);
  const isOfOwn = reader.draft.clauses.some(({ about }) => about === "category") && at > 1;
  if (isOfOwn && kindAt(reader, at - 1) === "mark" && those > at + 1) return those;
  reader.draft.intents.add("only");
  return at + 1;
}

/** "which only accept cash", "that only have a phone", "whose only network is …": and nothing else. */
function isExclusive(reader: Reader, at: number): boolean {
  const [before, next] = [kindAt(reader, at - 1), kindAt(reader, at + 1)];
  // French says "que" for "that", too.
  const isOfVerb = ["have", "accept", "offer", "serve"].includes(next);
  const [only, verb] = [reader.tokens[at], reader.tokens[at + 1]];
  // "only those that have": something stands between, and be it only a filler.
  const isBeside = reader.question.slice(only?.end, verb?.start).trim() === "";
  if (isOfVerb && isBeside && only?.text !== "que") return true;
  // "Is there only one hotel?" asks how many there are.
  if (["num", "number"].includes(next) && ["be", "count"].includes(before)) return true;
  const isLast = ["", "mark", "subject", "type"].includes(next);
  const isFile = reader.tokens.some(({ kind }) => kind === "file");
  if (isLast && before === "network") return true;
  const isShown =
    reader.draft.intents.has("list") || reader.tokens.some(({ kind }) => kind === "their");
  if (isLast && !isFile && !isShown && at > 1 && before === "field") return true;
  if (isFile && next === "field") return false;
  if (before === "be" && next === "type") return true;
  const isSaidOfThem = ["be", "that", "their", "as", "mark", "type", "subject"].includes(before);
  const isOfHours = ["open", "closed", "closes"].includes(next);
  // "places only open at weekends"; alone it may go on with what was answered before.
  if (isOfHours) return isSaidOfThem || reader.before === null;
  return isSaidOfThem && at > 1 && ["field", "network"].includes(next);
}

/** "Do all hotels have a website?" is answered by how many of them do. */
export function whetherAll(reader: Reader, at: number): number {
  share(reader);
  if (/they/.test(reader.tokens[at]?.text ?? "")) reader.draft.intents.add("follow");
  return at + 1;
}

/** "Do hotels have a better rating than gyms?" compares; "Which hotels are better rated than the gyms?" does not. */
export function than(reader: Reader, at: number): number {
  const { draft, tokens } = reader;
  const asked = tokens.findIndex(({ kind }) => kind === "ask" || kind === "ask1");
  const token = tokens[at];
  if (!token || (asked >= 0 && kindAt(reader, asked + 1) === "type")) return leaveOver(reader, at);
  draft.comparatives.push(token);
  draft.intents.add("compare");
  return at + 1;
}

/** "Are hotels more expensive than gyms?", "Which are cheaper, hotels or gyms?" */
export function pricier(reader: Reader, at: number): number {
  const { draft, tokens } = reader;
  const span = spanOf(reader, at, at + 1);
  const isOfTypes = ["type", "subject"].includes(
    tokens[tokens.findIndex(({ kind }) => kind === "ask" || kind === "ask1") + 1]?.kind ?? "",
  );
  if (draft.intents.has("list") || (draft.intents.has("ask") && isOfTypes))
    return leaveOver(reader, at);
  draft.functions.push({ fn: "avg", ...span });
  draft.numbers.push({ field: "price_level", ...span });
  draft.intents.add("compare");
  draft.comparatives.push(span);
  return at + 1;
}

/** "good restaurants": how good? "Great, export these": nothing is asked of them. */
export function vague({ draft, tokens }: Reader, at: number): number {
  const token = tokens[at];
  const isSaid = at === 0 && tokens[1]?.kind === "mark";
  if (token && !isSaid) draft.ambiguities.push({ ...token, readings: [token.arg] });
  return at + 1;
}

/** "average", "total", "share" */
export function computing(reader: Reader, at: number): number {
  const fn = argAt(reader, at);
  // "what percentage on A and what percentage on B"
  const { draft } = reader;
  const isSecond = draft.intents.has("share") && draft.pendingAnd && draft.clauses.length > 0;
  if (fn === "share" && isSecond) return leaveOver(reader, at);
  if (fn === "share") share(reader);
  else reader.draft.functions.push({ fn, ...spanOf(reader, at, at + 1) });
  return at + 1;
}

/** "rated above 4", "rated hotels", "how are they rated?" */
export function rated(reader: Reader, at: number): number {
  // "worse than 3.5 stars rated" is said of the stars.
  const isSaid = ["unit", "number", "num"].includes(kindAt(reader, at - 1));
  if (isSaid && reader.draft.clauses.at(-1)?.about === "rating") return at + 1;
  const next = fieldCompared(reader, at, "rating");
  if (next > at) return next;
  // "rated hotels", "which hotels are rated?"
  const isLast = ["", "mark"].includes(kindAt(reader, at + 1));
  const isKnown = isLast && kindAt(reader, at - 1) === "be";
  if (isKnown || kindAt(reader, at + 1) === "type") {
    addClause(reader, { f: "rating", has: true }, "has rating", spanOf(reader, at, at + 1));
    return at + 1;
  }
  reader.draft.numbers.push({ field: "rating", ...spanOf(reader, at, at + 1) });
  return at + 1;
}
