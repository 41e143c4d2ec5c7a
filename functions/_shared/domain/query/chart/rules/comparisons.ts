import isSame from "fast-deep-equal";
import type { Condition } from "../../plan/plan.ts";
import type { Entry } from "../../plan/preset.ts";
import type { Draft, SetPhrase } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { plan } from "./drafts.ts";

/** Two sets side by side; what is said after the second is said of both when it has no other place. */
export function sidesOf(p: Parts): Pick<Draft, "set" | "sides"> | null {
  const [one, other] = [p.get("set"), p.get("set", 1)];
  if (!one.hasHead || !other.hasHead) return null;
  const [first, second] = [one.conditions, other.conditions];
  if (first.length === 0 || second.length === 0) return null;
  const common = second.slice(1).filter(({ condition }) => isPlaceLike(condition));
  const isShared = first.length === 1 && common.length === second.length - 1;
  if (!isShared && first.length !== second.length) return null;
  const side = (conditions: typeof first) => {
    const each = conditions.map(({ condition }) => condition);
    const [only] = each;
    return each.length === 1 && only ? only : { and: each };
  };
  const set: SetPhrase = { ...one, conditions: isShared ? common : [] };
  return { set, sides: [side(first), side(isShared ? second.slice(0, 1) : second)] };
}

/** Both places as values of one column. */
function sidesOfPlaces(lists: readonly (readonly Entry[])[]): Condition[] | null {
  for (const field of ["suburb", "city", "postcode", "street"] as const) {
    const each = lists.flatMap((entries) => entries.find((entry) => entry.field === field) ?? []);
    if (each.length === lists.length) return each.map(({ value }) => ({ f: field, in: [value] }));
  }
  return null;
}

const isPlaceLike = (condition: object): boolean =>
  !("in" in condition && "f" in condition && condition.f === "category");

export const compareRules: readonly Rule[] = [
  ...rules(
    "plan",
    [
      "exists|howmany? morethan|more|fewer set than|versus set",
      "compare set with|to|and|versus set",
      "set versus set",
      "more set or more? set",
      "compare howmany set versus|and|with|to set",
      "difference between|in? howmany? set and set",
      "be|isit? more|fewer set than set",
      "whichof be? mostcommon|more set or set",
    ],
    (p) => {
      const sides = sidesOf(p);
      return sides && plan({ op: "compare", ...sides });
    },
  ),
  ...rules(
    "plan",
    [
      "compare measure of? set with|to|and|versus set",
      "compare set with|to|and|versus set by measure",
      "whatis? measure of? set versus set",
      "difference in|between measure of|between? set and set",
      "isit? measure of set more|fewer than|versus set",
      "isit? set have more|fewer measure than|versus set",
      "whichof have more|fewer? measure set or set",
    ],
    (p) => {
      const sides = sidesOf(p);
      return sides && plan({ op: "compare", measure: p.get("measure"), ...sides });
    },
  ),
  ...rules(
    "plan",
    [
      "isit set rated more|fewer onaverage? than set",
      "isit set onaverage? rated more|fewer than set",
    ],
    (p) => {
      const sides = sidesOf(p);
      return sides && plan({ op: "compare", measure: { fn: "avg", field: "rating" }, ...sides });
    },
  ),
  ...rules("plan", ["forevery set howmany set"], (p) => {
    const sides = sidesOf(p);
    const [one, other] = sides?.sides ?? [];
    return sides && one && other ? plan({ ...sides, op: "ratio", sides: [other, one] }) : null;
  }),
  ...rules(
    "plan",
    [
      "isit set have more|morethan branches? versus set",
      "isit set have more|morethan branches versus set",
    ],
    (p) => {
      const sides = sidesOf(p);
      return sides && plan({ op: "compare", ...sides });
    },
  ),
  ...rules(
    "plan",
    ["isit set more likely condition versus set", "isit set more condition versus set"],
    (p) => {
      const sides = sidesOf(p);
      const { condition } = p.get("condition");
      return sides && plan({ op: "compare", measure: { fn: "share", of: condition }, ...sides });
    },
  ),
  // "percentage of museums with a website vs gift shops with a website"
  ...rules(
    "plan",
    ["share of? set versus set", "compare share of set and|with|to|versus set"],
    (p) => {
      const [one, other] = [p.get("set"), p.get("set", 1)];
      const [of, same] = [one.conditions.at(-1), other.conditions.at(-1)];
      if (!of || !same || !isSame(of.condition, same.condition)) return null;
      const bare = (set: SetPhrase) =>
        set.conditions.slice(0, -1).map(({ condition }) => condition);
      const sides = [bare(one), bare(other)].map((and): Condition => ({ and }));
      if (sides.some((side) => "and" in side && side.and.length === 0)) return null;
      return plan({ op: "compare", measure: { fn: "share", of: of.condition }, sides });
    },
  ),
  // "does A have more hotels than B"
  ...rules(
    "plan",
    [
      "isit place have more|morethan set versus place",
      "whichof have more|morethan? set place or place",
      "isit more|morethan set in place versus in? place",
    ],
    (p) => {
      const sides = sidesOfPlaces([p.get("place").entries, p.get("place", 1).entries]);
      return sides && plan({ op: "compare", set: p.get("set"), sides });
    },
  ),
  // "is the rating in A higher than in B"
  // "compare Altstadt and Nordend", "compare restaurants in Altstadt and Nordend"
  ...rules(
    "plan",
    [
      "compare howmany? set? place and|with|to|versus place",
      "howmany? set? in place versus place",
      "place versus place",
    ],
    (p) => {
      const lists = [p.get("place").entries, p.get("place", 1).entries];
      const sides = sidesOfPlaces(lists);
      return (
        sides && plan({ op: "compare", sides, ...(p.has("set") ? { set: p.get("set") } : {}) })
      );
    },
  ),
  ...rules("plan", ["howmany more|fewer measure condition versus condition"], (p) => {
    const sides = [p.get("condition").condition, p.get("condition", 1).condition];
    return plan({ op: "compare", measure: p.get("measure"), sides });
  }),
  ...rules(
    "plan",
    [
      "isit|whatis? measure condition more|fewer? versus condition",
      "isit measure condition more or? fewer? versus condition",
      "compare measure condition and|versus|with|to condition",
      "difference in? measure between? condition and condition",
    ],
    (p) => {
      const sides = [p.get("condition").condition, p.get("condition", 1).condition];
      const isOneKind = new Set(sides.map((side) => ("f" in side ? side.f : ""))).size === 1;
      return isOneKind ? plan({ op: "compare", measure: p.get("measure"), sides }) : null;
    },
  ),
  // The comparison also answers "… and what is the difference?".
  ...rules("plan", "plan end? and? difference", (p) => {
    const { plan: found } = p.get("plan");
    return found.op === "compare" ? { plan: found } : null;
  }),
  ...rules(
    "plan",
    [
      "whatis? ratio of|between set to|and set",
      "howmany set forevery|per|each set",
      "set versus|to|or|and? set end? whatis? ratio",
      "set forevery|per|each set",
      "howmany set to|of each|every set",
    ],
    (p) => {
      const sides = sidesOf(p);
      return sides && made(plan({ op: "ratio", ...sides }), { cost: 0.1 });
    },
  ),
];
