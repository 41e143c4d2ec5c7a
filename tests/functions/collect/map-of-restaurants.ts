import { ledgerEntries } from "#collections/ledger-entries.ts";
import type { Bounds } from "#domain/area/area.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import type { ListingSource } from "#shared/collectors/collector.ts";
import type { collectionWorld } from "../../steps/collection-world.ts";
import { node } from "../../steps/map-element.ts";

interface MapOptions {
  split?: boolean;
  onCollect?: (box: Bounds) => void;
  tags?: () => Record<string, string>;
}

/** A map with one restaurant in the middle of every box that is small enough to be answered. */
export function map(options: MapOptions = {}) {
  const asked: string[] = [];
  const source: ListingSource = {
    async count(box) {
      asked.push("count");
      return options.split && box.north - box.south > 0.9 ? workerLimits.tileMaxElements + 1 : 1;
    },
    countInside: async () => ({ each: [], total: 0 }),
    async collect(box) {
      asked.push("collect");
      options.onCollect?.(box);
      const place = { lat: (box.north + box.south) / 2, lon: (box.east + box.west) / 2 };
      const id = Math.round(place.lat * 1_000 + place.lon * 1_000_000) + 1;
      const tags = { amenity: "restaurant", name: `Restaurant ${id}`, ...options.tags?.() };
      return { elements: [node(id, tags, place)], dropped: 2, sourceUpdatedAt: "2026-11-21" };
    },
  };
  return { source, asked };
}

/** The kinds of the ledger entries that belong to a task. */
export const kindsOf = (world: ReturnType<typeof collectionWorld>): unknown[] =>
  world.tables
    .rows(ledgerEntries)
    .filter(({ task_id }) => task_id !== null)
    .map(({ kind }) => kind);
