import { type GroupKey, groupFields, isNumberField, type Measure } from "../../plan/plan.ts";
import type { Draft } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { plan } from "./drafts.ts";

export const isGroupKey = (field: string): field is Extract<GroupKey, string> =>
  (groupFields as readonly string[]).includes(field);

const keyRules: readonly Rule[] = [
  ...rules("key", "column", (p) => {
    const { field } = p.get("column");
    return isGroupKey(field) ? { groupBy: field } : null;
  }),
  // Hotels have stars of their own where no ratings are known.
  ...rules("key", "unit", (p) =>
    p.arg("unit") === "star" && p.preset.known("stars") > 0 && p.preset.known("rating") === 0
      ? { groupBy: "stars" }
      : null,
  ),
  ...rules("key", "column", (p) =>
    p.get("column").field === "rating" &&
    p.preset.known("stars") > 0 &&
    p.preset.known("rating") === 0
      ? { groupBy: "stars" }
      : null,
  ),
  // A brand is a column of its own where it is known.
  ...rules("key", "chains", (p) => {
    const isBrand = p.arg("chains") === "brand" && p.preset.known("brand") > 0;
    return made({ groupBy: "chain" }, { cost: isBrand ? 0.2 : 0 });
  }),
  ...rules("key", "postcodearea", () => ({ groupBy: "postcode_area" })),
];

const measures: Readonly<Record<string, Measure["fn"]>> = {
  avg: "avg",
  median: "median",
  sum: "sum",
};

/** "average rating", "total reviews" */
const measureRules: readonly Rule[] = [
  ...rules("measure", ["fn column", "average column"], (p) => {
    const { field } = p.get("column");
    const fn = p.has("average") ? "avg" : measures[p.arg("fn")];
    return fn && isNumberField(field) ? { fn, field } : null;
  }),
];

const limited = (p: Parts): { limit?: number } =>
  p.has("number") && Number.isInteger(p.get("number")) && p.get("number") > 0
    ? { limit: p.get("number") }
    : {};

/** The first groups by number of businesses: "which suburb has the most cafés". */
function mostOf(p: Parts, dir: "asc" | "desc"): Draft {
  const nth = p.has("ordinal") ? Number(p.arg("ordinal")) : undefined;
  return {
    op: "group",
    groupBy: p.get("key").groupBy,
    ...(p.has("set") ? { set: p.get("set") } : {}),
    ...(p.has("measure") ? { measure: p.get("measure") } : {}),
    sort: [{ by: "measure", dir }],
    ...(nth === undefined ? { limit: 1, ...limited(p) } : { nth }),
  };
}

const havingOf = (p: Parts) => {
  const { comparison, isPlain } = p.get("amount");
  return { having: comparison, isPlain };
};

export const groupRules: readonly Rule[] = [
  ...keyRules,
  ...measureRules,
  ...rules(
    "plan",
    ["howmany|listing|count? set each|per|by key", "howmany|listing|count? set in? each|per key"],
    (p) => plan({ op: "group", groupBy: p.get("key").groupBy, set: p.get("set") }),
  ),
  ...rules("plan", ["split set by|per|as|each key", "split key by set"], (p) =>
    plan({ op: "group", groupBy: p.get("key").groupBy, set: p.get("set") }),
  ),
  ...rules(
    "plan",
    ["listing? key split|rankedby by howmany set", "split|rankedby key by howmany set"],
    (p) =>
      plan({
        op: "group",
        groupBy: p.get("key").groupBy,
        set: p.get("set"),
        sort: [{ by: "measure", dir: "desc" }],
      }),
  ),
  ...rules(
    "plan",
    ["split|rankedby? key split|by? share of set condition", "split key by share of set condition"],
    (p) => {
      if (!p.has("split") && !p.has("rankedby")) return null;
      const set = p.get("set");
      if (set.lastIsStatement) return null;
      const of = p.get("condition").condition;
      const draft: Draft = {
        op: "group",
        groupBy: p.get("key").groupBy,
        measure: { fn: "share", of },
        set,
      };
      return plan({ ...draft, sort: [{ by: "measure", dir: "desc" }] });
    },
  ),
  ...rules(
    "plan",
    ["whichof|listing? leastcommon key of? set? bottom number", "bottom number key by howmany set"],
    (p) => plan(mostOf(p, "asc")),
  ),
  // "which bank has most branches"
  ...rules("plan", ["whichof set have most branches", "set with most branches"], (p) =>
    plan({
      op: "group",
      groupBy: "chain",
      set: p.get("set"),
      sort: [{ by: "measure", dir: "desc" }],
      limit: 1,
    }),
  ),
  ...rules(
    "plan",
    [
      "whichof|whatis? leading? number? key by howmany branches",
      "number mostcommon key by howmany branches",
    ],
    (p) => plan(mostOf(p, "desc")),
  ),
  ...rules("plan", ["split|rankedby key by howmany set asc|desc"], (p) =>
    plan({
      op: "group",
      groupBy: p.get("key").groupBy,
      set: p.get("set"),
      sort: [{ by: "measure", dir: p.has("asc") ? "asc" : "desc" }],
    }),
  ),
  ...rules("plan", ["howmany set have|accept|offer each|every key"], (p) =>
    plan({ op: "group", groupBy: p.get("key").groupBy, set: p.get("set") }),
  ),
  ...rules("plan", ["share of? set condition each|per|by key"], (p) => {
    const set = p.get("set");
    if (!set.hasHead || set.lastIsStatement) return null;
    const of = p.get("condition").condition;
    return plan({ op: "group", groupBy: p.get("key").groupBy, measure: { fn: "share", of }, set });
  }),
  ...rules(
    "plan",
    ["whatis? measure of? set? each|per|by key", "whatis? measure each|per|by key of set"],
    (p) =>
      plan({
        op: "group",
        groupBy: p.get("key").groupBy,
        measure: p.get("measure"),
        ...(p.has("set") ? { set: p.get("set") } : {}),
      }),
  ),
  ...rules(
    "plan",
    [
      "whichof|listing|whatis? leading? number? key have|with ordinal? most set",
      "whichof|listing|whatis? ordinal? most set key",
      "whichof|whatis? leading number key by|of howmany? set",
    ],
    (p) => plan(mostOf(p, "desc")),
  ),
  ...rules(
    "plan",
    [
      "whichof|listing|whatis? leading number? key by|with measure of|onlycounting|only? set?",
      "whichof|listing|whatis? number key by|with measure of|onlycounting|only? set?",
    ],
    (p) => plan(mostOf(p, "desc")),
  ),
  ...rules("plan", ["whichof|listing|whatis? number? key have|with ordinal? least set"], (p) =>
    plan(mostOf(p, "asc")),
  ),
  ...rules(
    "plan",
    ["whichof|listing|whatis? number? key have|with super measure of? set?"],
    (p) => {
      const arg = p.arg("super");
      const dir = ["highest", "best", "most"].includes(arg) ? "desc" : "asc";
      const isExtreme = ["highest", "best", "most", "lowest", "worst", "least"].includes(arg);
      return isExtreme ? plan(mostOf(p, dir)) : null;
    },
  ),
  ...rules(
    "plan",
    [
      "whichof|whatis|listing? ordinal? mostcommon key of? set?",
      "whichof|whatis|listing? number mostcommon key of? set?",
      "whichof|whatis|listing? mostcommon number key of? set?",
    ],
    (p) => plan(mostOf(p, "desc")),
  ),
  ...rules("plan", ["whichof|whatis|listing? ordinal? leastcommon key of? set?"], (p) =>
    plan(mostOf(p, "asc")),
  ),
  ...rules("plan", ["whichof|listing? key have|with amount set"], (p) => {
    const { having, isPlain } = havingOf(p);
    const draft: Draft = { op: "group", groupBy: p.get("key").groupBy, having, set: p.get("set") };
    return isPlain ? null : plan(draft);
  }),
  ...rules("plan", ["howmany key have|with amount set"], (p) => {
    const { having } = havingOf(p);
    return plan({ op: "countGroups", groupBy: p.get("key").groupBy, having, set: p.get("set") });
  }),
  ...rules(
    "plan",
    [
      "whichof|listing? key have|with no set",
      "whichof|listing? key lack|without set",
      "whichof|listing key not have set",
    ],
    (p) => plan({ op: "group", groupBy: p.get("key").groupBy, none: true, set: p.get("set") }),
  ),
  ...rules("plan", ["howmany key have|with no set", "howmany key lack|without set"], (p) =>
    plan({ op: "countGroups", groupBy: p.get("key").groupBy, none: true, set: p.get("set") }),
  ),
  ...rules("plan", ["howmany different? key have|with set"], (p) =>
    p.get("set").hasHead
      ? plan({ op: "countGroups", groupBy: p.get("key").groupBy, set: p.get("set") })
      : null,
  ),
  ...rules("plan", ["howmany different? key"], (p) =>
    made(plan({ op: "countGroups", groupBy: p.get("key").groupBy }), { cost: 0.1 }),
  ),
  ...rules("plan", ["whichof|listing different? key", "whichof|listing key have|with set"], (p) =>
    plan({
      op: "group",
      groupBy: p.get("key").groupBy,
      ...(p.has("set") ? { set: p.get("set") } : {}),
    }),
  ),
  ...rules(
    "plan",
    [
      "whatis? average howmany set each|per key",
      "howmany set each|per key onaverage",
      "howmany set each|per average key",
      "onaverage howmany set each|per key",
      "howmany set have|in? each|per key onaverage",
    ],
    (p) => plan({ op: "perGroup", groupBy: p.get("key").groupBy, set: p.get("set") }),
  ),
];
