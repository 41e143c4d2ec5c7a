import isSame from "fast-deep-equal";
import { type Condition, filtersOf, isValue, type Leaf, type Plan } from "../plan/plan.ts";
import { chartWords } from "./chart-words.ts";
import type { PlacedLeaf } from "./placed-leaf.ts";
import { negations } from "./polarity.ts";
import { claimAll, isUnclaimed, newProof, type Proof, type Stretch } from "./proof.ts";
import type { QuestionWords } from "./question-words.ts";
import { leftOut } from "./verify-cover.ts";
import { isFollowUp, proveAsBefore } from "./verify-follow-up.ts";
import { daysLeftOut } from "./verify-hours.ts";
import { proveLeaf } from "./verify-leaf.ts";
import { proveOrder } from "./verify-order.ts";
import { proveShape } from "./verify-shape.ts";

/**
 * `proven`: each part of the plan is in the question, and each word of the question is in the
 * plan. `open`: but for a value in words that nothing knows; it may be offered. `refuted`: anything
 * else, with the parts made up and the words left out.
 */
export type Verdict =
  | { is: "proven" | "open" }
  | { is: "refuted"; madeUp: readonly string[]; leftOut: readonly string[] };

export interface Claims {
  words: QuestionWords;
  /** The checked plan of the answer before. */
  before?: Plan | undefined;
  /** The words that the plan's author names for a part, by its path: "where.and.0". */
  spans?: ReadonlyMap<string, Stretch>;
}

/** Accounts for a plan that rules did not make, word by word and part by part. */
export function verifyPlan(plan: Plan, { words, before, spans = new Map() }: Claims): Verdict {
  const follows = before !== undefined && isFollowUp(words);
  // Parts kept from before have no words and move the others.
  const proof = newProof(words, follows ? new Map() : spans);
  if (follows) proof.known = new Set(idsIn(before));
  const said = follows ? proveAsBefore(proof, plan, before) : plan;
  const leaves = saidLeaves(said);
  for (const each of leaves) proveWithChart(proof, each, said.none === true);
  for (const { id } of leaves) if (!isAtItsSpan(proof, id)) proof.problems.push(`${id} elsewhere`);
  if (daysLeftOut(proof, daysIn(leaves, plan))) proof.problems.push("days");
  proveShape(proof, said);
  proveOrder(proof, said);
  if (said.op === "ratio" && !isInOrder(proof, "sides.0", "sides.1")) {
    proof.problems.push("the order of the sides");
  }
  if (said.measure?.of && said.where && !isInOrder(proof, "where", "measure.of")) {
    proof.problems.push("what is the whole");
  }
  const left = leftOut(proof, leaves, plan);
  if (proof.problems.length > 0 || left.length > 0) {
    return { is: "refuted", madeUp: proof.problems, leftOut: left };
  }
  return { is: proof.doubts.length > 0 ? "open" : "proven" };
}

/** Businesses that a part of a plan names. */
function idsIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "id" in part && typeof part.id === "string" ? [part.id] : [];
  return [...own, ...Object.values(part).flatMap(idsIn)];
}

/** Words that are named for a part have to be among those it was found in. */
function isAtItsSpan({ used, spans }: Proof, id: string): boolean {
  const span = spans.get(id);
  const words = span ? used.slice(span.start, span.end) : [id];
  return words.includes(id);
}

/** "restaurants per hotel", "the share of hotels with a website": which is which tells their order. */
function isInOrder({ used }: Proof, first: string, second: string): boolean {
  const [one, other] = [first, second].map((path) =>
    used.findIndex((by) => by?.startsWith(path) === true),
  );
  return one !== undefined && other !== undefined && one < other;
}

function daysIn(leaves: readonly PlacedLeaf[], { sort = [] }: Plan): ReadonlySet<number> {
  const days = leaves.flatMap(({ leaf }) => {
    if ("closed" in leaf) return [leaf.closed.dow];
    return "open" in leaf && typeof leaf.open === "object" ? [leaf.open.dow ?? -1] : [];
  });
  const isAnyTime = leaves.some(({ leaf }) => "open" in leaf && typeof leaf.open === "string");
  const all = isAnyTime ? [0, 1, 2, 3, 4, 5, 6] : [];
  return new Set([...days, ...sort.flatMap((each) => each.days ?? []), ...all]);
}

/** "closed now" is said of businesses with known hours. */
function isKnownHours(part: Condition, parts: readonly Condition[]): boolean {
  const isNot = parts.some((other) => "not" in other && "open" in other.not);
  return isNot && "f" in part && "has" in part && part.f === "hours" && part.has;
}

function saidLeaves(plan: Plan): PlacedLeaf[] {
  return [
    ...filtersOf(plan).flatMap((each, at) => leavesAt(each, `where.and.${at}`)),
    ...(plan.measure?.of ? leavesAt(plan.measure.of, "measure.of") : []),
    ...(plan.sides ?? []).flatMap((side, at) => leavesAt(side, `sides.${at}`)),
  ];
}

/** Leaves with their polarity: "not (A or B)" is "not A and not B". */
function leavesAt(
  condition: Condition,
  id: string,
  isNegated = false,
  either: string | null = null,
): PlacedLeaf[] {
  if ("not" in condition) return leavesAt(condition.not, `${id}.not`, !isNegated, either);
  const [joint, parts] =
    "and" in condition
      ? ["and", condition.and]
      : "or" in condition
        ? ["or", condition.or]
        : ["", null];
  if (parts === null) return [{ leaf: condition as Leaf, isNegated, id, either }];
  const isEither = (joint === "or") !== isNegated && parts.length > 1;
  return parts.flatMap((part, at) =>
    joint === "and" && isKnownHours(part, parts)
      ? []
      : leavesAt(part, `${id}.${joint}.${at}`, isNegated, isEither ? id : either),
  );
}

/** "a website" is a phrase of "without a website", too: the negation comes before it. */
function isWholeAt(proof: Proof, phrase: Stretch): boolean {
  const before = proof.tokens.findLast(({ kind, end }) => end <= phrase.start && kind !== "filler");
  return !negations.includes(before?.kind ?? "") && isUnclaimed(proof, phrase);
}

/** By its words, else by a phrase that the chart of the question has for just this condition. */
function proveWithChart(proof: Proof, each: PlacedLeaf, mayBeNone: boolean): void {
  const { problems, doubts, used } = proof;
  const isNone = mayBeNone && isValue(each.leaf) && !each.isNegated;
  const tries = isNone ? [each, { ...each, isNegated: true }] : [each];
  const attempts = tries.map((said): Proof => {
    const attempt: Proof = { ...proof, problems: [], doubts: [], used: [...used] };
    proveLeaf(attempt, said);
    return attempt;
  });
  const [first] = attempts;
  const attempt = attempts.find((one) => one.problems.length === 0) ?? first;
  if (!attempt) return;
  if (attempt.problems.length > 0) {
    const condition: Condition = each.isNegated ? { not: each.leaf } : each.leaf;
    const phrase = chartWords(proof).find(
      (one) => isSame(one.condition, condition) && isWholeAt(proof, one),
    );
    if (phrase && claimAll(proof, [phrase], each.id)) {
      if (phrase.isAssumed) doubts.push(each.id);
      return;
    }
  }
  if (attempt !== first) proof.isNone = true;
  problems.push(...attempt.problems);
  doubts.push(...attempt.doubts);
  for (const [at, by] of attempt.used.entries()) if (by !== undefined) used[at] = by;
}
