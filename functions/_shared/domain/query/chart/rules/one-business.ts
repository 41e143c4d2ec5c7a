import type { SelectableColumn } from "../../plan/plan.ts";
import type { Draft } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { plan } from "./drafts.ts";
import { namedAs } from "./sets.ts";

/** Everything, or some columns, of one business. */
function described(p: Parts, fields: readonly SelectableColumn[]): Draft | null {
  const { rows } = p.get("business");
  const id = rows.length === 1 ? p.preset.columns.ids()[rows[0] ?? 0] : null;
  if (!id) return null;
  const name = p.preset.columns.names()[rows[0] ?? 0];
  return {
    op: "describe",
    target: { id, ...(name ? { name } : {}) },
    ...(fields.length > 0 ? { select: [...fields] } : {}),
  };
}

export const describeRules: readonly Rule[] = [
  ...rules("plan", ["describe business", "listing|whatis business"], (p) => {
    const draft = described(p, []);
    return draft && plan(draft);
  }),
  ...rules("plan", "business", (p) => {
    const draft = described(p, []);
    return draft && made(plan(draft), { cost: 0.8 });
  }),
  ...rules(
    "plan",
    [
      "whatis|listing? columns of? business",
      "whatis|listing? business columns",
      "whatis|whichof columns business have",
    ],
    (p) => {
      const draft = described(p, p.get("columns").fields);
      return draft && plan(draft);
    },
  ),
  // One of several of a name: the columns of all of them.
  ...rules(
    "plan",
    ["whatis|listing? columns of business", "whatis|listing? business columns"],
    (p) => {
      const condition = namedAs(p);
      if (p.get("business").rows.length < 2 || !condition) return null;
      const conditions = [{ condition, ...p.spanOf("business") }];
      const set = { conditions, hasHead: true, lastIsStatement: false, isPlural: true };
      return { plan: { op: "list", set, select: [...p.get("columns").fields] } };
    },
  ),
  ...rules("plan", ["business columns on? days", "whatis? columns of business on? days"], (p) => {
    const { fields } = p.get("columns");
    const isHours = fields.length === 1 && fields[0] === "hours" && p.get("days").days.length > 0;
    const draft = isHours ? described(p, fields) : null;
    return draft && plan(draft);
  }),
  ...rules("plan", ["where be? business", "business where"], (p) => {
    const draft = described(p, ["address"]);
    return draft && plan(draft);
  }),
  ...rules("plan", ["when business open|closed|closes"], (p) => {
    const draft = described(p, ["hours"]);
    return draft && plan(draft);
  }),
];
