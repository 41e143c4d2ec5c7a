import { type Condition, isNumberField, isPresence, presenceFields } from "../../plan/plan.ts";
import type { Draft, SaidCondition, SetPhrase } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { sidesOf } from "./comparisons.ts";
import { plan } from "./drafts.ts";

/** "who has more websites": how many of each side have one. */
function whoHasMore(p: Parts): { plan: Draft } | null {
  const sides = sidesOf(p);
  const { field, role } = p.get("column");
  const isAsked = (presenceFields as readonly string[]).includes(field);
  if (!sides?.set || !isAsked || isNumberField(field)) return null;
  const condition = { f: field, has: true, ...(role === undefined ? {} : { role }) } as Condition;
  const said: SaidCondition = { condition, ...p.spanOf("column") };
  const set = { ...sides.set, conditions: [...sides.set.conditions, said] };
  return plan({ op: "compare", ...sides, set });
}

/** "what fraction of X have a phone, and is it higher than for Y" */
function sharesOfBoth(p: Parts) {
  const [one, other] = [p.get("set"), p.get("set", 1)];
  const last = p.has("condition")
    ? { condition: p.get("condition").condition, rest: one.conditions }
    : lastOf(one);
  if (!last || last.rest.length === 0 || other.conditions.length === 0) return null;
  if (other.lastIsStatement) return null;
  const sides = [last.rest, other.conditions].map(
    (each): Condition => ({ and: each.map(({ condition }) => condition) }),
  );
  return plan({ op: "compare", measure: { fn: "share", of: last.condition }, sides });
}

function lastOf({ lastIsStatement, conditions }: SetPhrase) {
  const last = conditions.at(-1);
  return lastIsStatement && last
    ? { condition: last.condition, rest: conditions.slice(0, -1) }
    : null;
}

/** The opposite: without the column, or closed now. */
function oppositeOf(condition: Condition): Condition | null {
  if ("f" in condition && isPresence(condition)) return { ...condition, has: !condition.has };
  return "open" in condition && condition.open === "now"
    ? { and: [{ f: "hours", has: true }, { not: condition }] }
    : null;
}

/** "how many cafés have a website and how many don't" */
function bothParts(p: Parts, opposite: (condition: Condition) => Condition | null) {
  const set = p.get("set");
  const last = set.lastIsStatement ? set.conditions.at(-1) : undefined;
  const other = last && opposite(last.condition);
  if (!last || !other) return null;
  const common = { ...set, conditions: set.conditions.slice(0, -1) };
  return plan({ op: "compare", set: common, sides: [last.condition, other] });
}

const ratioOf = (p: Parts) => {
  const sides = sidesOf(p);
  return sides && made(plan({ op: "ratio", ...sides }), { cost: 0.1 });
};

/** Two kinds side by side, asked as people ask: who has more of something, how many times as many. */
export const moreCompareRules: readonly Rule[] = [
  ...rules(
    "plan",
    [
      "set versus|or|and set whichof|who be|have? more|most|fewer column",
      "whichof|who have more|most|fewer column set or|versus set",
      "compare column of set and|versus|with|to set",
      "isit? set have more|fewer column versus set",
    ],
    whoHasMore,
  ),
  ...rules(
    "plan",
    [
      "set versus|or set whichof|who have more|most|fewer branches",
      "set versus|or set whichof|who be? more|mostcommon|fewer",
      "whichof|who have more|most|fewer branches set or|versus set",
      "whichof|who have more|most branches of? set or set",
      "compare howmany branches? of? set and|versus|with|to set",
      "howmany set versus howmany? set",
    ],
    (p) => {
      const sides = sidesOf(p);
      return sides && plan({ op: "compare", ...sides });
    },
  ),
  ...rules(
    "plan",
    [
      "share of? set condition and? be|isit? pron? more|fewer? than|versus of? set",
      "share of? set and? be|isit? pron? more|fewer? than|versus of? set",
    ],
    (p) =>
      p.has("and") || p.has("more") || p.has("fewer") || p.has("than") ? sharesOfBoth(p) : null,
  ),
  ...rules(
    "plan",
    [
      "set or|versus set whichof? condition moreoften",
      "set or|versus set whichof moreoften condition",
      "isit? set or|versus set moreoften condition",
      "whichof moreoften condition set or|versus set",
      "isit set moreoften condition versus set",
    ],
    (p) => {
      const sides = sidesOf(p);
      const { condition } = p.get("condition");
      return sides && plan({ op: "compare", measure: { fn: "share", of: condition }, ...sides });
    },
  ),
  ...rules("plan", ["timesmore set than|as|versus set", "timesmore set be than|as set"], ratioOf),
  // "more hotels or restaurants? By which factor?"
  ...rules("plan", "plan end? and? factor", (p) => {
    const { plan: found } = p.get("plan");
    const isCount = found.op === "compare" && !found.measure && found.sides?.length === 2;
    return isCount ? { plan: { ...found, op: "ratio" } } : null;
  }),
  ...rules(
    "plan",
    ["howmany set and howmany? opposite", "howmany set and howmany lack|without pron?"],
    (p) => bothParts(p, oppositeOf),
  ),
  ...rules("plan", ["howmany set and howmany be? closed"], (p) =>
    p.arg("closed") !== "not"
      ? bothParts(p, (condition) =>
          "open" in condition && condition.open === "now" ? oppositeOf(condition) : null,
        )
      : null,
  ),
  // "on which weekday are most restaurants closed"
  ...rules(
    "plan",
    [
      "on? whichof everyweekday be? most|mostcommon|least set open|closed",
      "on? whichof everyweekday be? most|mostcommon|least open|closed set",
    ],
    (p) => {
      const isOpen = p.has("open");
      if (!isOpen && p.arg("closed") === "not") return null;
      const sides = [0, 1, 2, 3, 4, 5, 6].map(
        (dow): Condition => (isOpen ? { open: { dow } } : { closed: { dow } }),
      );
      return plan({ op: "compare", set: p.get("set"), sides });
    },
  ),
];
