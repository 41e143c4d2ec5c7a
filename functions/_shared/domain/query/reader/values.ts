import { declarationOf } from "../../listing/listing.ts";
import { type Condition, filtersOf, isValue, type ValueField } from "../plan/plan.ts";
import type { Entry } from "../plan/preset.ts";
import {
  addClause,
  argAt,
  isSentenceBetween,
  kindAt,
  leaveOver,
  type Reader,
  skip,
  spanOf,
} from "./draft.ts";
import { isSpoken } from "./names.ts";
import type { Token } from "./token.ts";

/** "restaurants", "hotels and hostels", "either a bakery or a café" */
export function typeList(reader: Reader, at: number): number {
  const { draft, tokens } = reader;
  const found: Token[] = [];
  let end = at;
  for (let next = at; kindAt(reader, next) === "type"; ) {
    const token = tokens[next];
    if (token) found.push(token);
    end = next + 1;
    next = skip(reader, end, ["mark", "and", "or", "either", "not", "nor", "of"]);
    if (!isListJoint(reader, end, next) || isSentenceBetween(reader, end, next)) break;
    // "the average rating of hotels and of gyms" are two.
    const isAgain = tokens.slice(end, next).some(({ kind }) => kind === "of");
    if (isAgain && draft.functions.length > 0) break;
  }
  const known = draft.clauses.some(({ about }) => about === "category");
  // "restaurants with a website or hotels" can't be joined to what stands before it.
  const isSecond = known && !draft.pendingNot;
  if (isSecond && !draft.intents.has("compare") && !draft.intents.has("difference")) {
    for (let next = at; next < end; next++) leaveOver(reader, next);
    return end;
  }
  draft.subject = { isPlural: found.some(({ isPlural }) => isPlural) };
  // "are a bakery and a café at the same time": each of them, where "bakeries and cafés" are either.
  const isBoth = kindAt(reader, at - 1) === "both" && !draft.subject.isPlural;
  const isSaidOfOne = kindAt(reader, isBoth ? at - 2 : at - 1) === "be" && !draft.pendingNot;
  // "that are a gym and a yoga studio"
  const isAnd = tokens.slice(at, end).some(({ kind }) => kind === "and");
  const isOne = !draft.subject.isPlural && isAnd;
  const isEach =
    found.length > 1 && isSaidOfOne && (isBoth || isOne || kindAt(reader, end) === "together");
  if (isEach) {
    for (const one of found) addValues(reader, [one], "category", one);
    return kindAt(reader, end) === "together" ? end + 1 : end;
  }
  addValues(reader, found, "category", spanOf(reader, at, end));
  return end;
}

/** Joined by nothing but commas, "and" and "or". */
const isListJoint = (reader: Reader, from: number, to: number): boolean =>
  reader.tokens.slice(from, to).some(({ kind }) => kind !== "of") &&
  reader.tokens.slice(from, to).every(({ kind }) => kind !== "not");

function addValues(
  reader: Reader,
  found: readonly Token[],
  field: ValueField,
  span: { start: number; end: number },
): void {
  const { draft } = reader;
  const values: string[] = [];
  for (const token of found) {
    const entries = token.entries.filter((entry) => entry.field === field);
    if (entries.length > 1 && !entries.every(({ rows }) => rows === 0)) {
      const held = entries.filter(({ rows }) => rows > 0);
      if (held.length > 1) {
        const areTypes = field === "category" && token.isPlural;
        draft.ambiguities.push({ ...token, readings: held.map(({ value }) => value), areTypes });
        return;
      }
      values.push(...held.map(({ value }) => value));
    } else values.push(...entries.slice(0, 1).map(({ value }) => value));
    const [first] = entries;
    if (token.understood !== null && first) {
      draft.understood.push({ words: token.understood, as: first.value });
    }
  }
  addClause(reader, { f: field, in: [...new Set(values)] }, field, span);
}

/** "in Mitte", "on Hauptstraße", "in Mitte or Wedding", "Mitte district", "postcode 10115" */
export function placeList(reader: Reader, at: number): number {
  const { tokens, draft } = reader;
  const lists = new Map<string, string[]>();
  const conditions: { condition: Condition; about: string }[] = [];
  let end = at;
  let isAny = false;
  let isAll = false;
  const isServed = isOfService(reader, at);
  for (let next = at; kindAt(reader, next) === "place"; ) {
    const entry = placeEntry(reader, next);
    end = next + 1;
    if (
      ["suburb", "city", "street", "postcode"].includes(argAt(reader, end)) &&
      kindAt(reader, end) === "field"
    )
      end++;
    if (!entry) return end;
    lists.set(entry.field, [...(lists.get(entry.field) ?? []), entry.value]);
    next = skip(reader, end, ["mark", "and", "or", "in", "on", "either", "nor"]);
    if (next === end || kindAt(reader, next) !== "place") break;
    if (isSentenceBetween(reader, end, next)) break;
    const joints = tokens.slice(end, next).map(({ kind }) => kind);
    // "with service area Kreuzberg, in Mitte"
    const isJoined = joints.includes("and") || joints.includes("or");
    if (isServed && joints.includes("in") && !isJoined) break;
    isAll ||= isServed && joints.includes("and");
    isAny ||= joints.includes("or");
  }
  for (const [field, values] of lists) {
    if (isServed && values.every((value) => reader.preset.find("areas", value))) {
      // "serving Mitte and Wedding" are both of them.
      const each = isAll && !isAny ? values.map((value) => [value]) : [values];
      for (const some of each) {
        conditions.push({ condition: { f: "areas", in: some }, about: "areas" });
      }
      continue;
    }
    conditions.push({ condition: { f: field as ValueField, in: values }, about: field });
  }
  const span = spanOf(reader, at, end);
  const [only] = conditions;
  const taken = only && draft.clauses.some(({ about }) => about === only.about);
  const isCompared = draft.intents.has("compare") || draft.intents.has("difference");
  if (taken && !draft.pendingOr && !isCompared) {
    for (let next = at; next < end; next++) leaveOver(reader, next);
    return end;
  }
  if (conditions.length > 1 && isAny) {
    addClause(reader, { or: conditions.map(({ condition }) => condition) }, "place", span);
  } else for (const { condition, about } of conditions) addClause(reader, condition, about, span);
  return end;
}

const betweenServed = [
  "and",
  "or",
  "but",
  "not",
  "except",
  "mark",
  "neither",
  "nor",
  "both",
  "either",
];

/** "serve Mitte", "serve neither Mitte nor Wedding", "serve Mitte but not Wedding", and then "and Wedding?" */
function isOfService(reader: Reader, at: number): boolean {
  const { tokens, draft, before } = reader;
  let from = at - 1;
  while (from >= 0 && betweenServed.includes(tokens[from]?.kind ?? "")) from--;
  if (kindAt(reader, from) === "serve" || isOfAreas(reader, at - 1)) return true;
  const last = draft.clauses.at(-1);
  const goesOn = last !== undefined && last.end === tokens[from]?.end;
  if (last?.about.startsWith("areas") && goesOn) return true;
  const isFragment = draft.clauses.length === 0 && draft.subject === null && from < 0;
  return (
    isFragment &&
    before !== null &&
    filtersOf(before).some((one) => isValue(one) && one.f === "areas")
  );
}

/** "with service area Kreuzberg" */
const isOfAreas = (reader: Reader, at: number): boolean =>
  kindAt(reader, at) === "field" && argAt(reader, at) === "areas";

/** The one value a place's words mean here, or undefined after asking back. */
function placeEntry(reader: Reader, at: number): Entry | undefined {
  const { tokens, draft } = reader;
  const token = tokens[at];
  if (!token) return undefined;
  const beside = [tokens[at - 1], tokens[at - 2], tokens[at + 1]].find(
    (other) => other?.kind === "field" && token.entries.some(({ field }) => field === other.arg),
  );
  const named = token.entries.filter(({ field }) => field === beside?.arg);
  const onStreet = kindAt(reader, at - 1) === "on";
  const fitting = token.entries.filter(({ field }) => (field === "street") === onStreet);
  const candidates = named.length > 0 ? named : fitting.length > 0 ? fitting : token.entries;
  const [first] = candidates;
  if (candidates.length === 1 || !first) return first;
  // A city and a region of one name that hold the same rows are one place.
  const order = ["city", "suburb", "street", "postcode", "region", "country"];
  if (candidates.every(({ rows }) => rows === first.rows)) {
    return candidates.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))[0];
  }
  const sameField = candidates.every(({ field }) => field === first.field);
  draft.ambiguities.push({
    ...token,
    readings: candidates.map(({ field, value }) => (sameField ? value : `the ${field} ${value}`)),
  });
  return undefined;
}

/** "offer delivery", "accept Visa or PayPal", "with online booking" */
export function valueList(reader: Reader, at: number): number {
  const { tokens, draft } = reader;
  const meant: ValuesMeant[] = [];
  let end = at;
  let isAll = false;
  let isAny = false;
  for (let next = at; isValueAt(reader, next); ) {
    const one = meantBy(tokens[next]);
    if (one) meant.push(one);
    end = next + 1;
    next = skip(reader, end, ["mark", "and", "or", "either", "both", "nor"]);
    if (!isValueAt(reader, next) || isSentenceBetween(reader, end, next)) break;
    isAll ||= tokens.slice(end, next).some(({ kind }) => kind === "and");
    isAny ||= tokens.slice(end, next).some(({ kind }) => kind === "or" || kind === "nor");
  }
  // "with Visa, PayPal and a website": the list goes on with something else.
  const further = skip(reader, end, ["mark"]);
  const lists = new Map<ValueField, ValuesMeant[]>();
  for (const one of meant) lists.set(one.f, [...(lists.get(one.f) ?? []), one]);
  const [many] = lists.values();
  const isList = (many?.length ?? 0) > 1;
  isAll ||= isList && !isAny && kindAt(reader, further) === "and";
  const span = spanOf(reader, at, end);
  // "delivery and catering or home visits" can be read in two ways.
  if (isAll && isAny) draft.leftovers.push(span);
  const conditions: ValuesMeant[] = isAll
    ? meant
    : [...lists].map(([f, same]) => ({ f, in: same.flatMap((one) => one.in) }));
  const [about = "value"] = lists.keys();
  const [only] = conditions;
  if (conditions.length === 1 && only) addClause(reader, only, about, span);
  else if (isAny) addClause(reader, { or: conditions }, about, span);
  else if (draft.pendingNot) addClause(reader, { and: conditions }, about, span);
  else for (const condition of conditions) addClause(reader, condition, about, span);
  // "cash payment", "online booking service"
  const named = ["payments", "services", ...lists.keys()];
  return named.includes(argAt(reader, end)) && kindAt(reader, end) === "field" ? end + 1 : end;
}

type ValuesMeant = Extract<Condition, { in: unknown }>;

/** "takeaway" is any of the values that affirm it; of other values the first one is meant. */
function meantBy(token: Token | undefined): ValuesMeant | null {
  const entries = token?.entries ?? [];
  const [first] = entries;
  if (!first) return null;
  const isAffirmed = declarationOf(first.field).affirmed !== undefined;
  const same = isAffirmed ? entries.filter(({ field }) => field === first.field) : [first];
  return { f: first.field as ValueField, in: same.map(({ value }) => value) };
}

export const isValueAt = (reader: Reader, at: number): boolean =>
  kindAt(reader, at) === "value" ||
  (reader.tokens[at]?.entries.some(({ field }) => isSpoken(field)) ?? false);
