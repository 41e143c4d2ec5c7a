import { conditionLabel, fieldName, labelsOf, oneLine, type Wording } from "../answer/labels.ts";
import { counting, measuredText, measuredValue } from "../answer/measure-words.ts";
import { neverKnown } from "../answer/never-known.ts";
import { nounPhrase } from "../answer/noun-phrase.ts";
import { numberText } from "../answer/number-text.ts";
import { unknownIn } from "../answer/result.ts";
import { capital, fill, joined } from "../answer/word-forms.ts";
import type { QueryResult } from "../answer.ts";
import type { Answered } from "../answer-question.ts";
import { filtersOf, type Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import {
  answerOf,
  datesOf,
  isPartOf,
  refusedWith,
  runText,
  withheldNotes,
} from "./answer-parts.ts";
import type { OtherSnapshot } from "./elsewhere.ts";
import { forRun, type SideFound, sideFound, type Unfit, unfitFor } from "./run-sides.ts";

/** One of the two snapshots, with its name in a sentence. */
export interface Side {
  preset: Preset;
  other: OtherSnapshot | null;
  isRun: boolean;
  withheld: number;
}

/** Compares the same set, or its measure, in two snapshots. */
export function answerSides(plan: Plan, sides: readonly [Side, Side], wording: Wording): Answered {
  const presets = sides.map(({ preset }) => preset);
  const isOfRuns = sides.some(({ isRun }) => isRun);
  for (const { preset } of isOfRuns ? [] : sides) {
    const unfit = unfitFor(plan, preset, presets);
    if (unfit) return refusedWith(unfitText(unfit, preset, wording), wording);
  }
  const [first, second] = sides;
  const found: [SideFound, SideFound] = [
    sideFound(plan, first.preset),
    sideFound(plan, second.preset, whereIn(plan, sides)),
  ];
  for (const { rows, preset, where } of found) {
    const unknown = rows.length === 0 && where ? neverKnown({ where }, preset) : null;
    if (!unknown) continue;
    const field = fieldName(wording, unknown.field);
    return refusedWith(
      capital(wording.say("x_unfit_unknown", { field, name: nameOf(preset, wording) })),
      wording,
    );
  }
  const answer = answerOf({
    plan,
    wording,
    answer: capital(sentenceOf(plan, found, sides, wording)),
    result: resultOf(plan, found, sides, wording),
    explanation: wording.say("x_explain_sides", { labels: labelsOf(wording, plan) }),
    notes: [
      ...found.flatMap(({ preset }) => unknownNotes(plan, preset, wording)),
      ...(presets.some(isPartOf) ? [wording.say("x_note_part")] : []),
      ...withheldNotes(
        wording,
        sides.map(({ withheld }) => withheld),
      ),
    ],
  });
  return { answer };
}

function whereIn({ where }: Plan, [first, second]: readonly [Side, Side]): Plan["where"] {
  return where && second.isRun ? forRun(where, first.preset, second.preset) : where;
}

const nameOf = ({ name }: Preset, { say }: Wording): string =>
  say("quoted", { text: oneLine(name) });

function unfitText(unfit: Unfit, preset: Preset, wording: Wording): string {
  const name = nameOf(preset, wording);
  if (unfit.why === "place") return wording.say("x_unfit_place");
  if (unfit.why === "value") {
    return capital(
      wording.say("x_unfit_value", { name, label: conditionLabel(wording, unfit.leaf) }),
    );
  }
  const { text: phrase } = nounPhrase(wording, [{ f: "category", in: [unfit.type] }]);
  return capital(wording.say("x_unfit_type", { name, phrase }));
}

function sentenceOf(
  plan: Plan,
  found: readonly [SideFound, SideFound],
  sides: readonly [Side, Side],
  wording: Wording,
): string {
  const { measure = counting } = plan;
  const [a, b] = [found[0].value, found[1].value];
  if (measure.fn !== "count") return measuredSentence(plan, found, sides, wording);
  const run = sides[1].isRun && sides[1].other ? runText(wording, sides[1].other) : undefined;
  return countsSentence(plan, [a ?? 0, b ?? 0], { sides, run }, wording);
}

/** "“Porto hotels” has 12 more hotels than “Monaco”: 40 against 28." */
function countsSentence(
  plan: Plan,
  [a, b]: readonly [number, number],
  { sides, run }: { sides: readonly [Side, Side]; run: string | undefined },
  wording: Wording,
): string {
  const text = (n: number): string => numberText(n, wording.language);
  const diff = Math.abs(a - b);
  const isOne = diff === 1 && wording.language !== "ar";
  const { text: phrase, close, agreement } = nounPhrase(wording, filtersOf(plan), { isOne });
  const names = sides.map(({ preset }) => nameOf(preset, wording));
  const isLess = a < b;
  const shown = { phrase, close, diff: text(diff) };
  if (run !== undefined) {
    const ofOne = isOne ? ("_one" as const) : "";
    const key = a === b ? "x_run_alike" : `x_run_${isLess ? "fewer" : "more"}${ofOne}`;
    return fill({ wording, agreement }, key, { ...shown, run, a: text(a), b: text(b) });
  }
  const [one = "", other = ""] = isLess ? names.toReversed() : names;
  const [most, least] = isLess ? [b, a] : [a, b];
  const key = a === b ? "x_alike" : "x_more";
  return fill({ wording, agreement }, key, { ...shown, one, other, a: text(most), b: text(least) });
}

/** "The average rating is 4.3 in “Porto” and 4.1 in “Monaco”: a difference of 0.2." */
function measuredSentence(
  plan: Plan,
  found: readonly [SideFound, SideFound],
  sides: readonly [Side, Side],
  wording: Wording,
): string {
  const { say } = wording;
  const { measure = counting } = plan;
  const what = measuredText(wording, plan).text;
  const named = found.map(({ value }, at) => ({ value, name: sideName(sides[at], wording) }));
  const known = named.flatMap(({ value, name }) => (value === null ? [] : [{ value, name }]));
  const list = known.map(({ value, name }) =>
    say("x_side", { value: measuredValue(wording, measure, value), name }),
  );
  const gaps = named.flatMap(({ value, name }) =>
    value === null ? [capital(say("x_unmeasured", { measure: what, name }))] : [],
  );
  if (known.length === 0) return gaps.join(" ");
  const [a, b] = known.map(({ value }) => value);
  const diff = a === undefined || b === undefined ? null : Math.abs(a - b);
  const head = say(diff === null ? "s_compare_many" : "s_compare", {
    measure: what,
    list: joined(wording, list, "and"),
    diff: diff === null ? "" : measuredValue(wording, { fn: "count" }, diff),
  });
  return [capital(head), ...gaps].join(" ");
}

function sideName(side: Side | undefined, wording: Wording): string {
  if (!side) return "";
  if (side.isRun) return side.other ? runText(wording, side.other) : wording.say("x_this_run");
  return nameOf(side.preset, wording);
}

/** Rows of each snapshot that a filter can't judge. */
const unknownNotes = (plan: Plan, preset: Preset, wording: Wording): string[] =>
  unknownIn(plan, preset).map(({ field, rows }) =>
    wording.say("x_note_unknown", {
      name: nameOf(preset, wording),
      field: fieldName(wording, field),
      n: numberText(rows, wording.language),
      all: numberText(preset.rows, wording.language),
    }),
  );

function resultOf(
  plan: Plan,
  found: readonly [SideFound, SideFound],
  sides: readonly [Side, Side],
  wording: Wording,
): QueryResult {
  const [one, other] = found.map(({ value }) => value);
  const groups = found.flatMap(({ value }, at) =>
    value === null ? [] : [{ key: capital(sideName(sides[at], wording)), value }],
  );
  const isCount = (plan.measure?.fn ?? "count") === "count";
  return {
    kind: "aggregate",
    value: one == null || other == null ? null : one - other,
    ...(isCount ? { groups, chart: "bar" as const } : {}),
    total: found[0].rows.length,
    coverage: {
      rows: found[0].preset.rows,
      sides: found.map(({ value }) => value),
      sideTotals: found.map(({ rows }) => rows.length),
      dates: sides.flatMap(({ isRun, other: snapshot }) =>
        isRun && snapshot ? datesOf(wording, snapshot) : [],
      ),
    },
  };
}
