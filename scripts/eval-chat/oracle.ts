import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { ColumnKind } from "#domain/listing/column-declaration.ts";
import {
  columnsOf,
  declarationOf,
  type ListingColumn,
  listingColumns,
} from "#domain/listing/listing.ts";
import type { FileListing, FileMeta } from "../ask/read-listings.ts";
import { type Bound, type Item, plainText, type QuestionFile } from "./question-file.ts";

export type Row = Record<string, SQLOutputValue>;

/** The listings in tables, asked in SQL: it shares nothing with the product's own executor. */
export interface Oracle {
  rows: (sql: string, bound?: Bound) => Row[];
}

const single: readonly ColumnKind[] = ["text", "word", "number", "flag"];
const columns = listingColumns.filter((column) => single.includes(declarationOf(column).kind));
const listOf = columnsOf({ kind: "words" }).map((column) => [column, [memberOf(column)]] as const);
const children: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(listOf),
  hours: ["dow", "open_min", "close_min"],
  emails: ["role", "email"],
  phones: ["role", "phone"],
  socials: ["network", "url"],
};

/** The evaluation schema's column for one value of a list. */
export function memberOf(column: ListingColumn): string {
  return declarationOf(column).member ?? "value";
}

const earthDiameterM = 2 * 6_371_008.8;

function metresBetween(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const half = (degrees: number): number => Math.sin((degrees * Math.PI) / 360) ** 2;
  const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
  return (
    earthDiameterM *
    Math.asin(Math.sqrt(half(lat2 - lat1) + cos(lat1) * cos(lat2) * half(lon2 - lon1)))
  );
}

/** Whole numbers stay whole: without a type the driver keeps every number as a fraction. */
const typed = (column: string): string =>
  texts.includes(column) ? `${column} TEXT` : `${column} NUMERIC`;
const texts: readonly string[] = [
  ...columns.filter((column) => ["text", "word"].includes(declarationOf(column).kind)),
  ...listOf.flatMap(([, members]) => members),
  ...["role", "email", "phone", "network", "url"],
];

/** The values so far are kept as text, because a step hands on a plain value. */
const added = (values: SQLOutputValue, value: SQLOutputValue): string =>
  value === null ? String(values) : JSON.stringify([...JSON.parse(String(values)), Number(value)]);

function medianOf(values: SQLOutputValue): number | null {
  const sorted: number[] = JSON.parse(String(values)).sort((a: number, b: number) => a - b);
  const middle = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  const [low, high] = middle;
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

export function oracleOf(listings: readonly FileListing[], meta: FileMeta): Oracle {
  const db = new DatabaseSync(":memory:");
  db.function("fold", { deterministic: true }, (text) =>
    text === null ? null : plainText(String(text)),
  );
  db.function("dist_m", { deterministic: true }, (a, b, c, d) =>
    [a, b, c, d].includes(null) ? null : metresBetween(Number(a), Number(b), Number(c), Number(d)),
  );
  db.aggregate("median", { start: "[]", step: added, result: medianOf });
  db.exec(`CREATE TABLE listings(${columns.map(typed).join(", ")})`);
  db.exec(
    "CREATE TABLE preset(name, niche, tier NUMERIC, tz, now_dow NUMERIC, now_min NUMERIC, row_count NUMERIC)",
  );
  for (const [table, names] of Object.entries(children)) {
    db.exec(`CREATE TABLE ${table}(listing_id, ${names.map(typed).join(", ")})`);
    db.exec(`CREATE INDEX ${table}_by_listing ON ${table}(listing_id)`);
  }
  db.exec("BEGIN");
  const insert = db.prepare(`INSERT INTO listings VALUES(${columns.map(() => "?").join(",")})`);
  for (const listing of listings) {
    const known: Record<string, unknown> = {
      ...listing,
      hours_known: Number(listing.hours_known ?? (list(listing.hours).length > 0 ? 1 : 0)),
      tier: listing.tier ?? meta.tier ?? 2,
    };
    insert.run(...columns.map((column) => (known[column] ?? null) as string | number | null));
    addChildren(db, listing);
  }
  db.prepare("INSERT INTO preset VALUES(?,?,?,?,?,?,?)").run(
    meta.name ?? "",
    String(meta.niche ?? ""),
    meta.tier ?? 2,
    meta.tz ?? "UTC",
    meta.now_dow ?? 0,
    meta.now_min ?? 0,
    listings.length,
  );
  db.exec("COMMIT");
  return {
    rows: (sql, bound = {}) => {
      const used = Object.entries(bound).filter(([name]) =>
        new RegExp(`:${name}(?!\\w)`).test(sql),
      );
      return db.prepare(sql).all(Object.fromEntries(used));
    },
  };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function addChildren(db: DatabaseSync, listing: FileListing): void {
  for (const [table, names] of Object.entries(children)) {
    const insert = db.prepare(`INSERT INTO ${table} VALUES(?,${names.map(() => "?").join(",")})`);
    const values =
      table === "categories" ? (listing.categories ?? [listing.category]) : listing[table];
    for (const value of list(values)) {
      insert.run(listing.id, ...((Array.isArray(value) ? value : [value]) as (string | number)[]));
    }
  }
}

/** What the item's slots stand for in this preset; null where it has nothing for one of them. */
export function bind(oracle: Oracle, { slots }: QuestionFile, item: Item): Bound | null {
  const bound: Bound = {};
  for (const [name, slot] of Object.entries(item.slots ?? {})) {
    const [row] = oracle.rows(slots[slot] ?? "");
    if (row?.value === undefined || row.value === null) return null;
    for (const [column, value] of Object.entries(row)) {
      bound[column === "value" ? name : `${name}_${column}`] = value as string | number;
    }
  }
  return bound;
}
