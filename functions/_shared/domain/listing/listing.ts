import type { ColumnDeclaration, ColumnKind } from "./column-declaration.ts";
import { declarations } from "./columns.ts";

type Declarations = typeof declarations;
export type ListingColumn = keyof Declarations;

/** One business in one task; unknown is `null` or an empty list, never "" or 0. */
export type Listing = { -readonly [C in ListingColumn]: ValueOf<Declarations[C]> };

type ValueOf<D> = D extends { kind: "words" }
  ? string[]
  : D extends { kind: "pairs"; keys: readonly [infer A extends string, infer B extends string] }
    ? Record<A | B, string>[]
    : D extends { kind: "hours" }
      ? [day: number, opens: number, closes: number][]
      : D extends { kind: "flag" }
        ? boolean
        : D extends { always: true }
          ? OneOf<D>
          : OneOf<D> | null;
type OneOf<D> = D extends { values: readonly (infer V)[] }
  ? V
  : D extends { kind: "number" }
    ? number
    : string;

export const listingColumns = Object.keys(declarations) as ListingColumn[];

export const isColumn = (name: string): name is ListingColumn => Object.hasOwn(declarations, name);

export const declarationOf = (column: ListingColumn): ColumnDeclaration => declarations[column];

/** The columns whose declaration includes `D`, as a type. */
export type ColumnsWith<D> = {
  [C in ListingColumn]: Declarations[C] extends D ? C : never;
}[ListingColumn];

/** The columns whose declaration has these values. */
export const columnsOf = <const D extends Partial<ColumnDeclaration>>(said: D) =>
  listingColumns.filter((column) =>
    Object.entries(said).every(
      ([key, value]) => declarationOf(column)[key as keyof D & keyof ColumnDeclaration] === value,
    ),
  ) as ColumnsWith<D>[];

/** The columns whose declaration has this property, whatever its value. */
export const columnsWith = <K extends keyof ColumnDeclaration>(key: K) =>
  listingColumns.filter((column) => declarationOf(column)[key] !== undefined) as ColumnsWith<
    Record<K, unknown>
  >[];

const unknownOf: Readonly<Record<ColumnKind, unknown>> = {
  text: null,
  word: null,
  words: [],
  pairs: [],
  number: null,
  flag: false,
  hours: [],
};

function unknownIn(column: ListingColumn): unknown {
  const { kind, always } = declarationOf(column);
  if (!always) return unknownOf[kind];
  return kind === "number" ? 0 : "";
}

/** An empty listing: every value unknown. */
export const nothingKnown = Object.fromEntries(
  listingColumns
    .filter((column) => !declarationOf(column).ofRun)
    .map((column) => [column, unknownIn(column)]),
) as Omit<Listing, ColumnsWith<{ ofRun: true }>>;

/** Where one value comes from. */
export interface Receipt {
  source: string;
  /** Source id or page address. */
  ref: string;
  at: string;
  method: string;
}
export type Receipts = Partial<Record<keyof Listing, Receipt>>;
export type ListingWithReceipts = Listing & { receipts: Receipts };

/** Listings one after the other: an array is one, and so is a snapshot that has not made any yet. */
export interface ListingRows<L extends Listing = ListingWithReceipts> extends Iterable<L> {
  readonly length: number;
  at: (row: number) => L | undefined;
  slice: (start: number, end: number) => L[];
}
