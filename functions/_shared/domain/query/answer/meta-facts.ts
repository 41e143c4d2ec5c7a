import type { QueryResult, ResultCoverage } from "../answer.ts";
import type { Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { fieldName, type Wording } from "./labels.ts";
import {
  allColumns,
  coverageKnown,
  originOf,
  reachOf,
  rowsWith,
  sameNames,
} from "./preset-facts.ts";

/** Types that a summary names. */
export const typesTold = 3;

/** Columns with the number of businesses they are known of, types with the number there is. */
export function groupsOfMeta({ about = "summary" }: Plan, wording: Wording): QueryResult["groups"] {
  const { preset } = wording;
  const named = (columns: ReturnType<typeof coverageKnown>) =>
    columns.map(({ field, rows }) => ({ key: fieldName(wording, field), value: rows }));
  if (about === "columns") {
    return allColumns(preset).map(({ column, rows }) => ({
      key: fieldName(wording, column),
      value: rows,
    }));
  }
  if (about === "duplicates") {
    return sameNames(preset).most.map(({ name, rows }) => ({ key: name, value: rows }));
  }
  if (about === "coverage") return named(coverageKnown(preset));
  if (about !== "summary") return undefined;
  const types = preset.entries("category").filter(({ rows }) => rows > 0);
  return [
    ...types.map(({ value, rows }) => ({ key: value, value: rows })),
    ...named(coverageKnown(preset)),
  ];
}

/** The numbers and dates that an answer about the preset may name. */
export function metaFacts({ about, columns = [] }: Plan, preset: Preset): Partial<ResultCoverage> {
  const { collectedAt, sourceUpdatedAt, sourceDates } = originOf(preset);
  const dates = [collectedAt, sourceUpdatedAt, ...(sourceDates ?? [])].flatMap(
    (date) => date?.slice(0, 10) ?? [],
  );
  const { tiles } = preset.coverage ?? {};
  const types = preset.entries("category").filter(({ rows }) => rows > 0).length;
  return {
    ...(about === "summary" && types > typesTold ? { groupsLeft: types - typesTold } : {}),
    ...(about === "age" ? { dates } : {}),
    ...(columns.length > 0 ? { columns: columns.map((one) => rowsWith(one, preset)) } : {}),
    ...(about === "columns" ? { columns: columnsOf(preset) } : {}),
    ...(about === "duplicates" ? namesOf(preset) : {}),
    ...(about === "coverage" ? { reach: reachOf(preset), cities: citiesOf(preset) } : {}),
    ...(about === "coverage" && tiles ? { tiles: { done: tiles.done, total: tiles.total } } : {}),
  };
}

/** All, and those with a value. */
const columnsOf = (preset: Preset): number[] => {
  const columns = allColumns(preset);
  return [columns.length, columns.filter(({ rows }) => rows > 0).length];
};

const namesOf = (preset: Preset): Partial<ResultCoverage> => {
  const { names, rows } = sameNames(preset);
  return { groupsTotal: names, matching: rows };
};

const citiesOf = (preset: Preset): number[] => [
  preset.known("city"),
  ...preset.entries("city").map(({ rows }) => rows),
];
