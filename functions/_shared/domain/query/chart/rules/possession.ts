import {
  type Condition,
  isNumberField,
  isRoleField,
  type PresenceField,
  presenceFields,
  type SelectableColumn,
} from "../../plan/plan.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { compared, starField } from "./number-columns.ts";
import { statement } from "./statement.ts";

const isPresenceField = (field: string): field is PresenceField =>
  (presenceFields as readonly string[]).includes(field);

export const columnRules: readonly Rule[] = [
  ...rules("column", "field", (p) => ({ field: p.arg("field") as SelectableColumn })),
  ...rules("column", ["role field", "field of? role"], (p) => {
    const field = p.arg("field");
    return isRoleField(field) || field === "phone"
      ? {
          field: (field === "phone" ? "phones" : field) as SelectableColumn,
          role: p.arg("role"),
        }
      : null;
  }),
  ...rules("column", "latword", () => ({ field: "lat" })),
  ...rules("column", "lonword", () => ({ field: "lon" })),
  ...rules("column", "unit", (p) =>
    p.arg("unit") === "star" && starField(p.preset) === "stars" ? { field: "stars" } : null,
  ),
  ...rules("column", "network", (p) => ({ field: "socials", role: p.arg("network") })),
  ...rules("column", "decade", () => ({ field: "founded_decade" as SelectableColumn })),
  ...rules("column", "band", () => ({ field: "rating_band" as SelectableColumn })),
];

const presence = ({ field, role }: { field: string; role?: string }, has: boolean) => {
  // "without fit" is not said of a business whose fit nobody knows.
  // "with name and phone" names columns.
  if (!isPresenceField(field) || field === "fit" || (field === "name" && has)) return null;
  const condition: Condition = { f: field, has, ...(role === undefined ? {} : { role }) };
  return { condition };
};

const both = (p: Parts, key: "and" | "or"): { condition: Condition } => {
  const parts = [p.get("presence").condition, p.get("presence", 1).condition];
  const flat = parts.flatMap((each) =>
    key === "and" && "and" in each ? each.and : key === "or" && "or" in each ? each.or : [each],
  );
  return { condition: key === "and" ? { and: flat } : { or: flat } };
};

/** "no website and no phone": known and missing columns, joined. */
const presenceRules: readonly Rule[] = [
  ...rules("presence", "column", (p) => presence(p.get("column"), true)),
  ...rules("presence", ["no|without|not column", "no known column", "missing column"], (p) =>
    presence(p.get("column"), false),
  ),
  ...rules("presence", ["presence and|connect presence", "presence but|butnot presence"], (p) =>
    mixes(p) ? null : both(p, "and"),
  ),
  // "a phone, a website and a rating above 4"
  ...rules("presence", "presence presence and presence", (p) => {
    const parts = [0, 1, 2].map((at) => p.get("presence", at).condition);
    return parts.some((part) => "or" in part || "and" in part)
      ? null
      : { condition: { and: parts } };
  }),
  ...rules("presence", ["column of|be? amount", "amount column"], (p) => {
    const { comparison, isPlain } = p.get("amount");
    const { field } = p.get("column");
    if (isPlain || !isNumberField(field)) return null;
    const condition = compared(field, comparison);
    return condition && { condition };
  }),
  ...rules("presence", "both presence and presence", (p) => both(p, "and")),
  ...rules("presence", "presence presence or presence", (p) => {
    const parts = [0, 1, 2].map((at) => p.get("presence", at).condition);
    return parts.some((part) => "or" in part || "and" in part)
      ? null
      : { condition: { or: parts } };
  }),
  ...rules("presence", ["presence or presence"], (p) => (mixes(p) ? null : both(p, "or"))),
  ...rules("presence", ["either presence or presence"], (p) =>
    mixes(p) ? null : { ...both(p, "or"), isEither: true },
  ),
];

/** "phone and website or email" may be meant in two ways. */
function mixes(p: Parts): boolean {
  const all = [p.get("presence").condition, p.get("presence", 1).condition];
  const kinds = all.map((each) => ("and" in each ? "and" : "or" in each ? "or" : ""));
  return kinds.includes(p.has("or") ? "and" : "or");
}

/** None of these: "without phone or website". */
function noneOf(condition: Condition): Condition | null {
  if ("or" in condition) {
    const each = condition.or.map(noneOf);
    return each.every((one) => one !== null) ? { and: each } : null;
  }
  // "without phone and website": neither, or not both? Not guessed.
  if ("and" in condition) return null;
  return "has" in condition && condition.has ? { ...condition, has: false } : null;
}

export const possessionRules: readonly Rule[] = [
  ...presenceRules,
  ...rules("condition", ["with|have|offer presence"], (p) =>
    statement(p.get("presence").condition),
  ),
  ...rules("condition", ["without|lack presence", "have|with no presence"], (p) => {
    // "lacking either phone or website": one of them, or both?
    const { condition: wanted, isEither } = p.get("presence");
    const condition = isEither ? null : noneOf(wanted);
    return condition && statement(condition);
  }),
  ...rules("condition", ["with|have? neither presence nor presence"], (p) => {
    const parts = [p.get("presence").condition, p.get("presence", 1).condition].map(noneOf);
    return parts.every((part) => part !== null) ? statement({ and: parts }) : null;
  }),
  ...rules(
    "condition",
    [
      "whose|where|that? column be? missing",
      "missing column",
      "have|with column missing",
      "whichof? no column be? known",
    ],
    (p) => {
      const found = presence(p.get("column"), false);
      return found && statement(found.condition);
    },
  ),
  ...rules("condition", ["whose|where|that? column be? known", "known column"], (p) => {
    const found = presence(p.get("column"), true);
    return found && statement(found.condition);
  }),
  // "how many have a name", "with hours filled in"
  ...rules("condition", ["have|with column known", "have column"], (p) => {
    const { field } = p.get("column");
    if (field === "name") return made(statement({ f: "name", has: true }), { cost: 0.2 });
    const found = p.has("known") ? presence(p.get("column"), true) : null;
    return found && statement(found.condition);
  }),
  ...rules("condition", ["without|lack column known", "have|with no column known"], (p) => {
    const found = presence(p.get("column"), false);
    return found && statement(found.condition);
  }),
  ...rules("condition", ["lack column", "have no column"], (p) =>
    p.get("column").field === "name" ? statement({ f: "name", has: false }) : null,
  ),
  ...rules("condition", ["network"], (p) =>
    made(statement({ f: "socials", has: true, role: p.arg("network") }), { cost: 0.6 }),
  ),
  ...rules("condition", ["on network"], (p) =>
    statement({ f: "socials", has: true, role: p.arg("network") }),
  ),
  ...rules("condition", ["not on network"], (p) =>
    statement({ f: "socials", has: false, role: p.arg("network") }),
  ),
  ...rules("condition", ["reach by? column", "reach"], (p) => reachable(p)),
  ...rules("condition", ["without|lack contacts", "have|with no contacts"], () =>
    made(statement({ and: contactFields.map((f) => ({ f, has: false })) }), {
      assumed: ["contactable"],
    }),
  ),
  ...rules("condition", "contactable", () =>
    made(statement({ or: contactFields.map((f) => ({ f, has: true })) }), {
      assumed: ["contactable"],
    }),
  ),
];

const contactFields = ["phone", "emails", "website"] as const;

function reachable(p: Parts) {
  const field = p.has("column") ? p.get("column").field : p.arg("reach");
  return isPresenceField(field) ? statement({ f: field, has: true }) : null;
}
