import * as fs from "node:fs";
import { type Listing, type ListingWithReceipts, listingColumns } from "#domain/listing/listing.ts";
import { clockIn } from "#domain/query/clock.ts";
import type { PresetMeta } from "#domain/snapshot/snapshot.ts";

/** A preset from a file of listings, one JSON object a line, and an optional file of facts about it. */
export interface FilePreset {
  snapshot: { listings: ListingWithReceipts[]; meta: PresetMeta };
  clock: { dow: number; min: number; zone: string };
}

export interface FileMeta {
  name?: string;
  niche?: string | string[];
  tier?: number;
  tz?: string;
  now_dow?: number;
  now_min?: number;
}

export type FileListing = Record<string, unknown> & { id: string };

export const readLines = (file: string): FileListing[] =>
  fs
    .readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));

export function presetFrom(rows: readonly FileListing[], meta: FileMeta = {}): FilePreset {
  const tier = meta.tier === 1 ? 1 : 2;
  const zone = meta.tz ?? "UTC";
  const wall = clockIn(zone, new Date());
  return {
    snapshot: {
      listings: rows.map((row) => listingFrom(row, tier)),
      meta: {
        taskId: "file",
        name: meta.name ?? "",
        niche: typeof meta.niche === "string" ? typesIn(meta.niche) : (meta.niche ?? []),
        tier,
        coverage: null,
      },
    },
    clock: { dow: meta.now_dow ?? wall.dow, min: meta.now_min ?? wall.min, zone },
  };
}

const listColumns = [
  "merged_source_ids",
  "payments",
  "currencies",
  "services",
  "areas",
  "founders",
];

/** Missing is null, never ""; pairs stand as `[role, value]`. */
function listingFrom(row: FileListing, tier: 1 | 2): ListingWithReceipts {
  const pairs = (key: string): [string, string][] =>
    (row[key] as [string, string][] | undefined) ?? [];
  const own: Record<string, unknown> = {};
  for (const column of listingColumns) {
    const value = row[column];
    own[column] = listColumns.includes(column)
      ? (value ?? [])
      : value === ""
        ? null
        : (value ?? null);
  }
  const hours = (row.hours as Listing["hours"] | undefined) ?? [];
  const listing = {
    ...own,
    source_id: row.source_id ?? row.id,
    tier: row.tier === 1 || row.tier === 2 ? row.tier : tier,
    categories: (row.categories as string[] | undefined) ?? [row.category as string],
    hours,
    hours_known: row.hours_known === undefined ? hours.length > 0 : Boolean(row.hours_known),
    emails: pairs("emails").map(([role, value]) => ({ role, value })),
    phones: pairs("phones").map(([label, value]) => ({ label, value })),
    socials: pairs("socials").map(([network, url]) => ({ network, url })),
    source: row.source ?? "",
    collected_at: row.collected_at ?? "",
    licence: row.licence ?? "",
    receipts: {},
  };
  // The file's writer vouches for the shape; the columns are filled above.
  return listing as unknown as ListingWithReceipts;
}

/** "Bakery, Florist": the types as the product shows them. */
const typesIn = (niche: string): string[] =>
  niche
    .split(",")
    .map((type) => type.trim())
    .filter(Boolean);
