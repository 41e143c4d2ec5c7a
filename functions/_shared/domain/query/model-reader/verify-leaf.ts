import { fold } from "../../text/fold.ts";
import type {
  Leaf,
  PostcodeAreaCondition,
  PresenceCondition,
  TextCondition,
  ValueCondition,
} from "../plan/plan.ts";
import { isNumber, isPresence, isText, isValue } from "../plan/plan.ts";
import type { Token } from "../reader/token.ts";
import { polarityAt } from "./polarity.ts";
import { claim, claimAll, missing, type Proof, saying, userOf } from "./proof.ts";
import { isColumn, spanOfText } from "./proof-tokens.ts";
import { proveHours } from "./verify-hours.ts";
import { proveNumber } from "./verify-number.ts";
import { proveBetween, proveDirection, proveNear } from "./verify-place.ts";

export interface SaidLeaf {
  leaf: Leaf;
  isNegated: boolean;
  /** Marks the words this leaf uses. */
  id: string;
}

/** Finds the words that say one condition, or notes that there are none. */
export function proveLeaf(proof: Proof, said: SaidLeaf): void {
  const { leaf, isNegated, id } = said;
  if (isNegated && ("between" in leaf || "dir" in leaf)) proveNot(proof, id);
  if (isValue(leaf)) proveValue(proof, leaf, said);
  else if (isPresence(leaf)) provePresence(proof, leaf, said);
  else if (isText(leaf)) proveText(proof, leaf, said);
  else if (isNumber(leaf)) proveNumber(proof, leaf, said);
  else if ("area" in leaf) proveArea(proof, leaf, said);
  else if ("near" in leaf) proveNear(proof, leaf, said);
  else if ("between" in leaf) proveBetween(proof, leaf, id);
  else if ("dir" in leaf) proveDirection(proof, leaf, id);
  else proveHours(proof, leaf, said);
}

function proveNot(proof: Proof, id: string): void {
  if (!claimAll(proof, saying(proof, ["not", "except", "outside"]), id)) missing(proof, "not");
}

/** Words of the same polarity; the negating words are used as well. */
export function claimPolar(
  proof: Proof,
  found: readonly Token[],
  { isNegated, id }: Pick<SaidLeaf, "isNegated" | "id">,
): boolean {
  const fitting = found.filter(
    (token) =>
      polarityAt(proof, token).isNegated === isNegated &&
      [undefined, id].includes(userOf(proof, token)),
  );
  for (const token of fitting) {
    claim(proof, token, id);
    claimAll(proof, polarityAt(proof, token).by, id);
  }
  return fitting.length > 0;
}

function proveValue(proof: Proof, { f, in: values }: ValueCondition, said: SaidLeaf): void {
  for (const value of values) {
    const found = proof.tokens.filter((_, at) => saysValue(proof, at, { f, value }));
    if (!claimPolar(proof, found, said)) {
      if (!isTranslated(proof, said)) missing(proof, `${f} ${value}`);
    } else if (found.some((token) => isAmbiguous(proof, token, { f, in: values }))) {
      proof.doubts.push(`${f} ${value}`);
    }
  }
  // "the suburb Mitte", "businesses of the type hotel": the column beside its value.
  const beside = proof.tokens.filter(
    ({ kind, arg }, at) => kind === "field" && arg === f && isBeside(proof, at, said.id),
  );
  claimAll(proof, beside, said.id);
}

function saysValue({ tokens }: Proof, at: number, { f, value }: { f: string; value: string }) {
  const token = tokens[at];
  if (!token) return false;
  const { kind, arg, text, entries } = token;
  if (entries.some((entry) => entry.field === f && entry.value === value)) return true;
  if (f !== "fit") return false;
  if (kind === "fitvalue") return arg === value;
  // "marketing fit No": elsewhere the word says something else.
  const isNamed = tokens.slice(Math.max(0, at - 2), at).some((each) => each.arg === "fit");
  return text === fold(value) && (isNamed || kind === "quote");
}

const isBeside = ({ tokens, used }: Proof, at: number, id: string): boolean =>
  [at - 2, at - 1, at + 1, at + 2].some((other) => used[tokens[other]?.start ?? -1] === id);

/** "Monaco", a city and a suburb: which of them nothing says. */
function isAmbiguous(proof: Proof, token: Token, { f, in: values }: ValueCondition): boolean {
  const held = token.entries.filter(({ rows }) => rows > 0);
  const others = held.filter((entry) => entry.field !== f || !values.includes(entry.value));
  if (others.length === 0 || token.kind === "value") return false;
  const at = proof.tokens.indexOf(token);
  const isNamed = [at - 2, at - 1, at + 1].some((near) => {
    const beside = proof.tokens[near];
    return (
      (beside?.kind === "field" && beside.arg === f) || (beside?.kind === "on" && f === "street")
    );
  });
  const rows = held.find((entry) => entry.field === f)?.rows;
  return !isNamed && others.some((other) => other.rows !== rows && other.field !== "street");
}

/** A value in words that nothing knows: a model can translate them, and nobody can check it. */
function isTranslated(proof: Proof, { isNegated, id }: SaidLeaf): boolean {
  const span = proof.spans.get(id);
  if (!span) return false;
  const inside = proof.tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
  const unknown = inside.filter(({ kind }) => kind === "unknown");
  const isPlain = inside.every(({ kind }) =>
    ["unknown", "filler", "type", "notCollected"].includes(kind),
  );
  if (unknown.length === 0 || !isPlain) return false;
  if (unknown.some((token) => polarityAt(proof, token).isNegated !== isNegated)) return false;
  claimAll(proof, inside, id);
  proof.doubts.push(id);
  return true;
}

function provePresence(proof: Proof, leaf: PresenceCondition, said: SaidLeaf): void {
  const { f, has, role } = leaf;
  const isLacking = has === said.isNegated;
  const polar = { isNegated: isLacking, id: said.id };
  const named = role === undefined ? [] : proof.tokens.filter((t) => isRole(t, role));
  const fields = proof.tokens.filter((token) => isColumn(token, f));
  if (role !== undefined && !claimPolar(proof, named, polar)) {
    missing(proof, `${f} ${role}`);
    return;
  }
  const had = isLacking ? fields : fields.filter((token) => polarityAt(proof, token).isHad);
  if (!claimPolar(proof, had, polar) && role === undefined) missing(proof, `${f} ${has}`);
}

const isRole = ({ kind, arg }: Token, role: string): boolean =>
  (kind === "role" || kind === "network") && arg === role;

const textKinds: Readonly<Record<TextCondition["how"], readonly string[]>> = {
  contains: ["contain", "named", "with", "in", "have", "mention"],
  word: ["contain", "named", "with", "have"],
  starts: ["start"],
  ends: ["end"],
  equals: ["named", "listing", "be"],
};

/** A text is in the question letter by letter, with a word for its use. */
function proveText(proof: Proof, { f, how, text }: TextCondition, said: SaidLeaf): void {
  const span = spanOfText(proof, text);
  if (!span) {
    missing(proof, `${f} ${text}`);
    return;
  }
  const verbs = proof.tokens.filter(
    ({ kind, end }) => textKinds[how].includes(kind) && end <= span.end,
  );
  const quoted = proof.tokens.some(({ kind, start }) => kind === "quote" && start <= span.start);
  const isName = f === "name" && how !== "starts" && how !== "ends";
  if (verbs.length === 0 && !(isName && quoted)) {
    missing(proof, `${f} ${how}`);
    return;
  }
  const verb = verbs.at(-1);
  const { isNegated, by } = verb ? polarityAt(proof, verb) : { isNegated: false, by: [] };
  if (isNegated !== said.isNegated) {
    missing(proof, `${f} not ${text}`);
    return;
  }
  claim(proof, span, said.id);
  claim(proof, verb, said.id);
  claimAll(proof, by, said.id);
  claimAll(proof, saying(proof, "field", f), said.id);
  claimAll(proof, saying(proof, ["contain", "letter", "part"]), said.id);
}

function proveArea(proof: Proof, { area }: PostcodeAreaCondition, said: SaidLeaf): void {
  const span = spanOfText(proof, area);
  const token = span && proof.tokens.find(({ start }) => start === span.start);
  if (!span || !token) {
    missing(proof, `postcode ${area}`);
    return;
  }
  if (!claimPolar(proof, [token], said)) {
    missing(proof, `postcode ${area}`);
    return;
  }
  claim(proof, span, said.id);
  claimAll(proof, saying(proof, ["postcodearea", "start"]), said.id);
  claimAll(proof, saying(proof, "field", "postcode"), said.id);
}
