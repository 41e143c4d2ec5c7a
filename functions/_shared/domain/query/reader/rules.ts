import type { GroupKey, NumberField } from "../plan/plan.ts";
import {
  among,
  comparison,
  computing,
  only,
  pricier,
  pronoun,
  rated,
  share,
  than,
  vague,
  whetherAll,
} from "./across-clauses.ts";
import { addClause, argAt, kindAt, leaveOver, type Reader, select, skip, spanOf } from "./draft.ts";
import { drop } from "./dropped.ts";
import { fieldToken } from "./field-token.ts";
import { isUnclearNo } from "./fit-value.ts";
import {
  directionClause,
  distanceClause,
  fromClause,
  howFarClause,
  nearClause,
} from "./geo-clause.ts";
import { hoursClause } from "./hours-clause.ts";
import { foundedClause } from "./number-clause.ts";
import { byClause, groupClause, leadingClause, superClause } from "./order-clause.ts";
import { businessNamed, misspeltListing } from "./place.ts";
import {
  exception,
  isColumnList,
  isNameGiven,
  negation,
  notEither,
  possession,
  roleToken,
  verbOfValues,
} from "./possession.ts";
import { presenceList } from "./presence-list.ts";
import { price, quantity } from "./quantity.ts";
import { quoted } from "./quoted.ts";
import { reach, via } from "./reach-clause.ts";
import { sortClause } from "./sort-clause.ts";
import { containing, quotedClause, textClause } from "./text-clause.ts";
import type { Token } from "./token.ts";
import { placeList, typeList, valueList } from "./values.ts";

type Rule = (reader: Reader, at: number) => number;

/** What each kind of word does: it uses pieces from its own on, and says where to go on. */
export const rules: Readonly<Record<string, Rule>> = {
  ask1: (reader, at) => {
    reader.draft.intents.add("ask");
    reader.draft.intents.add(argAt(reader, at) === "what" ? "what" : "one");
    return at + 1;
  },
  subject: ({ draft, tokens }, at) => {
    draft.subject = { isPlural: draft.subject?.isPlural === true || isPluralNoun(tokens[at]) };
    return at + 1;
  },
  type: typeList,
  place: placeList,
  value: valueList,
  listing: businessNamed,
  notCollected: ({ draft, tokens }, at) => {
    const token = tokens[at];
    if (token) draft.refusals.push({ ...token, code: "out_of_scope", label: `type:${token.arg}` });
    return at + 1;
  },
  have: (reader, at) => {
    reader.draft.verbSeen = true;
    return possession(reader, at, "has");
  },
  with: (reader, at) => {
    const next = skip(reader, at + 1, ["their"]);
    if (isNameGiven(reader, next)) return textClause(reader, next);
    // "with their phone numbers" asks for a column, "with a phone number" for those that have one.
    return next > at + 1 || isColumnList(reader, at) ? next : possession(reader, at, "has");
  },
  known: (reader, at) => {
    // "for which no e-mail address is recorded"
    const isOfPresence =
      ["be", "field", "role", "network"].includes(kindAt(reader, at - 1)) &&
      reader.draft.clauses.at(-1)?.about.startsWith("has");
    return isOfPresence || kindAt(reader, at + 1) === "field" ? at + 1 : leaveOver(reader, at);
  },
  no: (reader, at) => possession(reader, at, "no"),
  without: (reader, at) => possession(reader, at, "no"),
  lack: (reader, at) => {
    reader.draft.verbSeen = true;
    return possession(reader, at, "lack");
  },
  missing: (reader, at) => possession(reader, at, "lack"),
  neither: (reader, at) => {
    const next = presenceList(reader, at + 1, "no");
    if (next > at + 1) return next;
    return negation(reader, at);
  },
  nor: notEither,
  not: (reader, at) => (isUnclearNo(reader, at) ? leaveOver(reader, at) : negation(reader, at)),
  // "accept anything other than cash" is not "don't accept cash".
  except: exception,
  outside: (reader, at) => {
    negation(reader, at);
    return skip(reader, at + 1, ["of"]);
  },
  and: (reader, at) => {
    // "How many are in A? And in B?" are two questions.
    if (/^[?؟]$/.test(reader.tokens[at - 1]?.text ?? "")) return leaveOver(reader, at);
    reader.draft.pendingAnd = true;
    return at + 1;
  },
  or: (reader, at) => {
    if (reader.draft.clauses.length === 0) return leaveOver(reader, at);
    reader.draft.pendingOr = true;
    return at + 1;
  },
  size: ({ draft }, at) => {
    draft.intents.add("count");
    draft.subject ??= { isPlural: true };
    return at + 1;
  },
  either: ({ draft, tokens }, at) => {
    // French says "soit" before each.
    const isSecond = tokens.slice(0, at).some(({ text }) => text === "soit");
    if (tokens[at]?.text === "soit" && isSecond && draft.clauses.length > 0) draft.pendingOr = true;
    return at + 1;
  },
  be: ({ draft }, at) => {
    if (draft.subject !== null || draft.clauses.length > 0) draft.verbSeen = true;
    return at + 1;
  },
  offer: verbOfValues,
  accept: verbOfValues,
  serve: verbOfValues,
  cmp: comparison,
  pron: pronoun,
  between: (reader, at) => {
    const isCompared = ["difference", "compare"].some((intent) => reader.draft.intents.has(intent));
    const next = quantity(reader, at);
    return next === at && isCompared ? at + 1 : next;
  },
  number: quantity,
  num: quantity,
  sign: (reader, at) => {
    if (reader.tokens[at]?.text !== "%") return quantity(reader, at);
    // "the top 10 % of the hotels"
    if (reader.draft.intents.has("top")) return leaveOver(reader, at);
    share(reader);
    return at + 1;
  },
  within: (reader, at) => distanceClause(reader, at),
  away: (reader, at) => distanceClause(reader, at),
  near: nearClause,
  dir: directionClause,
  howfar: howFarClause,
  // "how far apart … in metres"
  unit: (reader, at) =>
    reader.draft.distance !== null &&
    kindAt(reader, at - 1) === "in" &&
    ["m", "km"].includes(argAt(reader, at))
      ? at + 1
      : leaveOver(reader, at),
  of: (reader, at) => {
    among(reader, at);
    return Math.max(fromClause(reader, at), at + 1);
  },
  on: (reader, at) => {
    among(reader, at);
    return at + 1;
  },
  to: (reader, at) => {
    if (at === 0) return at + 1;
    const next = fromClause(reader, at);
    if (next > at) return next;
    const sides = reader.draft.intents.has("compare") ? ["that", "pron", "type", "subject"] : [];
    return ["file", "list", ...sides].includes(kindAt(reader, at + 1)) ? at + 1 : at;
  },
  from: (reader, at) => {
    const next = fromClause(reader, at);
    if (next > at) return next;
    return ["place", "type", "subject", "listing", "pron"].includes(kindAt(reader, at + 1))
      ? at + 1
      : hoursClause(reader, at);
  },
  after: (reader, at) => hoursClause(reader, at),
  before: (reader, at) => hoursClause(reader, at),
  until: (reader, at) => hoursClause(reader, at),
  now: (reader, at) => {
    // "and now only …" goes on; "now open" are the hours.
    const isFirst = at === 0 || (at === 1 && kindAt(reader, 0) === "and");
    if (!isFirst || kindAt(reader, at + 1) === "open") return hoursClause(reader, at);
    reader.draft.intents.add("follow");
    return at + 1;
  },
  rated,
  unrated: (reader, at) => {
    addClause(reader, { f: "rating", has: false }, "has rating", spanOf(reader, at, at + 1));
    return at + 1;
  },
  super: superClause,
  leading: leadingClause,
  rare: (reader, at) => {
    reader.draft.supers.push({ arg: "least", said: "least", ...spanOf(reader, at, at + 1) });
    reader.draft.intents.add("common");
    return at + 1;
  },
  cheap: (reader, at) => price(reader, at, { lte: 2 }),
  dear: (reader, at) => price(reader, at, { gte: 3 }),
  vague,
  fn: computing,
  field: fieldToken,
  band: (reader, at) => groupWord(reader, at, "rating_band"),
  decade: (reader, at) => groupWord(reader, at, "founded_decade"),
  fitvalue: (reader, at) => {
    // A mere "yes" is no filter.
    if (!/fit| /.test(reader.tokens[at]?.text ?? "")) return at;
    const value = argAt(reader, at);
    addClause(reader, { f: "fit", in: [value] }, "fit", spanOf(reader, at, at + 1));
    return at + 1;
  },
  network: roleToken,
  role: roleToken,
  founded: (reader, at) => {
    const next = foundedClause(reader, at);
    if (next > at) return next;
    if (reader.tokens.some(({ kind }) => kind === "listing")) select(reader, "founded_year");
    else reader.draft.numbers.push({ field: "founded_year", ...spanOf(reader, at, at + 1) });
    return at + 1;
  },
  since: (reader, at) => foundedClause(reader, at - 1),
  whoowns: (reader, at) => {
    select(reader, "founders");
    return at + 1;
  },
  where: (reader, at) => {
    if (reader.tokens.some(({ kind }) => kind === "listing")) select(reader, "address");
    else reader.draft.intents.add("list");
    return at + 1;
  },
  when: (reader, at) => {
    // "when was it founded?"
    if (reader.tokens.some(({ kind }) => kind === "founded")) return at + 1;
    select(reader, "hours");
    return kindAt(reader, at + 1) === "open" || kindAt(reader, at + 1) === "closes"
      ? at + 2
      : at + 1;
  },
  named: textClause,
  contain: containing,
  start: textClause,
  end: textClause,
  quote: quoted,
  unknown: (reader, at) => {
    const next = quotedClause(reader, at);
    return next > at ? next : misspeltListing(reader, at);
  },
  only,
  drop,
  reach,
  via,
  pricier,
  whetherall: whetherAll,
  than,
  alpha: ({ draft }, at) => {
    draft.sort.push({ by: "name", dir: "asc" });
    return at + 1;
  },
  sort: sortClause,
  spread: ({ draft }, at) => {
    const field = draft.numbers.pop()?.field ?? null;
    if (field === "rating") draft.groupBy = "rating_band";
    else draft.groupBy = field ? groupOf(field) : (draft.groupable.at(-1)?.field ?? null);
    return draft.groupBy === null ? at : at + 1;
  },
  per: groupClause,
  by: byClause,
  refuse: ({ draft, tokens }, at) => {
    const token = tokens[at];
    const [code = "", label = "", first] = (token?.arg ?? "").split(".");
    const isFirst = first === "first";
    if (token) draft.refusals.push({ ...token, code: code as never, label, isFirst });
    return at + 1;
  },
};

const groupOf = (field: NumberField): GroupKey | null =>
  field === "price_level" || field === "founded_year" ? field : null;

const isPluralNoun = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.text !== "business" &&
  /(s|en|betriebe|geschafte|lokale|eintrage|everything|data|ات|preset)$/.test(token.text);

function groupWord(reader: Reader, at: number, field: "rating_band" | "founded_decade"): number {
  reader.draft.groupable.push({ field, ...spanOf(reader, at, at + 1) });
  return at + 1;
}
