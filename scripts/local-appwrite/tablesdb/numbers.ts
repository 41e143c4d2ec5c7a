import { isRecord, parseOrNull } from "../parameters.ts";
import type { ServiceContext } from "../service.ts";
import { findRow, type Row, updateRow } from "./rows.ts";
import type { Column, Table } from "./schema.ts";
import type { RowData } from "./validate.ts";

type Amount = number | bigint;

export interface Addition {
  column: string;
  /** Always positive; `isDecrement` tells the direction. */
  amount: Amount;
  isDecrement: boolean;
  /** The least value a decrement, the greatest an increment may lead to. */
  limit: Amount | null;
}

export type AdditionResult =
  | { ok: true; row: Row }
  | { ok: false; problem: "not-found" | "not-a-number" | "limit" };

function sum(a: Amount, b: Amount): Amount {
  if (
    typeof a === "number" &&
    typeof b === "number" &&
    !(Number.isSafeInteger(a) && Number.isSafeInteger(b))
  )
    return a + b;
  if (!Number.isInteger(Number(a)) || !Number.isInteger(Number(b))) return Number(a) + Number(b);
  const exact = BigInt(a) + BigInt(b);
  return Number.isSafeInteger(Number(exact)) ? Number(exact) : exact;
}

/** A half goes to the even neighbour, as MariaDB stores a double in an integer column. */
function roundHalfEven(value: number): number {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}

function isNumeric(column: Column): boolean {
  return !column.array && (column.kind === "integer" || column.kind === "float");
}

function isAmount(value: unknown): value is Amount {
  return typeof value === "number" || typeof value === "bigint";
}

/**
 * Adds to a number in one step; nothing else runs in between, so two callers never see the same balance.
 * `row` is the row as it is, for who has just read it.
 * An integer column keeps the rounded sum while the answer shows the exact one, as MariaDB under Appwrite does.
 */
export function addToColumn(
  context: ServiceContext,
  table: Table,
  rowId: string,
  addition: Addition,
  row: Row | null = findRow(context, table, rowId),
): AdditionResult {
  const column = table.columns.get(addition.column);
  if (!row || !column) return { ok: false, problem: "not-found" };
  if (!isNumeric(column)) return { ok: false, problem: "not-a-number" };
  const current = row[column.key];
  const { amount, isDecrement, limit } = addition;
  const next = sum(isAmount(current) ? current : 0, isDecrement ? -amount : amount);
  if (limit !== null && (isDecrement ? next < limit : next > limit))
    return { ok: false, problem: "limit" };
  const stored = column.kind === "integer" && typeof next === "number" ? roundHalfEven(next) : next;
  const updated = updateRow(context, table, rowId, {
    data: { [column.key]: stored },
    permissions: null,
  });
  return { ok: true, row: { ...updated, [column.key]: next } };
}

/** `Operator.increment` and `.decrement` in a row's data: past its limit the value stops at the limit. */
export function resolveOperators(table: Table, row: Row, data: RowData): RowData {
  const entries = Object.entries(data).map(([key, value]): [string, unknown] => {
    const column = table.columns.get(key);
    const operator =
      column && isNumeric(column) && typeof value === "string" ? parseOrNull(value) : null;
    if (!isRecord(operator) || !Array.isArray(operator.values)) return [key, value];
    const { method, values } = operator;
    if (method !== "increment" && method !== "decrement") return [key, value];
    const [amount = 1, limit]: unknown[] = Array.isArray(values) ? values : [];
    const current = row[key];
    if (!isAmount(amount)) return [key, value];
    const next = sum(isAmount(current) ? current : 0, method === "decrement" ? -amount : amount);
    if (!isAmount(limit)) return [key, next];
    const isPast = method === "decrement" ? next < limit : next > limit;
    return [key, isPast ? limit : next];
  });
  return Object.fromEntries(entries);
}
