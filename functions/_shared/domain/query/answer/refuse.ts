import { columnsOf } from "../../listing/listing.ts";
import type { Answer, AnswerOption } from "../answer.ts";
import type { Refusal } from "../plan/refusal.ts";
import { type ReadMeant, readQuestion } from "../reader/read-question.ts";
import type { SmallTalk } from "../talk/small-talk.ts";
import { fieldName, type Wording } from "./labels.ts";
import { suggestionsFor } from "./suggest.ts";

const typesShown = 5;

/** The answer to a question that gets none: why, and what would work. It carries no data. */
export function refusalAnswer(
  refusal: Refusal,
  question: string,
  wording: Wording,
  choices: readonly AnswerOption[] = [],
  meant?: ReadMeant,
): Answer {
  const options = choices.length > 0 ? choices : rephrasedOptions(refusal, wording);
  const rephrased = (refusal.rephrased ?? []).filter(
    (one) => "plan" in readQuestion({ question: one }, wording.preset),
  );
  const suggestions = [...rephrased, ...suggestionsFor(wording, question, null)].slice(0, 3);
  const isWords = refusal.refuse === "not_understood";
  return {
    answer:
      meant !== undefined
        ? wording.say("choose_meant", { about: quoted([meant.typed]), what: meant.value })
        : choices.length > 0
          ? choosing(refusal, wording, choices)
          : sentenceOf(refusal, wording, suggestions),
    language: wording.language,
    result: { kind: "refusal", refusal: { code: refusal.refuse } },
    plan: null,
    filters: [],
    explanation: wording.say(isWords ? "explain_words" : "explain_refusal"),
    suggestions,
    notes: [],
    ...(options.length > 0 ? { options: [...options] } : {}),
    engine: "rules",
  };
}

/** The same question in words that say one thing: each with its plan. */
function rephrasedOptions({ rephrased = [] }: Refusal, { preset }: Wording): AnswerOption[] {
  const options = rephrased.flatMap((label): AnswerOption[] => {
    const reading = readQuestion({ question: label }, preset);
    return "plan" in reading ? [{ label, plan: reading.plan }] : [];
  });
  return options.length > 1 && options.length <= 3 ? options : [];
}

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(", ");

/** Names the unused words and offers the rest of the question. */
function choosing({ about }: Refusal, { say }: Wording, options: readonly AnswerOption[]): string {
  const labels = options.map(({ label }) => label);
  const sentence =
    about.length > 0
      ? say("choose_without", { about: quoted(about), what: labels.join(" ") })
      : say("choose_reading", { what: quoted(labels) });
  return sentence.trim();
}

function sentenceOf(refusal: Refusal, wording: Wording, suggestions: string[]): string {
  const { say } = wording;
  const { about, reason } = refusal;
  const examples =
    suggestions.length > 0 ? ` ${say("try", { questions: quoted(suggestions) })}` : "";
  const named = (fields: readonly string[]): string =>
    fields.map((field) => fieldName(wording, field)).join(", ");
  switch (refusal.refuse) {
    case "no_such_field":
      if (reason === "not_collected") return say("refuse_not_collected", { about: named(about) });
      return say("refuse_field", { about: about.join(", "), fields: usableFields(wording) });
    case "no_data_in_tier":
      return say("refuse_tier", { about: named(about) });
    case "read_only":
      return say("refuse_read_only");
    case "not_allowed":
      return say("refuse_not_allowed") + examples;
    case "out_of_scope":
      if (isSmallTalk(reason)) return say(`talk_${reason}`) + examples;
      return reason === "type_not_collected"
        ? say("refuse_type", { about: about.join(", "), types: typesIn(wording) })
        : (about.length > 0
            ? say("refuse_scope_about", { about: about.join(", ") })
            : say("refuse_scope")) + examples;
    case "needs_clarification":
      return clarification(refusal, wording) + (reason === "no_plan_before" ? examples : "");
    case "not_understood":
      return reason === "nothing_asked"
        ? say("refuse_nothing") + examples
        : say(reason === "nothing_known" ? "refuse_unclear" : "refuse_words", {
            about: quoted(about),
          }) + examples;
  }
}

function clarification({ about, reason, rephrased }: Refusal, { say }: Wording): string {
  if (reason === "same_name") {
    return say("refuse_same_name", {
      about: about.map((one, at) => `${at + 1}) ${one}`).join(" "),
    });
  }
  if (reason === "unknown_place") return say("refuse_place", { about: about.join(", ") });
  if (reason === "no_plan_before") return say("refuse_before");
  return rephrased
    ? say("refuse_clarify", { about: quoted(about) })
    : say("refuse_rephrase", { about: about.join(", ") });
}

const isSmallTalk = (reason: Refusal["reason"]): reason is SmallTalk =>
  ["greet", "how", "thanks", "bye", "who"].includes(reason ?? "");

/** Only columns that some business has a value of: what can be asked has an answer. */
const usableFields = (wording: Wording): string =>
  offered
    .filter((field) => field === "category" || wording.preset.known(field) > 0)
    .map((field) => fieldName(wording, field))
    .join(", ");
const offered = columnsOf({ offered: true });

function typesIn({ preset }: Wording): string {
  const held = preset.entries("category").filter(({ rows }) => rows > 0);
  const types = preset.niche.length > 0 ? preset.niche : held.map(({ value }) => value);
  return types.slice(0, typesShown).join(", ") + (types.length > typesShown ? ", …" : "");
}
