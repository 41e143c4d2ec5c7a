import { isNumberField, type Plan } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";
import { type GroupColumn, groupColumn } from "./group-keys.ts";
import { compares } from "./match.ts";
import { measuring } from "./measure.ts";
import type { Clock } from "./open.ts";
import type { Group, Outcome } from "./outcome.ts";

type Grouped = Required<Pick<Outcome, "groups" | "ungrouped">>;

/** Rows by a value, the largest group first; a row with several values is in several groups. */
export function groupsOf(
  plan: Plan,
  matching: readonly number[],
  columns: Columns,
  clock: Clock,
): Omit<Outcome, "total"> {
  const { groups: all, ungrouped } = everyGroup(plan, matching, columns, clock);
  const { limit, nth } = plan;
  const groups = nth === undefined ? all.slice(0, limit) : all.slice(nth - 1, nth);
  const last = groups.at(-1);
  const isCut = (limit ?? nth) !== undefined && last !== undefined && !isByName(plan);
  const equals = (some: readonly Group[]): number =>
    some.filter(({ value }) => isSame(value, last?.value ?? 0)).length;
  return {
    rows: [],
    groups,
    ungrouped,
    groupsTotal: all.length,
    ...(isCut ? { tied: equals(all) - equals(groups) } : {}),
  };
}

/** How many groups there are. */
export function groupCount(
  plan: Plan,
  matching: readonly number[],
  columns: Columns,
  clock: Clock,
): Omit<Outcome, "total"> {
  const { groups, ungrouped } = everyGroup(plan, matching, columns, clock);
  return { rows: [], value: groups.length, ungrouped, groupsTotal: groups.length };
}

/** The mean of the groups' values. */
export function averageOfGroups(
  plan: Plan,
  matching: readonly number[],
  columns: Columns,
  clock: Clock,
): Omit<Outcome, "total"> {
  const { groups, ungrouped } = everyGroup(plan, matching, columns, clock);
  const sum = groups.reduce((all, { value }) => all + value, 0);
  const value = groups.length === 0 ? null : sum / groups.length;
  return { rows: [], value, ungrouped, groupsTotal: groups.length };
}

/** Every group that fits the plan, in its order. */
function everyGroup(
  plan: Plan,
  matching: readonly number[],
  columns: Columns,
  clock: Clock,
): Grouped {
  const column = groupColumn(plan.groupBy ?? "category", columns);
  const { members, ungrouped } = membersOf(column, matching);
  const measured = measuring(plan.measure ?? { fn: "count" }, columns, clock);
  const found = plan.none
    ? withoutRows(column, members)
    : members.flatMap((rows, code): Group[] => {
        const value = rows.length < (plan.minRows ?? 1) ? null : measured(rows);
        if (value === null || (plan.having && !compares(value, plan.having))) return [];
        return [{ key: column.labels[code] ?? "", value, rows: rows.length }];
      });
  return { groups: found.sort(orderOf(plan)), ungrouped };
}

function membersOf(
  { starts, codes, labels }: GroupColumn,
  matching: readonly number[],
): { members: number[][]; ungrouped: number } {
  const members: number[][] = labels.map(() => []);
  let ungrouped = 0;
  for (const row of matching) {
    const end = starts[row + 1] ?? 0;
    let at = starts[row] ?? 0;
    if (at === end) ungrouped++;
    for (; at < end; at++) members[codes[at] ?? 0]?.push(row);
  }
  return { members, ungrouped };
}

/** The groups of the whole preset that none of the rows found is in. */
function withoutRows({ codes, labels }: GroupColumn, members: readonly number[][]): Group[] {
  const occurs = new Set(codes);
  return labels.flatMap((key, code) =>
    occurs.has(code) && members[code]?.length === 0 ? [{ key, value: 0, rows: 0 }] : [],
  );
}

const byText = new Intl.Collator("en", { numeric: true }).compare;

/** Numbers and years have their own order unless the plan says otherwise. */
function isByName({ sort, groupBy = "category", none }: Plan): boolean {
  const by = sort?.[0]?.by;
  const isScale =
    isNumberField(groupBy) || groupBy === "rating_band" || groupBy === "founded_decade";
  return none === true || by === "name" || (by === undefined && isScale);
}

function orderOf(plan: Plan): (a: Group, b: Group) => number {
  const [first] = plan.sort ?? [];
  if (isByName(plan)) {
    const sign = first?.by === "name" && first.dir === "desc" ? -1 : 1;
    return (a, b) => sign * byText(a.key, b.key);
  }
  const sign = first?.dir === "asc" ? 1 : -1;
  return (a, b) => sign * (a.value - b.value) || byText(a.key, b.key);
}

/** Two averages of the same numbers may differ in the last digit. */
const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
