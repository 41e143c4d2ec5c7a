import { readFileSync } from "node:fs";
import { parquetReadObjects } from "hyparquet";
import { expect, test } from "vitest";
import { taxonomyOfTypes } from "#domain/overture/taxonomy-map.ts";
import { placesFile } from "../../../../../scripts/stand-ins/index.ts";
import { overtureWorld } from "../../../../steps/overture.ts";
import { sharedFile } from "../../../../steps/shared-data.ts";

const path = sharedFile("data/overture/boulder-2026-04.places.parquet");
const types = Object.keys(taxonomyOfTypes);
const bounds = { west: -105.3, south: 39.99, east: -105.25, north: 40.04 };
const release = `${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}.0`;

interface Row {
  id: string;
  bbox: { xmin: number; xmax: number; ymin: number; ymax: number };
  confidence: number;
  names: { primary: string };
  taxonomy: { hierarchy?: string[]; alternates?: string[] } | null;
}

test("real places are found the same in their own file and in 60 row groups of our writer", async () => {
  if (path === null) return;
  const bytes = new Uint8Array(readFileSync(path));
  const rows = (await parquetReadObjects({ file: bytes.buffer })) as unknown as Row[];
  const roots = new Set(Object.values(taxonomyOfTypes).flat());
  const wanted = rows.filter(
    ({ taxonomy, confidence }) =>
      confidence >= 0.2 && (taxonomy?.hierarchy ?? []).some((name) => roots.has(name)),
  );
  const again = rows.map((row) => ({ ...row, names: { primary: row.names.primary }, brand: null }));
  const cut = placesFile(again, { rowsPerGroup: 60, hasPageIndex: true, pageBytes: 512 });
  const found: string[][] = [];
  for (const served of [bytes, cut]) {
    const files = [{ path: `/release/${release}/part.parquet`, bytes: served }];
    const world = await overtureWorld({ releases: [{ release, files }] });
    const { places, dropped, unknownTops } = await world.reader().collect(bounds, types);
    await world.close();
    const withContact = places.filter(
      ({ phones, websites }) => phones.length + websites.length > 0,
    );
    const withPhone = places.filter(({ phones }) => phones.length > 0);
    const share = Math.round((100 * withContact.length) / places.length);
    console.log(
      `${world.index.groups.length} row groups: ${places.length} places, ` +
        `${withPhone.length} with a phone, phone or site ${share} %, dropped ${JSON.stringify(dropped)}`,
    );
    expect(places.map(({ gersId }) => gersId).toSorted()).toEqual(
      wanted.map(({ id }) => id).toSorted(),
    );
    expect(
      places.flatMap(({ phones }) => phones).every((phone) => /^\+\d{7,15}$/.test(phone)),
    ).toBe(true);
    expect(places.every(({ receipts }) => receipts.name?.dataset && receipts.name.licence)).toBe(
      true,
    );
    expect(share).toBeGreaterThanOrEqual(97);
    expect(unknownTops).toEqual({});
    found.push(places.map((place) => JSON.stringify(place)).toSorted());
  }
  expect(found[1]).toEqual(found[0]);
});
