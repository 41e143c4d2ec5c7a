import { ledgerEntries } from "#collections/ledger-entries.ts";
import type { RowData } from "#collections/schema.ts";
import { canonicalContent } from "#domain/money/ledger.ts";
import { sha256 } from "#shared/adapters/hash.ts";
import type { Operation, Tables } from "#shared/adapters/tables.ts";
import type { InvariantId } from "../checks/invariant.ts";
import type { Process } from "../platform/process.ts";
import type { Production } from "../production.ts";

/** A mistake somebody could make in the money code, and the sentences that must not survive it. */
export interface Mutant {
  name: string;
  /** The first step at which something is wrong breaks only these, and at least one of them. */
  breaks: readonly [InvariantId, ...InvariantId[]];
  make: (production: Production) => Partial<Production>;
}

/** Everything else of `Tables` stays as it is. */
export const changedTables =
  (change: (tables: Tables, process: Process) => Partial<Tables>): Mutant["make"] =>
  () => ({
    throughTables: (tables, process) => ({ ...tables, ...change(tables, process) }),
  });

/** Commits other operations than were asked for, in one transaction or in several. */
export const otherCommits = (
  rewrite: (operations: readonly Operation[], process: Process) => readonly Operation[][],
): Mutant["make"] =>
  changedTables((tables, process) => ({
    async transact(operations) {
      for (const group of rewrite(operations, process)) {
        const outcome = await tables.transact(group);
        if (outcome !== "committed") return outcome;
      }
      return "committed";
    },
  }));

export const isEntry = ({ table, action }: Operation): boolean =>
  table.id === ledgerEntries.id && action === "create";

/** Whether the transaction writes an entry whose id begins so. */
export const writes = (operations: readonly Operation[], prefix: string): boolean =>
  operations.some((operation) => isEntry(operation) && operation.rowId.startsWith(prefix));

/** The same operation with some of its columns changed. */
export const withData = (
  operation: Operation,
  change: (data: Record<string, unknown>) => Record<string, unknown>,
): Operation => ({ ...operation, data: { ...operation.data, ...change(operation.data ?? {}) } });

type EntryData = RowData<typeof ledgerEntries>;

/** What code that named the entry so would write as its hash. */
const hashUnder = (id: string, data: EntryData): string =>
  sha256(
    canonicalContent({
      id,
      userId: data.user_id,
      kind: data.kind,
      amountMicros: data.amount_micros,
      legs: JSON.parse(data.legs),
      taskId: data.task_id,
      ref: data.ref,
      note: data.note,
    }),
  );

/** An operation that creates an entry carries all of its columns. */
const entryData = ({ data }: Operation): EntryData => data as unknown as EntryData;

/** Entries that begin so get another id in every process, wherever they are written or read. */
export function ownIds(prefix: string): Mutant["make"] {
  let processes = 0;
  return changedTables((tables) => {
    processes += 1;
    const own = `${prefix}${processes}.`;
    const named = (id: string) => (id.startsWith(prefix) ? own + id.slice(prefix.length) : id);
    return otherIds(tables, named);
  });
}

/** Reads and writes ledger entries under other ids. */
export const otherIds = (tables: Tables, named: (id: string) => string): Partial<Tables> => ({
  async get(table, id) {
    if (table.id !== ledgerEntries.id) return tables.get(table, id);
    const row = await tables.get(table, named(id));
    const entry = await tables.get(ledgerEntries, named(id));
    return row && entry && { ...row, $id: id, hash: hashUnder(id, entry) };
  },
  transact: (operations) =>
    tables.transact(
      operations.map((one) => {
        if (!isEntry(one)) return one;
        const rowId = named(one.rowId);
        return { ...withData(one, () => ({ hash: hashUnder(rowId, entryData(one)) })), rowId };
      }),
    ),
});
