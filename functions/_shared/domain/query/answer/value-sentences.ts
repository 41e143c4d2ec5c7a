import { filtersOf, isNumberField, type Plan, type PresenceField } from "../plan/plan.ts";
import type { Wording } from "./labels.ts";
import {
  isNeverKnown,
  neverHere,
  nothing,
  notKnown,
  thereAre,
  zeroText,
} from "./list-sentences.ts";
import {
  counting,
  keyNoun,
  measuredValue,
  measureText,
  percentText,
  theField,
} from "./measure-words.ts";
import { neverKnownIn } from "./never-known.ts";
import { counted, nounPhrase } from "./noun-phrase.ts";
import { distanceText, numberText } from "./number-text.ts";
import { thePlace } from "./place-words.ts";
import { type Found, knownIn, partOf } from "./result.ts";
import { agreementOf, capital, fill } from "./word-forms.ts";

const number = ({ language }: Wording, value: number): string => numberText(value, language);

export function valueText(found: Found, wording: Wording): string {
  const { plan, outcome } = found;
  const { say, language } = wording;
  const { measure = counting } = plan;
  const { value } = outcome;
  if (value === null || value === undefined) return noValue(found, wording);
  if (measure.fn === "distance" && measure.between) {
    const [one, other] = measure.between;
    const text = say("distance_is", {
      value: distanceText(value, language),
      one: thePlace(wording, one, "plain"),
      other: thePlace(wording, other, "plain"),
    });
    return text;
  }
  if (measure.fn === "count") return thereAre(wording, plan, value);
  if (measure.fn === "share" && measure.of) return shareText(found, value, wording);
  if (measure.fn === "distinct" && outcome.total === 0) {
    return nothing(found, wording, zeroText(wording));
  }
  if (measure.fn === "distinct" && value === 0 && measure.field) {
    const field = measure.field as PresenceField;
    return notKnown({ field, where: filtersOf(plan), rows: outcome.total }, wording);
  }
  if (measure.fn === "distinct") return distinctText(plan, value, wording);
  const known = knownIn(found, wording.preset) ?? outcome.total;
  const { counted: what, close } = counted(wording, filtersOf(plan), known, { isDative: true });
  const unknown = outcome.total - known;
  const text = say("s_value", {
    measure: measureText(wording, measure),
    counted: what,
    close,
    value: measuredValue(wording, measure, value),
    unknown: unknown > 0 ? unknownText(unknown, measure.field ?? "", wording) : "",
  });
  return capital(text);
}

/** "; for 12 more the rating is not known" */
function unknownText(n: number, field: string, wording: Wording): string {
  const { text, agreement } = theField(wording, field);
  const values = { n: number(wording, n), field: text };
  const key = n === 1 ? "s_unknown_one" : "s_unknown";
  return fill({ wording, agreement }, key, values);
}

function noValue(found: Found, wording: Wording): string {
  const { plan, outcome } = found;
  const field = plan.measure?.field;
  if (field !== undefined && isNeverKnown(field, wording)) return neverHere(field, wording);
  if (outcome.total === 0) return nothing(found, wording);
  return field !== undefined && isNumberField(field)
    ? notKnown({ field, where: filtersOf(plan), rows: outcome.total }, wording)
    : wording.say("no_value");
}

/** "Bakeries in Soho make up 29.5 % of all bakeries: 33 of 112." */
function shareText(found: Found, value: number, wording: Wording): string {
  const { plan, outcome } = found;
  const { of } = plan.measure ?? counting;
  const filters = filtersOf(plan);
  const unknown = of && value === 0 ? neverKnownIn(plan, of, wording.preset) : null;
  if (unknown) return notKnown(unknown, wording);
  const part = nounPhrase(wording, of ? [...filters, of] : filters);
  const base = nounPhrase(wording, filters);
  const text = fill({ wording, agreement: part.agreement }, "s_share", {
    phrase: part.text,
    close: part.close,
    value: percentText(wording, value),
    los_base: base.agreement.los ?? "",
    base: base.text,
    base_close: base.close,
    part: number(wording, partOf(found) ?? 0),
    all: number(wording, outcome.total),
  });
  return capital(text);
}

function distinctText(plan: Plan, value: number, wording: Wording): string {
  const field = plan.measure?.field ?? "category";
  const keys = keyNoun(wording, field);
  const filters = filtersOf(plan);
  const { text: phrase, close, agreement: own } = nounPhrase(wording, filters, { isDative: true });
  const agreement = { ...agreementOf(keys.gender, value === 1), los: own.los ?? "" };
  const values = { n: number(wording, value), phrase, close };
  const head = { wording, agreement };
  const text =
    value === 1
      ? fill(head, "s_keys_of_one", { ...values, keys: keys.one })
      : fill(head, "s_keys_of", { ...values, keys: keys.many });
  return capital(text);
}
