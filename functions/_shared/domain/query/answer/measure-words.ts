import { plural, singular } from "../inflection.ts";
import type { Comparison, Measure, Plan } from "../plan/plan.ts";
import { filtersOf } from "../plan/plan.ts";
import { fieldName, isOfYears, measureName, type Wording } from "./labels.ts";
import { nounPhrase } from "./noun-phrase.ts";
import { numberText } from "./number-text.ts";
import { glued, isPhrase } from "./phrase-book.ts";
import { type Noun, nounFrom } from "./type-noun.ts";
import { type Agreement, agreementOf, fill, joined } from "./word-forms.ts";

export const counting: Measure = { fn: "count" };

/** "the average rating" */
export function measureText(wording: Wording, measure: Measure): string {
  const { fn, field = "" } = measure;
  const forms = `the_${field}`;
  if (fn === "distinct") {
    const { many: keys, gender } = keyNoun(wording, field);
    return fill({ wording, agreement: agreementOf(gender, false) }, "m_distinct", { keys });
  }
  if (!isPhrase(forms) || !isPhrase(`m_${fn}`)) return measureName(wording, measure);
  const [the = "", noun = "", gender = "m"] = wording.say(forms).split("/");
  const agreement = agreementOf(gender as Noun["gender"], true);
  const ofYears = isOfYears(field) && isPhrase(`m_${fn}_year`) ? "_year" : "";
  return fill({ wording, agreement }, `m_${fn}${ofYears}`, { the, noun });
}

/** "the rating" */
export function theField(wording: Wording, field: string): { text: string; agreement: Agreement } {
  const forms = `the_${field}`;
  const [the = "", noun = "", gender = "m"] = isPhrase(forms)
    ? wording.say(forms).split("/")
    : ["", fieldName(wording, field)];
  const text = glued(the, noun, wording.language);
  return { text, agreement: agreementOf(gender as Noun["gender"], true) };
}

/** The measure with its businesses: "the number of cafés in Altstadt" */
export function measuredText(wording: Wording, plan: Plan): { text: string; close: string } {
  const { measure = counting } = plan;
  const filters = filtersOf(plan);
  const { say } = wording;
  if (measure.fn === "share" && measure.of) {
    const part = nounPhrase(wording, [...filters, measure.of]);
    const base = nounPhrase(wording, filters, { isDative: true });
    const values = { phrase: part.text, close: part.close, base: base.text };
    return { text: say("m_share_of", values), close: base.close };
  }
  const isCount = measure.fn === "count";
  const { text: phrase, close } = nounPhrase(wording, filters, { isDative: !isCount });
  const text = isCount
    ? say("m_count", { phrase })
    : say("m_of", { measure: measureText(wording, measure), phrase });
  return { text: text, close };
}

/** "29.5%" */
export const percentText = (wording: Wording, value: number): string =>
  wording.say("percent", { n: numberText(value, wording.language, 1) });

/** A measure's value as sentences write it. */
export function measuredValue(wording: Wording, measure: Measure, value: number): string {
  if (measure.fn === "share") return percentText(wording, value);
  const isYear = measure.field !== undefined && isOfYears(measure.field);
  return isYear && measure.fn !== "distinct" && measure.fn !== "count"
    ? String(Math.round(value))
    : numberText(value, wording.language);
}

/** "more than 10 and at most 20" */
export const comparedText = (wording: Wording, comparison: Comparison): string =>
  joined(
    wording,
    Object.entries(comparison).map(([key, n]) =>
      wording.say(`cmp_${key}` as "cmp_gt", { n: numberText(n, wording.language) }),
    ),
    "and",
  );

/** The groups' noun: "suburb", "suburbs". */
export function keyNoun(wording: Wording, groupBy: string): Noun {
  const key = `keys_${groupBy}`;
  if (isPhrase(key)) return nounFrom(wording.say(key));
  const one = fieldName(wording, groupBy);
  if (wording.language !== "en") return { one, many: one, gender: "m" };
  return { one: singular(one), many: plural(one), gender: "n" };
}

const places: readonly string[] = [
  "suburb",
  "city",
  "street",
  "region",
  "country",
  "postcode",
  "postcode_area",
];
/** Whether businesses are in it: "in Altstadt", but "for Visa". */
export const isPlaceKey = (groupBy: string): boolean => places.includes(groupBy);
