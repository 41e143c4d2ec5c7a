import { type Listing, listingColumns } from "../listing/listing.ts";
import { sourceCell } from "./cells.ts";

/**
 * A GeoJSON feature collection (RFC 7946): a point for each business, its columns as JSON in their
 * order. It comes in parts to keep a large file from being in memory twice.
 */
export function* toGeoJson<Row extends Listing>(
  listings: Iterable<Row>,
  columns: readonly (keyof Row & string)[] = listingColumns,
): Generator<string, undefined> {
  let before = '{"type":"FeatureCollection","features":[\n';
  for (const listing of listings) {
    yield before;
    yield JSON.stringify({
      type: "Feature",
      id: listing.id,
      geometry: { type: "Point", coordinates: [listing.lon, listing.lat] },
      properties: Object.fromEntries(
        columns.map((column) => [
          column,
          column === "source" ? sourceCell(listing) : (listing[column] ?? null),
        ]),
      ),
    });
    before = ",\n";
  }
  yield before === ",\n" ? "\n]}\n" : `${before}]}\n`;
  return undefined;
}
