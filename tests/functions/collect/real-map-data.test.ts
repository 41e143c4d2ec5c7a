import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { areTwins } from "#domain/listing/merge.ts";
import { SourceFailure } from "#shared/collectors/collector.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { allTypes, sourceOf } from "../../../scripts/collection/collection-run.ts";
import { answersOver } from "../../../scripts/collection/map-answers.ts";
import { createRandom, type MapElement } from "../../../scripts/stand-ins/index.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { isInside } from "../../steps/inside.ts";
import { contextOf, listingOf } from "../../steps/map-element.ts";
import { sharedFile } from "../../steps/shared-data.ts";

const places = ["monaco-2026-07", "london-2020-07", "porto-2020-07", "andorra-2020-05"];
const files = places.flatMap((place) => sharedFile(`data/osm/${place}.overpass.json`) ?? []);
const boxesPerDump = 20;

const placeOf = (element: MapElement) => (element.type === "node" ? element : element.center);
const idOf = ({ type, id }: MapElement): string => `${type}/${id}`;

/** A filter over the dump that shares no code with the product. */
const isOfAnyType = ({ tags }: MapElement): boolean =>
  allTypes.some(({ tags: queries }) =>
    queries.some((query) =>
      Object.entries(query).every(([key, value]) =>
        (tags[key] ?? "").split(";").some((part) => part.trim() === value),
      ),
    ),
  );

/** A box whose sides run between the places of four random elements. */
function randomBox(
  elements: readonly MapElement[],
  random: ReturnType<typeof createRandom>,
): Bounds {
  const [a, b, c, d] = Array.from({ length: 4 }, () => {
    const element = elements[random.between(0, elements.length - 1)];
    return element && placeOf(element);
  });
  const lats = [a?.lat ?? 0, b?.lat ?? 0];
  const lons = [c?.lon ?? 0, d?.lon ?? 0];
  const margin = 0.0001;
  return {
    south: Math.min(...lats) - margin,
    north: Math.max(...lats) + margin,
    west: Math.min(...lons) - margin,
    east: Math.max(...lons) + margin,
  };
}

describe.each(files)("20 boxes on %s, all types of the catalogue", (file) => {
  const { elements } = JSON.parse(readFileSync(file, "utf8")) as { elements: MapElement[] };
  const answer = answersOver(elements, "2026-07-10T20:21:01Z");
  const random = createRandom(7);

  test("the rows are the map's businesses: none missing, none extra, none outside, none twice, and the same ids again", async () => {
    let rowsSeen = 0;
    for (let box = 0; box < boxesPerDump; box++) {
      const bounds = randomBox(elements, random);
      // Every other area is said to be too big at first, so that it is collected in tiles.
      let refusals = box % 2 === 0 ? 0 : random.between(1, 6);
      const world = collectionWorld(
        sourceOf((query) => {
          if (refusals > 0) {
            refusals -= 1;
            throw new SourceFailure("too-big", "says the test");
          }
          return answer(query);
        }),
      );
      const ids: string[][] = [];
      for (const taskId of [`first${box}`, `again${box}`]) {
        await world.queue(taskId, bounds);
        expect((await runCollection(taskId, world.deps)).outcome).toBe("finished");
        const task = await world.task(taskId);
        expect(task.status).toBe("success");
        ids.push((await world.listings(taskId)).map(({ id }) => id));
      }
      expect(ids[1]).toEqual(ids[0]);

      const rows = await world.listings(`first${box}`);
      const wanted = elements.filter((one) => isInside(bounds, placeOf(one)) && isOfAnyType(one));
      const delivered = rows.flatMap((row) => [row.source_id, ...row.merged_source_ids]);
      expect(delivered.sort()).toEqual(wanted.map(idOf).sort());
      expect(rows.filter((row) => !isInside(bounds, row))).toEqual([]);
      expect(wrongMerges(rows, wanted)).toEqual([]);
      rowsSeen += rows.length;
    }
    console.log(`${file.split("/").at(-1)}: ${rowsSeen} rows in ${boxesPerDump} boxes`);
  });
});

function wrongMerges(
  rows: readonly { source_id: string; merged_source_ids: string[] }[],
  elements: readonly MapElement[],
): string[] {
  const byId = new Map(elements.map((element) => [idOf(element), element]));
  const listingFor = (id: string) => {
    const element = byId.get(id);
    return element ? listingOf(element, contextOf({ types: allTypes })) : null;
  };
  return rows.flatMap((row) => {
    const leader = listingFor(row.source_id);
    return row.merged_source_ids.filter((id) => {
      const twin = listingFor(id);
      return !leader || !twin || !areTwins(leader, twin);
    });
  });
}

test("real map data is used where it is present", () => {
  expect(files.every((file) => file.endsWith(".json"))).toBe(true);
});
