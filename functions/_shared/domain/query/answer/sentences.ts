import { questionLimits } from "../../limits/question.ts";
import { columnsOf, type Listing } from "../../listing/listing.ts";
import type { Outcome } from "../engine/outcome.ts";
import { type Comparison, filtersOf, isNumberField, type Plan } from "../plan/plan.ts";
import { cellText } from "./cell-text.ts";
import {
  comparisonLabel,
  conditionLabel,
  fieldName,
  isOfYears,
  labelsOf,
  measureName,
  oneLine,
  placeName,
  sortLabel,
  type Wording,
} from "./labels.ts";
import { type NeverKnown, neverKnown } from "./never-known.ts";
import { distanceText, numberText } from "./number-text.ts";
import { columnsAsked, type Found, keyText } from "./result.ts";

/** The answer's own words; every number in them is the result's. */
export function sentenceFor(found: Found, wording: Wording, fileQuestion: string | null): string {
  const { plan, outcome } = found;
  const { say } = wording;
  if (plan.output === "csv") {
    const head =
      outcome.rows.length === 1
        ? say("file_row")
        : say("file_rows", { n: number(wording, outcome.rows.length) });
    return [head, ...(outcome.rows.length === 0 ? [nothing(found, wording)] : [])].join(" ");
  }
  switch (plan.op) {
    case "count":
      return countText(found, wording);
    case "list":
      return outcome.rows.length === 0
        ? nothing(found, wording)
        : listText(found, wording, fileQuestion);
    case "describe":
      return describeText(plan, outcome, wording);
    case "group":
      return groupText(found, wording);
    case "compare":
      return compareText(plan, outcome, wording);
    case "aggregate":
      return valueText(found, wording);
  }
}

const number = ({ language }: Wording, value: number): string => numberText(value, language);

export const businesses = (wording: Wording, n: number): string =>
  n === 1 ? wording.say("business") : wording.say("businesses", { n: number(wording, n) });

function countText(found: Found, wording: Wording): string {
  const { plan, outcome } = found;
  const { say, preset } = wording;
  const unknown = outcome.total === 0 ? neverKnown(plan, preset) : null;
  if (unknown) return notKnown(unknown, wording);
  if (filtersOf(plan).length === 0)
    return say("count_all", { what: businesses(wording, outcome.total) });
  const sentence = say("count_some", {
    n: number(wording, outcome.total),
    all: businesses(wording, preset.rows),
    labels: labelsOf(wording, plan),
  });
  return outcome.total === 0 ? `${sentence} ${nothing(found, wording)}` : sentence;
}

const isNeverKnown = (field: string, { preset }: Wording): boolean =>
  isNumberField(field) && preset.known(field) === 0;

function notKnown({ field: name, where, rows }: NeverKnown, wording: Wording): string {
  const field = fieldName(wording, name);
  if (where.length === 0) return wording.say("none_known", { field });
  const labels = labelsOf(wording, { where: { and: where } });
  return wording.say("group_unknown", { what: businesses(wording, rows), labels, field });
}

/** Says which filter leaves nothing, by leaving each out in turn. */
export function nothing({ plan, dropped }: Found, wording: Wording): string {
  const { say } = wording;
  const unsortable = plan.sort?.find(({ by }) => isNeverKnown(by, wording));
  if (unsortable) return say("none_known", { field: fieldName(wording, unsortable.by) });
  const unknown = neverKnown(plan, wording.preset);
  if (unknown) return notKnown(unknown, wording);
  if (filtersOf(plan).length === 0) return say("nothing_at_all");
  const rest = dropped
    .filter(({ rows }) => rows > 0)
    .map(({ condition, rows }) =>
      say("nothing_without", { label: condition, n: number(wording, rows) }),
    );
  return [say("nothing", { labels: labelsOf(wording, plan) }), ...rest].join(" ");
}

function listText({ plan, outcome }: Found, wording: Wording, fileQuestion: string | null): string {
  const { say } = wording;
  const total = outcome.rows.length;
  const shown = outcome.rows.slice(0, questionLimits.rowsShown);
  const lines = shown.map((row, at) => rowLine(wording, plan, row, outcome.distances?.[at]));
  const filters = filtersOf(plan);
  const head =
    plan.sort?.length && plan.limit !== undefined
      ? say("list_top", {
          labels: filters.length > 0 ? labelsOf(wording, plan) : businesses(wording, total),
          by: sortLabel(wording, plan.sort),
        })
      : filters.length > 0
        ? say("list_head", { what: businesses(wording, total), labels: labelsOf(wording, plan) })
        : say("list_all", { what: businesses(wording, total) });
  const first =
    total > shown.length ? [say("shown_first", { n: number(wording, shown.length) })] : [];
  const offer =
    fileQuestion !== null && total >= questionLimits.csvOfferedFromRows
      ? [say("file_offer", { n: number(wording, total), question: fileQuestion })]
      : [];
  return [[head, ...first].join(" "), ...lines, ...offer].join("\n");
}

const nameAndAddress = ["name", "address"] as const;
function rowLine(wording: Wording, plan: Plan, row: number, distanceM: number | undefined): string {
  const { say, preset, language } = wording;
  const { name, address } = preset.columns.cells(row, nameAndAddress);
  const asked = columnsAsked(plan).filter(
    (column) => !["name", "address", "distance"].includes(column),
  );
  // Most lists name no other column: a whole listing is not made for them.
  const listing = asked.length > 0 ? preset.columns.listings.at(row) : undefined;
  const values = listing
    ? asked.map((column) => `${fieldName(wording, column)}: ${cellText(wording, listing, column)}`)
    : [];
  const distance = distanceM === undefined ? [] : [distanceText(distanceM, language)];
  const place = address ? oneLine(address) : say("no_address");
  return `- ${[name ? oneLine(name) : say("unnamed"), place, ...values, ...distance].join(" — ")}`;
}

const describedByDefault = columnsOf({ described: true });

function describeText(plan: Plan, outcome: Outcome, wording: Wording): string {
  const { say, preset } = wording;
  const [row] = outcome.rows;
  const listing = row === undefined ? undefined : preset.columns.listings.at(row);
  if (!listing) return say("nothing_at_all");
  const name = listing.name === null ? say("unnamed") : oneLine(listing.name);
  const { select = [] } = plan;
  const [only] = select;
  if (select.length === 1 && only) {
    return say("describe_one", {
      field: capital(fieldName(wording, only)),
      name,
      value: cellText(wording, listing, only),
    });
  }
  const columns =
    select.length > 0 ? select : describedByDefault.filter((column) => isTold(listing, column));
  const lines = columns.map(
    (column) => `- ${fieldName(wording, column)}: ${cellText(wording, listing, column)}`,
  );
  return [say("describe_head", { name, type: listing.category }), ...lines].join("\n");
}

const isTold = (listing: Listing, column: string): boolean => {
  const value = listing[column as keyof Listing];
  return column === "hours"
    ? listing.hours_known
    : Array.isArray(value)
      ? value.length > 0
      : value !== null;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** There are businesses, and of none of them it is known what they are to be grouped by. */
function nothingToGroupBy({ plan, outcome }: Found, wording: Wording): string {
  const field = fieldName(wording, plan.groupBy ?? "category");
  if (filtersOf(plan).length === 0) return wording.say("none_known", { field });
  const what = businesses(wording, outcome.total);
  return wording.say("group_unknown", { what, labels: labelsOf(wording, plan), field });
}

/** There are groups, and of none of them is the value as it was asked for. */
function noSuchGroup({ plan }: Found, having: Comparison, wording: Wording): string {
  const measure = measureName(wording, plan.measure ?? { fn: "count" });
  const value = comparisonLabel(wording, measure, having);
  const labels = filtersOf(plan).length > 0 ? [labelsOf(wording, plan)] : [];
  return wording.say("group_none", {
    field: fieldName(wording, plan.groupBy ?? "category"),
    labels: [value, ...labels].join(", "),
  });
}

function groupText(found: Found, wording: Wording): string {
  const { plan, outcome } = found;
  const { say } = wording;
  const groups = outcome.groups ?? [];
  const [first] = groups;
  const field = plan.measure?.field;
  if (!first && field !== undefined && isNeverKnown(field, wording)) {
    return say("none_known", { field: fieldName(wording, field) });
  }
  if (!first && outcome.total > 0 && !plan.having) return nothingToGroupBy(found, wording);
  if (!first && outcome.total > 0 && plan.having) return noSuchGroup(found, plan.having, wording);
  if (!first) return nothing(found, wording);
  const measure = plan.measure ?? { fn: "count" as const };
  const value = (one: number): string =>
    measure.fn === "share" ? `${numberText(one, wording.language, 1)} %` : number(wording, one);
  if (plan.limit === 1)
    return say("group_first", {
      key: keyText(wording, plan, oneLine(first.key)),
      value: value(first.value),
    });
  const head = say("group_head", {
    measure: capital(measureName(wording, measure)),
    field: fieldName(wording, plan.groupBy ?? "category"),
  });
  const lines = groups
    .slice(0, questionLimits.rowsShown)
    .map((group) => `- ${keyText(wording, plan, oneLine(group.key))}: ${value(group.value)}`);
  const more = groups.length - lines.length;
  return [
    head,
    ...lines,
    ...(more > 0 ? [say("group_more", { n: number(wording, more) })] : []),
  ].join("\n");
}

function compareText(plan: Plan, outcome: Outcome, wording: Wording): string {
  const { say } = wording;
  const [a, b] = outcome.sides ?? [null, null];
  const [one, other] = plan.compare ?? [];
  if (a === null || b === null || !one || !other) return say("no_value");
  const name = (side: typeof one): string =>
    "in" in side ? side.in.join(", ") : conditionLabel(wording, side);
  return say("compare_is", {
    measure: capital(measureName(wording, plan.measure ?? { fn: "count" })),
    one: name(one),
    other: name(other),
    a: number(wording, a),
    b: number(wording, b),
    value: number(wording, Math.abs(outcome.value ?? 0)),
  });
}

function valueText(found: Found, wording: Wording): string {
  const { plan, outcome } = found;
  const { say, language } = wording;
  const measure = plan.measure ?? { fn: "count" as const };
  const { value } = outcome;
  if (value === null || value === undefined)
    return outcome.total === 0 ? nothing(found, wording) : say("no_value");
  if (measure.fn === "distance" && measure.between) {
    const [one, other] = measure.between;
    return say("distance_is", {
      value: distanceText(value, language),
      one: placeName(wording, one),
      other: placeName(wording, other),
    });
  }
  if (measure.fn === "share" && measure.of) {
    const base =
      filtersOf(plan).length > 0
        ? `${businesses(wording, outcome.total)} (${labelsOf(wording, plan)})`
        : businesses(wording, outcome.total);
    return say("share_is", {
      value: numberText(value, language, 1),
      base,
      labels: conditionLabel(wording, measure.of),
    });
  }
  const text =
    measure.field !== undefined && isOfYears(measure.field) && measure.fn !== "distinct"
      ? String(Math.round(value))
      : number(wording, value);
  if (measure.fn === "distinct")
    return say("distinct_is", {
      value: text,
      field: fieldName(wording, measure.field ?? "measure"),
    });
  const named2 = measureName(wording, measure);
  return filtersOf(plan).length > 0
    ? say("value_of", { measure: named2, value: text, labels: labelsOf(wording, plan) })
    : say("value_is", { measure: named2, value: text });
}
