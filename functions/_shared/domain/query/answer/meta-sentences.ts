import type { ListingColumn } from "../../listing/listing.ts";
import type { Plan } from "../plan/plan.ts";
import { fieldName, type Wording } from "./labels.ts";
import { typesTold } from "./meta-facts.ts";
import { moreMetaText } from "./more-meta-sentences.ts";
import { businesses, counted } from "./noun-phrase.ts";
import { dateText, numberText } from "./number-text.ts";
import {
  allColumns,
  coverageKnown,
  type Origin,
  originOf,
  reachOf,
  rowsWith,
} from "./preset-facts.ts";
import { capital, joined } from "./word-forms.ts";

const number = ({ language }: Wording, value: number): string => numberText(value, language);

/** An answer about the preset itself. */
export function metaText(plan: Plan, wording: Wording, examples: readonly string[]): string {
  const { say, preset } = wording;
  const all = businesses(wording, preset.rows);
  switch (plan.about ?? "summary") {
    case "columns":
      return columnsText(all, wording);
    case "empty":
      return emptyText(all, wording);
    case "age":
      return ageText(plan, wording);
    case "coverage":
      return coverageText(all, wording);
    case "sources":
      return sourcesText(wording);
    case "licence":
      return [sourcesText(wording), ...licenceText(wording)].join(" ");
    case "help": {
      const list = examples.map((text) => say("quoted", { text }));
      return say(list.length > 0 ? "s_help" : "s_help_only", {
        all,
        list: list.join(say("list_and")),
      });
    }
    case "size":
      return say("count_all", { what: all });
    case "summary":
      return summaryText(all, wording);
    default:
      return moreMetaText(plan, all, wording);
  }
}

const columnLine = (wording: Wording, { field, rows }: { field: string; rows: number }) =>
  `- ${fieldName(wording, field)}: ${number(wording, rows)}`;

/** All columns of the file: those with values, each with how many, and the empty ones. */
function columnsText(all: string, wording: Wording): string {
  const columns = allColumns(wording.preset);
  const filled = columns.filter(({ rows }) => rows > 0);
  const empty = columns.filter(({ rows }) => rows === 0);
  const values = {
    all,
    n: number(wording, columns.length),
    filled: number(wording, filled.length),
  };
  const names = empty.map(({ column }) => fieldName(wording, column));
  return [
    wording.say("s_columns", values),
    ...filled.map(({ column, rows }) => columnLine(wording, { field: column, rows })),
    ...(names.length > 0
      ? [wording.say("s_columns_never", { list: joined(wording, names, "and") })]
      : []),
  ].join("\n");
}

/** Only the columns that nobody has a value in; all of them where there is none such. */
function emptyText(all: string, wording: Wording): string {
  const empty = allColumns(wording.preset).filter(({ rows }) => rows === 0);
  const names = empty.map(({ column }) => fieldName(wording, column));
  return names.length > 0
    ? wording.say("s_columns_never", { list: joined(wording, names, "and") })
    : columnsText(all, wording);
}

/** A column without any known value is named, never counted as 0. */
function knownLines(columns: ReturnType<typeof coverageKnown>, wording: Wording): string[] {
  const lines = columns.filter(({ rows }) => rows > 0).map((one) => columnLine(wording, one));
  const never = columns
    .filter(({ rows }) => rows === 0)
    .map(({ field }) => fieldName(wording, field));
  return never.length > 0
    ? [...lines, wording.say("s_columns_never", { list: joined(wording, never, "and") })]
    : lines;
}

function ageText({ columns = [] }: Plan, wording: Wording): string {
  const { say, preset, language } = wording;
  const { collectedAt, sourceUpdatedAt, sourceDates } = originOf(preset);
  if (collectedAt === null) return say("s_age_unknown");
  const date = dateText(collectedAt, language);
  const [from, to] = (sourceDates ?? []).map((one) => dateText(one, language));
  const head = sourceUpdatedAt
    ? say("s_age_source", { date, source: dateText(sourceUpdatedAt, language) })
    : from && to
      ? say("s_age_rows", { date, from, to })
      : say("s_age", { date });
  return [head, ...columns.map((column) => ageOfColumn(column, wording))].join(" ");
}

const ageOfColumn = (column: ListingColumn, wording: Wording): string =>
  wording.say("s_age_column", {
    field: fieldName(wording, column),
    n: number(wording, rowsWith(column, wording.preset)),
    all: businesses(wording, wording.preset.rows),
  });

function coverageText(all: string, wording: Wording): string {
  const { say, preset } = wording;
  const { coverage } = preset;
  const tiles = coverage?.tiles;
  const head = !tiles
    ? say("s_coverage_unknown", { all })
    : tiles.done === tiles.total
      ? say("s_coverage", { all })
      : say("s_coverage_part", {
          all,
          done: number(wording, tiles.done),
          total: number(wording, tiles.total),
        });
  const missing = coverage?.unmatchedTypes ?? [];
  const source = namesOf(originOf(preset), wording);
  return [
    ...(source === "" ? [] : [say("s_coverage_claim", { source })]),
    ...reachText(wording),
    head,
    ...knownLines(coverageKnown(preset), wording),
    ...(missing.length > 0 ? [say("s_not_found", { list: joined(wording, missing, "or") })] : []),
  ].join("\n");
}

/** Where the businesses lie, and the cities that are known. */
function reachText(wording: Wording): string[] {
  const { say, preset } = wording;
  const reach = reachOf(preset);
  if (!reach) return [];
  const degrees = (value: number): string => value.toFixed(4);
  const cities = preset.entries("city").filter(({ rows }) => rows > 0);
  const shown = cities
    .slice(0, citiesTold)
    .map(({ value, rows }) => say("pair", { one: value, other: number(wording, rows) }));
  const known = preset.known("city");
  return [
    say("s_reach", {
      south: degrees(reach.south),
      north: degrees(reach.north),
      west: degrees(reach.west),
      east: degrees(reach.east),
    }),
    ...(known === 0
      ? []
      : [say("s_reach_cities", { n: number(wording, known), list: shown.join(say("list_and")) })]),
  ];
}

/** Cities that the answer about the area names. */
const citiesTold = 5;

const namesOf = ({ sources }: Origin, wording: Wording): string => joined(wording, sources, "and");

function sourcesText(wording: Wording): string {
  const { say, preset } = wording;
  const origin = originOf(preset);
  const source = namesOf(origin, wording);
  if (source === "") return say("s_sources_unknown");
  const values = { source, licence: origin.licence ?? say("unknown_value") };
  return say(preset.tier === 2 ? "s_sources_sites" : "s_sources", values);
}

/** The use a licence allows, where that is known; else nobody should guess. */
function licenceText(wording: Wording): string[] {
  const origin = originOf(wording.preset);
  const source = namesOf(origin, wording);
  const isOpenDatabase = source !== "" && /^ODbL\b/.test(origin.licence ?? "");
  return isOpenDatabase ? [wording.say("s_licence_use", { source })] : [];
}

/** "This preset has 860 businesses: 300 restaurants, 200 cafés, 97 pubs and 263 others." */
function summaryText(all: string, wording: Wording): string {
  const { say, preset } = wording;
  const types = preset.entries("category").filter(({ rows }) => rows > 0);
  const shown = types.slice(0, typesTold);
  if (shown.length === 0) return say("count_all", { what: all });
  const names = shown.map(
    ({ value, rows }) => counted(wording, [{ f: "category", in: [value] }], rows).counted,
  );
  const left = types.length - shown.length;
  const head =
    left > 0
      ? say("s_summary_more", { all, list: names.join(say("list_and")), n: number(wording, left) })
      : say("s_summary", { all, list: joined(wording, names, "and") });
  const known = coverageKnown(preset).filter(({ rows }) => rows > 0);
  if (known.length === 0) return head;
  return [
    head,
    capital(say("s_summary_known")),
    ...known.map((one) => columnLine(wording, one)),
  ].join("\n");
}
