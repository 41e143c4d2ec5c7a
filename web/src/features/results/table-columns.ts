import type { CSSProperties } from "react";
import type { Listing, ListingColumn } from "#domain/listing/listing.ts";
import type { TableColumn } from "#domain/results/table-columns.ts";

/** The values that every row shows, whichever columns are chosen. */
export const rowColumns = [
  "name",
  "category",
  "address",
  "street",
  "city",
  "phone",
  "website",
  "emails",
  "agreement",
] as const satisfies readonly ListingColumn[];
export type RowCells = Partial<Listing>;
/** `null` for a row that has not come yet. */
export type CellsAt = (row: number, columns: readonly ListingColumn[]) => RowCells | null;

/** Everything a row reads of a business: nothing else is made while scrolling. */
export const columnsRead = (shown: readonly TableColumn[]): readonly ListingColumn[] => [
  ...new Set<ListingColumn>([
    ...rowColumns,
    ...shown.filter((column): column is ListingColumn => column !== "now"),
  ]),
];

/** Where columns have room beside the name: Tailwind's `md`. */
export const columnsMedia = "(min-width: 48rem)";

/** In rem, the same in the head and in every row. */
const widths: Partial<Record<TableColumn, number>> = {
  category: 8.5,
  suburb: 8,
  phone: 10,
  website: 10,
  emails: 12,
  now: 5.5,
  socials: 11,
  services: 13,
  address: 16,
  description: 20,
  fit: 7.5,
  fit_reason: 18,
  sources: 8.25,
  rating: 5.5,
  review_count: 6,
  founded_year: 6.5,
  price_range: 6.5,
};
const widthElsewhereRem = 9.5;
const nameRem = 14;
export const selectRem = 2.75;

/** The columns a person has resized, in rem. */
export type ColumnWidths = Readonly<Partial<Record<TableColumn, number>>>;
/** To its usual width with null. */
export type Resize = (column: TableColumn, rem: number | null) => void;

export const widthVariable = (column: TableColumn): string => `--w-${column}`;
/** The resized ones, as style: no row is rendered again when one changes. */
export const widthVariables = (widths: ColumnWidths): CSSProperties =>
  Object.fromEntries(
    Object.entries(widths).map(([column, rem]) => [
      widthVariable(column as TableColumn),
      `${rem}rem`,
    ]),
  );
export const widthOf = (column: TableColumn): string =>
  `var(${widthVariable(column)}, ${column === "name" ? nameRem : (widths[column] ?? widthElsewhereRem)}rem)`;

const styles = new Map<TableColumn, CSSProperties>();
/** Of a cell; made once, for there are thousands. */
export function cellStyle(column: TableColumn): CSSProperties {
  const style = styles.get(column) ?? { width: widthOf(column) };
  styles.set(column, style);
  return style;
}

/**
 * Cut off with an ellipsis. Tailwind's `truncate` hides what is left over, which makes the browser
 * keep something that scrolls for each of a hundred texts; one that only clips is far cheaper.
 */
export const cutClass = "overflow-clip text-ellipsis whitespace-nowrap";

export const cellClass = "shrink-0 px-3 last:pr-4";

export const placeOf = ({ address, street, city }: RowCells): string | null =>
  address ?? street ?? city ?? null;

export function hostOf(address: string): string {
  try {
    return new URL(address).host.replace(/^www\./, "");
  } catch {
    return address;
  }
}
