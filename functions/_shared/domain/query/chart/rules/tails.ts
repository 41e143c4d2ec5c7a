import { made, type Rule, rules } from "../rule.ts";
import { sorted } from "./ranks.ts";

/** Additions before or after a whole question: "…, all of them", "…, sorted by name". */
export const tailRules: readonly Rule[] = [
  // "…, all of them"
  ...rules("plan", "plan end? allofthem", (p) => {
    const { plan: found } = p.get("plan");
    return found.op === "list" && !found.limit ? { plan: found } : null;
  }),
  // "… and how many of each"
  ...rules("plan", ["plan and? howmany of? each", "plan with howmany each?"], (p) => {
    const { plan: found } = p.get("plan");
    return found.op === "group" ? { plan: found } : null;
  }),
  // "…, sorted by name"
  ...rules("plan", "plan sort by? column asc|desc?", (p) => {
    const { plan: found } = p.get("plan");
    const sort = sorted(p);
    return sort && found.op === "list" && !found.sort ? { plan: { ...found, sort: [sort] } } : null;
  }),
  // "…, which is more common and by how much"
  ...rules(
    "plan",
    [
      "plan end? whichof be? more? mostcommon? and? difference?",
      "plan end? whichof have more and? difference?",
    ],
    (p) => {
      const { plan: found } = p.get("plan");
      return found.op === "compare" ? { plan: found } : null;
    },
  ),
  // "… count them"
  ...rules("plan", ["plan end? count pron?", "plan end? howmany"], (p) => {
    const { plan: found } = p.get("plan");
    return found.op === "count" || (found.op === "list" && !found.limit && !found.sort)
      ? { plan: { ...found, op: "count" } }
      : null;
  }),
  // "Start over. How many …"
  ...rules("plan", "reset end? and? plan", (p) => {
    const { plan: found } = p.get("plan");
    return found.set?.isBefore ? null : made({ plan: found }, { cost: -0.1 });
  }),
  // "any websites here? which"
  ...rules(
    "plan",
    ["plan end? and? whichof", "plan end? and? who", "plan end? and? whichof subject"],
    (p) => {
      const { plan: found } = p.get("plan");
      const isOnes = !p.has("subject") || p.arg("subject") === "ones";
      return found.op === "count" && isOnes ? { plan: { ...found, op: "list" } } : null;
    },
  ),
  // "… list all of them"
  ...rules("plan", "plan end? list pron", (p) => {
    const { plan: found } = p.get("plan");
    return found.op === "count" || found.op === "list" ? { plan: { ...found, op: "list" } } : null;
  }),
];
