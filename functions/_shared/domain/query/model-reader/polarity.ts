import type { Token } from "../reader/token.ts";
import type { Proof } from "./proof.ts";

/** Whether a word is negated, and by which words. */
export interface Polarity {
  isNegated: boolean;
  by: readonly Token[];
  /** "with", "have": the businesses have it; it isn't a column to show. */
  isHad: boolean;
}

export const negations: readonly string[] = [
  "without",
  "lack",
  "no",
  "missing",
  "not",
  "except",
  "outside",
  "neither",
  "nor",
];
const possession = ["have", "with", "known", "offer", "accept", "serve", "be", "open", "closed"];
const between = ["filler", "and", "or", "mark", "of", "in", "on", "their", "either", "both", "nor"];
const values = ["type", "place", "value", "listing"];
const columns = ["field", "network", "role", "value"];

/** How far a negation reaches: over a list of the same kind, as in "no website or phone". */
function listOf(kind: string): readonly string[] {
  if (values.includes(kind)) return [kind, "field"];
  return columns.includes(kind) ? [...columns, "num"] : [];
}

export function polarityAt(proof: Proof, token: Token): Polarity {
  const { tokens } = proof;
  const at = tokens.indexOf(token);
  if (token.kind === "unrated") return { isNegated: true, by: [], isHad: true };
  const before = scanLeft(tokens, at, listOf(token.kind));
  if (before.isNegated) return before;
  const after = values.includes(token.kind) ? null : scanRight(tokens, at);
  return after ? { isNegated: true, by: [after], isHad: true } : before;
}

function scanLeft(tokens: readonly Token[], from: number, list: readonly string[]): Polarity {
  const by: Token[] = [];
  let isHad = false;
  for (let at = from - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token) break;
    const { kind } = token;
    // German "noch offen" is "still open".
    if (kind === "nor" && list.length === 0) continue;
    if (negations.includes(kind)) {
      by.push(token);
      // "neither a website nor a phone", "no tienen ni teléfono": these words are one negation.
      if (["no", "nor", "neither"].includes(kind)) continue;
      return { isNegated: true, by, isHad };
    }
    if (possession.includes(kind)) {
      isHad = true;
      const left = leftOf(tokens, at);
      if (left && negations.includes(left.kind)) by.push(left);
      break;
    }
    // "no website, restaurants": a list holds one kind only.
    if (kind === "mark" && values.includes(list[0] ?? "") && tokens[at - 1]?.kind !== list[0])
      break;
    const isJoint = between.includes(kind) || list.includes(kind);
    if (!isJoint) break;
  }
  return { isNegated: by.length > 0, by, isHad };
}

const leftOf = (tokens: readonly Token[], at: number): Token | undefined =>
  tokens.slice(0, at).findLast(({ kind }) => kind !== "filler");

/** "whose website is missing", "n'ont pas" */
function scanRight(tokens: readonly Token[], from: number): Token | null {
  for (let at = from + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const { kind } = token;
    // "with Facebook and lacking a website": it belongs to the next word.
    const next = tokens.slice(at + 1).find((each) => each.kind !== "filler");
    if (["missing", "lack"].includes(kind))
      return columns.includes(next?.kind ?? "") ? null : token;
    if (!["filler", "be", "and", "or", ...columns].includes(kind)) return null;
  }
  return null;
}
