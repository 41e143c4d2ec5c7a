import { declarationOf } from "../../../listing/listing.ts";
import {
  type Comparison,
  type Condition,
  isNumber,
  isPresence,
  isValue,
  leavesOf,
  type OpenCondition,
} from "../../plan/plan.ts";
import { shortNamesOf } from "../own-names.ts";
import type { Meanings, SaidCondition, SetPhrase } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { starField } from "./number-columns.ts";

const head = (conditions: readonly SaidCondition[], isPlural: boolean): SetPhrase => ({
  conditions,
  hasHead: true,
  lastIsStatement: false,
  isPlural,
});

/** The parts of an "and", each with the same words. */
const said = (condition: Condition, span: { from: number; to: number }): SaidCondition[] =>
  ("and" in condition ? condition.and : [condition]).map((each) => ({ condition: each, ...span }));

/** Types, businesses of one name, or just "businesses". */
const headRules: readonly Rule[] = [
  ...rules("types", ["types or|and types", "either types or types", "types types"], (p) => {
    const one = p.get("types");
    const other = p.get("types", 1);
    const values = [...one.values, ...other.values];
    const all = [...new Set(values)];
    // "kindergartens/nurseries": two words for one type.
    const isTwice = all.length < values.length && !(p.has("or") && all.length === 1);
    if (isTwice || !(p.has("or") || p.has("and"))) return null;
    return { values: all, isPlural: true };
  }),
  // "massage people", "insurance guys"
  ...rules("types", "types outfit", (p) => {
    const { values } = p.get("types");
    const dishes = p.preset.entries("cuisine").map(({ value }) => value.toLowerCase());
    // "sandwich places": those of this type, or of this cuisine?
    const isDish = values.some((type) =>
      dishes.some((dish) => type.toLowerCase().startsWith(`${dish} `)),
    );
    return p.isTight && !isDish ? { values, isPlural: true } : null;
  }),
  ...rules("types", "activity", (p) => {
    const known = new Set(p.preset.entries("category").map(({ value }) => value));
    const values = p.arg("activity").split("+");
    const collected = values.filter((value) => known.has(value));
    return collected.length > 0 ? { values: collected, isPlural: true } : null;
  }),
  ...rules("set", "types", (p) => {
    const { values, isPlural } = p.get("types");
    return head(said({ f: "category", in: [...values] }, p.span), isPlural);
  }),
  ...rules("set", "shopword", () => made(head([], true), { cost: 0.7, assumed: ["shops"] })),
  // "the japanese ones": of those before, if there are any
  ...rules("set", "subject", (p) => {
    const isOnes = p.arg("subject") === "ones";
    return isOnes && p.before ? null : head([], p.arg("subject") !== "one");
  }),
  ...rules("set", ["business branches?", "branches of business"], (p) => {
    const condition = namedAs(p);
    if (p.get("business").isOneOfMany) return null;
    const isPlural = p.get("business").rows.length > 1;
    return condition && made(head(said(condition, p.span), isPlural), { cost: 0.5 });
  }),
  ...rules("business", ["business types"], (p) => {
    const { rows, ...named } = p.get("business");
    const wanted = new Set(p.get("types").values);
    const kept = rows.filter((row) =>
      p.preset.columns.cells(row, categoryColumns).categories?.some((each) => wanted.has(each)),
    );
    if (kept.length > 0) return made({ ...named, rows: kept }, { cost: 0.1 });
    const longer = shortNamesOf(p.preset)
      .businesses(named.name.split(" "))
      .filter((row) =>
        p.preset.columns.cells(row, categoryColumns).categories?.some((each) => wanted.has(each)),
      );
    if (longer.length > 0) return made({ ...named, rows: longer, isShort: true }, { cost: 0.5 });
    // "the Anchor pub" may be a bar on the map: one business of that name is the one.
    return rows.length === 1 ? made({ ...named, rows }, { cost: 1.5 }) : null;
  }),
  // "repsol stations": of this name and of this type
  ...rules("set", ["business types"], (p) => {
    const condition = namedAs(p);
    const { values, isPlural } = p.get("types");
    const type: Condition = { f: "category", in: [...values] };
    const { rows } = p.get("business");
    const isAny = rows.some((row) =>
      p.preset.columns
        .cells(row, categoryColumns)
        .categories?.some((each) => values.includes(each)),
    );
    if (!condition || !isAny) return null;
    const conditions = [...said(type, p.spanOf("types")), ...said(condition, p.spanOf("business"))];
    return made(head(conditions, isPlural), { cost: 0.5 });
  }),
  ...rules("set", "condition", (p) => {
    const { condition, isBare } = p.get("condition");
    const set = {
      ...head(said(condition, p.span), true),
      hasHead: false,
      lastIsStatement: !isBare,
    };
    return made(set, { cost: 1 });
  }),
];

const categoryColumns = ["categories"] as const;

/** One name, or the words that all of their names have. */
export function namedAs(p: Parts): Condition | null {
  const { rows, name, isShort } = p.get("business");
  const texts = new Set(rows.map((row) => p.preset.columns.texts("name")[row] ?? ""));
  const [text] = texts;
  if (texts.size === 1 && text) return { f: "name", how: "equals", text };
  const isIn = [...texts].every((each) => ` ${each} `.includes(` ${name} `));
  return isShort && isIn ? { f: "name", how: "word", text: name } : null;
}

/** Whether nothing can fulfil all of these, or one thing is said twice. */
function contradicts(conditions: readonly SaidCondition[]): boolean {
  const all = conditions.map(({ condition }) => condition);
  return all.some((one, at) => all.slice(at + 1).some((other) => excludes(one, other)));
}

function excludes(one: Condition, other: Condition): boolean {
  if (isMixed(one, other)) return true;
  if ("open" in one && "closed" in other) return areOfOneDay(one.open, other.closed);
  if ("closed" in one && "open" in other) return areOfOneDay(other.open, one.closed);
  if (!("f" in one && "f" in other) || one.f !== other.f) return false;
  // A business has one suburb, and as good as one type: two filters on it contradict each other.
  if (isValue(one) && isValue(other)) {
    return one.f === "category" || declarationOf(one.f).kind === "word";
  }
  if (isPresence(one) && isPresence(other)) return one.role === other.role && one.has !== other.has;
  return isNumber(one) && isNumber(other) && areApart(one, other);
}

/** A time without a day beside one of a day: nobody says of which days both are. */
function isMixed(one: Condition, other: Condition): boolean {
  const ofDays = [one, other].map((each) =>
    leavesOf(each).flatMap((leaf) =>
      "open" in leaf && typeof leaf.open === "object" ? [leaf.open.dow !== undefined] : [],
    ),
  );
  const [first = [], second = []] = ofDays;
  return first.length > 0 && second.length > 0 && new Set([...first, ...second]).size > 1;
}

const areOfOneDay = (open: OpenCondition["open"], { dow }: { dow: number }): boolean =>
  typeof open === "object" && open.dow === dow;

function areApart(one: Comparison, other: Comparison): boolean {
  const least = Math.max(...[one, other].map(({ gt, gte, eq }) => gt ?? gte ?? eq ?? -Infinity));
  const most = Math.min(...[one, other].map(({ lt, lte, eq }) => lt ?? lte ?? eq ?? Infinity));
  return least > most;
}

const isNotOpen = (condition: Condition): boolean =>
  "and" in condition
    ? condition.and.some(isNotOpen)
    : "not" in condition && leavesOf(condition).some((leaf) => "open" in leaf);

export function narrowed(
  set: SetPhrase,
  { condition, isStatement, isBare, isOfDays }: Meanings["condition"],
  span: { from: number; to: number },
): SetPhrase | null {
  // "not open after 8 pm on Saturday and on Sunday": not open on Sunday, either.
  if (isOfDays && set.conditions.some((each) => isNotOpen(each.condition))) return null;
  const conditions = [...set.conditions, ...said(condition, span)];
  if (contradicts(conditions)) return null;
  return { ...set, conditions, lastIsStatement: isStatement && !isBare };
}

/** "with delivery and catering or repair" may be meant in two ways. */
function after(p: Parts): SetPhrase | null {
  const { condition } = p.get("condition");
  if ((p.has("and") || p.has("connect")) && "or" in condition) return null;
  // "hotels with breakfast" says nothing of opening hours.
  if (p.has("whose") && p.arg("whose") === "with" && "open" in condition) return null;
  return narrowed(p.get("set"), p.get("condition"), p.spanOf("condition"));
}

export const setRules: readonly Rule[] = [
  ...headRules,
  ...rules(
    "set",
    [
      "set condition",
      "set and|but|butnot|connect condition",
      "set that|whose|whichof|where condition",
    ],
    after,
  ),
  ...rules("set", "condition set", (p) => {
    const condition = p.get("condition");
    const set = p.get("set");
    const isBefore = condition.isBare && set.hasHead;
    if (!isBefore) return null;
    const found = narrowed(set, condition, p.spanOf("condition"));
    return found && { ...found, lastIsStatement: set.lastIsStatement };
  }),
  // "3 star hotels or better"
  ...rules("set", "number unit set after", (p) => {
    if (p.arg("unit") !== "star" || !/^[gl]te$/.test(p.arg("after"))) return null;
    const condition = { f: starField(p.preset), [p.arg("after")]: p.get("number") } as Condition;
    return narrowed(
      p.get("set"),
      { condition, isStatement: true, isBare: false },
      p.spanOf("number"),
    );
  }),
  // "except the hotels", "that are not hotels"
  ...rules("set", ["set exceptfor types", "set not types"], (p) =>
    narrowed(
      p.get("set"),
      {
        condition: { not: { f: "category", in: [...p.get("types").values] } },
        isStatement: true,
        isBare: false,
      },
      p.spanOf("types"),
    ),
  ),
];
