import { timeText } from "../../hours/time-text.ts";
import { columnsOf } from "../../listing/listing.ts";
import { columnLabel, columnValueLabel } from "../column-phrases.ts";
import {
  type ClosedCondition,
  type Comparison,
  type Condition,
  filtersOf,
  type Leaf,
  type Measure,
  type NumberCondition,
  type OpenCondition,
  type PlaceRef,
  type Plan,
  type Sort,
} from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { Language } from "../reader/lexicon.ts";
import { distanceText, numberText } from "./number-text.ts";
import { named, type PhraseKey, type Say } from "./phrase-book.ts";

/** Whatever puts a plan into words needs this. */
export interface Wording {
  say: Say;
  language: Language;
  preset: Preset;
}

export const fieldName = ({ say, language }: Wording, field: string): string => {
  const name = /^has:(.+)$/.exec(field)?.[1] ?? field;
  return columnLabel(name, language) ?? named(say, "field", name);
};

/** As it stands after "without" or "per": Arabic names a field with its article, and says it without. */
export const bareFieldName = (wording: Wording, field: string): string =>
  wording.language === "ar"
    ? fieldName(wording, field).replace(/(^|\s)ال/g, "$1")
    : fieldName(wording, field);

/** All filters of a plan as one line: "type Restaurant, without website". */
export const labelsOf = (wording: Wording, plan: Pick<Plan, "where">): string =>
  filtersOf(plan)
    .map((each) => conditionLabel(wording, each))
    .join(", ") || wording.say("all_listings");

export function conditionLabel(wording: Wording, condition: Condition): string {
  const { say } = wording;
  const joined = (parts: readonly Condition[], key: PhraseKey): string =>
    parts.map((each) => conditionLabel(wording, each)).join(say(key));
  if ("and" in condition) return joined(condition.and, "and");
  if ("or" in condition) return joined(condition.or, "or");
  if ("not" in condition) return say("not", { what: conditionLabel(wording, condition.not) });
  return leafLabel(wording, condition);
}

function leafLabel(wording: Wording, leaf: Leaf): string {
  const { say } = wording;
  if ("near" in leaf) return nearLabel(wording, leaf.near);
  if ("between" in leaf) {
    const [one, other] = leaf.between;
    return say("between", { one: placeName(wording, one), other: placeName(wording, other) });
  }
  if ("dir" in leaf) {
    return named2(wording, `dir_${leaf.dir.is}`, { place: placeName(wording, leaf.dir.of) });
  }
  if ("open" in leaf) return openLabel(wording, leaf);
  if ("closed" in leaf) return closedLabel(wording, leaf);
  const field = fieldName(wording, leaf.f);
  if ("in" in leaf && leaf.f === "sources") {
    return leaf.in
      .map((value) => columnValueLabel(leaf.f, value, wording.language) ?? value)
      .join(say("or"));
  }
  if ("in" in leaf) return `${field} ${leaf.in.join(say("or"))}`;
  if ("has" in leaf) {
    const what = leaf.role === undefined ? field : say("with_role", { field, role: leaf.role });
    return say(leaf.has ? "with" : "without", { what });
  }
  if ("how" in leaf) return say(leaf.how, { field, text: leaf.text });
  if ("area" in leaf) return say("postcode_area", { area: leaf.area });
  return numberLabel(wording, leaf, field);
}

const named2 = ({ say }: Wording, key: string, values: Record<string, string>): string =>
  say(key as PhraseKey, values);

const numberLabel = (
  wording: Wording,
  { f, ...comparison }: NumberCondition,
  field: string,
): string =>
  comparisonLabel(wording, field, comparison, (n) =>
    isOfYears(f) ? String(n) : numberText(n, wording.language),
  );

/** A year is written without a sign between its digits. */
export const isOfYears = (field: string): boolean => ofYears.has(field);
const ofYears: ReadonlySet<string> = new Set(columnsOf({ unit: "year" }));

/** "number of businesses above 10" */
export const comparisonLabel = (
  wording: Wording,
  field: string,
  comparison: Comparison,
  write = (n: number): string => numberText(n, wording.language),
): string =>
  Object.entries(comparison)
    .map(([key, n]) => wording.say(key as "gt", { field, n: write(n) }))
    .join(wording.say("and"));

function nearLabel(
  wording: Wording,
  { to, m, minM }: { to: PlaceRef; m: number; minM?: number },
): string {
  const place = placeName(wording, to);
  const metres = distanceText(m, wording.language);
  return minM === undefined
    ? wording.say("near", { m: metres, place })
    : wording.say("near_ring", { m: metres, min: distanceText(minM, wording.language), place });
}

export function placeName(wording: Wording, ref: PlaceRef): string {
  if (ref === "centre") {
    return wording.say(wording.preset.columns.centre ? "centre" : "centre_of_rows");
  }
  if ("lat" in ref) return `${ref.lat}, ${ref.lon}`;
  if ("f" in ref) return wording.say("middle_of", { place: ref.is });
  const row = wording.preset.columns.rowOf(ref.id);
  const listing = row === undefined ? undefined : wording.preset.columns.listings.at(row);
  return oneLine(listing?.name ?? ref.name ?? wording.say("unnamed"));
}

/** Text of others, on one line and not too long: it must not look like a line of the answer. */
export const oneLine = (text: string): string => {
  const line = isOneLine.test(text) ? text : text.replace(/\s+/g, " ").trim();
  return line.length > textMaxChars ? `${line.slice(0, textMaxChars)}…` : line;
};
const textMaxChars = 120;
/** As most texts are: nothing has to be put right. */
const isOneLine = /^\S+(?: \S+)*$/;

function openLabel({ say, preset }: Wording, { open }: OpenCondition): string {
  const day = (dow: number): string => named(say, "day", String(dow));
  if (open === "now") {
    return say("open_now", { day: day(preset.clock.dow), time: timeText(preset.clock.min) });
  }
  if (open === "always") return say("open_always");
  if ("min" in open) return say("open_at", { day: day(open.dow), time: timeText(open.min) });
  const head = open.dow === undefined ? say("open_some") : say("open_on", { day: day(open.dow) });
  const limits = (["from", "before", "after", "until"] as const).flatMap((key) => {
    const minutes = open[key];
    return minutes === undefined ? [] : [say(`open_${key}`, { time: timeText(minutes) })];
  });
  return [head, ...limits, ...(open.allDay ? [say("open_allday")] : [])].join("");
}

const closedLabel = ({ say }: Wording, { closed }: ClosedCondition): string =>
  say("closed_on", { day: named(say, "day", String(closed.dow)) });

/** Times and days that the labels name, so that no number of an answer is without a source. */
export function timesIn(plan: Plan, { clock }: Preset): string[] {
  const all = [plan.where, plan.measure?.of, ...(plan.sides ?? [])].filter(
    (each) => each !== undefined,
  );
  const text = JSON.stringify(all);
  const minutes = [...text.matchAll(/"(?:min|after|before|until|from)":(\d+)/g)].map(([, min]) =>
    Number(min),
  );
  const now = text.includes('"open":"now"') ? [clock.min] : [];
  return [...new Set([...minutes, ...now].map(timeText))];
}

export function measureName(wording: Wording, { fn, field }: Measure): string {
  return wording.say(`fn_${fn}`, { field: fieldName(wording, field ?? "measure") });
}

export const sortLabel = (wording: Wording, sorts: readonly Sort[]): string =>
  sorts
    .slice(0, 1)
    .map(({ by, dir, to }) => {
      const field = fieldName(wording, by);
      const from = by === "distance" ? ` (${placeName(wording, to ?? "centre")})` : "";
      if (dir === "asc" && ["name", "category", "suburb", "distance"].includes(by))
        return field + from;
      return wording.say(dir, { field: field + from });
    })
    .join("");
