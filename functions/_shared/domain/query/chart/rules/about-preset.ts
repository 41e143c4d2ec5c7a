import { type PresenceField, presenceFields } from "../../plan/plan.ts";
import type { ChangeKind, MetaTopic } from "../../plan/topics.ts";
import { made, type Rule, rules } from "../rule.ts";
import { plan } from "./drafts.ts";

/** "when was this list last refreshed", "what fields do I get per business" */
export const metaRules: readonly Rule[] = [
  ...rules(
    "plan",
    ["agewhen datanoun? be? agewhat", "agehow be? datanoun", "agehow datanoun"],
    () => plan({ op: "meta", about: "age" }),
  ),
  ...rules(
    "plan",
    [
      "whichof|whatis columnword columnverb columnverb?",
      "listing|list columnword",
      "whichof columnword be? whichof? datanoun",
    ],
    () => plan({ op: "meta", about: "columns" }),
  ),
  ...rules("plan", ["whichof|listing columnword be? emptyword"], () =>
    plan({ op: "meta", about: "empty" }),
  ),
  // "are ratings included?": whether any business has one
  ...rules("plan", ["isit|exists column inhere|known"], (p) => {
    const { field, role } = p.get("column");
    if (!(presenceFields as readonly string[]).includes(field)) return null;
    const f = field as PresenceField;
    const condition = { f, has: true, ...(role === undefined ? {} : { role }) };
    const conditions = [{ condition, ...p.spanOf("column") }];
    const set = { conditions, hasHead: true, lastIsStatement: true, isPlural: true };
    return { plan: { op: "count", set } };
  }),
  // "is Pizza Planet in here?": also of a name that nobody here has
  ...rules("plan", ["isit name inhere"], (p) => {
    const text = p.get("name");
    const condition = { f: "name" as const, how: "contains" as const, text };
    const conditions = [{ condition, ...p.spanOf("name") }];
    const set = { conditions, hasHead: true, lastIsStatement: true, isPlural: true };
    return p.isTight ? made({ plan: { op: "count", set } }, { cost: 0.5 }) : null;
  }),
  // "is X on the list?"
  ...rules("plan", ["isit set inhere", "set inhere"], (p) => {
    const set = p.get("set");
    const isNamed = set.conditions.some(({ condition }) => "how" in condition);
    return isNamed ? { plan: { op: "count", set } } : null;
  }),
  ...rules("plan", ["whatis|whichof sourceword of? datanoun?", "sourceword of datanoun"], () =>
    plan({ op: "meta", about: "sources" }),
  ),
  // "I'm at X. What are the nearest cafés?"
  ...rules("plan", "be|at|in ref end? plan", (p) => {
    const { plan: found } = p.get("plan");
    const [sort] = found.sort ?? [];
    if (sort?.by !== "distance" || sort.to !== "centre") return null;
    return { plan: { ...found, sort: [{ ...sort, to: p.get("ref").ref }] } };
  }),
  ...rules("plan", "meta", (p) => plan({ op: "meta", about: p.arg("meta") as MetaTopic })),
  ...rules("plan", "changed", (p) =>
    plan({ op: "changes", changes: p.arg("changed") as ChangeKind }),
  ),
  ...rules(
    "plan",
    ["howfar ref away|to|and|of ref", "howfar ref away of ref", "howfar apart? ref and ref apart?"],
    (p) =>
      plan({
        op: "aggregate",
        measure: { fn: "distance", between: [p.get("ref").ref, p.get("ref", 1).ref] },
      }),
  ),
];
