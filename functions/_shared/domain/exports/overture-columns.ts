import type { OvertureRow } from "../conflation/overture-rows.ts";
import { declarationOf, isColumn } from "../listing/listing.ts";
import { cellOf } from "./cells.ts";
import type { FileColumns } from "./file-columns.ts";

/** The columns of a file that holds nothing of the map, in their order. */
export const overtureColumns = [
  ...["id", "source_id", "merged_source_ids", "name", "category", "categories"],
  ...["overture_category", "address", "city", "region", "postcode", "country", "lat", "lon"],
  ...["phone", "phone_type", "phones", "website", "emails", "socials", "overture_confidence"],
  ...["gers_id", "dataset", "release", "source_updated_at", "collected_at", "attribution"],
  ...["source", "licence"],
] as const satisfies (keyof OvertureRow)[];

const reads = overtureColumns.map((column) =>
  isColumn(column) ? (row: OvertureRow) => cellOf(row, column) : (row: OvertureRow) => row[column],
);

export const overtureFile: FileColumns<OvertureRow> = {
  heads: overtureColumns.map((header) => ({
    header,
    width: isColumn(header) ? declarationOf(header).width : undefined,
  })),
  cells: (row) => reads.map((read) => read(row)),
};
