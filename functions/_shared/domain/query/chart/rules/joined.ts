import isSame from "fast-deep-equal";
import type { Condition } from "../../plan/plan.ts";
import { made, type Rule, rules } from "../rule.ts";
import { statement } from "./statement.ts";

/** The subject of a condition: "or" is clear only between conditions on one subject. */
const subjectOf = (condition: Condition): string =>
  "or" in condition
    ? subjectOf(condition.or[0] ?? condition)
    : "f" in condition
      ? condition.f
      : (Object.keys(condition)[0] ?? "");

/** Conditions joined, and their opposite. */
export const joinRules: readonly Rule[] = [
  ...rules("condition", ["not condition"], (p) => {
    const { condition, isBare } = p.get("condition");
    const isJoined = "and" in condition || "or" in condition || "not" in condition;
    if (isJoined) return null;
    // Whose hours nobody knows isn't known to be closed.
    return "open" in condition
      ? statement({ and: [{ f: "hours", has: true }, { not: condition }] })
      : statement({ not: condition }, isBare);
  }),
  ...rules("condition", ["condition or condition", "either condition or condition"], (p) => {
    const parts = [p.get("condition").condition, p.get("condition", 1).condition];
    const isMixed = parts.some((each) => "and" in each || "not" in each);
    const isOneSubject = new Set(parts.map(subjectOf)).size === 1;
    if (isMixed || (!isOneSubject && !p.has("either"))) return null;
    const or = parts.flatMap((each) => ("or" in each ? each.or : [each]));
    const [only, ...others] = or.filter(
      (one, at) => or.findIndex((other) => isSame(one, other)) === at,
    );
    // "a terrace or outside tables" says one thing twice.
    const isOne = only !== undefined && others.length === 0;
    return made(statement(isOne ? only : { or }), { cost: 0.2 });
  }),
];
