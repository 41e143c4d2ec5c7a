import {
  type Listing,
  type ListingColumn,
  listingColumns,
  type Receipt,
  type Receipts,
} from "./listing.ts";

/** Listings kept column by column, one a row. */
export interface ListingCells {
  /** `undefined` if the column was not collected. */
  value: (column: ListingColumn, row: number) => Listing[ListingColumn] | undefined;
  /** Cheaper than the value where only this is asked. */
  isKnown: (column: ListingColumn, row: number) => boolean;
  /** How the value was found. */
  method: (column: ListingColumn, row: number) => string | undefined;
  receipts: (row: number) => Receipts;
  /** Whether all receipts name the listing's own source, element and time. */
  areReceiptsOwn: boolean;
}

type ColumnReceipt = readonly [column: ListingColumn, receipt: Receipt];

/**
 * Values that came from elsewhere, flat, because most listings of a large preset have some: for
 * each column the value and its receipt's method and origin. `undefined` = only the other is new.
 */
type Additions = readonly unknown[];
const perColumn = 4;
const [valueAt, methodAt, originAt] = [1, 2, 3] as const;
/** Only the reference if source and time are the listing's own. */
type Origin = string | Omit<Receipt, "method">;

const cellsKey = Symbol("cells");
const rowKey = Symbol("row");
const additionsKey = Symbol("additions");

/**
 * A listing that is read from columns when somebody asks for a value: a hundred thousand of them
 * take little more memory than their columns. Its values aren't properties of its own, so it can't
 * be copied with `{ ...listing }`; `withReceipts` and `withValues` do that.
 */
export type ListingRow = Listing & {
  readonly [cellsKey]: ListingCells;
  readonly [rowKey]: number;
  readonly [additionsKey]: Additions | null;
};

function Row(this: Record<symbol, unknown>, cells: ListingCells, row: number, additions: unknown) {
  this[cellsKey] = cells;
  this[rowKey] = row;
  this[additionsKey] = additions;
}
for (const column of listingColumns) {
  Object.defineProperty(Row.prototype, column, {
    get(this: ListingRow) {
      const added = addedTo(this, column);
      return added === undefined ? this[cellsKey].value(column, this[rowKey]) : added;
    },
  });
}
const RowOf = Row as unknown as new (
  cells: ListingCells,
  row: number,
  additions: Additions | null,
) => ListingRow;

export const listingRow = (cells: ListingCells, row: number): ListingRow =>
  new RowOf(cells, row, null);

export const isRow = (listing: object): listing is ListingRow => listing instanceof RowOf;

export const cellsOf = (listing: ListingRow): ListingCells => listing[cellsKey];
export const rowOf = (listing: ListingRow): number => listing[rowKey];

function placeOf(additions: Additions, column: ListingColumn): number {
  let at = 0;
  while (at < additions.length && additions[at] !== column) at += perColumn;
  return at;
}

/** The value that came from elsewhere; `undefined` = none did. */
export function addedTo(
  listing: ListingRow,
  column: ListingColumn,
): Listing[ListingColumn] | undefined {
  const additions = listing[additionsKey];
  if (additions === null) return undefined;
  return additions[placeOf(additions, column) + valueAt] as Listing[ListingColumn] | undefined;
}

/** Adds the columns whose value came from elsewhere. */
export function collectColumnsAddedTo(listing: ListingRow, columns: Set<ListingColumn>): void {
  const additions = listing[additionsKey];
  if (additions === null) return;
  for (let at = 0; at < additions.length; at += perColumn) {
    if (additions[at + valueAt] !== undefined) columns.add(additions[at] as ListingColumn);
  }
}

/** Gives the receipts of the values that came from elsewhere. */
export function eachReceiptAddedTo(
  listing: ListingRow,
  take: (column: ListingColumn, receipt: Receipt, isOwn: boolean) => void,
): void {
  const additions = listing[additionsKey];
  if (additions === null) return;
  const { source, source_id: id, collected_at: time } = listing;
  for (let at = 0; at < additions.length; at += perColumn) {
    const method = additions[at + methodAt] as string | undefined;
    if (method === undefined) continue;
    const origin = additions[at + originAt] as Origin;
    const isShort = typeof origin === "string";
    const receipt: Receipt = {
      source: isShort ? source : origin.source,
      ref: isShort ? origin : origin.ref,
      at: isShort ? time : origin.at,
      method,
    };
    const isOwn = receipt.ref === id && receipt.source === source && receipt.at === time;
    take(additions[at] as ListingColumn, receipt, isOwn);
  }
}

/** The same listing with more values; of two for one column the later counts. */
export function withAdditions(
  listing: ListingRow,
  values: Partial<Listing>,
  receipts: readonly ColumnReceipt[],
): ListingRow {
  const additions: unknown[] = listing[additionsKey]?.slice() ?? [];
  for (const name in values) {
    const column = name as ListingColumn;
    additions[placeFor(additions, column) + valueAt] = values[column];
  }
  const { source: ownSource, collected_at: ownTime } = listing;
  for (let each = 0; each < receipts.length; each++) {
    const own = receipts[each];
    if (!own) continue;
    const column = own[0];
    const { source, ref, at, method } = own[1];
    const isOwn = source === ownSource && at === ownTime;
    const place = placeFor(additions, column);
    additions[place + methodAt] = sharedMethod(method);
    additions[place + originAt] = isOwn ? ref : { source, ref, at };
  }
  // A copy has no room for more, which the list would keep.
  return new RowOf(listing[cellsKey], listing[rowKey], additions.slice());
}

function placeFor(additions: unknown[], column: ListingColumn): number {
  const at = placeOf(additions, column);
  if (at === additions.length) additions.push(column, undefined, undefined, undefined);
  return at;
}

/** Many listings share the text of a method, but each is given a text of its own. */
const sharedMethods = new Map<string, string>();
const sharedMethodsMax = 20_000;

function sharedMethod(method: string): string {
  const known = sharedMethods.get(method);
  if (known !== undefined) return known;
  if (sharedMethods.size === sharedMethodsMax) sharedMethods.clear();
  sharedMethods.set(method, method);
  return method;
}

export function methodOfRow(listing: ListingRow, column: ListingColumn): string | undefined {
  const additions = listing[additionsKey];
  const added =
    additions === null
      ? undefined
      : (additions[placeOf(additions, column) + methodAt] as string | undefined);
  return added ?? listing[cellsKey].method(column, listing[rowKey]);
}

export function receiptsOfRow(listing: ListingRow): Receipts {
  // Each call makes a new object.
  const receipts = listing[cellsKey].receipts(listing[rowKey]);
  eachReceiptAddedTo(listing, (column, receipt) => {
    receipts[column] = receipt;
  });
  return receipts;
}

/** Whether the column has a value, without making it. */
export function isKnownInRow(listing: ListingRow, column: ListingColumn): boolean {
  const added = addedTo(listing, column);
  if (added !== undefined) return added !== null && !(Array.isArray(added) && added.length === 0);
  return listing[cellsKey].isKnown(column, listing[rowKey]);
}
