import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { priceMicros } from "#domain/money/pricing.ts";
import { typesIn } from "#domain/overture/taxonomy-map.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { allTypes } from "../../../scripts/collection/collection-run.ts";
import { answersOver } from "../../../scripts/collection/map-answers.ts";
import {
  createRandom,
  type MapElement,
  type PlaceRow,
  placesFile,
  pointOf,
  sampleTown,
  townPlaces,
} from "../../../scripts/stand-ins/index.ts";
import { boulder } from "../../steps/boulder.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { isInside } from "../../steps/inside.ts";
import {
  idOf,
  isOfAnyType,
  randomBox,
  realMaps,
  sourceThatRefuses,
} from "../../steps/map-boxes.ts";
import { type OvertureWorld, overtureWorld } from "../../steps/overture.ts";

const withMadePlaces = (name: string, elements: MapElement[]) => ({
  ...{ name, elements },
  places: townPlaces(elements).rows,
});
const real = realMaps.map((file) =>
  withMadePlaces(
    file.split("/").at(-1) ?? "",
    JSON.parse(readFileSync(file, "utf8")).elements as MapElement[],
  ),
);
const town = withMadePlaces("the sample town", [...sampleTown().elements]);
const realPlaces = await boulder();
const ofBoulder = realPlaces === null ? [] : [{ name: "Boulder, its real places", ...realPlaces }];
const boxesPerMap = 4;

const typeNames = new Set(allTypes.map(({ type }) => type));

/** Of a row of Overture's file: `adds` must be in the list, `may` can be, `never` must not. */
function fateOf({ confidence, operating_status, taxonomy, bbox }: PlaceRow, bounds: Bounds) {
  const { hierarchy } = (taxonomy ?? { hierarchy: [] }) as { hierarchy: string[] };
  const types = typesIn({ hierarchy, alternates: [] });
  const isWanted = types.some((type) => typeNames.has(type));
  const isInBounds = isInside(bounds, { lat: bbox.ymin, lon: bbox.xmin });
  const sure = Number(confidence);
  if (!isWanted || !isInBounds || operating_status === "permanently_closed" || sure < 0.2)
    return "never";
  return sure >= 0.5 ? "adds" : "may";
}

const shareOf = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;

describe.each([town, ...real, ...ofBoulder])("$name in both sources", ({ elements, places }) => {
  const answer = answersOver(elements, "2026-07-10T20:21:01Z");
  let world: OvertureWorld;
  beforeAll(async () => {
    const day = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
    const path = `/release/${day}.0/theme=places/type=place/part-0-c000.zstd.parquet`;
    const bytes = placesFile(places, { rowsPerGroup: 500, hasPageIndex: true });
    world = await overtureWorld({ releases: [{ release: `${day}.0`, files: [{ path, bytes }] }] });
  });
  afterAll(() => world.close());

  test("every business of either is in the list once: none missing, extra, outside or twice, and the charge is the quote", async () => {
    const random = createRandom(11);
    const reached = { one: 0, two: 0, ofMap: 0, all: 0 };
    for (let box = 0; box < boxesPerMap; box++) {
      const bounds = randomBox(elements, random);
      const refusals = box % 2 === 0 ? 0 : random.between(1, 6);
      const run = collectionWorld(sourceThatRefuses(refusals, answer), world.source());
      await run.queue("t", bounds, { overture: "more" });
      expect((await runCollection("t", run.deps)).outcome).toBe("finished");
      const rows = await run.listings("t");
      const task = await run.task("t");
      expect(task.charged_micros).toBe(rows.length === 0 ? 0 : priceMicros(bounds, 1));

      const ids = rows.flatMap((row) => [row.source_id, ...row.merged_source_ids]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(rows.filter((row) => !isInside(bounds, row))).toEqual([]);
      const ofMap = elements.filter((one) => isInside(bounds, pointOf(one)) && isOfAnyType(one));
      const isOverture = (id: string): boolean => id.startsWith("overture/");
      expect(ids.filter((id) => !isOverture(id)).sort()).toEqual(ofMap.map(idOf).sort());
      const fates = new Map(places.map((row) => [`overture/${row.id}`, fateOf(row, bounds)]));
      const listed = new Set(ids.filter(isOverture));
      const missing = [...fates].filter(([id, fate]) => fate === "adds" && !listed.has(id));
      expect(missing).toEqual([]);
      expect([...listed].filter((id) => (fates.get(id) ?? "never") === "never")).toEqual([]);

      const { overture } = JSON.parse(task.coverage);
      expect(overture.state).toBe("read");
      reached.one += overture.both.phoneOrWebsite.one;
      reached.two += overture.both.phoneOrWebsite.two;
      reached.ofMap += rows.length - overture.added;
      reached.all += rows.length;
    }
    const { one, two, ofMap, all } = reached;
    expect(all).toBeGreaterThan(ofMap);
    expect(two / all).toBeGreaterThan(one / ofMap);
    console.log(
      `phone or website: ${shareOf(one, ofMap)} of ${ofMap} with one source, ${shareOf(two, all)} of ${all} with two`,
    );
  });
});
