import { type Comparison, isNumberField } from "../../plan/plan.ts";
import { made, type Rule, rules } from "../rule.ts";
import { compared, starField } from "./number-columns.ts";
import { statement } from "./statement.ts";

function numberCondition(field: string, comparison: Comparison) {
  if (!isNumberField(field)) return null;
  const condition = compared(field, comparison);
  return condition && statement(condition);
}

export const numberRules: readonly Rule[] = [
  ...rules("condition", ["with|have? amount column"], (p) => {
    const { comparison, isPlain } = p.get("amount");
    const { field } = p.get("column");
    if (field !== "review_count" && isPlain) return null;
    return numberCondition(field, comparison);
  }),
  ...rules(
    "condition",
    ["with|have|whose? column of|be? amount", "with|have? column amount"],
    (p) => numberCondition(p.get("column").field, p.get("amount").comparison),
  ),
  // "3 star hotels or better": what is said after the businesses is read there.
  ...rules("condition", ["number unit"], (p) => {
    if (p.arg("unit") !== "star") return null;
    const found = numberCondition(starField(p.preset), { eq: p.get("number") });
    return found && { ...found, isBare: true };
  }),
  ...rules("condition", ["column amount unit"], (p) =>
    p.get("column").field === "rating" && p.arg("unit") === "star"
      ? numberCondition("rating", p.get("amount").comparison)
      : null,
  ),
  ...rules(
    "condition",
    ["be? rated amount", "rated amount unit", "with|have? amount unit"],
    (p) => {
      if (p.has("unit") && p.arg("unit") !== "star") return null;
      return numberCondition("rating", p.get("amount").comparison);
    },
  ),
  ...rules(
    "condition",
    [
      "be? founded in|since? number",
      "since number",
      "founded after number",
      "founded before number",
    ],
    (p) => {
      const year = p.get("number");
      const key = p.has("before") ? "lt" : p.has("after") ? "gt" : p.has("since") ? "gte" : "eq";
      return year > 1000 ? numberCondition("founded_year", { [key]: year }) : null;
    },
  ),
  ...rules("condition", ["founded amount"], (p) => {
    const { comparison } = p.get("amount");
    return Object.values(comparison).every((year) => year > 1000)
      ? numberCondition("founded_year", comparison)
      : null;
  }),
  ...rules("condition", ["cheap"], () =>
    made(statement({ f: "price_level", lte: 2 }, true), { assumed: ["cheap"] }),
  ),
  ...rules("condition", ["dear"], () =>
    made(statement({ f: "price_level", gte: 3 }, true), { assumed: ["dear"] }),
  ),
  ...rules("condition", ["be? rated"], () =>
    made(statement({ f: "rating", has: true }), { cost: 1 }),
  ),
  ...rules("condition", ["amount"], (p) => {
    // "restaurants 4.5+": a number of stars where nothing else is so small.
    const { comparison, isPlain } = p.get("amount");
    const isStars = Object.values(comparison).every((value) => value > 2.5 && value <= 5);
    const condition = isStars && !isPlain ? compared("rating", comparison) : null;
    return condition && made(statement(condition), { cost: 0.8, assumed: ["stars"] });
  }),
  ...rules("condition", ["unrated"], () => statement({ f: "rating", has: false }, true)),
  ...rules("condition", ["vague"], (p) => {
    const stars = /^rated (at least|below) (\d)$/.exec(p.arg("vague"));
    if (!stars) return null;
    const condition = {
      f: "rating" as const,
      [stars[1] === "below" ? "lt" : "gte"]: Number(stars[2]),
    };
    return made(statement(condition, true), { assumed: ["rated"], cost: 0.3 });
  }),
];
