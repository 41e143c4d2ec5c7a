import { readFileSync } from "node:fs";
import { parquetReadObjects } from "hyparquet";
import { typesIn } from "#domain/overture/taxonomy-map.ts";
import { allTypes } from "../../scripts/collection/collection-run.ts";
import type { MapElement, PlaceRow } from "../../scripts/stand-ins/index.ts";
import { sharedFile } from "./shared-data.ts";

interface Row extends PlaceRow {
  names: { primary: string };
  phones: string[] | null;
  taxonomy: { hierarchy?: string[] } | null;
}

/** Real places of a town, and a map that knows a third of them; `null` without the shared folder. */
export async function boulder(): Promise<{ elements: MapElement[]; places: PlaceRow[] } | null> {
  const path = sharedFile("data/overture/boulder-2026-04.places.parquet");
  if (path === null) return null;
  const { buffer } = new Uint8Array(readFileSync(path));
  const rows = (await parquetReadObjects({ file: buffer })) as unknown as Row[];
  const places = rows.map((row) => ({
    ...row,
    names: { primary: row.names.primary },
    brand: null,
  }));
  return {
    elements: places.flatMap((row, at) => (at % 3 === 0 ? elementsOf(row, at) : [])),
    places,
  };
}

/** As a mapper would have it; nothing for a place of none of our types. */
function elementsOf({ names, phones, taxonomy, bbox }: Row, id: number): MapElement[] {
  const [type] = typesIn({ hierarchy: taxonomy?.hierarchy ?? [], alternates: [] });
  const [tags] = allTypes.find((one) => one.type === type)?.tags ?? [];
  if (tags === undefined) return [];
  const [phone] = phones ?? [];
  const contact = phone === undefined ? {} : { phone };
  const point = { lat: bbox.ymin, lon: bbox.xmin };
  return [
    { type: "node", id: id + 1, ...point, tags: { ...tags, name: names.primary, ...contact } },
  ];
}
