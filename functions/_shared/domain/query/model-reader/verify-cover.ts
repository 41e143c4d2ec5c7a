import type { Plan } from "../plan/plan.ts";
import type { Token } from "../reader/token.ts";
import type { PlacedLeaf } from "./placed-leaf.ts";
import { isUsed, type Proof, userOf } from "./proof.ts";
import { isNumeral } from "./proof-tokens.ts";

/** Words that may be left out without a change; a preposition belongs to the next word. */
const passed = new Set([
  "filler",
  "mark",
  "list",
  "ask",
  "ask1",
  "subject",
  "be",
  "have",
  "with",
  "in",
  "on",
  "of",
  "to",
  "as",
  "at",
  "by",
  "and",
  "but",
  "both",
  "that",
  "known",
  "their",
  "offer",
  "accept",
  "serve",
  "rated",
  "every",
  "pron",
]);

/** Words of the question that no part of the plan was found in. */
export function leftOut(proof: Proof, leaves: readonly PlacedLeaf[], plan: Plan): string[] {
  const { question, tokens } = proof;
  return tokens
    .filter((token, at) => !isUsed(proof, token) && !isPassed(proof, at, { leaves, plan }))
    .map(({ start, end }) => question.slice(start, end))
    .concat(wronglyJoined(proof, leaves, plan))
    .concat(unsaidEither(proof, leaves))
    .concat(ordinalsLeftOut(proof));
}

interface Context {
  leaves: readonly PlacedLeaf[];
  plan: Plan;
}

function isPassed(proof: Proof, at: number, { plan }: Context): boolean {
  const { tokens } = proof;
  const token = tokens[at];
  if (!token) return true;
  const { kind } = token;
  // "500 m", "4 stars", "8 pm"
  if (kind === "unit")
    return tokens[at - 1] !== undefined && isUsed(proof, tokens[at - 1] as Token);
  if (kind === "or" || kind === "either") return isJoint(proof, at, plan);
  if (kind === "num" && token.arg === "1") return plan.limit === 1;
  return !isNumeral(token) && passed.has(kind);
}

/** "or" between two things that the plan takes as either of them. */
function isJoint(proof: Proof, at: number, { sides, op }: Plan): boolean {
  const [left, right] = around(proof, at);
  if (sides !== undefined || op === "compare") return true;
  return left !== undefined && right !== undefined;
}

/** The users of the nearest used words on both sides. */
function around(proof: Proof, at: number): [string | undefined, string | undefined] {
  const { tokens } = proof;
  const user = (token: Token): string | undefined => userOf(proof, token);
  const isContent = (token: Token): boolean => user(token) !== undefined && !isNegation(token);
  const left = tokens.slice(0, at).findLast(isContent);
  const right = tokens.slice(at + 1).find(isContent);
  return [left && user(left), right && user(right)];
}

const isNegation = ({ kind }: Token): boolean =>
  ["no", "not", "without", "neither", "nor", "lack", "except", "have", "with"].includes(kind);

/** "a website or a phone" and "a website and a phone" are different filters. */
function wronglyJoined(proof: Proof, leaves: readonly PlacedLeaf[], { sides, op }: Plan): string[] {
  if (sides !== undefined || op === "compare") return [];
  const byId = new Map(leaves.map((leaf) => [leaf.id, leaf]));
  return proof.tokens.flatMap((token, at) => {
    if (token.kind !== "or" && token.kind !== "and") return [];
    const [left, right] = around(proof, at).map((id) => byId.get(id ?? ""));
    if (!left || !right || left === right) return [];
    const isEither = left.either !== null && left.either === right.either;
    const isNeither = left.isNegated && right.isNegated;
    const isLacking = [left, right].every(({ leaf }) => "has" in leaf && !leaf.has);
    const isOr = token.kind === "or";
    if (isOr && !isEither && !isNeither && !isLacking) return [token.text];
    return !isOr && isEither ? [token.text] : [];
  });
}

/** Either of several is said with a word between them; of "no website or phone" neither is there. */
function unsaidEither(proof: Proof, leaves: readonly PlacedLeaf[]): string[] {
  const groups = new Map<string, PlacedLeaf[]>();
  for (const leaf of leaves) {
    if (leaf.either !== null) groups.set(leaf.either, [...(groups.get(leaf.either) ?? []), leaf]);
  }
  const negated = proof.tokens.filter((each) => isNegation(each) && !isPossession(each)).length;
  return [...groups].flatMap(([id, group]) => {
    if (group.length > 1 && isOfDays(group)) return [];
    const lacking = group.filter(({ leaf, isNegated }) => "has" in leaf && leaf.has === isNegated);
    const isOfAll = lacking.length === group.length && negated < group.length;
    const ids = new Set(group.map((leaf) => leaf.id));
    return isSaidBetween(proof, ids) && !isOfAll ? [] : [id];
  });
}

/** "at the weekend": the same opening on any of its days. */
function isOfDays(group: readonly PlacedLeaf[]): boolean {
  const kinds = group.map(({ leaf }) => {
    if ("closed" in leaf) return "closed";
    if (!("open" in leaf) || typeof leaf.open === "string") return JSON.stringify(leaf);
    const { dow: _, ...times } = leaf.open;
    return JSON.stringify(times);
  });
  return new Set(kinds).size === 1;
}

const isSaidBetween = (proof: Proof, ids: ReadonlySet<string>): boolean =>
  proof.tokens.some(({ kind }, at) => {
    const [left = "", right = ""] = around(proof, at);
    return kind === "or" && left !== right && ids.has(left) && ids.has(right);
  });

const isPossession = ({ kind }: Token): boolean => kind === "have" || kind === "with";

/** "zweithäufigste" holds "häufigste" and means another rank. */
const ordinalsLeftOut = (proof: Proof): string[] =>
  proof.extras
    .filter((extra) => extra.kind === "ordinal" && !isNumeralAt(proof, extra))
    .filter((extra) => userOf(proof, extra) !== "nth")
    .map(({ text }) => text);

const isNumeralAt = ({ tokens }: Proof, { start }: { start: number }): boolean =>
  tokens.some((token) => token.start === start && isNumeral(token));
