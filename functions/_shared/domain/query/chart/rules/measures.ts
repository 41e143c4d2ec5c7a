import { isNumberField, type Measure } from "../../plan/plan.ts";
import type { Draft, SetPhrase } from "../phrase.ts";
import { made, type Rule, rules } from "../rule.ts";
import { plan } from "./drafts.ts";

const aggregateRules: readonly Rule[] = [
  ...rules("plan", ["whatis|howmany? measure of|in|across? set", "whatis? measure"], (p) =>
    plan({
      op: "aggregate",
      measure: p.get("measure"),
      ...(p.has("set") ? { set: p.get("set") } : {}),
    }),
  ),
  ...rules("plan", ["whatis? super column of|in|across? set", "whatis? super column"], (p) => {
    const { field } = p.get("column");
    const fn = { highest: "max", most: "max", lowest: "min", least: "min" } as const;
    const arg = p.arg("super");
    if (!isNumberField(field) || !(arg in fn)) return null;
    const measure: Measure = { fn: fn[arg as keyof typeof fn], field };
    return made(
      plan({ op: "aggregate", measure, ...(p.has("set") ? { set: p.get("set") } : {}) }),
      {
        cost: 0.1,
      },
    );
  }),
  ...rules(
    "plan",
    ["howmany column set have fn?", "fn|howmany column set have", "howmany column have set fn?"],
    (p) => {
      const { field } = p.get("column");
      if (!isNumberField(field) || (p.has("fn") && p.arg("fn") !== "sum")) return null;
      return plan({ op: "aggregate", measure: { fn: "sum", field }, set: p.get("set") });
    },
  ),
];

/** Splits "cafés that have a website" into the cafés and the statement. */
function share(set: SetPhrase): Draft | null {
  const last = set.conditions.at(-1);
  if (!last) return null;
  const conditions = set.conditions.slice(0, -1);
  const measure: Measure = { fn: "share", of: last.condition };
  return { op: "aggregate", measure, set: { ...set, conditions } };
}

const shareRules: readonly Rule[] = [
  ...rules("plan", ["share of? set condition", "share of? set be|have condition"], (p) => {
    const set = p.get("set");
    const { condition } = p.get("condition");
    if (!set.hasHead || set.lastIsStatement) return null;
    return plan({ op: "aggregate", measure: { fn: "share", of: condition }, set });
  }),
  ...rules("plan", ["share of? set"], (p) => {
    const set = p.get("set");
    const found = set.lastIsStatement ? share(set) : null;
    return found && made(plan(found), { cost: 0.2 });
  }),
  ...rules("plan", ["share of? set be types", "share of? set be set"], (p) => {
    const set = p.get("set");
    const part = p.has("types")
      ? { f: "category" as const, in: [...p.get("types").values] }
      : undefined;
    if (
      !part ||
      set.conditions.some(({ condition }) => "in" in condition && condition.f === "category")
    )
      return null;
    return plan({ op: "aggregate", measure: { fn: "share", of: part }, set });
  }),
];

/** One number over some businesses, and shares of them. */
export const measuringRules: readonly Rule[] = [...aggregateRules, ...shareRules];
