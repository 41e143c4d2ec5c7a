import { accounts } from "#collections/accounts.ts";
import { type ClaimRow, claims } from "#collections/claims.ts";
import { type LedgerEntryRow, ledgerEntries } from "#collections/ledger-entries.ts";
import { listingPages } from "#collections/listing-pages.ts";
import type { Row, Table } from "#collections/schema.ts";
import { taskSlots } from "#collections/task-slots.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import type { Leg } from "#domain/money/ledger.ts";
import { isFinal } from "#domain/task/task.ts";
import type { Process } from "../platform/process.ts";
import type { Change, StoredRow } from "../platform/row-store.ts";

export interface BookEntry {
  row: LedgerEntryRow;
  legs: readonly Leg[];
  /** When it was written, in the order of all requests. */
  at: number;
}

export interface BookClaim {
  row: ClaimRow;
  owner: Process;
  /** By the owner's clock it ran out, and to the owner it stays so, whatever is added to it later. */
  isOver: boolean;
}

/** A second set of books, kept from nothing but the changes of the rows. */
export interface Books {
  entries: Map<string, BookEntry>;
  /** Balance rows, by user. */
  balances: Map<string, number>;
  /** Sum of the legs, by account of the books such as `user:ada`. */
  accounts: Map<string, number>;
  tasks: Map<string, TaskRow>;
  /** Tasks that are held and not settled, by user. */
  running: Map<string, Set<string>>;
  holds: Map<string, BookEntry[]>;
  settles: Map<string, BookEntry[]>;
  /** By payment. */
  topUps: Map<string, BookEntry[]>;
  /** What refunds and chargebacks have taken back and not given again, by payment. */
  takenBack: Map<string, number>;
  /** Payments of which everything was taken back at some time. */
  emptied: Set<string>;
  /** What is taken back by user. */
  debts: Map<string, number>;
  /** Tasks held under one Idempotency-Key, by user and key. */
  heldByKey: Map<string, Set<string>>;
  /** Slots taken, by task. */
  slots: Map<string, Set<string>>;
  /** Welcome credits, by the hash of the email address. */
  welcomes: Map<string, number>;
  /** Claims of unfinished tasks, by task and then epoch. */
  claims: Map<string, Map<number, BookClaim>>;
  /** Tiles whose pages are written, by task. */
  tilesWritten: Map<string, Set<string>>;
  sumOfLegs: number;
}

/** One write that happened. */
export interface Step {
  process: Process;
  now: number;
  changes: readonly Change[];
  /** Entries it created. */
  entries: readonly BookEntry[];
}

export const createBooks = (): Books => ({
  entries: new Map(),
  balances: new Map(),
  accounts: new Map(),
  tasks: new Map(),
  running: new Map(),
  holds: new Map(),
  settles: new Map(),
  topUps: new Map(),
  takenBack: new Map(),
  emptied: new Set(),
  debts: new Map(),
  heldByKey: new Map(),
  slots: new Map(),
  welcomes: new Map(),
  claims: new Map(),
  tilesWritten: new Map(),
  sumOfLegs: 0,
});

/** Rows of a table come from that table's own definition. */
const typed = <T extends Table>(_table: T, row: StoredRow): Row<T> => row as unknown as Row<T>;

/** Takes a write into the books; returns it as the checks see it. */
export function post(
  books: Books,
  { process, now, changes }: Pick<Step, "process" | "now" | "changes">,
): Step {
  const entries: BookEntry[] = [];
  for (const { table, id, before, after } of changes) {
    if (table.id === ledgerEntries.id && after && !before) {
      const row = typed(ledgerEntries, after);
      entries.push({ row, legs: JSON.parse(row.legs), at: process.lastLook });
    }
    if (table.id === accounts.id && after) {
      books.balances.set(id, typed(accounts, after).balance_micros);
    }
    if (table.id === tasks.id && after) postTask(books, typed(tasks, after));
    if (table.id === taskSlots.id) postSlot(books, before, after);
    if (table.id === claims.id) postClaim(books, { process, now }, before, after);
    if (table.id === listingPages.id && after) {
      const page = typed(listingPages, after);
      into(books.tilesWritten, page.task_id, () => new Set()).add(page.tile);
    }
  }
  for (const entry of entries) postEntry(books, entry, process);
  return { process, now, changes, entries };
}

function postEntry(books: Books, entry: BookEntry, { key }: Process): void {
  const { $id, kind, user_id, task_id, ref, amount_micros } = entry.row;
  books.entries.set($id, entry);
  for (const [account, micros] of entry.legs) {
    add(books.accounts, account, micros);
    books.sumOfLegs += micros;
  }
  if (kind === "top_up") into(books.topUps, ref, () => []).push(entry);
  if (kind === "welcome") add(books.welcomes, ref, 1);
  if (kind === "clawback" || kind === "reversal") {
    add(books.takenBack, ref, -amount_micros);
    add(books.debts, user_id, -amount_micros);
    const credited = books.topUps.get(ref)?.[0]?.row.amount_micros ?? 0;
    if ((books.takenBack.get(ref) ?? 0) >= credited) books.emptied.add(ref);
  }
  if (task_id === null) return;
  const running = into(books.running, user_id, () => new Set());
  if (kind === "settle") {
    into(books.settles, task_id, () => []).push(entry);
    running.delete(task_id);
  }
  if (kind !== "hold") return;
  running.add(task_id);
  into(books.holds, task_id, () => []).push(entry);
  if (key) into(books.heldByKey, `${user_id} ${key}`, () => new Set()).add(task_id);
}

function postTask(books: Books, row: TaskRow): void {
  books.tasks.set(row.$id, row);
  if (isFinal(row.status)) books.claims.delete(row.$id);
}

/** A claim outlives its row while its task is unfinished: its owner does not know it is gone. */
function postClaim(
  books: Books,
  { process, now }: Pick<Step, "process" | "now">,
  before: StoredRow | null,
  after: StoredRow | null,
): void {
  if (!after) return;
  const row = typed(claims, after);
  const task = books.tasks.get(row.task_id);
  if (!task || isFinal(task.status)) return;
  const ofTask = into(books.claims, row.task_id, () => new Map());
  const known = before ? ofTask.get(row.epoch) : undefined;
  const owner = known?.owner ?? process;
  // An extension that comes late lengthens the row; the owner never knew of a later end than the row's.
  const isOver = known !== undefined && (known.isOver || hasRunOut(known, now));
  ofTask.set(row.epoch, { row, owner, isOver });
}

/** By its owner's own clock. */
export const hasRunOut = ({ row, owner }: Pick<BookClaim, "row" | "owner">, now: number): boolean =>
  row.lease_until_ms < now + owner.skewMs;

function postSlot(books: Books, before: StoredRow | null, after: StoredRow | null): void {
  if (before) books.slots.get(String(before.task_id))?.delete(before.$id);
  if (after) into(books.slots, String(after.task_id), () => new Set()).add(after.$id);
}

const add = (sums: Map<string, number>, key: string, micros: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + micros);
};

function into<K, V>(map: Map<K, V>, key: K, empty: () => V): V {
  const found = map.get(key) ?? empty();
  map.set(key, found);
  return found;
}
