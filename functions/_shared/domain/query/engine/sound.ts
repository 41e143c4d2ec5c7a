import { columnsOf } from "../../listing/listing.ts";
import type { Plan } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";
import { compares } from "./match.ts";
import type { Outcome } from "./outcome.ts";
import { assertSoundRows, fail } from "./sound-rows.ts";

/** A wrong number must never reach a person: what can't be is an error, and no answer. */
export function assertSound(plan: Plan, outcome: Outcome, columns: Columns): void {
  const { total, rows, value } = outcome;
  assertSoundRows(plan, outcome, columns);
  if (plan.op === "count" && value !== total) fail("the count is not the total");
  if (plan.op === "aggregate" && plan.measure?.fn === "share") assertShare(value);
  if (plan.op === "meta" && (total !== columns.size || rows.length > 0 || value !== undefined)) {
    fail("more than the preset's size");
  }
  if (plan.op === "changes") assertChanges(plan, outcome);
  if (outcome.groups) assertGroups(plan, outcome, outcome.groups);
  if (plan.op === "countGroups" || plan.op === "perGroup") assertOverGroups(plan, outcome);
  if (plan.op === "compare" || plan.op === "ratio") assertSides(plan, outcome);
}

function assertShare(value: number | null | undefined): void {
  if (value != null && (value < 0 || value > 100)) fail(`a share of ${value} percent`);
}

/** Of every row found at most: a row may be in several groups and in none. */
function assertGroups(
  plan: Plan,
  { total, ungrouped = 0, groupsTotal = 0, tied = 0 }: Outcome,
  groups: NonNullable<Outcome["groups"]>,
): void {
  const { having, limit, nth, none, measure, minRows = 1 } = plan;
  const most = nth === undefined ? limit : 1;
  if (most !== undefined && groups.length > most) fail("more groups than asked for");
  if (most === undefined && groups.length !== groupsTotal) fail("the total is not the groups");
  if (tied < 0 || groups.length + tied > groupsTotal) fail("more groups tied than there are");
  if (new Set(groups.map(({ key }) => key)).size !== groups.length) fail("a group comes twice");
  for (const { value, rows } of groups) {
    if (none ? rows !== 0 || value !== 0 : rows < minRows) fail(`a group of ${rows} rows`);
    if (rows > total - ungrouped) fail("a group of more rows than were found");
    if (having && !compares(value, having)) fail("a group that does not fit");
    if (measure?.fn === "share") assertShare(value);
    if (!none && isCount(plan) && value !== rows) fail("a group's count is not its rows");
  }
  const sum = groups.reduce((all, { rows }) => all + rows, 0);
  if (most === undefined && isPartition(plan) && sum !== total - ungrouped) {
    fail(`groups of ${sum} rows out of ${total - ungrouped}`);
  }
}

const isCount = ({ measure }: Plan): boolean => (measure?.fn ?? "count") === "count";

/** Whether the groups together are all rows with a known value, each in one. */
const isPartition = (plan: Plan): boolean =>
  plan.having === undefined &&
  plan.minRows === undefined &&
  plan.none === undefined &&
  isCount(plan) &&
  !severalEach.has(plan.groupBy ?? "category");

/** A business with several values is in several groups. */
const severalEach: ReadonlySet<string> = new Set([
  ...columnsOf({ kind: "words", groups: true }),
  ...columnsOf({ kind: "pairs", groups: true }),
]);

function assertOverGroups(
  plan: Plan,
  { total, value, ungrouped = 0, groupsTotal = -1 }: Outcome,
): void {
  const grouped = total - ungrouped;
  if (groupsTotal < 0 || grouped < 0) fail("groups that were not counted");
  if (plan.op === "countGroups") {
    if (value !== groupsTotal) fail("the value is not the number of groups");
    if (isPartition(plan) && groupsTotal > grouped) fail("more groups than rows");
    return;
  }
  if ((value === null) !== (groupsTotal === 0)) fail("an average of no groups");
  if (value != null && plan.measure?.fn === "share") assertShare(value);
  if (isPartition(plan) && !isClose((value ?? 0) * groupsTotal, grouped)) {
    fail(`${groupsTotal} groups of ${value} rows out of ${grouped}`);
  }
}

function assertSides(plan: Plan, { total, value, sides = [], sideTotals = [] }: Outcome): void {
  const asked = plan.sides?.length ?? 0;
  if (sides.length !== asked || sideTotals.length !== asked) fail("a side without its value");
  for (const [at, rows] of sideTotals.entries()) {
    if (rows > total) fail("a side of more rows than were found");
    const side = sides[at];
    if ((plan.op === "ratio" || isCount(plan)) && side !== rows)
      fail("a side's count is not its rows");
    if (plan.measure?.fn === "share") assertShare(side);
  }
  const [one, other] = sides;
  if (one == null || other == null || (plan.op === "ratio" && other === 0)) {
    if (value != null) fail("a value without its sides");
  } else if (plan.op === "ratio") {
    if (value == null || !isClose(value * other, one)) fail(`${value} is not ${one} by ${other}`);
  } else if (asked > 2 ? value !== undefined : value !== one - other) {
    fail(`${value} is not the difference of ${one} and ${other}`);
  }
}

function assertChanges({ changes: kind }: Plan, { rows, total, changes }: Outcome): void {
  if (changes === undefined) fail("changes that nobody looked for");
  const isNew = changes ? changes.new.count : 0;
  const isOther = changes ? changes.changed.count : 0;
  const most = { all: isNew + isOther, new: isNew, changed: isOther, gone: 0 }[kind ?? "all"];
  if (rows.length > total || total > most) fail(`${total} rows out of ${most} that changed`);
}

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));
