import { describe, expect, test } from "vitest";
import { catalogueTags } from "#domain/matching/business-types.ts";
import { countBusinesses } from "#shared/start/count-businesses.ts";
import { sourceOf } from "../../../scripts/collection/collection-run.ts";
import { answersOver, realElements } from "../../../scripts/collection/map-answers.ts";
import { createRandom, pointOf, sampleTown } from "../../../scripts/stand-ins/index.ts";
import { collectionWorld } from "../../steps/collection-world.ts";

const boxes = 200;
const real = realElements();
if (real.length === 0)
  console.log("The shared map data is not here: only the sample town's counts are compared.");

const maps = [
  { place: "the sample town", elements: sampleTown().businesses },
  { place: "real places", elements: real },
].filter(({ elements }) => elements.length > 0);

const names = Object.keys(catalogueTags) as (keyof typeof catalogueTags)[];

describe.each(maps)("in 200 random boxes of $place with random types", ({ place, elements }) => {
  test("as many businesses are counted as a run delivers before twins are merged", async () => {
    const random = createRandom(20_261_124);
    const source = sourceOf(answersOver(elements, "2026-11-21T00:00:00Z"));
    const world = collectionWorld(source);
    const wrong: string[] = [];
    let counted = 0;
    for (let n = 0; n < boxes; n++) {
      const middle = pointOf(random.pick(elements as [(typeof real)[0]]));
      const [tall, wide] = [0.0005 + random.next() * 0.02, 0.0005 + random.next() * 0.02];
      const bounds = {
        south: middle.lat - tall * random.next(),
        west: middle.lon - wide * random.next(),
        north: middle.lat + tall,
        east: middle.lon + wide,
      };
      const picked = new Set(
        Array.from({ length: random.between(1, 6) }, () => random.pick(names as ["Restaurant"])),
      );
      const types = [...picked].map((type) => ({
        sent: type,
        type,
        tags: [...(catalogueTags[type] ?? [])],
      }));
      const quoted = await countBusinesses({ bounds, types }, world.deps);
      if (quoted.kind !== "counted") throw new Error("too big to be counted");
      const id = `t${n}`;
      await world.queue(id, bounds, { types });
      await world.runToEnd(id);
      const { coverage, found } = await world.task(id);
      const { merged, byType } = JSON.parse(coverage || '{"merged":0,"byType":{}}');
      counted += quoted.total;
      if (quoted.total !== found + merged) {
        wrong.push(
          `${JSON.stringify(bounds)} ${[...picked]}: ${quoted.total}, not ${found + merged}`,
        );
      }
      if (merged === 0 && types.some(({ type }) => quoted.byType[type] !== (byType[type] ?? 0))) {
        wrong.push(
          `${[...picked]}: ${JSON.stringify(quoted.byType)}, not ${JSON.stringify(byType)}`,
        );
      }
    }
    console.log(
      `${place}: ${boxes} boxes, ${counted} businesses: ${wrong.length} counts are not what was delivered`,
    );
    expect(wrong).toEqual([]);
    expect(counted).toBeGreaterThan(boxes);
  });
});
