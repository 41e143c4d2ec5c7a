import type { Listing, ListingColumn } from "#domain/listing/listing.ts";
import type { Sortable } from "#domain/results/filters.ts";

/** The texts of a table row; nothing else of a business is read while scrolling. */
export const shownColumns = [
  "name",
  "category",
  "address",
  "street",
  "city",
  "suburb",
  "phone",
  "website",
  "emails",
] as const satisfies readonly ListingColumn[];
export type ShownCells = Partial<Pick<Listing, (typeof shownColumns)[number]>>;
/** `null` for a row that has not come yet. */
export type CellsAt = (row: number, columns: readonly ListingColumn[]) => ShownCells | null;

/** From what width on a column is there, and how wide it is: the same in the head and in every row. */
export const place = {
  name: "min-w-0 flex-1",
  category: "hidden w-32 sm:block",
  suburb: "hidden w-28 xl:block",
  phone: "hidden w-36 md:block",
  website: "hidden w-36 lg:block",
  emails: "hidden w-36 xl:block",
  now: "hidden w-20 sm:block",
} as const;

/** Where there is a column of phone numbers: Tailwind's `md`. */
export const phoneColumnMedia = "(min-width: 48rem)";

export const cellClass = "shrink-0 px-3 first:pl-4 last:pr-4";

export const headings: readonly {
  label: string;
  column: keyof typeof place;
  sort: Sortable | null;
}[] = [
  { label: "Name", column: "name", sort: "name" },
  { label: "Type", column: "category", sort: "category" },
  { label: "Suburb", column: "suburb", sort: "suburb" },
  { label: "Phone", column: "phone", sort: null },
  { label: "Website", column: "website", sort: null },
  { label: "Email", column: "emails", sort: null },
  { label: "Now", column: "now", sort: null },
];

export const placeOf = ({ address, street, city }: ShownCells): string | null =>
  address ?? street ?? city ?? null;

export function hostOf(address: string): string {
  try {
    return new URL(address).host.replace(/^www\./, "");
  } catch {
    return address;
  }
}
