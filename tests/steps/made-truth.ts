import { businessOfListing } from "#domain/conflation/business.ts";
import type { Merged } from "#domain/conflation/conflate.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { mergeTwins } from "#domain/listing/merge.ts";
import { catalogueTags } from "#domain/matching/business-types.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { taxonomyOfTypes } from "#domain/overture/taxonomy-map.ts";
import { sampleTown, type Truth } from "../../scripts/stand-ins/index.ts";
import { contextOf, listingOf } from "./map-element.ts";
import { overtureWorld } from "./overture.ts";

export interface MadeTruth {
  listings: ReturnType<typeof businessOfListing>[];
  places: OverturePlace[];
  truth: Truth[];
  /** Of pairs said to be one business: the share that is, and of those that are, the share that was said. */
  judge: (merged: readonly Merged[]) => { right: number; precision: number; recall: number };
}

/** The sample town as a run would collect it from both sources, and the truth about each place. */
export async function madeTruth(): Promise<MadeTruth> {
  const { elements, bounds } = sampleTown();
  const world = await overtureWorld();
  const truth = (await world.json("/truth.json")) as Truth[];
  const { south, west, north, east } = bounds;
  const around = { south: south - 0.01, west: west - 0.01, north: north + 0.01, east: east + 0.01 };
  const { places } = await world.reader().collect(around, Object.keys(taxonomyOfTypes));
  await world.close();
  const rows = listingsOf(elements);
  const listingOfOsm = new Map(
    rows.flatMap(({ source_id: id, merged_source_ids: more }) =>
      [id, ...more].map((osm) => [osm, id] as const),
    ),
  );
  const came = new Set(places.map(({ gersId }) => gersId));
  const listingOfPlace = new Map(
    truth.flatMap(({ id, osm }) => {
      const listing = listingOfOsm.get(osm ?? "");
      return came.has(id) && listing !== undefined ? [[id, listing] as const] : [];
    }),
  );
  const toFind = new Set(listingOfPlace.values()).size;
  return {
    listings: rows.map(businessOfListing),
    places,
    truth,
    judge(merged) {
      const right = merged.filter(
        ({ listing, place }) => listingOfPlace.get(place.gersId) === listing,
      ).length;
      return { right, precision: right / merged.length, recall: right / toFind };
    },
  };
}

function listingsOf(elements: ReturnType<typeof sampleTown>["elements"]): ListingWithReceipts[] {
  const types = Object.entries(catalogueTags).map(([type, tags]) => ({ type, tags: [...tags] }));
  const context = contextOf({ types });
  const listings = elements.flatMap((element) => listingOf(element, context) ?? []);
  return mergeTwins(listings).listings as ListingWithReceipts[];
}
