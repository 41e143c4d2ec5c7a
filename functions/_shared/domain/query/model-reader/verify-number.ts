import type { Comparison, NumberCondition } from "../plan/plan.ts";
import type { Token } from "../reader/token.ts";
import { claimAll, claimOwn, missing, type Proof, saying } from "./proof.ts";
import { isNumeral, numberOf } from "./proof-tokens.ts";

export type Bound = keyof Comparison;

/** A comparison of a column with numbers that the question names, each with the word that compares. */
export function proveNumber(
  proof: Proof,
  leaf: NumberCondition,
  { isNegated, id }: { isNegated: boolean; id: string },
): void {
  const { f, ...comparison } = leaf;
  if (isVague(proof, leaf, id)) return;
  for (const [bound, value] of Object.entries(comparison)) {
    const found = boundOf(proof, { f, bound: bound as Bound, value });
    if (!found) missing(proof, `${f} ${bound} ${value}`);
    else {
      claimAll(proof, found, id);
      if (isNegated && !claimOwn(proof, notBefore(proof, found), id)) missing(proof, `not ${f}`);
    }
  }
}

function isVague(proof: Proof, { f, ...comparison }: NumberCondition, id: string): boolean {
  const said =
    f === "price_level" && JSON.stringify(comparison) === '{"lte":2}'
      ? "cheap"
      : f === "price_level" && JSON.stringify(comparison) === '{"gte":3}'
        ? "dear"
        : null;
  return said !== null && claimAll(proof, saying(proof, said), id);
}

/** "a rating of at least 4 stars" names its column twice. */
function columnBefore({ tokens }: Proof, number: Token, f: string): Token[] {
  for (let at = tokens.indexOf(number) - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token || !(passed.includes(token.kind) || token.kind === "cmp")) break;
    if (columnOf(token)?.includes(f)) return [token];
  }
  return [];
}

/** "not rated 4": straight before the number. */
function notBefore({ tokens }: Proof, found: readonly Token[]): Token[] {
  const first = Math.min(...found.map((token) => tokens.indexOf(token)));
  return tokens.slice(Math.max(0, first - 2), first).filter(({ kind }) => kind === "not");
}

interface Wanted {
  f: string;
  bound: Bound;
  value: number;
}

/** The number and the words of its comparison. */
function boundOf(proof: Proof, { f, bound, value }: Wanted): Token[] | null {
  for (const token of proof.tokens) {
    if (!isNumeral(token) || numberOf(token) !== value) continue;
    if (proof.used[token.start] !== undefined) continue;
    const nearest = nearestColumn(proof, token);
    if (nearest !== null && !nearest.some(({ fields }) => fields.includes(f))) continue;
    if (nearest === null && f !== "rating") continue;
    const { bounds, words } = comparisonOf(proof, token);
    const column = nearest?.filter(({ fields }) => fields.includes(f)) ?? [];
    if (bounds.includes(bound)) {
      return [token, ...words, ...column.map((one) => one.token), ...columnBefore(proof, token, f)];
    }
  }
  return null;
}

/** The columns of numbers that are said closest to a number: before it or after it. */
function nearestColumn(
  { tokens }: Proof,
  number: Token,
): { token: Token; fields: string[] }[] | null {
  const at = tokens.indexOf(number);
  for (let far = 1; far <= 6; far++) {
    const found = [at + far, at - far].flatMap((other) => {
      const [token, fields] = [tokens[other], columnOf(tokens[other])];
      return token && fields ? [{ token, fields }] : [];
    });
    if (found.length > 0) return found;
  }
  return null;
}

function columnOf(token: Token | undefined): string[] | null {
  if (!token) return null;
  const { kind, arg } = token;
  if (kind === "field") return [arg];
  if (kind === "unit") return arg === "star" ? ["rating", "stars"] : null;
  if (kind === "rated") return ["rating"];
  if (kind === "founded" || kind === "since") return ["founded_year"];
  return null;
}

const relations: Readonly<Record<string, Bound>> = {
  before: "lt",
  since: "gte",
  from: "gte",
  until: "lte",
};
const passed = [
  "filler",
  "field",
  "of",
  "be",
  "unit",
  "rated",
  "with",
  "in",
  "at",
  "founded",
  "have",
  "to",
  "that",
];

/** How a number is compared by the words around it; "eq" where nothing compares. */
export function comparisonOf(
  { tokens }: Proof,
  number: Token,
): { bounds: readonly Bound[]; words: Token[] } {
  const at = tokens.indexOf(number);
  const range = rangeAt(tokens, at);
  if (range) return range;
  for (let left = at - 1; left >= 0; left--) {
    const token = tokens[left];
    if (!token) break;
    const bound = boundIn(token);
    if (bound) return { bounds: [bound], words: signs(tokens, left) };
    if (!passed.includes(token.kind)) break;
    // "4 stars and 20 reviews": a comparison belongs to the number behind it.
  }
  for (let right = at + 1; right <= at + 3; right++) {
    const token = tokens[right];
    if (!token) break;
    if (token.kind === "after" && token.arg !== "") {
      return { bounds: [token.arg as Bound], words: [token] };
    }
    if (token.kind === "sign" && token.text === "+") return { bounds: ["gte"], words: [token] };
    if (token.kind === "cmp" && !isBeforeNumber(tokens, right)) {
      return { bounds: [token.arg as Bound], words: [token] };
    }
    if (!["unit", "field", "filler"].includes(token.kind)) break;
  }
  return { bounds: ["eq"], words: [] };
}

/** "50 reseñas como máximo" compares the number before it, "más de 50" the one behind it. */
const isBeforeNumber = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens.slice(at + 1).find(({ kind }) => !["filler", "of", "field"].includes(kind));
  return next !== undefined && isNumeral(next);
};

const written: Readonly<Record<string, Bound>> = {
  ">": "gt",
  "<": "lt",
  "≥": "gte",
  "≤": "lte",
  "=": "eq",
};

function boundIn({ kind, arg, text }: Token): Bound | undefined {
  if (kind === "cmp") return arg as Bound;
  if (kind === "sign") return written[text];
  if (kind === "after") return arg === "" ? "gt" : undefined;
  if (text === "nach") return "gt";
  if (text === "ab") return "gte";
  return relations[kind];
}

/** ">=" is two signs. */
const signs = (tokens: readonly Token[], at: number): Token[] => {
  const [before, one] = [tokens[at - 1], tokens[at]];
  return one ? (one.text === "=" && before?.kind === "sign" ? [before, one] : [one]) : [];
};

/** "between 3 and 4", "3 to 4", "from 3 to 4" */
function rangeAt(
  tokens: readonly Token[],
  at: number,
): { bounds: readonly Bound[]; words: Token[] } | null {
  const isJoint = (token: Token | undefined): boolean =>
    token !== undefined && (["and", "to", "until"].includes(token.kind) || token.text === "up to");
  const [joint, other] = [tokens[at + 1], tokens[at + 2]];
  const [left, first] = [tokens[at - 1], tokens[at - 2]];
  const opens = (place: number): Token | undefined => {
    const token = tokens[place];
    return token && ["between", "from"].includes(token.kind) ? token : undefined;
  };
  if (
    joint &&
    other &&
    isJoint(joint) &&
    isNumeral(other) &&
    (opens(at - 1) || joint.kind === "to")
  ) {
    return { bounds: ["gte"], words: [joint, ...[opens(at - 1) ?? []].flat()] };
  }
  if (left && first && isJoint(left) && isNumeral(first) && (opens(at - 3) || left.kind === "to")) {
    return { bounds: ["lte"], words: [left] };
  }
  return null;
}
