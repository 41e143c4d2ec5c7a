import isSame from "fast-deep-equal";
import { listingLimits } from "../limits/listing.ts";
import { type Listing, type ListingColumn, listingColumns } from "../listing/listing.ts";
import { isKnown } from "../listing/receipts.ts";
import { isStored } from "../snapshot/stored-listings.ts";
import { rowsOf } from "../snapshot/stored-rows.ts";

/** The differences from the previous run; ids are listed up to a limit, counts are complete. */
export interface Changes {
  new: { count: number; ids: string[] };
  gone: { count: number; ids: string[] };
  changed: {
    count: number;
    ids: string[];
    /** Listings by the column that changed; one listing may count under several. */
    byField: Record<string, number>;
  };
}

/** Columns that tell about the run and not about the business, or follow from another one. */
const notCompared = new Set<ListingColumn>([
  "id",
  "source_id",
  "merged_source_ids",
  "tier",
  "hours",
  "hours_known",
  "source",
  "source_updated_at",
  "collected_at",
  "licence",
]);
/** Filled by a separate query to the map, which may have failed in one of the runs. */
const comparedWhereKnown = new Set<ListingColumn>(["suburb"]);
const compared = listingColumns.filter((column) => !notCompared.has(column));

/**
 * Compares two runs. A business drawn twice may be led by either of its elements, so two rows are
 * the same business when they have any source id in common.
 */
export function changesBetween(before: Iterable<Listing>, after: readonly Listing[]): Changes {
  const earlier = isStored(before) ? rowsOf(before.columns) : [...before];
  const known = new Map(earlier.flatMap((row) => sourceIds(row).map((id) => [id, row] as const)));
  // Compare only columns that both runs collected.
  const shared = isStored(before) ? compared.filter(before.columns.has) : compared;
  const met = new Set<Listing>();
  const added: string[] = [];
  const changed: string[] = [];
  const byField: Record<string, number> = {};
  for (const row of after) {
    const former = sourceIds(row).flatMap((id) => known.get(id) ?? []);
    for (const each of former) met.add(each);
    const [first] = former;
    if (!first) {
      added.push(row.id);
      continue;
    }
    const fields = shared.filter(
      (column) =>
        isCollected(first, column) &&
        isCollected(row, column) &&
        (isKnown(first, column) || isKnown(row, column)) &&
        !isSame(first[column], row[column]),
    );
    if (fields.length > 0) changed.push(row.id);
    for (const field of fields) byField[field] = (byField[field] ?? 0) + 1;
  }
  const gone = earlier.filter((row) => !met.has(row)).map(({ id }) => id);
  return {
    new: listed(added),
    gone: listed(gone),
    changed: { ...listed(changed), byField },
  };
}

const isCollected = (row: Partial<Listing>, column: ListingColumn): boolean =>
  row[column] !== undefined && !(row[column] === null && comparedWhereKnown.has(column));

const sourceIds = (row: Listing): string[] => [row.source_id, ...row.merged_source_ids];

const listed = (ids: readonly string[]) => ({
  count: ids.length,
  ids: ids.slice(0, listingLimits.changeIdsMax),
});
