import {
  type Condition,
  isValue,
  type Measure,
  type PresenceField,
  presenceFields,
} from "../../plan/plan.ts";
import type { Draft, SaidCondition } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { sidesOf } from "./comparisons.ts";
import { plan } from "./drafts.ts";
import { those } from "./follow-ups.ts";
import { statement } from "./statement.ts";

const counted = (p: Parts): number | undefined => {
  const n = p.get("number");
  return Number.isInteger(n) && n > 0 && n <= 1000 ? n : undefined;
};

/** The largest groups of some businesses. */
function largest(p: Parts, limit: number): Draft {
  return {
    op: "group",
    groupBy: p.get("key").groupBy,
    ...(p.has("set") ? { set: p.get("set") } : {}),
    sort: [{ by: "measure", dir: "desc" }],
    limit,
  };
}

/** "Italian vs French restaurants": one value beside a set with another value of its column. */
function sidesOfValues(p: Parts): { plan: Draft } | null {
  const { condition: one } = p.get("condition");
  const set = p.get("set");
  const fieldOf = (each: Condition): string | null => ("f" in each ? each.f : null);
  const isSide = ({ condition }: SaidCondition): boolean =>
    fieldOf(condition) === fieldOf(one) &&
    (isValue(condition) ? isValue(one) : "eq" in condition && "eq" in one);
  const [other, ...more] = set.conditions.filter(isSide);
  if (fieldOf(one) === null || fieldOf(one) === "category" || !other || more.length > 0)
    return null;
  const conditions = set.conditions.filter((each) => each !== other);
  if (conditions.length === 0) return null;
  return plan({ op: "compare", set: { ...set, conditions }, sides: [one, other.condition] });
}

/** "do hotels have websites more than B&Bs do": the share of each. */
function sharesOfTwo(p: Parts): { plan: Draft } | null {
  const [one, other] = [p.get("set"), p.get("set", 1)];
  const last = one.lastIsStatement ? one.conditions.at(-1) : undefined;
  const rest = one.conditions.slice(0, -1);
  if (!last || rest.length === 0 || other.lastIsStatement || other.conditions.length === 0) {
    return null;
  }
  const sides = [rest, other.conditions].map(
    (each): Condition => ({ and: each.map(({ condition }) => condition) }),
  );
  const measure: Measure = { fn: "share", of: last.condition };
  return plan({ op: "compare", measure, sides });
}

/** Frames of everyday questions beside those of the other rules. */
export const everydayRules: readonly Rule[] = [
  // "rank the suburbs, top 3", "top 3 suburbs"
  ...rules(
    "plan",
    [
      "split|sort|rankedby key leading number",
      "split|sort|rankedby set by key leading number",
      "listing|whatis? leading number key",
      "key leading number by? howmany? branches?",
    ],
    (p) => {
      const limit = counted(p);
      return limit === undefined ? null : made(plan(largest(p, limit)), { cost: 0.2 });
    },
  ),
  ...rules("plan", ["split|rankedby key", "split|rankedby key by howmany branches"], (p) =>
    p.before && !p.has("branches")
      ? null
      : made(
          plan({
            op: "group",
            groupBy: p.get("key").groupBy,
            sort: [{ by: "measure", dir: "desc" }],
          }),
          { cost: 0.3 },
        ),
  ),
  // "which streets have the most hotels, top 4"
  ...rules("plan", "plan end? leading number", (p) => {
    const { plan: found } = p.get("plan");
    const limit = counted(p);
    const isOpen = found.limit === undefined || found.limit === 1;
    return found.op === "group" && found.sort && isOpen && limit !== undefined
      ? plan({ ...found, limit })
      : null;
  }),
  // "dentists: which streets have the most of them", "where do dentists cluster, by street"
  ...rules(
    "plan",
    [
      "where? set clusterword? end? whichof key have most of? pron?",
      "whichof key be? set clusterword",
      "whichof key set clusterword in?",
    ],
    (p) => {
      const isAsked = p.has("pron") || p.has("clusterword");
      return isAsked && !p.get("set").isBefore ? plan(largest(p, 1)) : null;
    },
  ),
  ...rules("plan", ["howmany of each key", "howmany have|in each key"], (p) =>
    p.before ? null : plan({ op: "group", groupBy: p.get("key").groupBy }),
  ),
  // "italian vs french restaurants, how many of each", "4 star or 5 star hotels, which are more"
  ...rules(
    "plan",
    [
      "condition versus|or|and set howmany of? each",
      "howmany condition versus|or|and set of? each",
      "condition versus set howmany?",
      "howmany condition versus set",
      "condition versus|or set whichof be? more|mostcommon of?",
      "more condition or|versus more? set",
    ],
    sidesOfValues,
  ),
  // "japanese vs italian", "how many italian vs french"
  ...rules(
    "plan",
    ["howmany? condition versus condition", "compare condition with|to|and condition"],
    (p) => {
      const [one, other] = [p.get("condition").condition, p.get("condition", 1).condition];
      const isOneColumn = isValue(one) && isValue(other) && one.f === other.f;
      return isOneColumn ? plan({ op: "compare", sides: [one, other] }) : null;
    },
  ),
  // "any chains with more than 5 branches"
  ...rules("plan", ["exists|whichof|listing? key have|with amount branches"], (p) => {
    const { comparison, isPlain } = p.get("amount");
    return isPlain || p.get("key").groupBy !== "chain"
      ? null
      : plan({ op: "group", groupBy: "chain", having: comparison });
  }),
  ...rules("plan", ["set versus|or|and set howmany of? each"], (p) => {
    const sides = sidesOf(p);
    return sides && plan({ op: "compare", ...sides });
  }),
  ...rules(
    "plan",
    ["isit set more|moreoften versus set", "isit? set more versus set"],
    sharesOfTwo,
  ),
  // "… in percent"
  ...rules("plan", ["plan end? share", "plan end? percentofthat"], (p) => {
    const { plan: found } = p.get("plan");
    return found.op === "compare" && found.measure?.fn === "share" ? plan(found) : null;
  }),
  ...rules("plan", ["howmany set forevery|per number set"], (p) => {
    const sides = p.get("number") === 1 ? sidesOf(p) : null;
    return sides && plan({ op: "ratio", ...sides });
  }),
  ...rules("condition", ["be|open always"], () => statement({ open: "always" })),
  ...rules("condition", ["always"], () => made(statement({ open: "always" }), { cost: 0.5 })),
  // "phone coverage in %"
  ...rules(
    "plan",
    [
      "whatis? column covered percentofthat|share? fn?",
      "whatis? covered of column percentofthat|share? fn?",
      "share of? column covered|known",
    ],
    (p) => {
      const { field, role } = p.get("column");
      const isAsked = (presenceFields as readonly string[]).includes(field) && field !== "fit";
      if (!isAsked || (p.has("fn") && p.arg("fn") !== "sum" && p.arg("fn") !== "share"))
        return null;
      const f = field as PresenceField;
      const of: Condition = { f, has: true, ...(role === undefined ? {} : { role }) };
      return made(plan({ op: "aggregate", measure: { fn: "share", of } }), { cost: 0.3 });
    },
  ),
  // "when does it shut on Mondays", after an answer
  ...rules(
    "plan",
    [
      "and? when be? pron open|closed|closes|shuts on? days?",
      "and? until when be? pron open on? days?",
    ],
    (p) => {
      const isOpening = !p.has("closed") || p.arg("closed") !== "not";
      const isOfDays = !p.has("days") || p.get("days").days.length > 0;
      const set = isOpening && isOfDays ? those(p) : null;
      return set && plan({ op: "list", set, select: ["hours"] });
    },
  ),
];
