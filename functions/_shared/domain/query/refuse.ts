import type { Answer } from "./answer.ts";
import type { Dictionary } from "./dictionary.ts";
import type { Refusal } from "./plan.ts";
import { readQuestion } from "./read-question.ts";
import { suggestionsFor } from "./suggest.ts";

const typesShown = 5;

const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(", ");

/** The answer to a question that gets none: why, and what would work. It carries no data. */
export function refusalAnswer(refusal: Refusal, dictionary: Dictionary): Answer {
  const suggestions = [
    ...rephrasedIn(refusal, dictionary),
    ...suggestionsFor(dictionary, null),
  ].slice(0, 3);
  return {
    answer: sentenceOf(refusal, dictionary, suggestions),
    result: { kind: "refusal", refusal: { code: refusal.refuse } },
    plan: null,
    explanation: explanationOf(refusal),
    suggestions,
    notes: [],
    engine: "rules",
  };
}

const rephrasedIn = ({ rephrased = [] }: Refusal, dictionary: Dictionary): string[] =>
  rephrased.filter((question) => "plan" in readQuestion(question, dictionary));

function sentenceOf(refusal: Refusal, dictionary: Dictionary, suggestions: string[]): string {
  const examples = `Try for example: ${quoted(suggestions)}.`;
  const { about } = refusal;
  switch (refusal.refuse) {
    case "no_such_field":
      return `This preset has no data on ${about.join(", ")}. ${usableFields(dictionary)}`;
    case "no_data_in_tier":
      return `${listed(about)} are part of Tier 2. This preset is Tier 1.`;
    case "read_only":
      return "I can only read your data. Nothing was changed.";
    case "not_allowed":
      return `I can't show that. I can only answer questions about the businesses in this preset. ${examples}`;
    case "out_of_scope":
      return refusal.reason === "type_not_collected"
        ? `This preset was not collected for ${listed(about)}. Its types are: ${typesIn(dictionary)}.`
        : `I can only answer questions about the businesses in this preset. ${examples}`;
    case "needs_clarification":
      return `This can mean: ${quoted(about)}. Which one do you mean?`;
    case "not_understood":
      return `I could not use the words ${quoted(about)}. ${examples}`;
  }
}

const listed = (texts: readonly string[]): string =>
  texts.length < 2
    ? texts.join("")
    : `${texts.slice(0, -1).join(", ")} and ${texts.slice(-1).join("")}`;

function usableFields({ tier, known }: Dictionary): string {
  const ratings = tier === 2 || known.rating > 0 ? ", rating, reviews" : "";
  const tierTwo = tier === 2 ? ", e-mail, social media, description" : "";
  return `I can use: name, type, address, phone, website, opening hours${ratings}${tierTwo}.`;
}

function typesIn({ niche, entries }: Dictionary): string {
  const types = niche.length > 0 ? niche : entries.category.map(({ value }) => value);
  const more = types.length > typesShown ? " and others" : "";
  return types.slice(0, typesShown).join(", ") + more;
}

function explanationOf({ refuse, reason }: Refusal): string {
  if (reason === "too_many_conditions") {
    return "A question can hold two conditions at a time, so nothing was counted.";
  }
  return refuse === "not_understood"
    ? "A question is answered only when every word of it could be used, so nothing was counted."
    : "The question was not turned into a filter, so nothing was counted.";
}
