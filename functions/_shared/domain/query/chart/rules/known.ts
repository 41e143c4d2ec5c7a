import type { Condition } from "../../plan/plan.ts";
import { type PresenceField, presenceFields } from "../../plan/plan.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { statement } from "./statement.ts";

/** The column as known or not known. */
function knownAs(p: Parts, has: boolean) {
  const { field, role } = p.get("column");
  const isAsked = (presenceFields as readonly string[]).includes(field);
  // A business whose fit nobody knows doesn't lack it.
  if (!isAsked || field === "fit") return null;
  const f = field as PresenceField;
  return statement({ f, has, ...(role === undefined ? {} : { role }) });
}

/** "whose opening hours you know", "where we know the street", "independent" */
export const knownRules: readonly Rule[] = [
  ...rules("condition", ["whose|where|that|of column pron? be? weknow"], (p) => knownAs(p, true)),
  // "which bakeries do you have hours for"
  ...rules("condition", ["weknow column of"], (p) => knownAs(p, true)),
  ...rules("condition", ["whose|where|that column lack"], (p) => knownAs(p, false)),
  ...rules("condition", ["where|that|whose|of weknow presence"], (p) =>
    statement(p.get("presence").condition),
  ),
  ...rules("condition", ["be? branded", "with|of branded"], (p) => ofBrand(p, true)),
  ...rules(
    "condition",
    ["be? unbranded", "not branded", "without|no branded", "lack branded"],
    (p) => ofBrand(p, false),
  ),
];

/** By the column of brands, if this preset has any. */
function ofBrand({ preset, has: hasPart }: Parts, has: boolean) {
  const condition: Condition = { f: "brand", has };
  const isBefore = hasPart("unbranded") && !hasPart("be");
  return made(statement(condition, isBefore), {
    assumed: [has ? "branded" : "independent"],
    cost: preset.known("brand") > 0 ? 0.3 : 0.5,
  });
}
