import { type Condition, isPresence, isValue, type ValueCondition } from "../plan/plan.ts";
import { conditionLabel, oneLine, type Wording } from "./labels.ts";
import { type Modifier, modifierOf, nearRank, openModifier, presenceRank } from "./modifiers.ts";
import { numberText } from "./number-text.ts";
import { presenceText } from "./presence-words.ts";
import { type Noun, nounFrom, typeNoun } from "./type-noun.ts";
import { type Agreement, agreementOf, fill, joined } from "./word-forms.ts";

export interface PhraseForm {
  /** In the singular. */
  isOne?: boolean;
  /** German after "von", "bei" and "unter". */
  isDative?: boolean;
  /** As a person asks it: without the time that it is now. */
  isAsked?: boolean;
}

/** Filters as one noun phrase, and the forms for the sentence around it. */
export interface Phrase {
  text: string;
  /** Closes a German clause where the sentence continues. */
  close: string;
  gender: Noun["gender"];
  agreement: Agreement;
}

/** All of some filters as one noun phrase: "pubs in Altstadt with a website". None goes unsaid. */
export function nounPhrase(
  wording: Wording,
  conditions: readonly Condition[],
  form: PhraseForm = {},
): Phrase {
  const filters = conditions.flatMap(simplified);
  const at = filters.findIndex(isType);
  const type = filters[at];
  const noun = headNoun(wording, type && isType(type) ? type : undefined, form);
  const rest = filters.filter((_, index) => index !== at);
  const agreement = agreementOf(noun.gender, form.isOne === true);
  const { text, isClause } = modifiersText(wording, rest, agreement, form.isAsked);
  return { text: noun.text + text, close: isClause ? "," : "", gender: noun.gender, agreement };
}

/** The same without its noun: " in Altstadt, die am Sonntag geöffnet sind" */
export function modifiersText(
  wording: Wording,
  conditions: readonly Condition[],
  agreement: Agreement = agreementOf("f", false),
  isAsked = false,
): { text: string; isClause: boolean } {
  const filters = conditions.flatMap(simplified);
  const presence = filters.filter(isPresence);
  const modifiers: Modifier[] =
    presence.length > 0 ? [{ rank: presenceRank, text: presenceText(wording, presence) }] : [];
  const others = filters.flatMap((each) => ("not" in each && isType(each.not) ? [each.not] : []));
  if (others.length > 0) {
    const { text: x } = headNoun(wording, typesOf(others), { isDative: true, by: "and" });
    modifiers.push({ rank: 0.5, text: fill({ wording, agreement }, "m_other_than", { x }) });
  }
  const head = { wording, agreement, isAsked };
  const opens = filters.filter((each) => "open" in each);
  const days = opens.length > 1 ? openModifier(opens, head, "and") : null;
  if (days) modifiers.push(days);
  const unsaid: string[] = [];
  for (const filter of filters) {
    if (days && "open" in filter) continue;
    if (isPresence(filter) || ("not" in filter && isType(filter.not))) continue;
    const modifier = modifierOf(filter, head);
    if (modifier) modifiers.push(modifier);
    else unsaid.push(` (${conditionLabel(wording, filter)})`);
  }
  const { text, isClause } = inOrder(wording, modifiers);
  return { text: text.phrases + unsaid.join("") + text.clauses, isClause };
}

/** Places first, then the others as one list, and clauses last. */
function inOrder(
  wording: Wording,
  modifiers: readonly Modifier[],
): { text: { phrases: string; clauses: string }; isClause: boolean } {
  const sorted = modifiers.toSorted((a, b) => a.rank - b.rank).map(apart(modifiers, wording));
  const textsOf = (fits: (one: Modifier) => boolean): string[] => [
    ...new Set(sorted.filter(fits).map(({ text }) => text)),
  ];
  const clauses = textsOf(({ isClause }) => isClause === true);
  const inside = textsOf(({ isClause, rank }) => !isClause && rank < nearRank);
  const near = textsOf(({ isClause, rank }) => !isClause && rank === nearRank);
  const far = textsOf(({ isClause, rank }) => !isClause && rank >= presenceRank);
  return {
    text: {
      phrases: [...inside, joined(wording, near, "and"), listed(wording, far)]
        .filter((text) => text !== "")
        .map((text) => ` ${text}`)
        .join(""),
      clauses: clauses.length > 0 ? `, ${joined(wording, clauses, "and")}` : "",
    },
    isClause: clauses.length > 0,
  };
}

/** English says "either"; the other languages need brackets around "A or B" beside a third. */
const apart =
  (all: readonly Modifier[], { language }: Wording) =>
  (one: Modifier): Modifier =>
    one.isChoice && language !== "en" && all.filter(isListed).length > 1
      ? { ...one, text: `(${one.text})` }
      : one;
const isListed = ({ rank }: Modifier): boolean => rank >= presenceRank;

/** English sets a second "and" apart by a comma: "with a phone and a website, and rated 4". */
function listed(wording: Wording, texts: readonly string[]): string {
  const [first = "", second] = texts;
  const isDouble = wording.language === "en" && texts.length === 2 && first.includes(" and ");
  return isDouble ? `${first}, and ${second}` : joined(wording, texts, "and");
}

/** "97 pubs in Altstadt" */
export function counted(
  wording: Wording,
  conditions: readonly Condition[],
  n: number,
  form: PhraseForm = {},
): Phrase & { counted: string } {
  const isOne = wording.language === "fr" ? Math.abs(n) < 2 : n === 1;
  const phrase = nounPhrase(wording, conditions, { ...form, isOne });
  const text = wording.say("s_counted", {
    n: numberText(n, wording.language),
    phrase: phrase.text,
  });
  return { ...phrase, counted: text };
}

/** "860 businesses" */
export const businesses = (wording: Wording, n: number): string => counted(wording, [], n).counted;

export const isType = (condition: Condition): condition is ValueCondition =>
  isValue(condition) && condition.f === "category";

/** "Not A or B" is neither of them, and not having something is being without it. */
function simplified(condition: Condition): Condition[] {
  if ("and" in condition) return condition.and.flatMap(simplified);
  if (!("not" in condition)) return [condition];
  const { not } = condition;
  if ("not" in not) return simplified(not.not);
  if ("or" in not) return not.or.flatMap((part) => simplified({ not: part }));
  return isPresence(not) ? [{ ...not, has: !not.has }] : [condition];
}

function headNoun(
  wording: Wording,
  type: ValueCondition | undefined,
  { isOne = false, isDative = false, by = "or" }: PhraseForm & { by?: "and" | "or" },
): { text: string; gender: Noun["gender"] } {
  const { say, language } = wording;
  const businesses = nounFrom(say("businesses_noun"));
  if (!type)
    return { text: formOf(businesses, isOne, isDative, wording), gender: businesses.gender };
  const nouns = type.in.map((label) => typeNoun(label, language));
  const [first] = nouns;
  const known = nouns.flatMap((noun) => (noun ? [formOf(noun, isOne, isDative, wording)] : []));
  if (first && known.length === nouns.length) {
    return { text: joined(wording, known, by), gender: first.gender };
  }
  const quoted = type.in.map((label) => say("quoted", { text: oneLine(label) }));
  const text = say(isOne ? "of_type_one" : "of_type", { type: joined(wording, quoted, by) });
  return { text, gender: businesses.gender };
}

const formOf = (noun: Noun, isOne: boolean, isDative: boolean, { language }: Wording): string => {
  if (isOne) return noun.one;
  // German nouns end in n or s in the dative plural.
  const isBare = language === "de" && isDative && !/[ns]$/.test(noun.many);
  return isBare ? `${noun.many}n` : noun.many;
};

const typesOf = (conditions: readonly ValueCondition[]): ValueCondition => ({
  f: "category",
  in: conditions.flatMap((each) => each.in),
});
