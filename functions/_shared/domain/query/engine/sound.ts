import { columnsOf } from "../../listing/listing.ts";
import type { Plan } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";
import type { Outcome } from "./outcome.ts";

/** A wrong number must never reach a person: what can't be is an error, and no answer. */
export function assertSound(plan: Plan, outcome: Outcome, columns: Columns): void {
  const { total, rows, value, groups, ungrouped = 0, distances } = outcome;
  const fail = (what: string): never => {
    throw new Error(`plan result: ${what}`);
  };
  if (total > columns.size) fail(`${total} rows out of ${columns.size}`);
  if (rows.length > total) fail("more rows than were found");
  if (!isEachOnce(rows, columns.size)) fail("a row comes twice");
  if (!columns.hasEachIdOnce()) fail("an id comes twice");
  if (plan.op === "list" && plan.limit !== undefined && rows.length > plan.limit) {
    fail("more rows than asked for");
  }
  if (plan.op === "list" && plan.limit === undefined && rows.length !== total) {
    fail("the total is not the rows");
  }
  if (plan.op === "count" && value !== total) fail("the count is not the total");
  if (
    plan.op === "aggregate" &&
    plan.measure?.fn === "share" &&
    value != null &&
    (value < 0 || value > 100)
  ) {
    fail(`a share of ${value} percent`);
  }
  if (distances && distances.length !== rows.length) fail("a row without its distance");
  if (groups) assertGroups(plan, groups, total - ungrouped, fail);
}

function assertGroups(
  { groupBy, having, limit, measure }: Plan,
  groups: NonNullable<Outcome["groups"]>,
  grouped: number,
  fail: (what: string) => never,
): void {
  if (limit !== undefined && groups.length > limit) fail("more groups than asked for");
  if (new Set(groups.map(({ key }) => key)).size !== groups.length) fail("a group comes twice");
  const isWhole =
    having === undefined && limit === undefined && (measure?.fn ?? "count") === "count";
  const sum = groups.reduce((all, { rows }) => all + rows, 0);
  const hasOneEach = !severalEach.has(groupBy ?? "category");
  if (isWhole && hasOneEach && sum !== grouped) fail(`groups of ${sum} rows out of ${grouped}`);
}

/** A business with several values is in several groups. */
const severalEach: ReadonlySet<string> = new Set([
  ...columnsOf({ kind: "words", groups: true }),
  ...columnsOf({ kind: "pairs", groups: true }),
]);

function isEachOnce(rows: readonly number[], size: number): boolean {
  if (rows.length < 2) return true;
  const isMet = new Uint8Array(size);
  for (const row of rows) {
    if (isMet[row] === 1) return false;
    isMet[row] = 1;
  }
  return true;
}
