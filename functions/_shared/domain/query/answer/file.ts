import { withIdAndSource } from "../../exports/file-columns.ts";
import {
  isColumn,
  type Listing,
  type ListingColumn,
  listingColumns,
} from "../../listing/listing.ts";
import type { Outcome } from "../engine/outcome.ts";
import type { Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";

/** The whole answer as a file, still to be written in its format. */
export interface AnswerFile {
  format: "csv" | "xlsx";
  listings: readonly Listing[];
  columns: readonly ListingColumn[];
}

export function fileOf(plan: Plan, { rows }: Outcome, { columns }: Preset): AnswerFile | null {
  if (plan.output === "text") return null;
  const listings = rows.flatMap((row): readonly Listing[] => {
    const listing = columns.listings.at(row);
    return listing ? [listing] : [];
  });
  return { format: plan.output, listings, columns: columnsOf(plan) };
}

/** Those that were asked for, in their order; all when none was. */
function columnsOf({ select = [] }: Plan): readonly ListingColumn[] {
  const asked = select.flatMap((column) => (isColumn(column) ? [column] : []));
  if (asked.length === 0) return listingColumns;
  const shown = asked.flatMap((column): ListingColumn[] =>
    column === "fit" ? ["fit", "fit_reason"] : [column],
  );
  return withIdAndSource(shown);
}
