import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { areTwins } from "#domain/listing/merge.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { allTypes } from "../../../scripts/collection/collection-run.ts";
import { answersOver } from "../../../scripts/collection/map-answers.ts";
import { createRandom, type MapElement, pointOf } from "../../../scripts/stand-ins/index.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { isInside } from "../../steps/inside.ts";
import {
  idOf,
  isOfAnyType,
  randomBox,
  realMaps,
  sourceThatRefuses,
} from "../../steps/map-boxes.ts";
import { contextOf, listingOf } from "../../steps/map-element.ts";

const boxesPerDump = 20;

describe.each(realMaps)("20 boxes on %s, all types of the catalogue", (file) => {
  const { elements } = JSON.parse(readFileSync(file, "utf8")) as { elements: MapElement[] };
  const answer = answersOver(elements, "2026-07-10T20:21:01Z");
  const random = createRandom(7);

  test("the rows are the map's businesses: none missing, none extra, none outside, none twice, and the same ids again", async () => {
    let rowsSeen = 0;
    for (let box = 0; box < boxesPerDump; box++) {
      const bounds = randomBox(elements, random);
      const refusals = box % 2 === 0 ? 0 : random.between(1, 6);
      const world = collectionWorld(sourceThatRefuses(refusals, answer));
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
      const wanted = elements.filter((one) => isInside(bounds, pointOf(one)) && isOfAnyType(one));
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
  expect(realMaps.every((file) => file.endsWith(".json"))).toBe(true);
});
