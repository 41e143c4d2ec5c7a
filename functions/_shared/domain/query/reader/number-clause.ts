import { declarations } from "../../listing/columns.ts";
import { type Comparison, isNumberField, type NumberField, numberFields } from "../plan/plan.ts";
import { comparisonAt, isNumber, key, quantityOf, type Read } from "./comparison.ts";
import { addClause, argAt, kindAt, type Reader, skip, spanOf } from "./draft.ts";

export function numericAt(reader: Reader, at: number): NumberField | null {
  const field = argAt(reader, at);
  return kindAt(reader, at) === "field" && isNumberField(field) ? field : null;
}

/** A comparison before its field: "more than 100 reviews", "at least 4.5 stars", "minimum rating of 4". */
export function comparedField(reader: Reader, at: number): number {
  if (kindAt(reader, at) === "cmp") {
    const field =
      numericAt(reader, at + 1) ?? (kindAt(reader, at + 1) === "rated" ? "rating" : null);
    const numberAt = skip(reader, at + 2, ["of", "be", "on"]);
    const number = reader.tokens[numberAt];
    if (field && number && isNumber(number.kind)) {
      const comparison = { [key(argAt(reader, at))]: quantityOf(number) };
      const end = starsEnd(reader, numberAt + 1);
      return addNumber(reader, { field, comparison, from: at, to: end });
    }
  }
  const read = comparisonAt(reader, at);
  if (!read) return at;
  const fieldAt = skip(reader, read.next, ["of", "in"]);
  const field = numericAt(reader, fieldAt);
  if (field && (fieldAt === read.next || field === "rating")) {
    const after = kindAt(reader, fieldAt + 1) === "after" && read.comparison.eq !== undefined;
    const comparison = after
      ? { [key(argAt(reader, fieldAt + 1))]: read.comparison.eq }
      : read.comparison;
    return addNumber(reader, {
      field,
      comparison,
      from: at,
      to: after ? fieldAt + 2 : fieldAt + 1,
    });
  }
  const isRated = kindAt(reader, read.next) === "rated";
  if (read.isStars || isRated)
    return addNumber(reader, {
      field: isRated ? "rating" : starField(reader),
      comparison: read.comparison,
      from: at,
      to: isRated ? read.next + 1 : read.next,
    });
  return at;
}

/** "4 stars": a rating, unless this preset only knows stars of another kind. */
const starField = ({ preset }: Reader): NumberField =>
  numberFields.find((field) => declarations[field].unit === "star" && preset.known(field) > 0) ??
  "rating";

const starsEnd = (reader: Reader, at: number): number =>
  kindAt(reader, at) === "unit" && argAt(reader, at) === "star" ? at + 1 : at;

/** A field before its comparison: "rating above 4", "rated 4 or better", "price level 2". */
export function fieldCompared(reader: Reader, at: number, field: NumberField): number {
  const start = skip(reader, at + 1, ["be", "of", "mark", "with", "have", "rated", "in", "that"]);
  if (field === "founded_year" && yearRelation(reader, start)) return foundedClause(reader, at);
  const read = comparisonAt(reader, start);
  if (!read) return at;
  const isRank = ["super", "leading"].includes(kindAt(reader, read.next));
  if (isRank && read.comparison.eq !== undefined) return at;
  const { comparison, next } = bothEnds(reader, read);
  if (read.isEither && field === "rating") {
    const any = [comparison.gte, comparison.lte].map((eq = 0) => ({ f: field, eq }));
    addClause(reader, { or: any }, field, spanOf(reader, at, next));
    return next;
  }
  const end = numericAt(reader, next) === field ? next + 1 : next;
  return addNumber(reader, { field, comparison, from: at, to: end });
}

/** "above 3 but below 4": the other end, where it is of the same field. */
function bothEnds(reader: Reader, read: Read): Read {
  const joint = kindAt(reader, read.next);
  const other = ["and", "but"].includes(joint) ? comparisonAt(reader, read.next + 1) : null;
  const isOfItsOwn =
    !other ||
    other.comparison.eq !== undefined ||
    numericAt(reader, other.next) !== null ||
    ["unit", "type", "subject", "rated"].includes(kindAt(reader, other.next));
  if (isOfItsOwn) return read;
  const comparison = { ...read.comparison, ...other.comparison };
  const isRange = Object.keys(comparison).length === 2 && low(comparison) < high(comparison);
  return isRange ? { ...other, comparison } : read;
}

const low = ({ gt, gte }: Comparison): number => gt ?? gte ?? Number.POSITIVE_INFINITY;
const high = ({ lt, lte }: Comparison): number => lt ?? lte ?? Number.NEGATIVE_INFINITY;

interface Placed {
  field: NumberField;
  comparison: Comparison;
  from: number;
  to: number;
}

/** What a field can't be is not asked: "a rating above 400" is left over. */
function addNumber(reader: Reader, { field, comparison, from, to }: Placed): number {
  const values = Object.values(comparison);
  const [, max] = declarations[field].range;
  if (values.some((value) => value > max)) return from;
  if (comparison.eq !== undefined && isRough(reader, from)) return from;
  // "don't have a website or more than 20 reviews": neither, or the second?
  const before = reader.draft.clauses.at(-1)?.condition;
  if (reader.draft.pendingOr && before && "has" in before && !before.has) return from;
  if (isOfGroups(reader, from)) {
    const span = spanOf(reader, from, to);
    reader.draft.having = { comparison: { ...comparison }, span };
    reader.draft.numbers.push({ field, ...span });
    return to;
  }
  addClause(reader, { f: field, ...comparison }, field, spanOf(reader, from, to));
  return to;
}

/** "about 100 reviews": how far from it? */
const isRough = ({ question, tokens }: Reader, at: number): boolean =>
  /(?<!\p{L})(?<!tell me )(?:about|around|roughly|approximately|some|circa|ca\.?|ungefähr|etwa|rund|environ|aproximadamente|alrededor de|unos|unas|حوالي|نحو)\s*$/iu.test(
    question.slice(0, tokens[at]?.start ?? 0),
  );

/** "types with an average rating above 4": said of each group, not of each business. */
const isOfGroups = ({ draft, tokens }: Reader, at: number): boolean =>
  tokens[at - 1]?.kind === "fn" && draft.groupable.length > 0 && draft.having === null;

/** "founded after 2010", "founded in the 1990s", "established in 2010 or later" */
export function foundedClause(reader: Reader, at: number): number {
  const start = skip(reader, at + 1, ["in", "on", "of", "be"]);
  const relation = yearRelation(reader, start);
  const numberAt = relation ? skip(reader, start + 1, ["of", "in"]) : start;
  const number = reader.tokens[numberAt];
  if (relation && number && isYear(number)) {
    const one = { f: "founded_year" as const, [key(relation)]: quantityOf(number) };
    const other = otherYear(reader, numberAt + 1);
    if (other?.joint === "or") {
      const two = { f: "founded_year" as const, ...other.comparison };
      addClause(reader, { or: [one, two] }, "founded_year", spanOf(reader, at, other.next));
      return other.next;
    }
    const comparison = { [key(relation)]: quantityOf(number), ...other?.comparison };
    // "after 2005 and before 2000" is no stretch of time.
    if (other && low(comparison) >= high(comparison)) return at;
    return addNumber(reader, {
      field: "founded_year",
      comparison,
      from: at,
      to: other?.next ?? numberAt + 1,
    });
  }
  const read = comparisonAt(reader, start);
  if (!read || !Object.values(read.comparison).every((value) => value >= 1_000 && value <= 2_100))
    return at;
  const years = otherYears(reader, read);
  if (years) {
    const any = years.all.map((year) => ({ f: "founded_year" as const, eq: year }));
    addClause(reader, { or: any }, "founded_year", spanOf(reader, at, years.next));
    return years.next;
  }
  const isDecade = reader.tokens[read.next]?.text === "s" && read.comparison.eq !== undefined;
  const year = read.comparison.eq ?? 0;
  return addNumber(reader, {
    field: "founded_year",
    comparison: isDecade ? { gte: year, lte: year + 9 } : read.comparison,
    from: at,
    to: isDecade ? read.next + 1 : read.next,
  });
}

/** "after 1999 but before 2005", "before 1980 or after 2015" */
function otherYear(
  reader: Reader,
  at: number,
): { joint: string; comparison: Comparison; next: number } | null {
  const [whole, next] = [reader.tokens[at], reader.tokens[at + 1]];
  // "or after" is one piece.
  if (whole?.kind === "after" && whole.arg !== "" && next && isYear(next)) {
    const comparison = { [whole.arg === "gte" ? "gt" : "lt"]: quantityOf(next) };
    return { joint: "or", comparison, next: at + 2 };
  }
  const joint = kindAt(reader, at);
  const relationAt = skip(reader, at + 1, ["founded"]);
  const relation = yearRelation(reader, relationAt);
  const number = reader.tokens[relationAt + 1];
  if (!["and", "or", "but"].includes(joint) || !relation || !number || !isYear(number)) return null;
  return { joint, comparison: { [key(relation)]: quantityOf(number) }, next: relationAt + 2 };
}

/** "founded in 2000, 2005 or 2010" */
function otherYears(
  reader: Reader,
  { comparison, next }: Read,
): { all: number[]; next: number } | null {
  if (comparison.eq === undefined) return null;
  const all = [comparison.eq];
  let end = next;
  let isOr = false;
  while (["mark", "or"].includes(kindAt(reader, end))) {
    const year = reader.tokens[end + 1];
    if (!year || !isYear(year)) break;
    isOr ||= kindAt(reader, end) === "or";
    all.push(quantityOf(year));
    end += 2;
  }
  return isOr && kindAt(reader, end) !== "unit" ? { all, next: end } : null;
}

/** "after", "since", "before" a year; German "nach" means "to" elsewhere. */
function yearRelation(reader: Reader, at: number): string | undefined {
  const kind = kindAt(reader, at);
  if (reader.tokens[at]?.text === "nach") return "gt";
  if (kind === "after" && argAt(reader, at) !== "") return undefined;
  return { after: "gt", since: "gte", before: "lt", until: "lte", from: "gte" }[kind];
}

const isYear = (token: { kind: string; value: number }): boolean =>
  token.kind === "number" && token.value >= 1_000 && token.value <= 2_100;
