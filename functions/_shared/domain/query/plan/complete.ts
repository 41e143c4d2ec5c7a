import { assertPlace, assertTier } from "./in-preset.ts";
import { filtersOf, isNumberField, type Measure, type Operation, type Plan } from "./plan.ts";
import type { Preset } from "./preset.ts";
import { Problem } from "./problem.ts";
import { allowedAt } from "./schema.ts";

/** The parts each operation requires, and the parts only some of them know. */
export function assertComplete(plan: Plan, preset: Preset): void {
  const { op, measure, target, sides, snapshots, groupBy } = plan;
  if (op === "aggregate") need(measure, "measure", "An aggregate needs a measure");
  if (overGroups.includes(op)) need(groupBy, "groupBy", "Groups need what they are grouped by");
  if (op === "compare") need(sides ?? snapshots, "sides", "A comparison needs two sides");
  if (op === "ratio") need(sides?.length === 2, "sides", "A ratio needs two sides");
  if (op === "describe") need(target, "target", "A description needs a listing");
  if (target) assertPlace(target, "target", preset);
  if (inText.includes(op)) need(plan.output === "text", "output", "This can't be a file");
  assertUsed(plan);
  assertAbout(plan);
  assertGroups(plan);
  assertOrder(plan, preset);
  if (measure) assertMeasure(op, measure, preset);
}

const overGroups: readonly Operation[] = ["group", "countGroups", "perGroup"];
const inText: readonly Operation[] = ["ratio", "perGroup", "countGroups", "meta"];

function need(is: unknown, path: string, problem: string): void {
  if (!is) throw new Problem(path, problem, allowedAt(path));
}

function assertAbout(plan: Plan): void {
  const { op, about, columns, changes } = plan;
  const isOfColumns = about === "meaning" || about === "age" || changes === "changed";
  need(columns === undefined || isOfColumns, "columns", `${op} is of no columns`);
  need(about !== "meaning" || columns, "columns", "A meaning needs its columns");
  const isFiltered = filtersOf(plan).length > 0;
  if (op === "meta") {
    need(about, "about", "This needs what it is about");
    need(!isFiltered, "where", "What is told of the whole preset has no filters");
  } else need(about === undefined, "about", `${op} is about businesses`);
  if (op === "changes") {
    need(changes, "changes", "This needs which changes");
  } else need(changes === undefined, "changes", `${op} compares no runs`);
}

/** A part that an operation does not know would be lost, and the answer be of something else. */
function assertUsed({ op, groupBy, having, sides, snapshots }: Plan): void {
  const isOverGroups = overGroups.includes(op);
  need(groupBy === undefined || isOverGroups, "groupBy", `${op} makes no groups`);
  need(having === undefined || isOverGroups, "having", `${op} makes no groups`);
  const hasSides = op === "compare" || op === "ratio";
  need(sides === undefined || hasSides, "sides", `${op} has no sides`);
  if (snapshots === undefined) return;
  need(op === "compare" && !sides, "snapshots", "Only a comparison without sides has snapshots");
  const [one, other] = snapshots.map((each) => (typeof each === "object" ? each.preset : each));
  need(one !== other, "snapshots", "A snapshot is not compared with itself");
}

function assertGroups({ op, minRows, none, having, measure }: Plan): void {
  if (minRows !== undefined) {
    need(overGroups.includes(op), "minRows", "Only groups have a least number of rows");
  }
  if (!none) return;
  need(op === "group" || op === "countGroups", "none", "Only groups can have no rows");
  need(!having, "having", "Groups without rows have no value to compare");
  need(minRows === undefined, "minRows", "Groups without rows have no least number of rows");
  const isCount = measure === undefined || measure.fn === "count";
  need(isCount, "measure", "Of groups without rows nothing can be computed");
}

function assertOrder({ op, sort = [], limit, nth }: Plan, preset: Preset): void {
  for (const [at, { by, to, days }] of sort.entries()) {
    if (to !== undefined) assertPlace(to, `sort.${at}.to`, preset);
    const isByHours = by === "opens" || by === "closes";
    need(days === undefined || isByHours, `sort.${at}.days`, "Only opening times have days");
  }
  if (nth === undefined) return;
  need(op === "list" || op === "group", "nth", "Only a list or groups have an nth");
  need(sort.length > 0, "sort", "The nth needs an order");
  need(limit === undefined, "limit", "The nth is one: it takes no limit");
}

function assertMeasure(op: Operation, { fn, field, of, between }: Measure, preset: Preset): void {
  need(op !== "ratio" || fn === "count", "measure", "A ratio is of rows and needs no measure");
  const ofNumbers = ["avg", "median", "sum", "min", "max"].includes(fn);
  if (ofNumbers || fn === "distinct") {
    need(field, "measure.field", "This measure needs a field");
  }
  if (ofNumbers && field !== undefined) {
    need(isNumberField(field), "measure.field", "This field holds no numbers");
    assertTier(field, "measure.field", preset);
  }
  if (fn === "share") need(of, "measure.of", "A share needs its part");
  if (fn !== "distance") return;
  need(op === "aggregate", "measure", "A distance is one number and has no groups or sides");
  need(between, "measure.between", "A distance needs two places");
  for (const each of between ?? []) assertPlace(each, "measure.between", preset);
}
