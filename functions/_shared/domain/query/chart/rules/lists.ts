import { made, type Parts, type Rule, rules } from "../rule.ts";
import { plan, rankedDraft } from "./drafts.ts";
import { selecting } from "./files.ts";
import { narrowed } from "./sets.ts";

/** "in total" beside a count adds nothing; "average" would. */
const isOnlyTotal = (p: Parts): boolean => !p.has("fn") || p.arg("fn") === "sum";

const countRules: readonly Rule[] = [
  ...rules(
    "plan",
    ["of? howmany set", "fn? howmany set fn?", "listing|whatis|list howmany set fn?", "exists set"],
    (p) => (isOnlyTotal(p) ? plan({ op: "count", set: p.get("set") }) : null),
  ),
  // "hotels in Soho, how many?", "in Soho, how many hotels are there?"
  ...rules("plan", ["set howmany branches?"], (p) => plan({ op: "count", set: p.get("set") })),
  ...rules("plan", ["condition howmany set"], (p) => {
    const set = narrowed(p.get("set"), p.get("condition"), p.spanOf("condition"));
    return set && plan({ op: "count", set });
  }),
  ...rules("plan", ["of set howmany condition"], (p) => {
    const set = narrowed(p.get("set"), p.get("condition"), p.spanOf("condition"));
    return set && plan({ op: "count", set });
  }),
  ...rules("plan", ["of set share condition", "of set share be|have condition"], (p) => {
    const { condition } = p.get("condition");
    return plan({ op: "aggregate", measure: { fn: "share", of: condition }, set: p.get("set") });
  }),
  // "is X open on Sunday", "do bakeries deliver": whether there is one.
  ...rules("plan", ["isit set"], (p) => {
    const set = p.get("set");
    return set.lastIsStatement ? made(plan({ op: "count", set }), { cost: -0.4 }) : null;
  }),
  ...rules("plan", ["howmany condition"], (p) => {
    const { condition } = p.get("condition");
    const said = "and" in condition ? condition.and : [condition];
    const conditions = said.map((each) => ({ condition: each, ...p.spanOf("condition") }));
    return plan({
      op: "count",
      set: { conditions, hasHead: false, lastIsStatement: true, isPlural: true },
    });
  }),
];

const listRules: readonly Rule[] = [
  ...rules("plan", ["listing|whichof|whatis set", "list set"], (p) =>
    p.get("set").hasHead ? plan({ op: "list", set: p.get("set") }) : null,
  ),
  // "which of the hotels have a website"
  ...rules("plan", ["whichof of set condition", "whichof of set be|have condition"], (p) => {
    const set = narrowed(p.get("set"), p.get("condition"), p.spanOf("condition"));
    return set && plan({ op: "list", set });
  }),
  // "what's open now"
  ...rules("plan", ["whichof|whatis condition"], (p) => {
    const { condition, isBare } = p.get("condition");
    const said = "and" in condition ? condition.and : [condition];
    const conditions = said.map((each) => ({ condition: each, ...p.spanOf("condition") }));
    const set = { conditions, hasHead: false, lastIsStatement: true, isPlural: true };
    return isBare ? null : made(plan({ op: "list", set }), { cost: 0.5 });
  }),
  // "solicitors phone numbers and emails"
  ...rules("plan", ["listing|list|whatis? set columns"], (p) =>
    p.isTight && p.get("set").hasHead && p.get("set").conditions.length > 0
      ? made(selecting(p, { op: "list", set: p.get("set") }), { cost: 0.5 })
      : null,
  ),
  // "bike shops, names only"
  ...rules("plan", ["listing|list? set columns only", "listing|list? set only columns"], (p) =>
    p.get("set").hasHead && p.get("set").conditions.length > 0
      ? selecting(p, { op: "list", set: p.get("set") })
      : null,
  ),
  ...rules("plan", "set", (p) => made(plan({ op: "list", set: p.get("set") }), { cost: 0.6 })),
  ...rules("plan", ["listing|whichof|whatis ranked", "list ranked", "ranked"], (p) =>
    plan(rankedDraft(p)),
  ),
  ...rules("plan", ["who have rank"], (p) =>
    plan({ op: "list", sort: [p.get("rank").sort], limit: 1 }),
  ),
  ...rules("plan", ["listing|whichof set be|have rank"], (p) => {
    const set = p.get("set");
    const { sort } = p.get("rank");
    return plan({ op: "list", set, sort: [sort], limit: set.isPlural ? 10 : 1 });
  }),
];

/** "how many …", "which …", or the businesses alone. */
export const countAndListRules: readonly Rule[] = [...countRules, ...listRules];
