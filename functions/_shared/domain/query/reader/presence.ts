import { type PresenceField, presenceFields, type RoleField } from "../plan/plan.ts";
import { addClause, argAt, kindAt, leaveOver, type Reader, select, skip, spanOf } from "./draft.ts";

export const isPresenceField = (field: string): field is PresenceField =>
  (presenceFields as readonly string[]).includes(field);

export interface FieldHere {
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

const article = /(?:^|\s)(?:an?|eine?n?|une?|una?)\s+$/i;

/** "a website and whose name contains …" */
export const isTextNext = (reader: Reader, at: number): boolean => {
  const next = skip(reader, at + 1, ["not", "be"]);
  return ["contain", "start", "end", "named", "quote"].includes(kindAt(reader, next));
};

/** "with a rating above 4 and a website": the second field is a filter as the first is. */
function isFurtherFilter(reader: Reader, at: number): boolean {
  const { draft, tokens, question } = reader;
  if (isTextNext(reader, at)) return false;
  const before = tokens.slice(0, at);
  const last = draft.clauses.at(-1);
  // "… with a website and show the phone"
  if (before.at(-1)?.kind === "list") return false;
  const hasArticle = article.test(question.slice(0, tokens[at]?.start ?? 0));
  const isJoined = before.at(-1)?.kind === "and" || before.at(-1)?.kind === "mark";
  // "rated above 4 and a website", "with Visa, a website and an email"
  if (last && hasArticle && isJoined && draft.selected.length === 0) return true;
  if (!draft.pendingAnd && !draft.pendingOr) return false;
  // "…, with name, phone and email": the ones before it are columns.
  const isColumn = last !== undefined && (draft.selected.at(-1)?.start ?? 0) > last.end;
  return (
    last !== undefined &&
    !isColumn &&
    /^(has|fit|rating|review|price|founded|payments|services)/.test(last.about) &&
    before.some(({ kind }) => ["have", "with", "offer", "accept"].includes(kind)) &&
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
  // "Haben alle Hotels eine Website?" has its verb at the front.
  const isAsked = reader.tokens[0]?.kind === "whetherall" && !draft.verbSeen;
  if (isAsked || isFurtherFilter(reader, at)) {
    addClause(reader, here.condition, `has ${here.condition.f}`, span);
    return here.next;
  }
  select(reader, here.condition.f, span);
  if (here.condition.role !== undefined) draft.roles.push(here.condition);
  return here.next;
}
