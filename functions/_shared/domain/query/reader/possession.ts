import { isNumberField } from "../plan/plan.ts";
import { isNumber, quantityOf } from "./comparison.ts";
import {
  addClause,
  argAt,
  kindAt,
  leaveOver,
  multiValued,
  type Reader,
  skip,
  spanOf,
} from "./draft.ts";
import { isBesideItsValue } from "./field-token.ts";
import { fitValueAt } from "./fit-value.ts";
import { numericAt } from "./number-clause.ts";
import { bareFields, fieldHere } from "./presence.ts";
import { presenceList } from "./presence-list.ts";
import { quotedClause } from "./text-clause.ts";
import { isValueAt, valueList } from "./values.ts";
import { heldByVerb } from "./verb-final.ts";

export function negation(reader: Reader, at: number): number {
  const token = reader.tokens[at];
  if (token) reader.draft.pendingNot ??= { start: token.start, end: token.end };
  return at + 1;
}

/** "weder … noch", "ni … ni"; German "noch" alone is "still". */
export function notEither(reader: Reader, at: number): number {
  const isStill =
    reader.tokens[at]?.text === "noch" &&
    !reader.tokens.slice(0, at).some(({ kind }) => ["neither", "no", "not", "lack"].includes(kind));
  return isStill ? at + 1 : negation(reader, at);
}

/** "everything except hotels", but "accept anything other than cash" is not "don't accept cash". */
export function exception(reader: Reader, at: number): number {
  const verbAt = kindAt(reader, at - 1) === "subject" ? at - 2 : at - 1;
  const isOfValues = ["accept", "offer", "serve"].includes(kindAt(reader, verbAt));
  return isOfValues ? leaveOver(reader, at) : negation(reader, at);
}

export function possession(reader: Reader, at: number, how: "has" | "no" | "lack"): number {
  const first = skip(reader, at + 1, [
    "both",
    "either",
    "of",
    ...(how === "lack" ? ["neither"] : []),
    // "that publish their phone"
    ...(how === "has" && kindAt(reader, at) === "have" ? ["their"] : []),
  ]);
  // "lacking either a phone or a website": one of them, or both?
  const isEither = reader.tokens.slice(at + 1, first).some(({ kind }) => kind === "either");
  if (how !== "has" && isEither) return leaveOver(reader, at);
  // "with known opening hours"
  const isKnown = how === "has" && kindAt(reader, first) === "known";
  const next = isKnown && kindAt(reader, first + 1) === "field" ? first + 1 : first;
  const kind = kindAt(reader, next);
  const named = wordsInName(reader, at, { next, isTurned: how !== "has" });
  if (named > next) return named;
  if (how === "has" && ["no", "without", "lack", "missing", "neither", "not"].includes(kind))
    return next;
  // "with and without a website" are two questions.
  const otherwise = skip(reader, next, ["and", "or"]);
  if (how === "has" && otherwise > next && ["no", "without"].includes(kindAt(reader, otherwise)))
    return leaveOver(reader, at);
  if (how === "has" && isOne(reader, next)) return leaveOver(reader, at);
  if (how === "has" && startsNumber(reader, next)) return next;
  if (how === "has" && isBesideItsValue(reader, next)) return next;
  if (how === "has" && isBare(reader, at, next)) return leaveOver(reader, at);
  const several = atLeastOne(reader, next);
  if (how === "has" && several) return several;
  const end = presenceList(reader, next, how);
  if (end > next) return end;
  const other = how === "has" ? null : withoutOne(reader, next);
  if (other) return other;
  if (isValueAt(reader, next)) {
    if (how !== "has") negation(reader, at);
    return valueList(reader, next);
  }
  if (how === "has") return withoutObject(reader, at);
  // "do not have more than 100 reviews"
  if (kind === "cmp" || kind === "between") {
    negation(reader, at);
    return next;
  }
  return leaveOver(reader, at);
}

/** "with hotel in the name", "without London in their address": words there, no type and no place. */
function wordsInName(
  reader: Reader,
  at: number,
  { next, isTurned }: { next: number; isTurned: boolean },
): number {
  if (["field", "role", "network"].includes(kindAt(reader, next))) return next;
  const { pendingNot } = reader.draft;
  if (isTurned) negation(reader, at);
  const end = quotedClause(reader, next);
  if (end === next) reader.draft.pendingNot = pendingNot;
  return end;
}

/** "and how many have one?": one of what? */
const isOne = (reader: Reader, at: number): boolean =>
  kindAt(reader, at) === "num" &&
  argAt(reader, at) === "1" &&
  ["", "mark"].includes(kindAt(reader, at + 1)) &&
  !["compare", "difference"].some((intent) => reader.draft.intents.has(intent));

/** "how many have?", "and with?": have or with what? */
function isBare({ question, tokens }: Reader, at: number, next: number): boolean {
  const token = tokens[at];
  const isCounted =
    tokens[at - 1]?.kind === "count" ||
    (tokens[at - 1]?.kind === "type" && tokens[at - 2]?.kind === "count");
  const isEnd = next >= tokens.length || tokens[next]?.kind === "mark";
  const isOurs = /\b(?:you|we)(?:'ve)?\s*$/i.test(question.slice(0, token?.start ?? 0));
  return isEnd && (token?.kind === "with" || (isCounted && !isOurs));
}

/** "… with a website … without one": the field that was spoken of before. */
function withoutOne(reader: Reader, at: number): number | null {
  const { draft, tokens } = reader;
  // Elsewhere "with one and without one" would leave nothing.
  if (!draft.intents.has("compare") && !draft.intents.has("difference")) return null;
  if (tokens[at]?.kind !== "num" || argAt(reader, at) !== "1") return null;
  const isAlone = ["", "mark", "and", "or", "by", "per"].includes(kindAt(reader, at + 1));
  const had = draft.clauses.findLast(({ condition }) => "has" in condition)?.condition;
  if (!isAlone || !had || !("has" in had) || !had.has) return null;
  addClause(reader, { ...had, has: false }, `has ${had.f}`, spanOf(reader, at - 1, at + 1));
  return at + 1;
}

/** "have at least one phone", "have more than one phone number" */
function atLeastOne(reader: Reader, at: number): number | null {
  const number = reader.tokens[at + 1];
  if (kindAt(reader, at) !== "cmp" || !number || !isNumber(number.kind) || quantityOf(number) !== 1)
    return null;
  const here = fieldHere(reader, at + 2);
  if (!here || numericAt(reader, at + 2)) return null;
  const op = argAt(reader, at);
  if (op === "gte") return presenceList(reader, at + 2, "has");
  if (op !== "gt" || here.condition.f !== "phone") return null;
  addClause(reader, { f: "phones", has: true }, "has phones", spanOf(reader, at, here.next));
  return here.next;
}

/** "have a rating above 4" compares; "have a rating" asks whether there is one. */
function startsNumber(reader: Reader, at: number): boolean {
  const field = argAt(reader, at);
  if (kindAt(reader, at) !== "field") return false;
  if (isNumberField(field)) {
    const next = skip(reader, at + 1, ["of", "be", "mark", "in"]);
    return ["cmp", "number", "num", "between", "sign"].includes(kindAt(reader, next));
  }
  return (
    field === "fit" && fitValueAt(reader, skip(reader, at + 1, ["of", "be", "mark", "as"])) !== null
  );
}

/** "with the name Lotus" */
export const isNameGiven = (reader: Reader, at: number): boolean =>
  argAt(reader, at) === "name" && ["quote", "unknown", "listing"].includes(kindAt(reader, at + 1));

const including = /^(including|inklusive|samt|comprenant|incluyendo)$/;

/** "with name and phone": columns, because everybody has a name; "including the phone", where something is listed. */
export function isColumnList(reader: Reader, at: number): boolean {
  const { draft, tokens } = reader;
  const isFile = tokens.some(({ kind }) => kind === "file");
  if (draft.intents.has("count") && !isFile) return false;
  // "export with phone and email": nothing is named that could be with or without.
  const nouns = ["type", "subject", "pron", "place", "listing"];
  const isBare = isFile && !tokens.some(({ kind }) => nouns.includes(kind));
  if (isBare && draft.clauses.length === 0 && kindAt(reader, at + 1) === "field") return true;
  const isListed = isFile || draft.intents.has("list");
  if (isListed && including.test(tokens[at]?.text ?? "")) return kindAt(reader, at + 1) === "field";
  // Not every business has an address, but every row of a file has that column.
  const always = isFile ? ["name", "category", "address"] : ["name", "category"];
  let hasName = false;
  let next = at + 1;
  for (; ["field", "mark", "and"].includes(kindAt(reader, next)); next++) {
    hasName ||= always.includes(argAt(reader, next));
  }
  // "with a name and no website": what they have, and what not.
  const [first] = tokens.slice(at + 1);
  const isOne = /(?<!\p{L})(?:an?|une?|una|eine[nmr]?|ein)\s+$/iu.test(
    reader.question.slice(0, first?.start ?? 0),
  );
  const goesOn = ["no", "without", "but", "lack"].includes(kindAt(reader, next));
  return hasName && !isOne && !goesOn;
}

/** "restaurants accepting Visa": no verb of the sentence. */
const participle = /(ing|ant|ando|iendo)$/;

export function verbOfValues(reader: Reader, at: number): number {
  if (!participle.test(reader.tokens[at]?.text ?? "")) reader.draft.verbSeen = true;
  if (isValueAt(reader, at + 1)) return valueList(reader, at + 1);
  const isOffer = kindAt(reader, at) === "offer" && reader.tokens[at]?.text !== "do";
  const isOfColumn = isOffer && !multiValued.includes(argAt(reader, at + 1));
  const end = isOfColumn ? presenceList(reader, at + 1, "has") : at + 1;
  return end > at + 1 ? end : withoutObject(reader, at);
}

/** Its object may come before it, or much later. */
function withoutObject({ draft, tokens }: Reader, at: number): number {
  const token = tokens[at];
  if (token) draft.verbs.push(token);
  return at + 1;
}

/** "on Facebook" is a filter, "the Facebook page of X" a column. */
export function roleToken(reader: Reader, at: number): number {
  const here = fieldHere(reader, at);
  if (!here) return leaveOver(reader, at);
  const held = heldByVerb(reader, at);
  if (held > at) return held;
  const before = kindAt(reader, at - 1) === "both" ? at - 2 : at - 1;
  const isListed = at === 0 && ["but", "and", "or"].includes(kindAt(reader, here.next));
  if (isListed || ["on", "in", "by"].includes(kindAt(reader, before)) || reader.draft.verbSeen) {
    return presenceList(reader, at, "has");
  }
  return bareFields(reader, at);
}
