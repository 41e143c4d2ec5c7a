import { fold } from "../../text/fold.ts";
import type { AreaField, PlaceRef } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { isNumber, quantityOf } from "./comparison.ts";
import { addClause, argAt, kindAt, type Reader, skip, spanOf } from "./draft.ts";
import { namesNear, rowsLike } from "./names-like.ts";
import { keyOf } from "./tokens.ts";

export interface PlaceHere {
  /** null after the question was asked back or refused. */
  ref: PlaceRef | null;
  next: number;
}

/** How many businesses of one name are listed when it is asked which one is meant. */
export const candidatesShown = 5;

/** A place to measure from: a business, coordinates, the centre, a suburb or street. */
export function placeAt(reader: Reader, at: number): PlaceHere | null {
  const found = placeNamed(reader, at);
  if (found?.ref) reader.draft.place = found.ref;
  return found;
}

function placeNamed(reader: Reader, at: number): PlaceHere | null {
  const start = skip(reader, at, ["mark", "of", "in", "on", "at", "to", "from", "point"]);
  const point = coordinatesAt(reader, start);
  if (point) return point;
  const said = reader.draft.stated;
  if (said && reader.tokens.slice(at, start).some(({ kind }) => kind === "point")) {
    reader.draft.stated = null;
    return { ref: said.ref, next: start };
  }
  const token = reader.tokens[start];
  if (!token) return null;
  if (token.kind === "centre") return centre(reader, start);
  if (token.kind === "pron" && reader.draft.place) {
    return { ref: reader.draft.place, next: start + 1 };
  }
  if (token.kind === "listing")
    return { ref: listingRef(reader, token.rows, token), next: start + 1 };
  if (token.kind === "place") {
    const entry = token.entries.find(({ field }) => isArea(field)) ?? null;
    const ref: PlaceRef | null = entry ? { f: entry.field as AreaField, is: entry.value } : null;
    // A whole region or country has no middle that somebody means.
    if (!ref) return unknownPlace(reader, start, start + 1);
    reader.draft.assumed.add("middle");
    return { ref, next: start + 1 };
  }
  if (token.kind === "quote") return namedRow(reader, start, start + 1);
  return searched(reader, start);
}

const isArea = (field: string): boolean => ["suburb", "city", "street", "postcode"].includes(field);

/** "the centre of Mitte" is Mitte's. */
function centre(reader: Reader, at: number): PlaceHere {
  const next = skip(reader, at + 1, ["of", "in"]);
  return next > at + 1 && kindAt(reader, next) === "place"
    ? (placeAt(reader, next) ?? { ref: "centre", next: at + 1 })
    : { ref: "centre", next: at + 1 };
}

/** "I'm at 52.52, 13.38. How many … within 1 km of that point?": only what comes after it uses it. */
export function statedPoint(reader: Reader, at: number): number {
  const { draft } = reader;
  const isFirst =
    draft.clauses.length === 0 && draft.subject === null && !draft.intents.has("count");
  const point = isFirst ? coordinatesAt(reader, at) : null;
  if (!point?.ref) return at;
  draft.stated = { ref: point.ref, ...spanOf(reader, at, point.next) };
  return skip(reader, point.next, ["mark"]);
}

/** The business a question is about, or the one that something is measured from. */
export function businessNamed(reader: Reader, at: number): number {
  const stated = statedListing(reader, at);
  if (stated > at) return stated;
  const token = reader.tokens[at];
  if (token && isEveryone(reader, at)) {
    const text = fold(token.kind === "quote" ? token.text : textOf(reader, token));
    const span = { start: token.start, end: token.end };
    addClause(reader, { f: "name", how: "contains", text }, "text name", span);
    return at + 1;
  }
  // "near A and B": near which?
  if (kindAt(reader, at - 1) === "and" && reader.draft.place !== null) return at;
  if (token) reader.draft.targets.push({ ...token, rows: token.rows, name: token.text });
  return at + 1;
}

const everyWord =
  /(?<!\p{L})(?:every|all|each|alle|jedes|tous les|toutes les|todos los|todas las|كل|جميع)\s+(?:of\s+)?(?:the\s+)?$/iu;

/** "How many Starbucks are there?", "cafés except Starbucks": everyone of that name. */
const isEveryone = ({ tokens, draft, question }: Reader, at: number): boolean =>
  tokens[at - 1]?.kind === "count" ||
  (tokens[at - 1]?.kind === "list" && (tokens[at]?.rows.length ?? 0) > 1) ||
  draft.pendingNot !== null ||
  everyWord.test(question.slice(0, tokens[at]?.start ?? 0));

const textOf = ({ question }: Reader, { start, end }: { start: number; end: number }): string =>
  question.slice(start, end);

/** "I'm at the Grand Hotel. What is nearest?" */
function statedListing(reader: Reader, at: number): number {
  const goesOn = ["where", "ask", "ask1", "list", "count"].includes(kindAt(reader, at + 2));
  const isSentence = (goesOn ? /^[.!;,:–-]$/ : /^[.!;]$/).test(reader.tokens[at + 1]?.text ?? "");
  const token = reader.tokens[at];
  if (!token || !isSentence || at !== 1 || !["at", "in"].includes(kindAt(reader, 0))) {
    return at;
  }
  const ref = listingRef(reader, token.rows, token);
  if (ref) reader.draft.stated = { ref, ...spanOf(reader, at, at + 1) };
  return at + 2;
}

function coordinatesAt(reader: Reader, at: number): PlaceHere | null {
  const [lat, latSign] = signed(reader, at);
  const second = skip(reader, at + latSign + 1, ["mark", "and"]);
  const [lon, lonSign] = signed(reader, second);
  if (lat === null || lon === null || second === at) return null;
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
  return { ref: { lat, lon }, next: second + lonSign + 1 };
}

function signed(reader: Reader, at: number): [number | null, number] {
  const isMinus = reader.tokens[at]?.text === "-" || reader.tokens[at]?.text === "−";
  const token = reader.tokens[isMinus ? at + 1 : at];
  // "13.40" is a time elsewhere.
  const isTime = token?.kind === "time" && /^\d+\.\d+$/.test(token.text);
  if (isTime) return [Number(isMinus ? `-${token.text}` : token.text), isMinus ? 1 : 0];
  if (token?.kind !== "number" || !/[.,]/.test(token.text)) return [null, 0];
  return [isMinus ? -token.value : token.value, isMinus ? 1 : 0];
}

/** The one business; of several of one name the question is asked back. */
function listingRef(
  reader: Reader,
  rows: readonly number[],
  span: { start: number; end: number },
): PlaceRef | null {
  const { draft, preset } = reader;
  const [first] = rows;
  const listing = first === undefined ? undefined : preset.columns.listings.at(first);
  if (rows.length === 1 && listing) {
    return listing.name === null ? { id: listing.id } : { id: listing.id, name: listing.name };
  }
  draft.refusals.push({
    ...span,
    code: "needs_clarification",
    reason: "same_name",
    label: rows
      .slice(0, candidatesShown)
      .map((row) => rowLabel(preset, row))
      .join("\n"),
  });
  return null;
}

/** A listing among others of its name. */
export const rowLabel = (preset: Preset, row: number): string => {
  const listing = preset.columns.listings.at(row);
  return [listing?.name, listing?.address ?? listing?.suburb].filter(Boolean).join(", ");
};

const stops = [
  "mark",
  "and",
  "or",
  "but",
  "have",
  "without",
  "that",
  "open",
  "closed",
  "file",
  "as",
  "sort",
  "no",
  "lack",
  "cmp",
  "rated",
  "away",
];

/** Words that are no known name: part of one, or one misspelt; else the place is not known. */
function searched(reader: Reader, at: number): PlaceHere | null {
  let end = at;
  while (end < reader.tokens.length && !stops.includes(kindAt(reader, end))) end++;
  if (end === at) return null;
  for (let to = end; to > at; to--) {
    const found = namedRow(reader, at, to, true);
    if (found) return found;
  }
  return unknownPlace(reader, at, end);
}

function namedRow(reader: Reader, at: number, to: number, isSilent = false): PlaceHere | null {
  const { tokens, names, draft } = reader;
  const words = tokens
    .slice(at, to)
    .map(({ text }) => text)
    .join(" ");
  const key = keyOf(words);
  if (key.length < 3) return isSilent ? null : unknownPlace(reader, at, to);
  const rows = names.listings.get(key) ?? rowsLike(names, key);
  const span = { start: tokens[at]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
  if (rows.length === 0) return isSilent ? null : unknownPlace(reader, at, to);
  if (rows.length === 1) {
    const name = reader.preset.columns.names()[rows[0] ?? 0] ?? "";
    if (fold(name) !== fold(words)) draft.understood.push({ words, as: name });
  }
  return { ref: listingRef(reader, rows, span), next: to };
}

/**
 * "the website of cetnral cafe": one business is asked about, and its name is misspelt. Only a name
 * of as many words, each the same but for a slip, counts.
 */
export function misspeltListing(reader: Reader, at: number): number {
  const { draft, names, tokens } = reader;
  const asks = draft.selects.length + draft.numbers.length + draft.groupable.length > 0;
  const isNamed = asks || ["describe", "where", "when"].includes(kindAt(reader, at - 1));
  if (!isNamed || draft.targets.length > 0) return at;
  let end = at;
  while (end < tokens.length && !stops.includes(kindAt(reader, end))) end++;
  const words = tokens.slice(at, end).flatMap(({ text }) => text.split(" "));
  const [first] = tokens.slice(at, end);
  if (!first || words.length < 2) return at;
  const like = namesNear(names, words);
  const [name] = like;
  const rows = name === undefined ? undefined : names.listings.get(name);
  if (name === undefined || !rows || like.length > 1) return at;
  const said = words.join(" ");
  draft.targets.push({ start: first.start, end: tokens[end - 1]?.end ?? first.end, rows, name });
  draft.understood.push({ words: said, as: reader.preset.columns.names()[rows[0] ?? 0] ?? name });
  return end;
}

function unknownPlace(reader: Reader, at: number, end: number): PlaceHere {
  const { tokens, draft, question } = reader;
  const span = { start: tokens[at]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
  draft.refusals.push({
    ...span,
    code: "needs_clarification",
    reason: "unknown_place",
    label: question.slice(span.start, span.end),
  });
  return { ref: null, next: end };
}

const metresPer: Readonly<Record<string, number>> = { m: 1, km: 1_000, mi: 1_609.344, ft: 0.3048 };

/** "500 m", "2 km", Arabic's "kilometre one"; "half a mile" isn't read */
export function metresAt(reader: Reader, at: number): { m: number; next: number } | null {
  // "within a mile": the article is no word of the question.
  const lone = kindAt(reader, at) === "unit" ? metresPer[argAt(reader, at)] : undefined;
  const isAfterWay = ["within", "cmp", "near"].includes(kindAt(reader, at - 1));
  const isUnitFirst = lone !== undefined && kindAt(reader, at + 1) === "num";
  if (lone !== undefined && lone >= 1_000 && isAfterWay && !isUnitFirst) {
    return { m: lone, next: at + 1 };
  }
  const unitAt = isUnitFirst ? at : at + 1;
  const token = reader.tokens[isUnitFirst ? at + 1 : at];
  const unit = kindAt(reader, unitAt) === "unit" ? metresPer[argAt(reader, unitAt)] : undefined;
  if (!token || !isNumber(token.kind) || unit === undefined) return null;
  const m = Math.round(quantityOf(token) * unit * 1_000) / 1_000;
  return m >= 1 && m <= 200_000 ? { m, next: at + 2 } : null;
}
