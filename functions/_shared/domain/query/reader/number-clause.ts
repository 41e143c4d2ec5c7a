import type { Comparison, NumberField } from "../plan/plan.ts";
import { addClause, argAt, kindAt, type Reader, skip, spanOf } from "./draft.ts";

interface Read {
  comparison: Comparison;
  next: number;
  /** Stars make it a rating. */
  isStars: boolean;
}

const key = (arg: string): keyof Comparison => arg as keyof Comparison;

/** "above 4", "4.5 or better", "between 3 and 4", "4+", ">= 4", "4" from `at` on. */
export function comparisonAt(reader: Reader, at: number): Read | null {
  const { tokens } = reader;
  if (kindAt(reader, at) === "between") return betweenAt(reader, at + 1);
  const sign = signAt(reader, at);
  const before = kindAt(reader, at) === "cmp" ? { op: argAt(reader, at), next: at + 1 } : sign;
  // "nach 2005" is later than that: only after a comparison "to" says nothing.
  const numberAt = before
    ? skip(reader, before.next, ["of", "be", "to", "than"])
    : skip(reader, at, ["of", "be"]);
  const number = tokens[numberAt];
  if (!number || !isNumber(number.kind)) return null;
  const value = quantityOf(number);
  const range = rangeTo(reader, numberAt, before !== null);
  if (range) return range;
  let next = numberAt + 1;
  const isStars = kindAt(reader, next) === "unit" && argAt(reader, next) === "star";
  if (isStars) next++;
  let op = before?.op ?? "eq";
  if (before === null && tokens[next]?.kind === "sign" && tokens[next]?.text === "+") {
    op = "gte";
    next++;
  } else if (before === null && kindAt(reader, next) === "after") {
    op = argAt(reader, next);
    next++;
  }
  const other = reader.tokens[next + 1];
  const either = op === "eq" && kindAt(reader, next) === "or" && other && isNumber(other.kind);
  if (either && Math.abs(quantityOf(other) - value) === 1 && kindAt(reader, next + 2) !== "unit") {
    const both = [value, quantityOf(other)];
    return {
      comparison: { gte: Math.min(...both), lte: Math.max(...both) },
      next: next + 2,
      isStars,
    };
  }
  const starsAfter = kindAt(reader, next) === "unit" && argAt(reader, next) === "star";
  return {
    comparison: { [key(op)]: value },
    next: starsAfter ? next + 1 : next,
    isStars: isStars || starsAfter,
  };
}

export const isNumber = (kind: string): boolean => kind === "number" || kind === "num";
export const quantityOf = (token: { kind: string; value: number; arg: string }): number =>
  token.kind === "num" ? Number(token.arg) : token.value;

const signs: Readonly<Record<string, string>> = {
  ">": "gt",
  "<": "lt",
  "=": "eq",
  "≥": "gte",
  "≤": "lte",
};

function signAt(reader: Reader, at: number): { op: string; next: number } | null {
  const token = reader.tokens[at];
  const op = token?.kind === "sign" ? signs[token.text] : undefined;
  if (op === undefined) return null;
  const isOrEqual = reader.tokens[at + 1]?.text === "=";
  return { op: isOrEqual && op !== "eq" ? `${op}e` : op, next: isOrEqual ? at + 2 : at + 1 };
}

function betweenAt(reader: Reader, at: number): Read | null {
  const [low, joint, high] = reader.tokens.slice(at, at + 3);
  if (!low || !high || !isNumber(low.kind) || !isNumber(high.kind)) return null;
  if (joint?.kind !== "and" && joint?.kind !== "to") return null;
  return rangeOf(reader, low, high, at + 3);
}

/** "3 to 4", "10-50" */
function rangeTo(reader: Reader, at: number, isCompared: boolean): Read | null {
  const [low, joint, high] = reader.tokens.slice(at, at + 3);
  const isTo =
    joint?.kind === "to" || /^(up to and including|up to|bis zu|hasta)$/.test(joint?.text ?? "");
  if (isCompared || !isTo || !low || !high || !isNumber(high.kind)) return null;
  return rangeOf(reader, low, high, at + 3);
}

function rangeOf(
  reader: Reader,
  low: { kind: string; value: number; arg: string },
  high: { kind: string; value: number; arg: string },
  end: number,
): Read {
  const isStars = kindAt(reader, end) === "unit" && argAt(reader, end) === "star";
  return {
    comparison: { gte: quantityOf(low), lte: quantityOf(high) },
    next: isStars ? end + 1 : end,
    isStars,
  };
}

const numeric = ["rating", "review_count", "price_level", "founded_year"];
export const numericAt = (reader: Reader, at: number): NumberField | null =>
  kindAt(reader, at) === "field" && numeric.includes(argAt(reader, at))
    ? (argAt(reader, at) as NumberField)
    : null;

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
      field: "rating",
      comparison: read.comparison,
      from: at,
      to: isRated ? read.next + 1 : read.next,
    });
  return at;
}

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
  const end = numericAt(reader, read.next) === field ? read.next + 1 : read.next;
  return addNumber(reader, { field, comparison: read.comparison, from: at, to: end });
}

interface Placed {
  field: NumberField;
  comparison: Comparison;
  from: number;
  to: number;
}

/** What a field can't be is not asked: "a rating above 400" is left over. */
function addNumber(reader: Reader, { field, comparison, from, to }: Placed): number {
  const values = Object.values(comparison);
  const max = { rating: 5, price_level: 5, founded_year: 3_000, review_count: 1e9 }[field];
  if (values.some((value) => value > max)) return from;
  if (comparison.eq !== undefined && isRough(reader, from)) return from;
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
    return addNumber(reader, {
      field: "founded_year",
      comparison: { [key(relation)]: quantityOf(number) },
      from: at,
      to: numberAt + 1,
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
