import { addClause, argAt, kindAt, leaveOver, type Reader, skip, spanOf } from "./draft.ts";
import { fitValueAt, isBesideItsValue } from "./field-token.ts";
import { isNumber, numericAt, quantityOf } from "./number-clause.ts";
import { fieldHere, presenceList } from "./presence.ts";
import { isValueAt, valueList } from "./values.ts";

export function negation(reader: Reader, at: number): number {
  const token = reader.tokens[at];
  if (token) reader.draft.pendingNot ??= { start: token.start, end: token.end };
  return at + 1;
}

export function possession(reader: Reader, at: number, how: "has" | "no" | "lack"): number {
  const { draft } = reader;
  const first = skip(reader, at + 1, [
    "both",
    "either",
    "of",
    ...(how === "lack" ? ["neither"] : []),
  ]);
  // "with known opening hours"
  const isKnown = how === "has" && kindAt(reader, first) === "known";
  const next = isKnown && kindAt(reader, first + 1) === "field" ? first + 1 : first;
  const kind = kindAt(reader, next);
  if (how === "has" && ["no", "without", "lack", "missing", "neither", "not"].includes(kind))
    return next;
  if (how === "has" && startsNumber(reader, next)) return next;
  if (how === "has" && isBesideItsValue(reader, next)) return next;
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
  if (how === "has") return at + 1;
  if (kind === "cmp" || kind === "filler") return at + 1;
  return draft.intents.has("follow") && kind === "" ? at + 1 : leaveOver(reader, at);
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
  if (["rating", "review_count", "price_level", "founded_year"].includes(field)) {
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

/** "a file with name, address and phone": columns, because everybody has a name. */
export function isColumnList(reader: Reader, at: number): boolean {
  let next = at;
  let hasName = false;
  while (["field", "mark", "and"].includes(kindAt(reader, next))) {
    hasName ||= ["name", "address", "category"].includes(argAt(reader, next));
    next++;
  }
  return hasName && reader.draft.intents.has("file");
}

export function verbOfValues(reader: Reader, at: number): number {
  reader.draft.verbSeen = true;
  return isValueAt(reader, at + 1) ? valueList(reader, at + 1) : at + 1;
}
