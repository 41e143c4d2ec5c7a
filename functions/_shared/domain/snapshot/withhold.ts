import {
  createSuppressions,
  numberColumns,
  type Suppression,
  siteColumns,
} from "../opt-out/suppressions.ts";
import { sourceIds } from "../task/changes.ts";
import { pickRows } from "./pick-rows.ts";
import type { Snapshot } from "./snapshot.ts";
import type { StoredColumns } from "./stored-columns.ts";
import { isStored, storedListings } from "./stored-listings.ts";

type Suppressions = ReturnType<typeof createSuppressions>;

/**
 * Caches the latest answer per snapshot: everything computed from its rows lives as long as they
 * do.
 */
const masked = new WeakMap<
  Snapshot["listings"],
  { all: readonly Suppression[]; without: Snapshot }
>();

/**
 * A snapshot without the businesses that asked to be left out; `withheld` says how many there are.
 * With the same list as before it is the same object as before.
 */
export function withoutWithheld(snapshot: Snapshot, all: readonly Suppression[]): Snapshot {
  if (all.length === 0) return snapshot;
  const known = masked.get(snapshot.listings);
  if (known?.all === all) return known.without;
  const without = mask(snapshot, createSuppressions(all));
  masked.set(snapshot.listings, { all, without });
  return without;
}

function mask(snapshot: Snapshot, suppressions: Suppressions): Snapshot {
  const { listings } = snapshot;
  if (isStored(listings)) {
    const rows = rowsThatStay(listings.columns, suppressions);
    const withheld = listings.length - rows.length;
    if (withheld === 0) return snapshot;
    const withheldSources = sourcesWithout(listings, new Set(rows));
    const picked = storedListings(pickRows(listings.columns, rows));
    return { ...snapshot, withheld, withheldSources, listings: picked };
  }
  const stay = [...listings].filter((listing) => !suppressions.withholds(listing));
  const withheld = listings.length - stay.length;
  if (withheld === 0) return snapshot;
  const left = [...listings].filter((listing) => suppressions.withholds(listing));
  const withheldSources = new Set(left.flatMap(sourceIds));
  return { ...snapshot, withheld, withheldSources, listings: stay };
}

function sourcesWithout(listings: Snapshot["listings"], stay: ReadonlySet<number>): Set<string> {
  const sources = new Set<string>();
  for (let row = 0; row < listings.length; row++) {
    const listing = stay.has(row) ? undefined : listings.at(row);
    for (const id of listing ? sourceIds(listing) : []) sources.add(id);
  }
  return sources;
}

/** By the columns that name a site or a number; no listing is made for it. */
function rowsThatStay(columns: StoredColumns, { withholds }: Suppressions): Uint32Array {
  const texts = [...siteColumns, ...numberColumns]
    .filter((column) => !columns.isEmpty(column))
    .map((column) => [column, columns.text(column).all()] as const);
  const emails = valuesOf(columns, "emails");
  const phones = valuesOf(columns, "phones");
  const rows: number[] = [];
  for (let row = 0; row < columns.size; row++) {
    const isWithheld = withholds({
      ...Object.fromEntries(texts.map(([column, all]) => [column, all[row] ?? null])),
      emails: emails(row).map((value) => ({ role: "", value })),
      phones: phones(row).map((value) => ({ label: "", value })),
    });
    if (!isWithheld) rows.push(row);
  }
  return Uint32Array.from(rows);
}

function valuesOf(columns: StoredColumns, column: "emails" | "phones"): (row: number) => string[] {
  const { starts, values } = columns.pairs(column);
  const all = values.all();
  return (row) =>
    all.slice(starts[row] ?? 0, starts[row + 1] ?? 0).filter((value) => value !== null);
}
