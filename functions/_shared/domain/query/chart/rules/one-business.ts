import type { SelectableColumn } from "../../plan/plan.ts";
import type { Draft } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { plan } from "./drafts.ts";
import { namedAs } from "./sets.ts";

/** Everything, or some columns, of one business. */
function described(p: Parts, fields: readonly SelectableColumn[]): Draft | null {
  const { rows, isOneOfMany } = p.get("business");
  // The columns come from all businesses of that name.
  if (isOneOfMany && fields.length > 0) return null;
  const id = rows.length === 1 ? p.preset.columns.ids()[rows[0] ?? 0] : null;
  if (!id) return null;
  const name = p.preset.columns.names()[rows[0] ?? 0];
  return {
    op: "describe",
    target: { id, ...(name ? { name } : {}) },
    ...(fields.length > 0 ? { select: [...fields] } : {}),
  };
}

/** One of several of a name: the columns of all of them. */
function ofAll(p: Parts, fields: readonly SelectableColumn[]): { plan: Draft } | null {
  const condition = namedAs(p);
  if (p.get("business").rows.length < 2 || !condition) return null;
  const conditions = [{ condition, ...p.spanOf("business") }];
  const set = { conditions, hasHead: true, lastIsStatement: false, isPlural: true };
  return { plan: { op: "list", set, select: [...fields] } };
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
      "business end? whatis|listing their|pron? columns",
    ],
    (p) => {
      const draft = described(p, p.get("columns").fields);
      return draft && plan(draft);
    },
  ),
  ...rules(
    "plan",
    [
      "whatis|listing? columns of business branches?",
      "whatis|listing? business branches? columns",
      "business branches? end? whatis|listing their|pron? columns",
    ],
    (p) => ofAll(p, p.get("columns").fields),
  ),
  ...rules(
    "plan",
    [
      "where be? business branches?",
      "business branches? where",
      "business end? where be? their|pron? branches?",
    ],
    (p) => ofAll(p, ["address"]),
  ),
  ...rules(
    "plan",
    [
      "when be? business branches? open|closed|closes|shuts on? days?",
      "business branches? when open|closed|closes|shuts",
    ],
    (p) => {
      const isOpening = !p.has("closed") || p.arg("closed") !== "not";
      if (p.has("days") && p.get("days").days.length === 0) return null;
      return isOpening ? ofAll(p, ["hours"]) : null;
    },
  ),
  ...rules("plan", ["business columns on? days", "whatis? columns of business on? days"], (p) => {
    const { fields } = p.get("columns");
    const isHours = fields.length === 1 && fields[0] === "hours" && p.get("days").days.length > 0;
    const draft = isHours ? described(p, fields) : null;
    return draft && plan(draft);
  }),
  ...rules("plan", ["where be? business", "business end? where be? pron|their? branches?"], (p) => {
    const draft = described(p, ["address"]);
    return draft && plan(draft);
  }),
  ...rules(
    "plan",
    [
      "when be? business open|closed|closes|shuts on? days?",
      "business end? when be? pron|their? open|closed|closes|shuts on? days?",
    ],
    (p) => {
      if (p.has("closed") && p.arg("closed") === "not") return null;
      if (p.has("days") && p.get("days").days.length === 0) return null;
      const draft = described(p, ["hours"]);
      return draft && plan(draft);
    },
  ),
];
