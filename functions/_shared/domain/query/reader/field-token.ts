import { declarationOf, isColumn } from "../../listing/listing.ts";
import type { GroupKey, ValueField } from "../plan/plan.ts";
import {
  addClause,
  argAt,
  kindAt,
  leaveOver,
  multiValued,
  type Reader,
  select,
  skip,
  spanOf,
} from "./draft.ts";
import { fitValueAt } from "./fit-value.ts";
import { isSpoken } from "./names.ts";
import { fieldCompared, numericAt } from "./number-clause.ts";
import { isGroupable } from "./order-clause.ts";
import { bareFields, fieldHere } from "./presence.ts";
import { presenceList } from "./presence-list.ts";
import { quotedEntries } from "./quoted.ts";
import { keyOf } from "./tokens.ts";
import { isValueAt } from "./values.ts";
import { heldByVerb } from "./verb-final.ts";

/** A field's name: compared, said to be missing, the kind of a value beside it, or asked for. */
export function fieldToken(reader: Reader, at: number): number {
  const number = numericAt(reader, at);
  if (number) {
    const compared = fieldCompared(reader, at, number);
    if (compared > at) return compared;
  }
  const arg = argAt(reader, at);
  // "not on social media"
  const isOn = ["on", "in"].includes(kindAt(reader, at - 1)) && fieldHere(reader, at) !== null;
  if (arg === "socials" && isOn) return presenceList(reader, at, "has");
  const named = namedValue(reader, at);
  if (named > at) return named;
  const held = heldByVerb(reader, at);
  if (held > at) return held;
  if (isStated(reader, at)) return bareFields(reader, at);
  if (arg === "fit") return fitClause(reader, at);
  if (isBesideItsValue(reader, at)) return at + 1;
  if (arg === "distance") return leaveOver(reader, at);
  if (arg === "lat" || arg === "lon") {
    select(reader, arg, spanOf(reader, at, at + 1));
    return at + 1;
  }
  if (number) {
    reader.draft.numbers.push({ field: number, ...spanOf(reader, at, at + 1) });
    return at + 1;
  }
  const isEvery = kindAt(reader, at - 1) === "every";
  const isOfAll = isEvery || allWords.test(wordsBefore(reader, at));
  const verbs = [kindAt(reader, isEvery ? at - 2 : at - 1), isOfAll ? kindAt(reader, at + 1) : ""];
  // "the most accepted currency"
  const isRanked = reader.draft.supers.length > 0 || reader.draft.intents.has("common");
  if (
    multiValued.includes(arg) &&
    !isRanked &&
    verbs.some((kind) => kind === "accept" || kind === "offer")
  ) {
    return anyOf(reader, at);
  }
  if (isGroupable(arg)) {
    const role = fieldHere(reader, at);
    if (arg === "socials" && role?.condition.role !== undefined) return bareFields(reader, at);
    reader.draft.groupable.push({ field: arg as GroupKey, ...spanOf(reader, at, at + 1) });
    return at + 1;
  }
  return bareFields(reader, at);
}

/** In words; no brand has more. */
const nameMaxTokens = 8;

/** "brand Pret A Manger": a name can be any words, so look for it right after its field. */
function namedValue(reader: Reader, at: number): number {
  const field = argAt(reader, at);
  if (!isNameField(field)) return at;
  const first = skip(reader, at + 1, ["be", "of", "mark", "named"]);
  for (let end = Math.min(first + nameMaxTokens, reader.tokens.length); end > first; end--) {
    const span = spanOf(reader, first, end);
    const said = keyOf(reader.question.slice(span.start, span.end));
    const entry = reader.preset.entries(field).find(({ value }) => keyOf(value) === said);
    if (!entry) continue;
    addClause(reader, { f: field, in: [entry.value] }, field, spanOf(reader, at, end));
    return end;
  }
  return at;
}

const isNameField = (field: string): field is ValueField =>
  isColumn(field) && declarationOf(field).tag?.as === "name";

/** "accepting any payment method" is known to accept one; "all payment methods" nobody can say. */
function anyOf(reader: Reader, at: number): number {
  const field = argAt(reader, at) as "payments";
  if (allWords.test(wordsBefore(reader, at))) return leaveOver(reader, at);
  addClause(reader, { f: field, has: true }, `has ${field}`, spanOf(reader, at, at + 1));
  return at + 1;
}

const wordsBefore = ({ question, tokens }: Reader, at: number): string =>
  question.slice(0, tokens[at]?.start ?? 0);

const allWords =
  /(?<!\p{L})(?:all|every|each|alle|allen|sämtliche|jede|tous les|toutes les|chaque|todos los|todas las|cada|جميع|كل)\s+(?:the\s+)?$/iu;

/** "… is missing", "… not known" */
function isStated(reader: Reader, at: number): boolean {
  const here = fieldHere(reader, at);
  if (!here) return false;
  const next = skip(reader, here.next, ["be", "not"]);
  return ["missing", "known"].includes(kindAt(reader, next));
}

/** "postcode 10115", "the restaurant category", "cash payment" */
export const isBesideItsValue = (reader: Reader, at: number): boolean => {
  const field = argAt(reader, at);
  if (kindAt(reader, at) !== "field") return false;
  const after = skip(reader, at + 1, ["be", "of", "mark", "named"]);
  const beside = [reader.tokens[at - 1], reader.tokens[after]];
  if (field === "areas" && kindAt(reader, at + 1) === "place") return true;
  const isQuoted = beside.some(
    (token) => token && quotedEntries(reader, token).some((entry) => entry.field === field),
  );
  if (isQuoted) return true;
  if (field === "category") return beside.some((token) => token?.kind === "type");
  if (isSpoken(field)) {
    const before = ["as", "by", "for", "of"].includes(kindAt(reader, at - 1)) ? at - 2 : at - 1;
    return isValueAt(reader, before) || isValueAt(reader, after);
  }
  return beside.some(
    (token) => token?.kind === "place" && token.entries.some((entry) => entry.field === field),
  );
};

/** "businesses that fit", "fit hotels": the ones that were found to fit. */
function isFitting({ tokens }: Reader, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !/^fits?$/.test(token.text)) return false;
  const isSaidOfThem = ["that", "type", "subject"].includes(before?.kind ?? "");
  const isLast = next === undefined || next.kind === "mark";
  const isAsked = isLast && ["count", "ask", "pron", "place"].includes(before?.kind ?? "");
  return isSaidOfThem || isAsked || ["type", "subject"].includes(next?.kind ?? "");
}

/** "marketing fit Unsure", "fit is yes" */
function fitClause(reader: Reader, at: number): number {
  const valueAt = skip(reader, at + 1, ["be", "of", "mark", "as", "with"]);
  const value = fitValueAt(reader, valueAt);
  if (value !== null) {
    addClause(reader, { f: "fit", in: [value] }, "fit", spanOf(reader, at, valueAt + 1));
    return valueAt + 1;
  }
  // "businesses that don't fit": No, or Unsure, too?
  if (reader.draft.pendingNot) return leaveOver(reader, at);
  const before = reader.tokens[at - 1];
  if (before?.kind === "fitvalue") {
    addClause(reader, { f: "fit", in: [before.arg] }, "fit", spanOf(reader, at - 1, at + 1));
    reader.draft.leftovers = reader.draft.leftovers.filter(({ start }) => start !== before.start);
    return at + 1;
  }
  if (isFitting(reader, at)) {
    addClause(reader, { f: "fit", in: ["Yes"] }, "fit", spanOf(reader, at, at + 1));
    return at + 1;
  }
  if (reader.draft.intents.has("list") || reader.draft.intents.has("file")) select(reader, "fit");
  else reader.draft.groupable.push({ field: "fit", ...spanOf(reader, at, at + 1) });
  return at + 1;
}
