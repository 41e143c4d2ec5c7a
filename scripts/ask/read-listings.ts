import * as fs from "node:fs";
import {
  declarationOf,
  type Listing,
  type ListingColumn,
  type ListingWithReceipts,
  listingColumns,
} from "#domain/listing/listing.ts";
import { clockIn } from "#domain/query/clock.ts";
import type { PresetMeta } from "#domain/snapshot/snapshot.ts";
import type { CoverageReport } from "#domain/task/task.ts";

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
  /** As the preset's collection reported it. */
  coverage?: CoverageReport;
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
  // A file that never names a later column was made before it: then it was not collected.
  const named = new Set(rows.flatMap(Object.keys));
  const columns = listingColumns.filter(
    (column) => !declarationOf(column).later || named.has(column),
  );
  return {
    snapshot: {
      listings: rows.map((row) => listingFrom(row, tier, columns)),
      meta: {
        taskId: "file",
        name: meta.name ?? "",
        niche: typeof meta.niche === "string" ? typesIn(meta.niche) : (meta.niche ?? []),
        tier,
        coverage: meta.coverage ?? null,
      },
    },
    clock: { dow: meta.now_dow ?? wall.dow, min: meta.now_min ?? wall.min, zone },
  };
}

/** Missing is null, never ""; pairs stand as `[role, value]`. */
function listingFrom(
  row: FileListing,
  tier: 1 | 2,
  columns: readonly ListingColumn[],
): ListingWithReceipts {
  const own = columns.map((column) => [column, valueFrom(row[column], column)]);
  const hours = (row.hours as Listing["hours"] | undefined) ?? [];
  const listing = {
    ...Object.fromEntries(own),
    source_id: row.source_id ?? row.id,
    tier: row.tier === 1 || row.tier === 2 ? row.tier : tier,
    categories: (row.categories as string[] | undefined) ?? [row.category as string],
    hours_known: row.hours_known === undefined ? hours.length > 0 : Boolean(row.hours_known),
    source: row.source ?? "",
    collected_at: row.collected_at ?? "",
    licence: row.licence ?? "",
    receipts: {},
  };
  // The file's writer vouches for the shape; the columns are filled above.
  return listing as unknown as ListingWithReceipts;
}

function valueFrom(value: unknown, column: ListingColumn): unknown {
  const { kind, keys } = declarationOf(column);
  if (keys) {
    const [word, text] = keys;
    const pairs = (value as [string, string][] | undefined) ?? [];
    return pairs.map(([first, second]) => ({ [word]: first, [text]: second }));
  }
  if (kind === "words" || kind === "hours") return value ?? [];
  return value === "" ? null : (value ?? null);
}

/** "Bakery, Florist": the types as the product shows them. */
const typesIn = (niche: string): string[] =>
  niche
    .split(",")
    .map((type) => type.trim())
    .filter(Boolean);
