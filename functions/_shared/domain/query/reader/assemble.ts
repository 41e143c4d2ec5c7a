import { isNumber } from "./comparison.ts";
import { emptyDraft, isRising, kindAt, leaveOver, type Reader } from "./draft.ts";
import { hoursClause, startsHours } from "./hours-clause.ts";
import { rules } from "./rules.ts";
import { endWhole } from "./share-parts.ts";
import { wordInName } from "./text-clause.ts";
import { halves } from "./time-of-day.ts";
import type { Token } from "./token.ts";

/** Reads the pieces from left to right; every piece is used by a rule or left over. */
export function assemble(reader: Omit<Reader, "draft">): Reader {
  const whole: Reader = {
    ...reader,
    tokens: withAlternatives(
      reader.tokens.filter(({ kind }) => kind !== "filler"),
      reader.question,
    ),
    draft: emptyDraft(),
  };
  let at = 0;
  while (at < whole.tokens.length) {
    const next = step(whole, at);
    at = next > at ? next : leaveOver(whole, at);
  }
  closeOpenEnds(whole);
  return whole;
}

const hasVerb = /^(do|does|are|is|have|has|haben|hat|sind|ist|est ce que|هل)\b|^هل/;
/** "… have all of phone and email": only at the front of a question are these one thing. */
const verbs: readonly (readonly [string, RegExp])[] = [
  ["have", /^(have|has|haben|hat)\b/],
  ["be", /^(are|is|sind|ist)\b/],
];
const openAsAdjective = /^(ouvert|abiert|geoffnet|offen|مفتوح)/;
const asksWhether = /^\s*¿|[?؟]\s*$/;
const joint = /^(?:(or|oder|ou|o|او)|(and|und|et|y|و)) /;

const isRelative = /(?<!\p{L})(?:los|las|el|la)\s+que$/iu;

/** "below 3 or more than 4": "or more" belongs to what follows it, not to what stands before. */
function withAlternatives(tokens: readonly Token[], question: string): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    const [, orWord, andWord] = joint.exec(token.text) ?? [];
    const word = orWord ?? andWord;
    const next = tokens[at + 1];
    // "all the hotels with …" is said of those, "Do all hotels …?" asks.
    const isFirst = tokens
      .slice(0, at)
      .every(({ kind }) => ["mark", "have", "accept", "offer", "open"].includes(kind));
    const isVerb = tokens.some(
      ({ kind, text }) =>
        ["have", "be", "accept", "offer"].includes(kind) ||
        (kind === "open" && !openAsAdjective.test(text)),
    );
    const isTurned = /-(?:ils|elles)(?![\p{L}])/u.test(question);
    const asks = isFirst && asksWhether.test(question);
    if (
      token.kind === "whetherall" &&
      !(asks && (isVerb || isTurned || hasVerb.test(token.text)))
    ) {
      const verb = verbs.find(([, words]) => words.test(token.text));
      return verb ? [{ ...token, kind: verb[0] }] : [];
    }
    // Arabic writes "who" and "of" alike; "who" comes first.
    if (token.kind === "ask1" && token.text === "من" && at > 0) {
      return [{ ...token, kind: "of", arg: "" }];
    }
    // "los que tengan web": the ones that, where "¿qué …?" asks.
    if (token.kind === "ask" && isRelative.test(question.slice(0, token.end))) {
      return [{ ...token, kind: "that", arg: "" }];
    }
    // Spanish says "among" and "between" alike.
    if (token.kind === "of" && token.text === "entre" && next && isNumber(next.kind)) {
      return [{ ...token, kind: "between", arg: "" }];
    }
    if (token.kind !== "after" || word === undefined || !next) return [token];
    const number = ["than", "of"].includes(next.kind) ? tokens[at + 2] : next;
    const before = tokens[at - 1]?.kind ?? "";
    const alternative = { ...token, kind: orWord ? "or" : "and", arg: "", text: word };
    const parted = [
      { ...alternative, end: token.start + word.length },
      { ...token, start: token.start + word.length + 1 },
    ] as const;
    // "before 9 am or after 8 pm"
    if (isTime(next, tokens[at + 2])) {
      const [one, other] = parted;
      return [one, { ...other, kind: token.arg.startsWith("g") ? "after" : "before", arg: "" }];
    }
    const isWhole = !isNumber(before) && before !== "unit";
    const isSaidFirst = isWhole || ["than", "of"].includes(next.kind);
    const isCompared = tokens[at - 2]?.kind === "cmp" || isSaidFirst;
    if (!number || !isNumber(number.kind) || !isCompared) return [token];
    const [one, other] = parted;
    return [one, { ...other, kind: "cmp", arg: token.arg === "gte" ? "gt" : "lt" }];
  });
}

const isTime = (token: Token, next: Token | undefined): boolean =>
  token.kind === "time" ||
  token.kind === "noon" ||
  (isNumber(token.kind) && next?.kind === "unit" && [...halves, "hour"].includes(next.arg));

/** What is largest is not what is rated highest. */
const ofSize = /^(big|large|small|gross|klein|grand|petit|gran|peque|mayor|اكبر|أكبر|اصغر|أصغر)/;

/** A "not" or "or" that nothing followed changes what was asked. */
function closeOpenEnds({ draft, tokens, question }: Reader): void {
  const [superlative] = draft.supers;
  const [number] = draft.numbers;
  const isOpen = superlative && ["highest", "lowest"].includes(superlative.arg);
  const said = superlative ? tokens.find(({ start }) => start >= superlative.start)?.text : "";
  const isOfSize = ofSize.test(said ?? "");
  const isAlone =
    !isOfSize &&
    draft.numbers.length === 1 &&
    draft.functions.length === 0 &&
    draft.selects.length === 0 &&
    !draft.intents.has("what") &&
    (number?.start ?? 0) > (superlative?.start ?? 0);
  // "the highest 5 restaurants by rating", where the field comes last
  if (isOpen && number && isAlone && draft.groupBy === null && draft.groupable.length === 0) {
    superlative.arg = `${number.field}.${isRising(superlative) ? "asc" : "desc"}`;
    draft.numbers.pop();
  }
  if (draft.pendingNot) draft.leftovers.push(draft.pendingNot);
  // "not hotels, gyms": neither, or gyms instead?
  const [first] = tokens;
  const isListed = tokens.some(({ kind }) => ["and", "or", "nor", "but"].includes(kind));
  if (first?.kind === "not" && !isListed && /,\s*\S/.test(question)) draft.leftovers.push(first);
  const isNearest = draft.supers.some(({ arg }) => ["near", "far"].includes(arg));
  if (draft.stated && isNearest && draft.from === null) {
    draft.from = draft.stated.ref;
    draft.stated = null;
  }
  if (draft.stated) draft.leftovers.push(draft.stated);
  // "and how many do?"
  const doing = /(?<=\bhow many(?: of them)? )(?:do|does|did)(?=[\s?.!]*$)/i.exec(question);
  if (doing) draft.leftovers.push({ start: doing.index, end: doing.index + doing[0].length });
  // "what share of all hotels is that?"
  const last = tokens.findLast(({ kind }) => kind !== "mark");
  if (last && draft.intents.has("share") && /^(that|eso)$/.test(last.text)) {
    draft.leftovers.push({ start: last.start, end: last.end });
  }
  const lastOr = tokens.findLast(({ kind }) => kind === "or");
  if (draft.pendingOr && lastOr) draft.leftovers.push({ start: lastOr.start, end: lastOr.end });
}

function step(reader: Reader, at: number): number {
  const kind = kindAt(reader, at);
  // "die Porto im Namen haben"
  const inName = ["type", "place", "value"].includes(kind) ? wordInName(reader, at) : at;
  if (inName > at) return inName;
  endWhole(reader, at);
  const rule = rules[kind];
  if (rule) return rule(reader, at);
  if (startsHours(kind)) return hoursClause(reader, at);
  if (intentKinds.has(kind)) return intent(reader, at);
  if (passedOver.has(kind)) return at + 1;
  return leaveOver(reader, at);
}

const intentKinds = new Set([
  "count",
  "list",
  "ask",
  "file",
  "map",
  "describe",
  "different",
  "more",
  "fewer",
  "difference",
  "compare",
  "whatabout",
  "everywhere",
  "now_",
  "common",
  "asc",
  "desc",
  "reset",
]);
const passedOver = new Set([
  "mark",
  "in",
  "on",
  "as",
  "that",
  "their",
  "either",
  "both",
  "but",
  "at",
  "every",
  "part",
  "letter",
  "be2",
]);

function intent({ draft, tokens }: Reader, at: number): number {
  const kind = tokens[at]?.kind ?? "";
  const names: Readonly<Record<string, string>> = {
    whatabout: "follow",
    now_: "follow",
    asc: "sort asc",
    desc: "sort desc",
  };
  // "… and also have a website" goes on with what this question speaks of.
  if (kind === "now_" && draft.subject !== null) {
    // "What share of those with a website also has an email?": what stood before is the whole.
    if (draft.intents.has("share")) for (const clause of draft.clauses) clause.afterVerb = false;
    return at + 1;
  }
  const token = tokens[at];
  // "How many reviews do all of them have put together?"
  if (token?.text === "put together" && ["", "mark"].includes(tokens[at + 1]?.kind ?? "")) {
    draft.functions.push({ fn: "sum", start: token.start, end: token.end });
    return at + 1;
  }
  // "how many have A and how many have B?" are two questions.
  const isAgain = kind === "count" && draft.intents.has("count") && draft.pendingAnd;
  if (isAgain && token) draft.leftovers.push({ start: token.start, end: token.end });
  draft.intents.add(names[kind] ?? kind);
  if (kind === "whatabout") draft.intents.add("whatabout");
  // Every list can be looked at on a map.
  if (kind === "map") draft.intents.add("list");
  if (token && comparing.includes(kind)) draft.comparatives.push(token);
  return at + 1;
}

const comparing = ["more", "fewer", "difference", "compare"];
