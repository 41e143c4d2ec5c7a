import { declarationOf } from "../../../listing/listing.ts";
import {
  type Condition,
  filtersOf,
  isNumberField,
  isPresence,
  isValue,
  type Plan,
} from "../../plan/plan.ts";
import type { Draft, SaidCondition, SetPhrase } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";

/** "Those": all rows of the answer before. A plan can't express the first ten, or groups. */
export function those(p: Parts): SetPhrase | null {
  const { before } = p;
  if (!before || !isOfAllRows(before)) return null;
  const conditions = filtersOf(before).map((condition) => ({ condition, ...p.span }));
  return { conditions, hasHead: true, lastIsStatement: false, isPlural: true, isBefore: true };
}

function isOfAllRows({ op, limit, nth, measure }: Plan): boolean {
  if (limit !== undefined || nth !== undefined) return false;
  return op === "count" || op === "list" || (op === "aggregate" && measure?.fn !== "share");
}

/** Which conditions a new one takes the place of: those on the same field. */
function isReplacedBy(old: Condition, found: Condition): boolean {
  if ((isArea(old) || isArea(found)) && "f" in old && "f" in found) return areAreas(old.f, found.f);
  if (isValue(old) && isValue(found)) return old.f === found.f || areAreas(old.f, found.f);
  const kind = (condition: Condition): string =>
    "f" in condition
      ? `f ${condition.f}`
      : "not" in condition
        ? `not ${kind(condition.not)}`
        : (Object.keys(condition)[0] ?? "");
  return kind(old) === kind(found);
}

const isArea = (condition: Condition): boolean => "area" in condition;

/** A column that has one value: another one takes its place. */
const isOneValue = (condition: Condition): boolean =>
  isArea(condition) || (isValue(condition) && (condition.f === "category" || !isMany(condition)));

/** A suburb takes the place of a city and a street of a suburb: both say where. */
const areas = ["suburb", "city", "street", "postcode"];
const areAreas = (one: string, other: string): boolean =>
  areas.includes(one) && areas.includes(other);

/** The same question with other conditions: "and in Nordend?", "what about hotels?" */
function replaced(p: Parts, found: readonly SaidCondition[]): Draft | null {
  const { before } = p;
  if (!before || !isRepeatable(before)) return null;
  // "and on Facebook?": as well, or instead? Only what stands in the place of another is clear.
  const isClear = found.every(
    ({ condition }) =>
      isOneValue(condition) && filtersOf(before).some((old) => isReplacedBy(old, condition)),
  );
  if (!isClear) return null;
  const kept = filtersOf(before).filter(
    (old) => !found.some(({ condition }) => isReplacedBy(old, condition)),
  );
  const { v: _v, where: _where, said: _said, ...rest } = before;
  const conditions = [...kept.map((condition) => ({ condition, from: 0, to: 0 })), ...found];
  return { ...rest, set: follow(conditions) };
}

const follow = (conditions: readonly SaidCondition[]): SetPhrase => ({
  conditions,
  hasHead: true,
  lastIsStatement: false,
  isPlural: true,
  isBefore: true,
});

const isRepeatable = ({ op, measure }: Plan): boolean =>
  ["count", "list", "aggregate", "group", "perGroup", "countGroups"].includes(op) &&
  measure?.fn !== "share";

const said = (p: Parts): SaidCondition[] => {
  const { condition } = p.get("condition");
  const parts = "and" in condition ? condition.and : [condition];
  return parts.map((each) => ({ condition: each, ...p.spanOf("condition") }));
};

const isMany = (condition: Condition): boolean =>
  "in" in condition && declarationOf(condition.f).kind === "words";

/** The operation of the answer before on fewer rows: "only those with a phone". */
function narrowedBefore(p: Parts, found: readonly SaidCondition[]): Draft | null {
  const { before } = p;
  if (!before || !isOfAllRows(before)) return null;
  const { v: _v, where: _where, said: _said, ...rest } = before;
  const kept = filtersOf(before)
    .filter(
      (old) => !found.some(({ condition }) => !isMany(condition) && isReplacedBy(old, condition)),
    )
    .map((condition) => ({ condition, from: 0, to: 0 }));
  return { ...rest, set: follow([...kept, ...found]) };
}

const plan = (draft: Draft | null) => draft && { plan: draft };

/** "and without?": the column asked for last, the other way round. */
function turned(p: Parts): Draft | null {
  const { before } = p;
  if (!before || !isRepeatable(before)) return null;
  const filters = filtersOf(before);
  const at = filters.findLastIndex(isPresence);
  const last = filters[at];
  const others = filters.filter((filter, index) => index !== at && isPresence(filter));
  if (!last || !isPresence(last) || others.length > 0) return null;
  const isLacking = last.has;
  if (p.has("with") === isLacking) return null;
  const { v: _v, where: _where, said: _said, ...rest } = before;
  const span = p.span;
  const conditions = filters.map((condition, index) =>
    index === at
      ? { condition: { ...last, has: !last.has }, ...span }
      : { condition, from: 0, to: 0 },
  );
  return { ...rest, set: follow(conditions) };
}

export const followUpRules: readonly Rule[] = [
  ...rules("set", "pron", (p) => those(p)),
  ...rules("set", "of pron", (p) => those(p)),
  ...rules("set", "subject", (p) => (p.arg("subject") === "ones" ? those(p) : null)),
  ...rules("plan", "whatis|and? their measure", (p) => {
    const set = those(p);
    return set && { plan: { op: "aggregate", set, measure: p.get("measure") } };
  }),
  // "what percentage is that?": of those without the last filter
  ...rules("plan", ["and? percentofthat"], (p) => {
    const set = those(p);
    const last = set?.conditions.at(-1);
    if (!set || !last || set.conditions.length < 2) return null;
    const conditions = set.conditions.slice(0, -1);
    const of = last.condition;
    return { plan: { op: "aggregate", measure: { fn: "share", of }, set: { ...set, conditions } } };
  }),
  // "order them by rating", "without the ones …"
  ...rules("plan", ["and? sort pron by column asc|desc?"], (p) => {
    const set = those(p);
    const { field } = p.get("column");
    if (!set || !isNumberField(field)) return null;
    const dir = p.has("asc") ? ("asc" as const) : ("desc" as const);
    return { plan: { op: "list", set, sort: [{ by: field, dir }] } };
  }),
  ...rules("plan", ["except|not|drop pron? condition", "exceptfor pron condition"], (p) => {
    const { condition } = p.get("condition");
    const not = { condition: { not: condition }, ...p.spanOf("condition") };
    return plan(narrowedBefore(p, [not]));
  }),
  ...rules("business", "pron", (p) => {
    const row = p.before?.target ? p.preset.columns.rowOf(p.before.target.id) : undefined;
    return row === undefined ? null : { rows: [row], name: p.before?.target?.name ?? "" };
  }),
  ...rules("plan", ["and|whatabout|now_ condition", "and? whatabout condition"], (p) =>
    plan(replaced(p, said(p))),
  ),
  ...rules("plan", ["and|whatabout|now_ set", "and whatabout set"], (p) => {
    const set = p.get("set");
    return set.isBefore || !set.hasHead || set.conditions.length === 0
      ? null
      : plan(replaced(p, set.conditions));
  }),
  ...rules("plan", ["and? only pron? condition", "and? pron condition"], (p) =>
    plan(narrowedBefore(p, said(p))),
  ),
  ...rules(
    "plan",
    ["whatabout subject|pron? without|lack|with", "and subject without|lack|with"],
    (p) => (p.has("subject") && p.arg("subject") !== "ones" ? null : plan(turned(p))),
  ),
  // "only the Greek ones"
  ...rules("plan", ["and? only condition subject", "and|whatabout condition subject"], (p) => {
    if (p.arg("subject") !== "ones") return null;
    return plan(p.has("only") ? narrowedBefore(p, said(p)) : replaced(p, said(p)));
  }),
  ...rules("plan", ["and? only condition pron"], (p) => plan(narrowedBefore(p, said(p)))),
  // "and the last of them to close"
  ...rules("plan", ["and? whichof|whatis|who subject|pron? be|have? rank"], (p) => {
    const set = those(p);
    if (!set || (p.has("subject") && p.arg("subject") === "many")) return null;
    const isMany = p.has("subject") && p.arg("subject") === "ones" && !p.has("rank");
    return { plan: { op: "list", set, sort: [p.get("rank").sort], limit: isMany ? 10 : 1 } };
  }),
  // "and how many of them have a phone"; "and those with a phone" may mean as well
  ...rules("plan", ["and howmany set"], (p) => {
    const set = p.get("set");
    return set.isBefore ? { plan: { op: "count", set } } : null;
  }),
  ...rules("plan", ["and whichof set"], (p) => {
    const set = p.get("set");
    return set.isBefore ? { plan: { op: "list", set } } : null;
  }),
  // "export those to csv, just name and website"
  ...rules(
    "plan",
    [
      "listing|list|file? pron as|to|in? file only|with? columnword? columns only?",
      "listing|list|file? pron only|with columns only? as|to|in file",
      "as|to|in? file only|with columnword? columns only?",
    ],
    (p) => {
      const set = those(p);
      const select = [...p.get("columns").fields];
      const files = Array.from({ length: p.count("file") }, (_, at) => p.arg("file", at));
      const output = files.includes("xlsx") ? "xlsx" : "csv";
      return set && { plan: { op: "list", set, select, output } };
    },
  ),
  // "their phone numbers"
  ...rules("plan", ["listing|list|whatis|and? their columns"], (p) => {
    const set = those(p);
    return set && made({ plan: { op: "list", set, select: [...p.get("columns").fields] } }, {});
  }),
  ...rules("plan", ["and? as|to|in|listing|list? pron? as|to|in? file"], (p) => {
    const { before } = p;
    const set = those(p);
    if (before?.op !== "list" || !set) return null;
    const { v: _v, where: _where, said: _said, ...rest } = before;
    return { plan: { ...rest, set, output: p.arg("file") === "xlsx" ? "xlsx" : "csv" } };
  }),
];
