import isSame from "fast-deep-equal";
import { grouped } from "../grouped.ts";
import { listingLimits } from "../limits/listing.ts";
import { columnsOfSources } from "../listing/columns-of-sources.ts";
import {
  type Listing,
  type ListingColumn,
  type ListingRows,
  listingColumns,
} from "../listing/listing.ts";
import { distanceM } from "../query/engine/geo.ts";
import { type CellsAt, cellsOf } from "../snapshot/cells.ts";
import { isStored } from "../snapshot/stored-listings.ts";
import { rowsOf } from "../snapshot/stored-rows.ts";
import { fold } from "../text/fold.ts";

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
  // Each source's own; the shown value is compared.
  ...(Object.keys(columnsOfSources) as ListingColumn[]),
]);
/** Filled by a separate query to the map, which may have failed in one of the runs. */
const comparedWhereKnown = new Set<ListingColumn>(["suburb"]);
const compared = listingColumns.filter((column) => !notCompared.has(column));

type Rows = Pick<ListingRows<Listing>, "length" | "at" | typeof Symbol.iterator>;

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
 * the same business when they have any source id in common: of the map or of Overture.
 */
export function differenceOf(
  before: Rows,
  after: Rows,
  has: (column: ListingColumn) => boolean = () => true,
  leftOut: LeftOut = {},
): RunDifference {
  const [earlierIds, ids] = [idsOf(before), idsOf(after)];
  const known = new Map(earlierIds.flatMap((each, row) => each.map((id) => [id, row] as const)));
  // Compare only columns that both runs collected.
  const shared = compared.filter(has);
  const [cellsBefore, cellsAfter] = [readerOf(before, shared), readerOf(after, shared)];
  const formers = ids.map((own) => own.flatMap((id) => known.get(id) ?? []));
  const met = new Set(formers.flat());
  const unmet = earlierIds.flatMap((own, row) => (met.has(row) ? [] : [{ row, ids: own }]));
  const unknown = ids.flatMap((own, row) => (formers[row]?.length ? [] : [{ row, ids: own }]));
  const renumbered = renumberedIn({ rows: before, left: unmet }, { rows: after, left: unknown });
  for (const former of renumbered.values()) met.add(former);
  const difference: RunDifference = { added: [], gone: [], changed: [], same: [] };
  for (const [row, own] of ids.entries()) {
    const former = formers[row]?.[0] ?? renumbered.get(row);
    if (former === undefined) {
      if (!own.some((id) => leftOut.before?.has(id))) difference.added.push(row);
      continue;
    }
    const [one, other] = [cellsBefore(former), cellsAfter(row)];
    const fields = shared.filter((column) => differs(one, other, column));
    if (fields.length > 0) difference.changed.push({ row, former, fields });
    else difference.same.push(row);
  }
  for (const [row, own] of earlierIds.entries()) {
    if (!met.has(row) && !own.some((id) => leftOut.after?.has(id))) difference.gone.push(row);
  }
  return difference;
}

interface Side {
  rows: Rows;
  left: readonly { row: number; ids: readonly string[] }[];
}

const placeColumns = ["name", "lat", "lon"] as const;

/**
 * Places that Overture lists under another id than before: of one name, a few metres apart. Row of the
 * later run => row of the earlier one.
 */
function renumberedIn(before: Side, after: Side): Map<number, number> {
  const found = new Map<number, number>();
  const named = ({ rows, left }: Side) => {
    const places = left.filter(({ ids }) => ids.some((id) => id.startsWith("overture/")));
    const cells = readerOf(rows, placeColumns);
    return places.map(({ row }) => {
      const { name, lat = 0, lon = 0 } = cells(row);
      return { row, name: fold(name ?? ""), lat, lon };
    });
  };
  const earlier = grouped(named(before), ({ name }) => name);
  const taken = new Set<number>();
  for (const place of named(after)) {
    const near = (place.name === "" ? [] : (earlier.get(place.name) ?? []))
      .map((one) => ({ row: one.row, metres: distanceM(one, place) }))
      .filter(({ row, metres }) => !taken.has(row) && metres <= listingLimits.twinDistanceM)
      .sort((a, b) => a.metres - b.metres || a.row - b.row);
    const [former] = near;
    if (!former) continue;
    taken.add(former.row);
    found.set(place.row, former.row);
  }
  return found;
}

/** The differences as a report keeps them. */
export function changesBetween(before: Iterable<Listing>, after: readonly Listing[]): Changes {
  const earlier = isStored(before) ? rowsOf(before.columns) : [...before];
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

const idColumns = ["source_id", "merged_source_ids"] as const;

function idsOf(rows: Rows): string[][] {
  const cells = readerOf(rows, idColumns);
  return Array.from({ length: rows.length }, (_, row) => sourceIds(cells(row) as Listing));
}

/** Of a stored snapshot only these columns are read: a whole listing takes far longer. */
const readerOf = (rows: Rows, columns: readonly ListingColumn[]): CellsAt =>
  isStored(rows) ? cellsOf(rows.columns, columns) : (row) => rows.at(row) ?? {};

const differs = (one: Partial<Listing>, other: Partial<Listing>, column: ListingColumn): boolean =>
  one[column] !== other[column] &&
  isCollected(one, column) &&
  isCollected(other, column) &&
  !isSame(one[column], other[column]);

const isCollected = (row: Partial<Listing>, column: ListingColumn): boolean =>
  row[column] !== undefined && !(row[column] === null && comparedWhereKnown.has(column));

/** Of all elements of the map that make up a row. */
export const sourceIds = (row: Pick<Listing, "source_id" | "merged_source_ids">): string[] => [
  row.source_id,
  ...row.merged_source_ids,
];

const listed = (ids: readonly string[]) => ({
  count: ids.length,
  ids: ids.slice(0, listingLimits.changeIdsMax),
});
