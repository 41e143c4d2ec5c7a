import type { Listing, ListingColumn } from "../../listing/listing.ts";
import { isOfTierTwo, type PlaceRef } from "./plan.ts";
import type { Preset } from "./preset.ts";
import { Problem } from "./problem.ts";

export function assertCollected(field: ListingColumn, path: string, { columns }: Preset): void {
  if (!columns.has(field)) throw new Problem(path, "This preset was collected without this field");
}

/** A tier 1 preset that has such values all the same (the map holds a few) may be asked for them. */
export function assertTier(field: string, path: string, preset: Preset): void {
  if (preset.tier === 2 || !isOfTierTwo(field)) return;
  if (preset.known(field as keyof Listing & Parameters<Preset["known"]>[0]) > 0) return;
  throw new Problem(path, "This preset is tier 1 and has no such values", [], field);
}

export function assertPlace(ref: PlaceRef, path: string, { columns, find }: Preset): void {
  if (ref === "centre") {
    if (columns.size === 0) throw new Problem(path, "This preset has no rows");
    return;
  }
  if ("id" in ref && columns.rowOf(ref.id) === undefined) {
    throw new Problem(path, "No listing of this preset has this id");
  }
  if ("f" in ref && !find(ref.f, ref.is)?.rows) {
    throw new Problem(path, "No row of this preset has this value");
  }
}
