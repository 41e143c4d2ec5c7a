import type { PresenceField } from "../../plan/plan.ts";
import { presenceFields } from "../../plan/plan.ts";
import type { Draft } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { plan } from "./drafts.ts";

const counted = (p: Parts): number | undefined => {
  const n = p.has("number") ? p.get("number") : undefined;
  return n !== undefined && Number.isInteger(n) && n > 0 && n <= 1000 ? n : undefined;
};

/** Chains of some businesses, the largest first: only chains are a key that follows its businesses. */
function chainsOf(p: Parts, limit?: number) {
  const { groupBy } = p.get("key");
  const set = p.get("set");
  if (groupBy !== "chain" || !set.hasHead || set.conditions.length === 0) return null;
  const draft: Draft = { op: "group", groupBy, set };
  if (limit === undefined) return plan(draft);
  return plan({ ...draft, sort: [{ by: "measure", dir: "desc" }], limit });
}

/** Groups of at least two rows. */
const repeated = (p: Parts, op: "group" | "countGroups"): Draft | null => {
  const groupBy = p.has("key") ? p.get("key").groupBy : "chain";
  if (p.has("column") && p.get("column").field !== "name") return null;
  return {
    op,
    groupBy,
    having: { gte: 2 },
    ...(op === "group" ? { sort: [{ by: "measure" as const, dir: "desc" as const }] } : {}),
    ...(p.has("set") ? { set: p.get("set") } : {}),
  };
};

/** "top 2 gym chains", "names that occur more than once", "which type has the best hours coverage" */
export const moreGroupRules: readonly Rule[] = [
  ...rules("plan", ["howmany|listing|count each|per|by|of key", "split? each|per|by key"], (p) =>
    // After another question "per suburb" may continue it.
    p.has("of") || (p.before && !p.has("howmany") && !p.has("listing") && !p.has("count"))
      ? null
      : made(plan({ op: "group", groupBy: p.get("key").groupBy }), { cost: 0.3 }),
  ),
  ...rules(
    "plan",
    [
      "whichof|whatis|listing? leading number set key by? howmany? branches?",
      "whichof|whatis|listing? number mostcommon set key by? howmany? branches?",
      "whichof|whatis|listing? mostcommon number set key by? howmany? branches?",
    ],
    (p) => {
      const limit = counted(p);
      return limit === undefined ? null : chainsOf(p, limit);
    },
  ),
  ...rules(
    "plan",
    [
      "whichof|whatis|listing? mostcommon set key by? howmany? branches?",
      "whichof|whatis set key have most branches",
      "whichof|whatis set key be? mostcommon",
    ],
    (p) => chainsOf(p, 1),
  ),
  ...rules("plan", ["whichof|whatis|listing different? set key exists?"], (p) => chainsOf(p)),
  // "which chain has the most branches", "the 4 largest chains by branches"
  ...rules("plan", ["whichof|whatis|listing? key have|with most branches"], (p) =>
    p.get("key").groupBy === "chain"
      ? plan({ op: "group", groupBy: "chain", sort: [{ by: "measure", dir: "desc" }], limit: 1 })
      : null,
  ),
  ...rules(
    "plan",
    [
      "whichof|listing? column that? occur? repeatedly",
      "whichof|listing? different? key that? occur repeatedly",
      "whichof|listing? column occur repeatedly onlycounting|of|in set",
      "exists|isit? dupes inhere?",
      "whichof|listing dupes inhere?",
      "exists column that? occur? repeatedly",
      "exists set with samename",
    ],
    (p) => asPlan(repeated(p, "group")),
  ),
  ...rules(
    "plan",
    [
      "howmany column that? occur? repeatedly",
      "howmany key that? occur repeatedly",
      "howmany dupes inhere?",
    ],
    (p) => asPlan(repeated(p, "countGroups")),
  ),
  ...rules(
    "plan",
    [
      "whichof|whatis|listing? number? key have|with|by super|most column covered",
      "whichof|whatis|listing? number? key have|with super|most covered of column",
    ],
    (p) => covered(p),
  ),
];

const asPlan = (draft: Draft | null) => draft && { plan: draft };

const ends: Readonly<Record<string, "asc" | "desc">> = {
  best: "desc",
  highest: "desc",
  most: "desc",
  worst: "asc",
  lowest: "asc",
  least: "asc",
};

/** Groups by the share of their rows that have a value. */
function covered(p: Parts) {
  const { field } = p.get("column");
  const dir = p.has("super") ? ends[p.arg("super")] : "desc";
  if (!dir || !(presenceFields as readonly string[]).includes(field)) return null;
  return plan({
    op: "group",
    groupBy: p.get("key").groupBy,
    measure: { fn: "share", of: { f: field as PresenceField, has: true } },
    sort: [{ by: "measure", dir }],
    limit: counted(p) ?? 1,
  });
}
