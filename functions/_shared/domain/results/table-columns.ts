import type { ColumnDeclaration } from "#domain/listing/column-declaration.ts";
import { columnsWith, declarationOf, type ListingColumn } from "#domain/listing/listing.ts";
import { isRoleField, type PresenceField, presenceFields } from "#domain/query/plan/plan.ts";
import type { Preset } from "#domain/query/plan/preset.ts";

/** A column of the results' table; `now` is whether the business is open. */
export type TableColumn = ListingColumn | "now";

/** The columns shown unless hardly any business has a value, in their order. */
const usual: readonly TableColumn[] = [
  ...(["category", "suburb", "phone", "website", "emails", "sources", "now"] as const),
  ...(["rating", "socials"] as const),
  ...(["fit", "services", "price_range", "payments", "areas", "founded_year", "founders"] as const),
  "description",
];

/** In other columns already. */
const left = new Set<TableColumn>(["categories", "hours_raw"]);

/** Every column besides the name, in the table's order. */
export const tableColumns: readonly TableColumn[] = [
  ...new Set([
    ...usual,
    ...columnsWith("panel")
      .filter((column) => !left.has(column))
      .toSorted((a, b) => placeOf(a) - placeOf(b)),
  ]),
];

function placeOf(column: ListingColumn): number {
  return declarationOf(column).panel?.[1] ?? 0;
}

const titles: Partial<Record<TableColumn, string>> = {
  name: "Name",
  category: "Type",
  now: "Now",
};

export const columnTitle = (column: TableColumn): string =>
  titles[column] ?? headingOf(declarationOf(column as ListingColumn)) ?? column;

/** The panel tells the source in a sentence of its own, so the filter has the title. */
const headingOf = ({ panel, facet }: ColumnDeclaration): string | undefined =>
  (panel ?? facet)?.[0];

/** The columns that hold numbers: their order is not alphabetical. */
export const isNumeric = (column: TableColumn): boolean =>
  column !== "now" && declarationOf(column).kind === "number";

/** How many businesses of the preset have a value in each column. */
export type KnownCounts = Readonly<Partial<Record<TableColumn, number>>>;

export const knownCounts = ({ known, columns }: Preset): KnownCounts =>
  Object.fromEntries(
    tableColumns.map((column) => [
      column,
      column === "now"
        ? known("hours")
        : isPresenceField(column)
          ? known(column)
          : sum(columns.filled(column)),
    ]),
  );

const isPresenceField = (column: TableColumn): column is PresenceField =>
  (presenceFields as readonly string[]).includes(column) || isRoleField(column);

const sum = (mask: Uint8Array): number => mask.reduce((total, value) => total + value, 0);

/** Below this share a column is mostly dashes. */
const shownFromShare = 0.1;

/** A person's choices; where there is none the shares decide. */
export type ColumnChoices = Readonly<Partial<Record<TableColumn, boolean>>>;

/** The columns a person can choose: the source only where two were read. */
export const columnsOffered = (known: KnownCounts): readonly TableColumn[] =>
  known.sources ? tableColumns : tableColumns.filter((column) => column !== "sources");

export const columnsShown = (
  choices: ColumnChoices,
  known: KnownCounts,
  rows: number,
): TableColumn[] =>
  columnsOffered(known).filter(
    (column) =>
      choices[column] ?? (usual.includes(column) && (known[column] ?? 0) >= shownFromShare * rows),
  );
