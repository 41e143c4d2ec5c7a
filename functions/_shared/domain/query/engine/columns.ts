import { type Bounds, centreOf } from "../../area/area.ts";
import type { Listing, ListingColumn, ListingRows } from "../../listing/listing.ts";
import { type CellsAt, cellsOf } from "../../snapshot/cells.ts";
import { keep } from "../../snapshot/keep.ts";
import type { StoredColumns } from "../../snapshot/stored-columns.ts";
import { columnsInMemory, isStored } from "../../snapshot/stored-listings.ts";
import { fold } from "../../text/fold.ts";
import type { NumberField, PresenceField, SearchField } from "../plan/plan.ts";
import { type CodedColumn, type CodedField, codedOf } from "./coded.ts";
import { filledOf, presenceOf } from "./presence.ts";

/** Opening times of all rows: day, opens, closes, three numbers an interval. */
export interface HoursColumn {
  starts: Uint32Array;
  times: Int16Array;
  known: Uint8Array;
}

/** A preset column by column; each is made ready when it is first asked for. */
export interface Columns {
  size: number;
  /** Whether the column was collected. */
  has: (column: ListingColumn) => boolean;
  /** For the few rows that are shown: each is made when it is asked for. */
  listings: ListingRows;
  /** Some columns of one of them; the same list of columns is quickest for many rows. */
  cells: (row: number, columns: readonly ListingColumn[]) => Partial<Listing>;
  /** Of the area that was collected; null where only its businesses are known. */
  centre: { lat: number; lon: number } | null;
  lat: Float64Array;
  lon: Float64Array;
  /** NaN = unknown. */
  numbers: (field: NumberField) => Float64Array;
  values: (field: CodedField) => CodedColumn;
  /** 1 where the value is known. */
  present: (field: PresenceField, role?: string) => Uint8Array;
  /** 1 where the column holds a value; the main phone counts among the phones, too. */
  filled: (column: ListingColumn) => Uint8Array;
  /** Folded texts; null = unknown. */
  texts: (field: SearchField) => readonly (string | null)[];
  /** As they are spelt. */
  names: () => readonly (string | null)[];
  ids: () => readonly (string | null)[];
  hours: () => HoursColumn;
  /** Row by listing id. */
  rowOf: (id: string) => number | undefined;
  hasEachIdOnce: () => boolean;
}

/** Of a snapshot nothing is read through a listing, so none is made; others are put into columns. */
export function columnsOf(listings: ListingRows, bounds?: Bounds): Columns {
  const stored = isStored(listings) ? listings.columns : columnsInMemory([...listings]);
  const { size } = stored;
  const values = keep((field: CodedField) => codedOf(field, stored));
  const present = keep((key: string) => {
    const [field, role] = key.split("\n") as [PresenceField, string | undefined];
    return presenceOf(field, role, stored);
  });
  const texts = keep((field: SearchField) =>
    stored
      .text(field)
      .all()
      .map((text) => (text === null ? null : fold(text))),
  );
  const spelt = keep((field: "id" | "name") => stored.text(field).all());
  // Ids and names are read for every question: they are there already.
  const textOf = keep((column: "id" | "name") => ({
    ...stored.text(column),
    at: (row: number) => spelt(column)[row] ?? null,
  }));
  const decoded: StoredColumns = {
    ...stored,
    text: (column) => (column === "id" || column === "name" ? textOf(column) : stored.text(column)),
  };
  const readers = new WeakMap<readonly ListingColumn[], CellsAt>();
  const readerOf = (columns: readonly ListingColumn[]): CellsAt => {
    const known = readers.get(columns);
    if (known) return known;
    const reader = cellsOf(decoded, columns);
    readers.set(columns, reader);
    return reader;
  };
  const rows = keep((_: "all") => new Map(spelt("id").map((id, row) => [id ?? "", row])));
  return {
    size,
    has: stored.has,
    listings,
    cells: (row, columns) => readerOf(columns)(row),
    centre: bounds ? centreOf(bounds) : null,
    lat: stored.number("lat"),
    lon: stored.number("lon"),
    numbers: stored.number,
    values,
    present: (field, role) => present(role === undefined ? field : `${field}\n${role}`),
    filled: (column) => filledOf(column, stored),
    texts,
    names: () => spelt("name"),
    ids: () => spelt("id"),
    hours: () => ({ ...stored.hours("hours"), known: stored.flag("hours_known") }),
    rowOf: (id) => rows("all").get(id),
    hasEachIdOnce: () => rows("all").size === size,
  };
}
