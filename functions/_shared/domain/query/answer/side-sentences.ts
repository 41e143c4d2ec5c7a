import type { Outcome } from "../engine/outcome.ts";
import { type Condition, filtersOf, isPresence, isValue, type Plan } from "../plan/plan.ts";
import type { Wording } from "./labels.ts";
import { notKnown } from "./list-sentences.ts";
import { counting, measuredValue, measureText } from "./measure-words.ts";
import { neverKnownIn } from "./never-known.ts";
import { counted, isType, modifiersText, nounPhrase } from "./noun-phrase.ts";
import { numberText } from "./number-text.ts";
import { agreementOf, capital, fill, joined } from "./word-forms.ts";

const number = ({ language }: Wording, value: number): string => numberText(value, language);

/** "There are more cafés (51) than bakeries (32): 19 more." */
export function compareText(plan: Plan, outcome: Outcome, wording: Wording): string {
  const { say } = wording;
  const { measure = counting, sides = [] } = plan;
  const values = sides.map((_, at) => outcome.sides?.[at] ?? null);
  if (measure.fn !== "count") return measuredSides(plan, values, wording);
  const unknown = unknownSide(plan, values, wording);
  if (unknown !== null) return unknown;
  const { within, after } = sharedIn(plan);
  const rest = modifiersText(wording, after).text;
  if (sides.length !== 2) {
    const list = sides
      .map((side, at) => ({ side, n: values[at] ?? 0 }))
      .sort((one, other) => other.n - one.n)
      .map(({ side, n }) => counted(wording, [side, ...within], n).counted);
    return say("s_sides", { list: joined(wording, list, "and"), rest });
  }
  const [a, b] = [values[0] ?? 0, values[1] ?? 0];
  const [first, second] = sides as [Condition, Condition];
  const { text: one, close, agreement } = nounPhrase(wording, [first, ...within]);
  const key = a === b ? "s_as_many" : a > b ? "s_more_than" : "s_fewer_than";
  return fill({ wording, agreement }, key, {
    one,
    close,
    other: secondSide(first, second, within, wording),
    a: number(wording, a),
    b: number(wording, b),
    diff: number(wording, Math.abs(a - b)),
    rest,
  });
}

/** An unknown side never counts as 0. */
function unknownSide(
  plan: Plan,
  counts: readonly (number | null)[],
  wording: Wording,
): string | null {
  const unknown = (plan.sides ?? []).flatMap((side, at) =>
    counts[at] === 0 ? (neverKnownIn(plan, side, wording.preset) ?? []) : [],
  );
  return unknown[0] ? notKnown(unknown[0], wording) : null;
}

const placeFields: ReadonlySet<string> = new Set([
  "suburb",
  "city",
  "street",
  "region",
  "country",
  "postcode",
]);
const isPlace = (condition: Condition): boolean =>
  isValue(condition) && placeFields.has(condition.f);

/** The plan's own filters: those that each side says, and places said once after both. */
function sharedIn(plan: Plan): { within: Condition[]; after: Condition[] } {
  const filters = filtersOf(plan);
  const types = filters.filter(isType);
  const others = filters.filter((each) => !isType(each));
  return others.every(isPlace) ? { within: types, after: others } : { within: filters, after: [] };
}

/** "cafés in Altstadt than in Neustadt": the same noun is not said twice. */
function secondSide(
  first: Condition,
  second: Condition,
  within: readonly Condition[],
  wording: Wording,
): string {
  const isAlike = [first, second].every(isPlace) || [first, second].every(isPresence);
  return isAlike && within.every(isType) && wording.language !== "ar"
    ? modifiersText(wording, [second]).text.trim()
    : wording.say("than_phrase", { phrase: nounPhrase(wording, [second, ...within]).text });
}

/** "The average rating is 4.3 for cafés and 4.1 for bakeries: a difference of 0.2." */
function measuredSides(plan: Plan, values: readonly (number | null)[], wording: Wording): string {
  const { say } = wording;
  const { measure = counting, sides = [] } = plan;
  const filters = filtersOf(plan);
  const phrases = sides.map((side) => nounPhrase(wording, [side, ...filters], { isDative: true }));
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const list = known.map(({ value, at }, index) => {
    const { text: phrase = "", close = "" } = phrases[at] ?? {};
    const isLast = index === known.length - 1;
    const shown = measuredValue(wording, measure, value);
    return say("side_value", { value: shown, phrase, close: isLast ? "" : close });
  });
  const what =
    measure.fn === "share" && measure.of
      ? say("m_share", { phrase: nounPhrase(wording, [measure.of], { isDative: true }).text })
      : measureText(wording, measure);
  const [a = 0, b = 0] = known.map(({ value }) => value);
  const isPair = sides.length === 2 && known.length === 2;
  const head = say(isPair ? "s_compare" : "s_compare_many", {
    measure: what,
    list: joined(wording, list, "and"),
    diff: isPair ? measuredValue(wording, { fn: "count" }, Math.abs(a - b)) : "",
  });
  const unknown = phrases.filter((_, at) => values[at] === null).map(({ text }) => text);
  const gap = say("s_not_known_for", { measure: what, list: joined(wording, unknown, "and") });
  return [
    ...(known.length > 0 ? [capital(head)] : []),
    ...(unknown.length > 0 ? [capital(gap)] : []),
  ].join(" ");
}

/** "There are 2.5 restaurants per pub in Altstadt: 50 restaurants and 20 pubs." */
export function ratioText(plan: Plan, outcome: Outcome, wording: Wording): string {
  const { say } = wording;
  const [first, second] = plan.sides ?? [];
  if (!first || !second) return say("no_value");
  const totals = outcome.sideTotals ?? outcome.sides ?? [];
  const { within, after } = sharedIn(plan);
  const countedSide = (side: Condition, at: number): string =>
    counted(wording, [side, ...within], totals[at] ?? 0).counted;
  const unknown = unknownSide(plan, totals, wording);
  if (unknown !== null) return unknown;
  const counts = { a: countedSide(first, 0), b: countedSide(second, 1) };
  const { value } = outcome;
  if (value === null || value === undefined) {
    return say("s_no_ratio", { ...counts, rest: modifiersText(wording, after).text });
  }
  const isOne = value === 1;
  const { text: one } = nounPhrase(wording, [first, ...within], { isOne });
  const other = nounPhrase(wording, [second, ...within, ...after], { isOne: true });
  const agreement = agreementOf(other.gender, true);
  const values = {
    ...counts,
    one,
    other: other.text,
    close: other.close,
    value: number(wording, value),
  };
  const key = isOne ? "s_ratio_one" : "s_ratio";
  return fill({ wording, agreement }, key, values);
}
