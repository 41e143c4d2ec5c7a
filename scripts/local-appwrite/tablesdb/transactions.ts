import { isoDate } from "../clock.ts";
import { inTransaction, statement } from "../database.ts";
import { apiError, apiErrorAbout } from "../errors.ts";
import { isRecord, parseJson } from "../parameters.ts";
import { toJson } from "../response-format.ts";
import type { Caller, ServiceContext } from "../service.ts";

export const MAX_OPERATIONS = 100;

export type TransactionStatus = "pending" | "committing" | "committed" | "failed";

export interface Transaction {
  $id: string;
  $createdAt: string;
  $updatedAt: string;
  status: string;
  operations: number;
  expiresAt: string;
}

export const ACTIONS = [
  ...(["create", "update", "upsert", "delete", "increment", "decrement"] as const),
  ...(["bulkCreate", "bulkUpdate", "bulkUpsert", "bulkDelete"] as const),
];
export type OperationAction = (typeof ACTIONS)[number];

/** One staged write. `data` is the row's data, the addition, or the rows or queries of a bulk write. */
export interface Operation {
  action: OperationAction;
  databaseId: string;
  tableId: string;
  rowId: string;
  data: unknown;
}

export interface StagedOperation extends Operation {
  stagedAt: string;
}

function ownerOf(caller: Caller): string {
  return caller.kind === "user" ? `user:${caller.userId}` : caller.kind;
}

function fromRow(row: Record<string, unknown>): Transaction {
  return {
    $id: String(row.id),
    $createdAt: String(row.createdAt),
    $updatedAt: String(row.updatedAt),
    status: String(row.status),
    operations: Number(row.operations),
    expiresAt: String(row.expiresAt),
  };
}

export function createTransaction(
  context: ServiceContext,
  caller: Caller,
  ttlS: number,
): Transaction {
  const now = context.now();
  const row = statement(
    context.db,
    "INSERT INTO transactions (id, owner, status, operations, createdAt, updatedAt, expiresAt) VALUES (?, ?, 'pending', 0, ?, ?, ?) RETURNING *",
  ).get(context.newId(), ownerOf(caller), now, now, isoDate(Date.now() + ttlS * 1000));
  return fromRow(row ?? {});
}

/** Others' transactions do not exist; an API key sees all. */
export function findTransaction(context: ServiceContext, caller: Caller, id: string): Transaction {
  const row = statement(context.db, "SELECT * FROM transactions WHERE id = ?").get(id);
  const isVisible = row && (caller.kind === "key" || row.owner === ownerOf(caller));
  if (!isVisible) throw apiErrorAbout("transaction_not_found", id);
  return fromRow(row);
}

export function listTransactions(
  context: ServiceContext,
  caller: Caller,
  page: { limit: bigint; offset: bigint },
): { total: number; transactions: Transaction[] } {
  const owner = caller.kind === "key" ? null : ownerOf(caller);
  const count = statement(
    context.db,
    "SELECT count(*) AS total FROM transactions WHERE ?1 IS NULL OR owner = ?1",
  ).get(owner);
  const rows = statement(
    context.db,
    "SELECT * FROM transactions WHERE ?1 IS NULL OR owner = ?1 ORDER BY sequence LIMIT ?2 OFFSET ?3",
  ).all(owner, page.limit, page.offset);
  return { total: Number(count?.total), transactions: rows.map(fromRow) };
}

export function deleteTransaction(context: ServiceContext, id: string): void {
  inTransaction(context.db, () => {
    statement(context.db, "DELETE FROM operations WHERE transactionId = ?").run(id);
    statement(context.db, "DELETE FROM transactions WHERE id = ?").run(id);
  });
}

export function requireUnexpired(transaction: Transaction): void {
  const isOpen = transaction.status === "pending";
  if (isOpen && Date.parse(transaction.expiresAt) <= Date.now())
    throw apiError("transaction_expired");
}

/** A transaction that still takes operations. */
export function requireStageable(transaction: Transaction): void {
  requireUnexpired(transaction);
  // The hyphen in Appwrite's message is U+2011.
  if (transaction.status !== "pending")
    throw apiError("general_bad_request", "Invalid or non\u2011pending transaction");
}

export function setStatus(
  context: ServiceContext,
  id: string,
  status: TransactionStatus,
): Transaction {
  const row = statement(
    context.db,
    "UPDATE transactions SET status = ?, updatedAt = ? WHERE id = ? RETURNING *",
  ).get(status, context.now(), id);
  return fromRow(row ?? {});
}

/** Stages all or none. Each is checked when those before it are already there. */
export function addOperations(
  context: ServiceContext,
  transaction: Transaction,
  added: readonly Operation[],
  check: (operation: Operation) => void,
): Transaction {
  requireStageable(transaction);
  if (transaction.operations + added.length > MAX_OPERATIONS) {
    throw apiError(
      "transaction_limit_exceeded",
      `Transaction already has ${transaction.operations} operations, adding ${added.length} would exceed the maximum of ${MAX_OPERATIONS}`,
    );
  }
  return inTransaction(context.db, () => {
    const now = context.now();
    for (const operation of added) {
      check(operation);
      statement(
        context.db,
        "INSERT INTO operations (transactionId, stagedAt, document) VALUES (?, ?, ?)",
      ).run(transaction.$id, now, toJson(operation));
    }
    const row = statement(
      context.db,
      "UPDATE transactions SET operations = operations + ?, updatedAt = ? WHERE id = ? RETURNING *",
    ).get(added.length, now, transaction.$id);
    return fromRow(row ?? {});
  });
}

function isOperation(value: unknown): value is Operation {
  return isRecord(value) && typeof value.action === "string" && typeof value.tableId === "string";
}

/** What was staged, in order. */
export function readOperations(context: ServiceContext, transactionId: string): StagedOperation[] {
  const rows = statement(
    context.db,
    "SELECT * FROM operations WHERE transactionId = ? ORDER BY sequence",
  ).all(transactionId);
  return rows.flatMap((row) => {
    const operation = parseJson(String(row.document));
    return isOperation(operation) ? [{ ...operation, stagedAt: String(row.stagedAt) }] : [];
  });
}
