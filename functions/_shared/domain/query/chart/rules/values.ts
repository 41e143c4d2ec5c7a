import type { Condition } from "../../plan/plan.ts";
import { made, type Rule, rules } from "../rule.ts";
import { saidValue } from "./places.ts";
import { statement } from "./statement.ts";

export const valueRules: readonly Rule[] = [
  ...rules("condition", "offer|accept|serve|with|have|in|of value", (p) => {
    const condition = saidValue(p.get("value").entries);
    return condition && statement(condition);
  }),
  ...rules("condition", "offer|accept|have value as|of column", (p) => {
    const { field } = p.get("column");
    const condition = saidValue(p.get("value").entries.filter((entry) => entry.field === field));
    return condition && statement(condition);
  }),
  ...rules("condition", "value", (p) => {
    const condition = saidValue(p.get("value").entries);
    return condition && made(statement(condition, true), { cost: 0.3 });
  }),
  ...rules("condition", "with? column be? no", (p) =>
    p.get("column").field === "fit" ? statement({ f: "fit", in: ["No"] }) : null,
  ),
  ...rules("condition", "fitvalue", (p) => statement({ f: "fit", in: [p.arg("fitvalue")] }, true)),
  ...rules("condition", ["with|have fitvalue as|of column"], (p) =>
    p.get("column").field === "fit" ? statement({ f: "fit", in: [p.arg("fitvalue")] }) : null,
  ),
  ...rules("condition", ["with? column be? fitvalue"], (p) =>
    p.get("column").field === "fit" ? statement({ f: "fit", in: [p.arg("fitvalue")] }) : null,
  ),
  ...rules("condition", ["with? column be|of? value", "with value column"], (p) => {
    const { field } = p.get("column");
    const entries = p.get("value").entries.filter((entry) => entry.field === field);
    const condition = saidValue(entries);
    return condition && statement(condition);
  }),
];

type TextHow = "contains" | "starts" | "ends" | "word";

const named = (how: TextHow, text: string): Condition => ({ f: "name", how, text });

export const textRules: readonly Rule[] = [
  ...rules("quoted", ["quote"], (p) => p.get("quote")),
  ...rules("text", ["quote"], (p) => p.get("quote")),
  ...rules("name", ["strange", "strange strange", "strange strange strange", "quote"], (p) => {
    if (p.has("quote")) return p.get("quote");
    if (!p.isTight) return null;
    return Array.from({ length: p.count("strange") }, (_, at) => p.get("strange", at)).join(" ");
  }),
  ...rules("text", ["raw"], (p) => made(p.get("raw"), { cost: 0.3 })),
  ...rules(
    "condition",
    ["with|have quoted in? column", "whose? column contain text", "contain text in column"],
    (p) => {
      const text = p.has("quoted") ? p.get("quoted") : p.get("text");
      return p.get("column").field === "name" && (p.has("quoted") || p.isTight)
        ? statement(named("contains", text))
        : null;
    },
  ),
  ...rules("condition", ["named text", "named text"], (p) =>
    p.isTight ? made(statement(named("contains", p.get("text"))), { cost: 0.4 }) : null,
  ),
  ...rules(
    "condition",
    ["whose? column start text", "start with? text in? column?", "start letter text"],
    (p) =>
      p.isTight && (!p.has("column") || p.get("column").field === "name")
        ? statement(named("starts", p.get("text")))
        : null,
  ),
  ...rules("condition", ["whose? column end text", "end with? text"], (p) =>
    p.isTight && (!p.has("column") || p.get("column").field === "name")
      ? statement(named("ends", p.get("text")))
      : null,
  ),
];
