import {
  type Condition,
  type PresenceField,
  presenceFields,
  type RoleField,
} from "../plan/plan.ts";
import { addClause, argAt, kindAt, leaveOver, type Reader, select, skip, spanOf } from "./draft.ts";

export const isPresenceField = (field: string): field is PresenceField =>
  (presenceFields as readonly string[]).includes(field);

interface FieldHere {
  condition: { f: PresenceField; has: boolean; role?: string };
  next: number;
  /** "a" before it, as in "no website but a phone". */
  isRating: boolean;
}

/** A field with its role: "owner e-mail", "e-mail address of the owner", "Facebook page". */
export function fieldHere(reader: Reader, at: number): FieldHere | null {
  const kind = kindAt(reader, at);
  const arg = argAt(reader, at);
  if (kind === "network") {
    const next = argAt(reader, at + 1) === "socials" ? at + 2 : at + 1;
    return { condition: { f: "socials", has: true, role: arg }, next, isRating: false };
  }
  if (kind === "role") {
    const next = skip(reader, at + 1, ["mark"]);
    const field = argAt(reader, next);
    if (
      kindAt(reader, next) === "field" &&
      (field === "emails" || field === "phone" || field === "phones")
    ) {
      return { condition: roleCondition(field, arg), next: next + 1, isRating: false };
    }
    return null;
  }
  if (kind !== "field" || !isPresenceField(arg)) return null;
  const roleAt = skip(reader, at + 1, ["of"]);
  if (
    roleAt > at + 1 &&
    kindAt(reader, roleAt) === "role" &&
    (arg === "emails" || arg === "phone")
  ) {
    return {
      condition: roleCondition(arg, argAt(reader, roleAt)),
      next: roleAt + 1,
      isRating: false,
    };
  }
  const networkAt = skip(reader, at + 1, ["of", "on"]);
  if (arg === "socials" && kindAt(reader, networkAt) === "network") {
    return {
      condition: { f: "socials", has: true, role: argAt(reader, networkAt) },
      next: networkAt + 1,
      isRating: false,
    };
  }
  return { condition: { f: arg, has: true }, next: at + 1, isRating: arg === "rating" };
}

const roleCondition = (field: string, role: string): FieldHere["condition"] => {
  const f: RoleField = field === "emails" ? "emails" : "phones";
  return { f, has: true, role };
};

/** After "have", "with", "no", "without", "lack", "missing", "neither" at `at - 1`: fields it is said of. */
export function presenceList(reader: Reader, first: number, how: "has" | "no" | "lack"): number {
  const { draft, tokens } = reader;
  let at = skip(reader, first, ["both", "either", "every"]);
  const conditions: Condition[] = [];
  let joint: "or" | "and" | "" = "";
  let has = how === "has";
  const isNegated = draft.pendingNot !== null;
  while (at < tokens.length) {
    const here = fieldHere(reader, at);
    if (!here || isComparedNext(reader, at)) break;
    // "without reviews" is known to have none, "with an unknown number of reviews" is not.
    const isZero = here.condition.f === "review_count" && kindAt(reader, first - 1) !== "missing";
    if (isZero && !has) conditions.push({ f: "review_count", eq: 0 });
    else conditions.push({ ...here.condition, has });
    // Spanish and French say "ni" before each.
    const nor = how === "lack" ? ["nor", "neither"] : ["nor"];
    const next = skip(reader, here.next, ["mark", "and", "or", "but", ...nor]);
    const joints = tokens.slice(here.next, next).map(({ kind }) => kind);
    at = here.next;
    if (joints.length === 0) break;
    const turn = kindAt(reader, next);
    const turnsTo =
      turn === "no" || turn === "without"
        ? false
        : turn === "have" || turn === "with"
          ? true
          : null;
    const target = turnsTo === null ? next : next + 1;
    if (
      !fieldHere(reader, target) ||
      isComparedNext(reader, target) ||
      isStatedNext(reader, target) ||
      (turnsTo !== null && !isOneList(reader, target, joints))
    )
      break;
    if (turnsTo === null && joints.includes("but")) has = !has;
    if (turnsTo !== null) has = turnsTo;
    if (turnsTo === null && how !== "has" && joints.includes("and") && !joints.includes("or")) {
      return ambiguous(reader, first, target);
    }
    joint = joints.includes("or") ? "or" : "and";
    at = target;
  }
  if (conditions.length === 0) return first;
  emit(reader, conditions, { joint, how, isNegated, from: first - 1, to: at });
  return at;
}

/** "a phone and a rating above 4": the last one is compared, not only asked to be there. */
const isComparedNext = (reader: Reader, at: number): boolean =>
  ["rating", "review_count", "price_level", "founded_year"].includes(argAt(reader, at)) &&
  ["cmp", "number", "num", "between", "sign"].includes(
    kindAt(reader, skip(reader, at + 1, ["of", "be", "mark", "in"])),
  );

/** "a website but the rating is missing" */
const isStatedNext = (reader: Reader, at: number): boolean => {
  const next = skip(reader, at + 1, ["be", "not"]);
  return next > at + 1 && ["missing", "known"].includes(kindAt(reader, next));
};

/** "no phone and no website" goes on; a comparison or value after the field starts something new. */
const isOneList = (reader: Reader, at: number, joints: readonly string[]): boolean =>
  !joints.includes("or") && !["number", "cmp"].includes(kindAt(reader, at + 1));

function emit(
  reader: Reader,
  conditions: Condition[],
  {
    joint,
    how,
    isNegated,
    from,
    to,
  }: { joint: string; how: string; isNegated: boolean; from: number; to: number },
): void {
  const span = spanOf(reader, Math.max(0, from), to);
  const abouts = conditions.map((one) => ("f" in one ? `has ${one.f}` : "has"));
  // "no website or phone" is neither; "with a website or a phone" is one of them.
  const isAny = joint === "or" && (how === "has" ? !isNegated : how === "lack");
  if (isAny && how === "lack" && conditions.length > 1) {
    const readings = reader.question.slice(span.start, span.end);
    reader.draft.ambiguities.push({ ...span, readings: [readings] });
    return;
  }
  const all = isNegated
    ? conditions.map((one) => ("has" in one ? { ...one, has: !one.has } : { not: one }))
    : conditions;
  reader.draft.pendingNot = null;
  if (isAny) addClause(reader, { or: all }, abouts.join(" "), span);
  else
    all.forEach((one, at) => {
      addClause(reader, one, abouts[at] ?? "has", span);
    });
}

/** "without a website and a phone": neither, or the one but not the other? */
function ambiguous(reader: Reader, first: number, second: number): number {
  const { draft, question, tokens } = reader;
  const [marker, one, other] = [tokens[first - 1], tokens[first], tokens[second]];
  if (!marker || !one || !other) return leaveOver(reader, first);
  const text = (token: { start: number; end: number }): string =>
    question.slice(token.start, token.end);
  const said = text(marker);
  const and = question.slice(tokens[second - 1]?.start ?? 0, tokens[second - 1]?.end ?? 0) || "and";
  draft.ambiguities.push({
    start: marker.start,
    end: other.end,
    readings: [
      `${said} ${text(one)} ${and} ${said} ${text(other)}`,
      `${said} ${text(one)} ${and} ${withWord[draft.intents.has("de") ? "de" : "en"]} ${text(other)}`,
    ],
  });
  return second + 1;
}
const withWord = { en: "with", de: "mit" } as const;

/** "with a rating above 4 and a website": the second field is a filter as the first is. */
function isFurtherFilter({ draft, tokens }: Reader, at: number): boolean {
  if (!draft.pendingAnd && !draft.pendingOr) return false;
  const before = tokens.slice(0, at);
  const last = draft.clauses.at(-1);
  return (
    last !== undefined &&
    /^(has|fit|rating|review|price|founded|payments|services)/.test(last.about) &&
    before.some(({ kind }) => kind === "have" || kind === "with") &&
    before.at(-1)?.kind !== "their"
  );
}

/** Fields that stand alone: "… is missing", columns of a file, what is asked of one business. */
export function bareFields(reader: Reader, at: number): number {
  const here = fieldHere(reader, at);
  const { draft } = reader;
  if (!here) return leaveOver(reader, at);
  const after = skip(reader, here.next, ["be"]);
  const turned = kindAt(reader, after) === "not" ? after + 1 : after;
  const state = kindAt(reader, turned);
  if (state === "missing" || state === "known") {
    const has = (state === "known") === (turned === after);
    const span = spanOf(reader, at, turned + 1);
    addClause(reader, { ...here.condition, has }, `has ${here.condition.f}`, span);
    return turned + 1;
  }
  if (draft.pendingNot) return leaveOver(reader, at);
  const span = spanOf(reader, at, here.next);
  if (isFurtherFilter(reader, at)) {
    addClause(reader, here.condition, `has ${here.condition.f}`, span);
    return here.next;
  }
  select(reader, here.condition.f, span);
  if (here.condition.role !== undefined) draft.roles.push(here.condition);
  return here.next;
}
