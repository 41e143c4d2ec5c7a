import { declarations } from "../listing/columns.ts";
import {
  declarationOf,
  type Listing,
  type ListingColumn,
  listingColumns,
} from "../listing/listing.ts";
import type { CollectedListing } from "../listing/receipts.ts";
import { gatherColumn } from "./gather-columns.ts";
import { forget, type Gathering, gatheringOf, isCollected } from "./gathering.ts";
import type { ColumnOf, Section } from "./layout.ts";
import { createSectionWriter, type SectionWriter } from "./section-writer.ts";
import { writePairs } from "./write-pairs.ts";
import { writeReceipts } from "./write-receipts.ts";

export interface Written {
  sections: Record<string, Section>;
  bytes: number;
}

type Listings = readonly CollectedListing[];

/**
 * The listings column by column, and where each column's sections begin. They come in parts to keep
 * a large preset from being in memory as a whole.
 */
export function* writeColumns(listings: Listings): Generator<Uint8Array, Written> {
  const writer = createSectionWriter();
  const gathering = gatheringOf(listings);
  const collected = gathering
    ? yield* gatherAll(writer, gathering)
    : yield* writeAll(writer, listings);
  writer.addJson("columns", collected);
  yield* writeReceipts(writer, listings, gathering);
  return { sections: writer.sections, bytes: writer.bytes() };
}

function* gatherAll(
  writer: SectionWriter,
  gathering: Gathering,
): Generator<Uint8Array, ListingColumn[]> {
  const collected: ListingColumn[] = [];
  for (const column of listingColumns) {
    if (declarationOf(column).later && !isCollected(gathering, column)) continue;
    collected.push(column);
    forget(gathering);
    gatherColumn(writer, gathering, column);
    yield* writer.take();
  }
  return collected;
}

function* writeAll(
  writer: SectionWriter,
  listings: Listings,
): Generator<Uint8Array, ListingColumn[]> {
  const collected: ListingColumn[] = [];
  for (let first = 0; first < listingColumns.length; first += columnsAtOnce) {
    const columns = listingColumns.slice(first, first + columnsAtOnce);
    const values = valuesOf(listings, columns);
    for (const [at, column] of columns.entries()) {
      const all = values[at] ?? [];
      // A page of before there was the column has no value: then it is not known to be collected.
      if (declarationOf(column).later && all.includes(undefined)) continue;
      collected.push(column);
      writeColumn(writer, column, all as Value[]);
      yield* writer.take();
    }
  }
  return collected;
}

/**
 * Neighbours in a listing are neighbours in the processor's memory, too: fetched together, a large
 * preset is gone through a few times instead of once for each column.
 */
const columnsAtOnce = 8;

type Value = Listing[ListingColumn];

/** Of each column the values of all rows. */
function valuesOf(listings: Listings, columns: readonly ListingColumn[]): (Value | undefined)[][] {
  const all = columns.map((column) => ({
    column,
    values: new Array<Value | undefined>(listings.length),
  }));
  for (const [row, listing] of listings.entries()) {
    for (const { column, values } of all) values[row] = listing[column];
  }
  return all.map(({ values }) => values);
}

function writeColumn(writer: SectionWriter, column: ListingColumn, values: Value[]): void {
  switch (declarations[column].kind) {
    case "text":
      writer.addTexts(column, values as (string | null)[]);
      break;
    case "word":
      writer.addWords(column, values as (string | null)[]);
      break;
    case "words":
      if (writeLengths(writer, column, values as string[][])) {
        writer.addWords(column, (values as string[][]).flat());
      }
      break;
    case "pairs":
      if (writeLengths(writer, column, values as Record<string, string>[][])) {
        writePairs(writer, column as ColumnOf<"pairs">, values as Record<string, string>[][]);
      }
      break;
    case "number":
      if (values.some((value) => value !== null)) {
        writer.add(
          column,
          Float64Array.from(values as (number | null)[], (value) => value ?? Number.NaN),
        );
      }
      break;
    case "flag":
      writer.add(column, Uint8Array.from(values as boolean[], Number));
      break;
    case "hours":
      if (writeLengths(writer, column, values as number[][][])) {
        writer.add(`${column}.times`, Int16Array.from((values as number[][][]).flat(2)));
      }
      break;
  }
}

/** How many members each row has; whether there are any. */
function writeLengths(
  writer: SectionWriter,
  name: string,
  lists: readonly (readonly unknown[])[],
): boolean {
  if (lists.every(({ length }) => length === 0)) return false;
  writer.addCounts(
    `${name}.counts`,
    lists.map(({ length }) => length),
  );
  return true;
}
