import { timeText } from "../../hours/time-text.ts";
import { questionLimits } from "../../limits/question.ts";
import type { Listing, ListingColumn } from "../../listing/listing.ts";
import { sourceWords } from "../../listing/source-names.ts";
import type { QueryResult, ResultCoverage } from "../answer.ts";
import { numbersIn } from "../engine/measure.ts";
import type { Outcome } from "../engine/outcome.ts";
import {
  filtersOf,
  isNumberField,
  isValue,
  type Leaf,
  leavesOf,
  type Plan,
  type PresenceField,
  type SelectableColumn,
  type Sort,
} from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { timesIn, type Wording } from "./labels.ts";
import { groupsOfMeta, metaFacts } from "./meta-facts.ts";
import { named } from "./phrase-book.ts";

/** A row as a table shows it; `all` columns asked for follow the usual ones. */
function wireRow(cells: Partial<Listing>, distanceM?: number): Record<string, unknown> {
  return distanceM === undefined ? cells : { ...cells, distance_m: Math.round(distanceM) };
}

export const usualColumns: readonly ListingColumn[] = [
  "id",
  "name",
  "category",
  "address",
  "phone",
  "website",
  "rating",
  "review_count",
  "lat",
  "lon",
];

const columnsShown = (plan: Plan): ListingColumn[] => [
  ...new Set([
    ...usualColumns,
    ...columnsAsked(plan)
      .filter((column) => column !== "distance")
      .flatMap((column) => [column, ...(besides[column] ?? [])]),
  ]),
];

/** What says more of a column stands beside it. */
const besides: Partial<Record<ListingColumn, readonly ListingColumn[]>> = {
  fit: ["fit_reason"],
  phone: ["phones"],
};

/** What scraped pages say at length stays out of answers. */
const freeText: readonly string[] = ["description"];

/** Columns the question names or sorts by, in its order. */
export const columnsAsked = ({ select = [], sort = [] }: Plan): SelectableColumn[] =>
  [...select, ...sort.flatMap(columnOf)].filter(
    (column, at, all) => all.indexOf(column) === at && !freeText.includes(column),
  );

/** The column that explains a row's position. */
function columnOf({ by }: Sort): SelectableColumn[] {
  if (by === "measure") return [];
  return [by === "opens" || by === "closes" ? "hours" : by];
}

export interface Found {
  plan: Plan;
  outcome: Outcome;
  /** What matches when one filter is left out; only when nothing matches. */
  dropped: readonly { condition: string; rows: number }[];
}

export function resultOf(
  { plan, outcome, dropped }: Found,
  wording: Wording,
  rowsMax: number,
): QueryResult {
  const { preset } = wording;
  const isTable = plan.op === "list" || plan.op === "describe" || plan.op === "count";
  const shown = columnsShown(plan);
  const rows = outcome.rows
    .slice(0, isTable ? rowsMax : 0)
    .map((row, at) => wireRow(preset.columns.cells(row, shown), outcome.distances?.[at]));
  return {
    kind: kindOf(plan),
    ...valueIn(plan, outcome, preset),
    ...(isTable ? { rows } : {}),
    ...groupsIn(plan, outcome, wording),
    total: isTable
      ? plan.limit === undefined
        ? outcome.total
        : outcome.rows.length
      : outcome.total,
    coverage: coverageOf(plan, outcome, dropped, wording),
    ...(isTable ? { map: mapOf(outcome.rows, preset) } : {}),
    ...(plan.op === "describe" && kindOf(plan) === "list" ? businessIn(outcome, preset) : {}),
  };
}

/** The whole listing, for an answer about more than one of its values. */
function businessIn({ rows: [row] }: Outcome, { columns }: Preset): Pick<QueryResult, "business"> {
  const business = row === undefined ? undefined : columns.listings.at(row);
  return business ? { business } : {};
}

function groupsIn(
  plan: Plan,
  outcome: Outcome,
  wording: Wording,
): Pick<QueryResult, "groups" | "chart"> {
  const groups =
    plan.op === "meta"
      ? groupsOfMeta(plan, wording)
      : outcome.groups?.map(({ key, value }) => ({ key: keyText(wording, plan, key), value }));
  return groups ? { groups, chart: "bar" } : {};
}

export function keyText({ say }: Wording, { groupBy = "category" }: Plan, key: string): string {
  if (groupBy.startsWith("has:")) return named(say, "", key).replace(/^_/, "") || key;
  return (groupBy === "sources" && sourceWords[key]) || key;
}

const mapOf = (rows: readonly number[], { columns }: Preset): [string, number, number][] =>
  rows
    .slice(0, questionLimits.mapPointsMax)
    .map((row) => [columns.ids()[row] ?? "", columns.lat[row] ?? 0, columns.lon[row] ?? 0]);

function kindOf({ op, output, measure, select, about }: Plan): QueryResult["kind"] {
  if (output !== "text") return "file";
  if (op === "count" || op === "countGroups" || about === "size") return "count";
  if (op === "aggregate" && measure?.fn === "distinct") return "count";
  if (op === "list") return "list";
  return op === "describe" && select?.length !== 1 ? "list" : "aggregate";
}

function valueIn(plan: Plan, outcome: Outcome, preset: Preset): Pick<QueryResult, "value"> {
  if (plan.about === "size") return { value: preset.rows };
  if (plan.op === "describe" || plan.op === "list") return {};
  const [first] = outcome.groups ?? [];
  if (outcome.groups) return plan.limit === 1 && first ? { value: first.key } : {};
  const value = outcome.value ?? (plan.op === "countGroups" ? outcome.groupsTotal : outcome.value);
  return value === undefined ? {} : { value };
}

function coverageOf(
  plan: Plan,
  outcome: Outcome,
  dropped: Found["dropped"],
  { preset }: Wording,
): ResultCoverage {
  const type = filtersOf(plan).find((each) => isValue(each) && each.f === "category");
  const [name] = type && isValue(type) && type.in.length === 1 ? type.in : [];
  const entry = name === undefined ? undefined : preset.find("category", name);
  const unknown = unknownIn(plan, preset);
  const times = timesIn(plan, preset);
  return {
    rows: preset.rows,
    ...(entry ? { ofType: entry.rows } : {}),
    ...(plan.measure || plan.limit !== undefined || plan.nth !== undefined
      ? { matching: outcome.total }
      : {}),
    ...(unknown.length > 0 ? { unknown } : {}),
    ...(outcome.sides ? { sides: outcome.sides } : {}),
    ...(outcome.sideTotals ? { sideTotals: outcome.sideTotals } : {}),
    ...countsBeside({ plan, outcome, dropped }, preset),
    ...groupsLeft(outcome),
    ...(outcome.ungrouped ? { ungrouped: outcome.ungrouped } : {}),
    ...(outcome.unsortable ? { unsortable: outcome.unsortable } : {}),
    ...(times.length > 0 ? { times } : {}),
    ...(dropped.length > 0 ? { without: [...dropped] } : {}),
    ...(showsHours(plan) ? { hours: hoursTexts(outcome, preset) } : {}),
  };
}

/** Further numbers that the sentence names. */
function countsBeside(found: Found, preset: Preset): Partial<ResultCoverage> {
  const { plan, outcome } = found;
  const { groupsTotal, tied, changes } = outcome;
  const [known, part] = [knownIn(found, preset), partOf(found)];
  return {
    ...(known === undefined ? {} : { known }),
    ...(known !== undefined && known < outcome.total ? { notKnown: outcome.total - known } : {}),
    ...(part === undefined ? {} : { part }),
    ...(groupsTotal === undefined ? {} : { groupsTotal }),
    ...(tied ? { tied } : {}),
    ...(changes
      ? {
          changes: {
            new: changes.new.count,
            gone: changes.gone.count,
            changed: changes.changed.count,
          },
        }
      : {}),
    ...(plan.op === "meta" ? metaFacts(plan, preset) : {}),
  };
}

/** Rows that an average or a sum is of; undefined for other answers. */
export function knownIn({ plan, outcome }: Found, { columns }: Preset): number | undefined {
  const { op, measure } = plan;
  if (op !== "aggregate" || measure?.field === undefined || measure.fn === "distinct")
    return undefined;
  if (!isNumberField(measure.field) || outcome.rows.length !== outcome.total) return undefined;
  return numbersIn(measure.field, outcome.rows, columns).length;
}

/** Rows in the part that a share is about. */
export const partOf = ({ plan, outcome }: Found): number | undefined =>
  plan.op === "aggregate" && plan.measure?.fn === "share" && typeof outcome.value === "number"
    ? Math.round((outcome.value * outcome.total) / 100)
    : undefined;

function groupsLeft({ groups = [], groupsTotal }: Outcome): Pick<ResultCoverage, "groupsLeft"> {
  const left = (groupsTotal ?? groups.length) - Math.min(groups.length, questionLimits.rowsShown);
  return left > 0 ? { groupsLeft: left } : {};
}

const showsHours = (plan: Plan): boolean =>
  plan.op === "describe" || (plan.op === "list" && columnsAsked(plan).includes("hours"));

const hoursTexts = ({ rows }: Outcome, { columns }: Preset): string[] =>
  rows
    .slice(0, questionLimits.rowsShown)
    .flatMap((row) => columns.listings.at(row)?.hours ?? [])
    .flatMap(([, opens, closes]) => [timeText(opens), timeText(closes)]);

/** Fields of which a value is looked at, not only whether there is one. */
export function fieldsLookedAt(leaves: readonly Leaf[]): Set<PresenceField> {
  const fields = new Set<PresenceField>();
  for (const leaf of leaves) {
    if ("open" in leaf || "closed" in leaf) fields.add("hours");
    else if ("f" in leaf && leaf.f !== "category" && !("has" in leaf)) fields.add(leaf.f);
    else if ("has" in leaf && leaf.f === "hours" && leaf.has) fields.add("hours");
  }
  return fields;
}

/** Rows of the preset that a filter can't judge, because they lack the field it asks about. */
export function unknownIn(
  plan: Plan,
  { known, rows }: Preset,
): { field: PresenceField; rows: number }[] {
  const filters = [
    ...filtersOf(plan),
    ...(plan.measure?.of ? [plan.measure.of] : []),
    ...(plan.sides ?? []),
  ];
  const fields = fieldsLookedAt(filters.flatMap(leavesOf));
  const { measure } = plan;
  if (measure?.field !== undefined && measure.field !== "category" && measure.fn !== "distinct")
    fields.add(measure.field);
  return [...fields].flatMap((field) => {
    const unknown = rows - known(field);
    return unknown > 0 ? [{ field, rows: unknown }] : [];
  });
}
