import { type GroupKey, isNumberField, type Plan, type PresenceField } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";
import { compares } from "./match.ts";
import { measuring } from "./measure.ts";
import type { Clock } from "./open.ts";

export interface Group {
  key: string;
  value: number;
  /** Rows in the group. */
  rows: number;
}

/** Rows by a value, the largest group first; a row with several values is in several groups. */
export function groupsOf(
  plan: Plan,
  matching: readonly number[],
  columns: Columns,
  clock: Clock,
): { rows: number[]; groups: Group[]; ungrouped: number } {
  const { starts, codes, labels } = groupColumn(plan.groupBy ?? "category", columns);
  const members: number[][] = labels.map(() => []);
  let ungrouped = 0;
  for (const row of matching) {
    const end = starts[row + 1] ?? 0;
    let at = starts[row] ?? 0;
    if (at === end) ungrouped++;
    for (; at < end; at++) members[codes[at] ?? 0]?.push(row);
  }
  const measured = measuring(plan.measure ?? { fn: "count" }, columns, clock);
  const groups = members.flatMap((rows, code): Group[] => {
    if (rows.length === 0) return [];
    const key = labels[code] ?? "";
    const value = measured(rows);
    return value === null || (plan.having && !compares(value, plan.having))
      ? []
      : [{ key, value, rows: rows.length }];
  });
  groups.sort(orderOf(plan));
  return { rows: [], groups: groups.slice(0, plan.limit), ungrouped };
}

const byText = new Intl.Collator("en", { numeric: true }).compare;

/** Numbers and years in their own order unless the plan says otherwise. */
function orderOf({ sort, groupBy = "category" }: Plan): (a: Group, b: Group) => number {
  const [first] = sort ?? [];
  const isScale =
    isNumberField(groupBy) || groupBy === "rating_band" || groupBy === "founded_decade";
  if (first?.by === "name" || (!first && isScale)) {
    const sign = first?.dir === "desc" ? -1 : 1;
    return (a, b) => sign * byText(a.key, b.key);
  }
  const sign = first?.dir === "asc" ? 1 : -1;
  return (a, b) => sign * (a.value - b.value) || byText(a.key, b.key);
}

/** A group has a code; row `r` is in the groups from `codes[starts[r]]` on. */
interface GroupColumn {
  starts: Uint32Array;
  codes: Uint32Array;
  labels: readonly string[];
}

function groupColumn(by: GroupKey, columns: Columns): GroupColumn {
  const present = /^has:(.+)$/.exec(by)?.[1] as PresenceField | undefined;
  if (present) return yesAndNo(columns.present(present));
  switch (by) {
    case "founded_decade":
      return numberGroups(
        columns.numbers("founded_year"),
        (year) => `${Math.floor(year / 10) * 10}s`,
      );
    case "rating_band":
      return numberGroups(columns.numbers("rating"), bandOf);
    default: {
      if (isNumberField(by)) return numberGroups(columns.numbers(by), String);
      const field = by === "category" ? "primary" : by;
      const { values, ...coded } = columns.values(field as Parameters<Columns["values"]>[0]);
      return { ...coded, labels: values };
    }
  }
}

/** 5.0 belongs to the highest band. */
const bandOf = (rating: number): string => {
  const low = Math.min(4, Math.floor(rating));
  return `${low}–${low + 1}`;
};

function yesAndNo(known: Uint8Array): GroupColumn {
  return {
    starts: Uint32Array.from({ length: known.length + 1 }, (_, row) => row),
    codes: Uint32Array.from(known, (value) => (value === 1 ? 1 : 0)),
    labels: ["no", "yes"],
  };
}

function numberGroups(numbers: Float64Array, label: (value: number) => string): GroupColumn {
  const starts = new Uint32Array(numbers.length + 1);
  const codes = new Uint32Array(numbers.length);
  const labels: string[] = [];
  const byNumber = new Map<number, number>();
  let at = 0;
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (!Number.isNaN(value)) {
      const code = byNumber.get(value) ?? codeFor(label(value), labels);
      byNumber.set(value, code);
      codes[at++] = code;
    }
    starts[row + 1] = at;
  }
  return { starts, codes, labels };
}

function codeFor(label: string, labels: string[]): number {
  const known = labels.indexOf(label);
  return known === -1 ? labels.push(label) - 1 : known;
}
