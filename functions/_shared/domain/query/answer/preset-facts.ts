import { grouped } from "../../grouped.ts";
import { declarationOf, type ListingColumn, listingColumns } from "../../listing/listing.ts";
import { fold } from "../../text/fold.ts";
import { isOfTierTwo, type PresenceField, presenceFields } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";

interface Known {
  field: PresenceField;
  /** Businesses of which it is known. */
  rows: number;
}

/** Every column of the file with the number of businesses it has a value of, the fullest first. */
export const allColumns = (preset: Preset): { column: ListingColumn; rows: number }[] =>
  listingColumns
    .filter((column) => preset.columns.has(column))
    .map((column) => ({ column, rows: rowsWith(column, preset) }))
    .sort((a, b) => b.rows - a.rows);

export function rowsWith(column: ListingColumn, { columns, known, rows }: Preset): number {
  if ((presenceFields as readonly string[]).includes(column)) return known(column as PresenceField);
  const { always, kind } = declarationOf(column);
  if (always || kind === "flag") return rows;
  const only = [column];
  let found = 0;
  for (let row = 0; row < rows; row++) {
    const value = columns.cells(row, only)[column];
    if (value != null && (!Array.isArray(value) || value.length > 0)) found++;
  }
  return found;
}

export interface SameNames {
  /** Names that more than one business has. */
  names: number;
  /** Businesses of those names. */
  rows: number;
  /** The most frequent. */
  most: { name: string; rows: number }[];
}

/** Case and marks make no other name. */
export function sameNames({ columns }: Preset): SameNames {
  const byName = grouped(
    columns.names().filter((name) => name !== null),
    (name) => fold(name),
  );
  const several = [...byName.values()]
    .filter((all) => all.length > 1)
    .map((all) => ({ name: all[0] ?? "", rows: all.length }))
    .sort((a, b) => b.rows - a.rows || (a.name < b.name ? -1 : 1));
  return {
    names: several.length,
    rows: several.reduce((sum, { rows }) => sum + rows, 0),
    most: several.slice(0, sameNamesShown),
  };
}

const sameNamesShown = 5;

/** How far the businesses reach, in degrees; null without any. */
export function reachOf({ columns: { lat, lon, size } }: Preset): {
  south: number;
  north: number;
  west: number;
  east: number;
} | null {
  if (size === 0) return null;
  const reach = { south: 90, north: -90, west: 180, east: -180 };
  for (let row = 0; row < size; row++) {
    const [y = 0, x = 0] = [lat[row], lon[row]];
    reach.south = Math.min(reach.south, y);
    reach.north = Math.max(reach.north, y);
    reach.west = Math.min(reach.west, x);
    reach.east = Math.max(reach.east, x);
  }
  return reach;
}

/** How many can be reached, and how. */
export const coverageKnown = ({ known, tier }: Preset): Known[] =>
  (["phone", "website", "hours", "address", "emails"] as const)
    .filter((field) => tier === 2 || !isOfTierTwo(field))
    .map((field) => ({ field, rows: known(field) }));

export interface Origin {
  collectedAt: string | null;
  /** The map's own date of all rows; null where their dates differ. */
  sourceUpdatedAt: string | null;
  /** The oldest and the newest of the rows' dates, where they differ. */
  sourceDates: [string, string] | null;
  /** Empty if unknown. */
  sources: string[];
  /** Without its version; several licences and notices are joined by "; ". */
  licence: string | null;
}

/** When and where the businesses were collected from: one run makes all rows of a preset. */
export function originOf({ columns, coverage }: Preset): Origin {
  const first = columns.listings.at(0);
  const dates = [...new Set(Array.from(columns.listings, (row) => row.source_updated_at))]
    .filter((date) => date !== null)
    .sort();
  const licences = new Set(Array.from(columns.listings, (row) => row.licence));
  const parts = new Set([...licences].flatMap((licence) => licence.split("; ")));
  const [oldest, newest] = [dates.at(0), dates.at(-1)];
  const isOne = oldest?.slice(0, 10) === newest?.slice(0, 10);
  const own = coverage?.sourceUpdatedAt ?? (isOne ? oldest : undefined);
  return {
    collectedAt: first?.collected_at || null,
    sourceUpdatedAt: own ?? null,
    sourceDates: own === undefined && oldest && newest ? [oldest, newest] : null,
    sources: (coverage?.source ?? first?.source)?.split("; ") ?? [],
    licence: [...parts].join("; ").replace(/-[\d.]+$/, "") || null,
  };
}
