import isSame from "fast-deep-equal";
import { listingLimits } from "../limits/listing.ts";
import {
  type Listing,
  type ListingColumn,
  type ListingRows,
  listingColumns,
} from "../listing/listing.ts";
import { isStored } from "../snapshot/stored-listings.ts";

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

type Rows = Pick<ListingRows<Listing>, "length" | "at">;

/** Two runs row by row; rows that were left out of one of them on request are in none of the lists. */
export interface RunDifference {
  /** Rows of the later run. */
  added: number[];
  /** Rows of the earlier run. */
  gone: number[];
  /** Rows of both runs that are the same business, with the columns that differ. */
  changed: { row: number; former: number; fields: ListingColumn[] }[];
  /** Rows of the later run. */
  same: number[];
}

/** Source ids of rows that were left out of a run on request. */
export interface LeftOut {
  before?: ReadonlySet<string> | undefined;
  after?: ReadonlySet<string> | undefined;
}

/**
 * Compares two runs. A business drawn twice may be led by either of its elements, so two rows are
 * the same business when they have any source id in common.
 */
export function differenceOf(
  before: Rows,
  after: Rows,
  has: (column: ListingColumn) => boolean = () => true,
  leftOut: LeftOut = {},
): RunDifference {
  const known = new Map<string, number>();
  for (const [row, { ids }] of idsOf(before)) for (const id of ids) known.set(id, row);
  // Compare only columns that both runs collected.
  const shared = compared.filter(has);
  const met = new Set<number>();
  const difference: RunDifference = { added: [], gone: [], changed: [], same: [] };
  for (const [row, { ids, listing }] of idsOf(after)) {
    const rows = ids.flatMap((id) => known.get(id) ?? []);
    for (const each of rows) met.add(each);
    const [former] = rows;
    const earlier = former === undefined ? undefined : before.at(former);
    if (former === undefined || !earlier) {
      if (!ids.some((id) => leftOut.before?.has(id))) difference.added.push(row);
      continue;
    }
    const fields = shared.filter(
      (column) =>
        isCollected(earlier, column) &&
        isCollected(listing, column) &&
        !isSame(earlier[column], listing[column]),
    );
    if (fields.length > 0) difference.changed.push({ row, former, fields });
    else difference.same.push(row);
  }
  for (const [row, { ids }] of idsOf(before)) {
    if (!met.has(row) && !ids.some((id) => leftOut.after?.has(id))) difference.gone.push(row);
  }
  return difference;
}

/** The differences as a report keeps them. */
export function changesBetween(before: Iterable<Listing>, after: readonly Listing[]): Changes {
  const earlier = [...before];
  const has = isStored(before) ? before.columns.has : undefined;
  const { added, gone, changed } = differenceOf(earlier, after, has);
  const idIn = (rows: readonly Listing[]) => (row: number) => rows[row]?.id ?? "";
  const byField: Record<string, number> = {};
  for (const field of changed.flatMap(({ fields }) => fields)) {
    byField[field] = (byField[field] ?? 0) + 1;
  }
  return {
    new: listed(added.map(idIn(after))),
    gone: listed(gone.map(idIn(earlier))),
    changed: { ...listed(changed.map(({ row }) => idIn(after)(row))), byField },
  };
}

function* idsOf(rows: Rows): Generator<[number, { ids: string[]; listing: Listing }]> {
  for (let row = 0; row < rows.length; row++) {
    const listing = rows.at(row);
    if (listing) yield [row, { ids: sourceIds(listing), listing }];
  }
}

const isCollected = (row: Partial<Listing>, column: ListingColumn): boolean =>
  row[column] !== undefined && !(row[column] === null && comparedWhereKnown.has(column));

/** Of all elements of the map that make up a row. */
export const sourceIds = (row: Listing): string[] => [row.source_id, ...row.merged_source_ids];

const listed = (ids: readonly string[]) => ({
  count: ids.length,
  ids: ids.slice(0, listingLimits.changeIdsMax),
});
