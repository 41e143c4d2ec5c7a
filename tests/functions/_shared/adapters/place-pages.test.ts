import { expect, test } from "vitest";
import { placesOf } from "#domain/overture/places-outcome.ts";
import { placePages } from "#shared/adapters/place-pages.ts";
import { memoryFiles } from "../../../../scripts/simulation/platform/memory-files.ts";
import { place } from "../../../steps/two-sources.ts";

test("a place's id can be read alone, whatever its texts and the id itself hold", async () => {
  const places = [
    place("g1", { name: '"gersId":"other"' }),
    place('with "marks" and \\', { name: "{" }),
    place("蓝灯"),
    place("", { name: "\n" }),
  ];
  const files = memoryFiles(
    new Map(),
    () => 0,
    async ({ run }) => run(),
  );
  const kept = await placePages(files).save("t", {
    ...{ state: "read", release: "2026-11-18.0", readAt: "2026-11-21T12:00:00.000Z" },
    ...{ listingsMax: 10, dropped: { closed: 0, unsure: 0, nameless: 0 }, unknownTops: {} },
    places: placesOf(places),
  });
  if (kept.state !== "read") throw new Error("the places were not kept");
  for (const [at, { gersId }] of places.entries()) expect(kept.places.idAt(at)).toBe(gersId);
  expect(kept.places.at(1)).toEqual(places[1]);
});
