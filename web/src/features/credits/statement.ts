import type { LedgerLine } from "#domain/contract.ts";
import { microsOf } from "#domain/money/pricing.ts";

/** One row of the credit history: an entry of its own, or all entries of one collection. */
export interface StatementRow {
  id: string;
  at: string;
  /** Newest first: one entry, or a collection's settle and hold. */
  entries: readonly LedgerLine[];
  taskId: string | null;
  /** The effect on the balance. */
  micros: number;
  /** The same in whole cents, so that the shown amounts add up to the shown balances. */
  cents: number;
  /** The balance after this row and all older ones. */
  balanceMicros: number;
}

/** The balance's whole cents: never more than there is. */
const centsOf = (micros: number): number => Math.floor(micros / 10_000);

/**
 * The entries as a statement, newest first. A collection's entries are one row at the place of the
 * newest, and the balances follow the rows. An amount is shown as the difference of two shown
 * balances: rounded one by one, a hundred small charges would add up to another sum.
 */
export function statementOf(lines: readonly LedgerLine[], hasMore: boolean): StatementRow[] {
  let balanceMicros = microsOf(lines[0]?.balanceAfter ?? 0);
  return grouped(lines, hasMore).map((entries) => {
    const micros = entries.reduce((sum, { amount }) => sum + microsOf(amount), 0);
    const after = balanceMicros;
    balanceMicros -= micros;
    const [newest] = entries;
    return {
      id: newest.id,
      at: newest.at,
      entries,
      taskId: newest.taskId,
      micros,
      cents: centsOf(after) - centsOf(balanceMicros),
      balanceMicros: after,
    };
  });
}

/** Whether the cents differ from this amount's own rounding, because they balance that of others. */
export const isCarried = ({ micros, cents }: StatementRow): boolean =>
  Math.abs(cents) !== Math.round(Math.abs(micros) / 10_000);

type Group = [LedgerLine, ...LedgerLine[]];

function grouped(lines: readonly LedgerLine[], hasMore: boolean): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const group = groups.get(line.taskId ?? line.id);
    if (group) group.push(line);
    else groups.set(line.taskId ?? line.id, [line]);
  }
  // A settle that returned nothing says nothing until its hold is read, too.
  const isHalf = ([line, ...more]: Group): boolean =>
    hasMore && more.length === 0 && line.kind === "settle" && line.amount === 0;
  return [...groups.values()].filter((group) => !isHalf(group));
}
