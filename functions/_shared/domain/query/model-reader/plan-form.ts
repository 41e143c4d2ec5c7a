import { refusalCodes } from "../plan/refusal.ts";
import { languages } from "../reader/lexicon.ts";

/** Codes a model may refuse with; what a tier holds, code knows better. */
export const modelRefusals = refusalCodes.filter((code) => code !== "no_data_in_tier");

export const otherLanguage = "other";

/**
 * The one form a model fills: a plan, or why there is none. The plan's grammar stands in the
 * instructions: servers differ in the JSON schemas they take, and its check is ours anyway.
 */
export const planForm = {
  name: "answer_with_plan",
  description: "The question as a plan, or the reason why there is none.",
  parameters: {
    type: "object",
    properties: {
      language: { type: "string", enum: [...languages, otherLanguage] },
      plan: { type: "object" },
      others: { type: "array", items: { type: "object" } },
      said: {
        type: "array",
        items: {
          type: "object",
          properties: { at: { type: "string" }, words: { type: "string" } },
          required: ["at", "words"],
        },
      },
      refuse: { type: "string", enum: [...modelRefusals] },
      about: { type: "array", items: { type: "string" } },
    },
    required: ["language"],
  },
};
