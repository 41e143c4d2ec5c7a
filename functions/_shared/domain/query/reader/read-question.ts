import type { Condition, Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { Refusal, RefusalCode } from "../plan/refusal.ts";
import { validatePlan } from "../plan/validate.ts";
import { assemble } from "./assemble.ts";
import { bestLexicon } from "./best-lexicon.ts";
import { denied } from "./colloquial-not.ts";
import type { Reader } from "./draft.ts";
import { unfiltering } from "./dropped.ts";
import { entryAges } from "./entry-age.ts";
import { existing } from "./existence.ts";
import { contradiction, mixesJoints } from "./filters.ts";
import { continued, followUpOf } from "./follow.ts";
import { planOf } from "./form.ts";
import { inheritedFrom } from "./inherited.ts";
import type { Language } from "./lexicon.ts";
import { namesOf } from "./names.ts";
import { decidedBefore, exporting, orderless } from "./orders.ts";
import { sameName } from "./same-name.ts";
import { specified } from "./specified.ts";
import { notCollectedRefusal, tierRefusal } from "./tier.ts";
import { isAboutData, notUnderstood, textOf, unread, whole } from "./unread.ts";
import { unusedAfter, unusedIn } from "./unused.ts";

export interface Asked {
  question: string;
  /** The plan of the answer before, already checked against this preset. */
  before?: Plan;
}

/** A question as a plan, or why it is none. */
export type Reading = { language: Language } & (
  | {
      plan: Plan;
      /** Words read as something of another name. */
      understood: { words: string; as: string }[];
      /** What had to be assumed, by a key of the phrase book. */
      assumed: string[];
      isFollowUp: boolean;
      /** Remarks of the person about themselves. */
      leftOut?: readonly string[];
      /** The place that the preset is named after: all of the preset. */
      wholePlace?: string;
      /** Filters of the answer before, where only a guess says that they still hold. */
      inherited?: readonly Condition[];
    }
  | Refused
);

interface Refused {
  refusal: Refusal;
  /** No decision: words or a whole that these rules do not know. Another reader may. */
  isUnread?: true;
  /** It asks for the half of the day, which another word may tell. */
  isHour?: true;
  /** Readings for the person to choose from. */
  choices?: readonly Plan[];
  /** A likely other spelling. */
  meant?: ReadMeant;
}

/** A question with another spelling of some words, and its plan. */
export interface ReadMeant {
  typed: string;
  value: string;
  question: string;
  plan: Plan;
}

/** Reads a question by rules. It answers only when every word of it was used. */
export function readQuestion(asked: Asked, preset: Preset): Reading {
  const { question } = asked;
  const { language, tokens, names } = wordsOf(question, preset);
  const early = decidedBefore(question, tokens);
  if (early) return { language, refusal: early };
  const reset = tokens.findLastIndex(({ kind }) => kind === "reset");
  const before = reset >= 0 ? undefined : asked.before;
  const reader = assemble({
    question,
    language,
    tokens: tokens.slice(reset + 1),
    preset,
    names,
    before: before ?? null,
  });
  return { language, ...concluded(reader, before, language) };
}

/** Its pieces, each with its meaning apart from the conversation. */
export function wordsOf(question: string, preset: Preset) {
  const names = namesOf(preset);
  const { lexicon, tokens: linked } = bestLexicon(question, names);
  const { language } = lexicon;
  const ordered = unfiltering(orderless(exporting(existing(linked, language, question))));
  return { language, names, tokens: specified(denied(ordered, question)) };
}

type Conclusion =
  | Refused
  | {
      plan: Plan;
      understood: { words: string; as: string }[];
      assumed: string[];
      isFollowUp: boolean;
      inherited?: readonly Condition[];
    };

function concluded(reader: Reader, before: Plan | undefined, language: Language): Conclusion {
  const { draft, question, preset } = reader;
  const refused = refusedBy(reader, language);
  if (refused) return refused;
  // "how big is this data set, how many entries does it have" is about all of it.
  const isOfWhole = reader.tokens.some(({ kind }) => kind === "size");
  const isOfList = draft.saysList && !isOfWhole && before !== undefined;
  const follow = isOfList ? "said" : followUpOf(reader);
  const follows = follow !== null;
  if (follows && before === undefined && draft.intents.has("follow")) {
    return {
      refusal: { refuse: "needs_clarification", about: [question], reason: "no_plan_before" },
    };
  }
  const unclear = sameName(reader);
  if (unclear) return { refusal: unclear };
  const isContinued = follows && before !== undefined;
  const plan = isContinued ? continued(reader, before) : fromTarget(planOf(reader), reader, before);
  if (plan === undefined) return incomplete(reader);
  const unused = isContinued ? unusedAfter(plan, planOf(reader), reader) : unusedIn(plan, reader);
  if (unused.length > 0) return notUnderstood(question, unused);
  const refusal = notCollectedRefusal(plan, preset) ?? tierRefusal(plan, preset);
  if (refusal) return { refusal };
  const validated = validatePlan(plan, preset);
  if ("problem" in validated) return notUnderstood(question, [whole(question)]);
  const choices = entryAges(validated.plan, reader);
  if (choices.length > 0) {
    return { refusal: { refuse: "needs_clarification", about: [] }, choices };
  }
  return {
    plan: validated.plan,
    understood: draft.understood,
    assumed: [...draft.assumed],
    isFollowUp: isContinued,
    ...(isContinued && follow === "guessed"
      ? { inherited: inheritedFrom(before, validated.plan) }
      : {}),
  };
}

/** "hotels nearby" after a question about one business is near that one. */
function fromTarget(
  plan: Plan | undefined,
  { draft }: Reader,
  before: Plan | undefined,
): Plan | undefined {
  const to = before?.op === "describe" ? before.target : undefined;
  if (!plan?.sort || !to || draft.from !== null) return plan;
  return {
    ...plan,
    sort: plan.sort.map((each) => (each.to === "centre" ? { ...each, to } : each)),
  };
}

function refusedBy(reader: Reader, language: Language): Refused | undefined {
  const { draft } = reader;
  const labels = (code: RefusalCode): string[] => [
    ...new Set(draft.refusals.filter((one) => one.code === code).map(({ label }) => label)),
  ];
  const first = draft.refusals.filter(({ isFirst }) => isFirst).map(({ label }) => label);
  if (first.length > 0) {
    return { refusal: { refuse: "out_of_scope", about: [...new Set(first)] } };
  }
  const fields = labels("no_such_field");
  const scope = labels("out_of_scope");
  const isElsewhere = scope.some((label) => !label.startsWith("type:")) && !isAboutData(reader);
  if (fields.length > 0 && !isElsewhere) {
    return { refusal: { refuse: "no_such_field", about: fields } };
  }
  if (scope.some((label) => !label.startsWith("type:"))) {
    const about = scope.filter((label) => label !== "" && !label.startsWith("type:"));
    return { refusal: { refuse: "out_of_scope", about } };
  }
  if (draft.leftovers.length > 0) return { refusal: unread(reader), isUnread: true };
  const refusal = refusedAsIs(reader, scope) ?? ambiguityIn(reader, language);
  if (refusal) return { refusal, ...(draft.ambiguities[0]?.isHour ? { isHour: true } : {}) };
  const isCompared = ["compare", "difference", "more", "fewer"].some((one) =>
    draft.intents.has(one),
  );
  const torn = isCompared ? undefined : contradiction(draft.clauses);
  const mixed = mixesJoints(draft.clauses) ?? torn;
  if (!mixed) return undefined;
  const about = [textOf(reader.question, mixed)];
  return { refusal: { refuse: "needs_clarification", about }, isUnread: true };
}

/** Every word has its use, and one of them asks for what can't be had here. */
function refusedAsIs({ draft }: Reader, types: readonly string[]): Refusal | undefined {
  if (types.length > 0) {
    const about = types.map((label) => label.slice("type:".length));
    return { refuse: "out_of_scope", about, reason: "type_not_collected" };
  }
  const [asked] = draft.refusals;
  if (!asked) return undefined;
  const about = asked.label.split("\n").filter(Boolean);
  return { refuse: asked.code, about, ...(asked.reason ? { reason: asked.reason } : {}) };
}

/** A type's name has no plural that is known in every language: this stands before it instead. */
const ofType: Readonly<Record<Language, string>> = {
  en: "businesses of type",
  de: "Unternehmen vom Typ",
  fr: "entreprises de type",
  es: "negocios de tipo",
  ar: "أعمال من نوع",
};

function ambiguityIn({ draft, question }: Reader, language: Language): Refusal | undefined {
  const [ambiguity] = draft.ambiguities;
  if (!ambiguity) return undefined;
  const rephrased = ambiguity.readings.map(
    (reading) =>
      question.slice(0, ambiguity.start) +
      (ambiguity.areTypes ? `${ofType[language]} ${reading}` : reading) +
      question.slice(ambiguity.end),
  );
  return { refuse: "needs_clarification", about: ambiguity.readings, rephrased };
}

/** Everything was understood, and still it asks for nothing. */
function incomplete(reader: Reader): Refused {
  const { draft, question } = reader;
  if (draft.targets.length > 1) {
    const about = draft.targets.map((token) => textOf(question, token));
    return { refusal: { refuse: "needs_clarification", about, reason: "same_name" } };
  }
  const says = ["list", "map", "ask", "count", "mark", "be", "pron"];
  if (reader.tokens.every(({ kind }) => says.includes(kind))) {
    return { refusal: { refuse: "not_understood", about: [question], reason: "nothing_asked" } };
  }
  return notUnderstood(question, [whole(question)]);
}
