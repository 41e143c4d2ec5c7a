import type { Comparison } from "../plan/plan.ts";
import { argAt, kindAt, type Reader, skip } from "./draft.ts";

/** A comparison that was read, and where the question goes on. */
export interface Read {
  comparison: Comparison;
  next: number;
  /** Stars make it a rating. */
  isStars: boolean;
  /** "4 or 5", of numbers that lie beside each other. */
  isEither?: true;
}

/** A comparison's word as the plan names it. */
export const key = (arg: string): keyof Comparison => arg as keyof Comparison;

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
      isEither: true,
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
