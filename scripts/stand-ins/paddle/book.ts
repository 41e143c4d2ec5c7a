import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export type Json = Record<string, unknown>;

/** A transaction in the shape the service sends, with the fields this stand-in itself reads. */
export interface TransactionDocument extends Json {
  id: string;
  status: string;
  custom_data: Json | null;
  currency_code: string;
  items: { price: { id: string }; quantity: number }[];
  details: { totals: { total: string } };
  created_at: string;
  updated_at: string;
}

export interface AdjustmentDocument extends Json {
  id: string;
  action: string;
  transaction_id: string;
  status: string;
  created_at: string;
  updated_at: string;
}

/** An event on its way; it stays until it was taken. */
export interface Notification {
  id: string;
  event: Json;
  attempts: number;
}

export interface Book {
  transactions: Record<string, TransactionDocument>;
  adjustments: Record<string, AdjustmentDocument>;
  pending: Notification[];
}

/** The book in a file, so that a purchase survives a restart; without a file it is in memory only. */
export function openBook(file: string | undefined): { book: Book; save: () => void } {
  const empty: Book = { transactions: {}, adjustments: {}, pending: [] };
  if (file === undefined) return { book: empty, save: () => {} };
  const book = existsSync(file) ? readBook(file) : empty;
  mkdirSync(dirname(file), { recursive: true });
  return {
    book,
    save() {
      // A rename is whole or not at all, also when the power goes.
      writeFileSync(`${file}.new`, JSON.stringify(book));
      renameSync(`${file}.new`, file);
    },
  };
}

/** Why the book can't be gone on with. */
export class BookError extends Error {}

function readBook(file: string): Book {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new BookError(
      `${file} is damaged: the purchases in it can't be read. Put a copy of it back, or move it away to start with none.`,
    );
  }
}

/** `newId("txn")` // => "txn_01" and 24 more characters, as the service makes them */
export function newId(prefix: string): string {
  const letters = "0123456789abcdefghjkmnpqrstvwxyz";
  const random = [...randomBytes(24)].map((byte) => letters[byte % 32]).join("");
  return `${prefix}_01${random}`;
}
