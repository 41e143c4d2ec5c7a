import type { Bounds } from "#domain/area/area.ts";
import { SourceFailure } from "#shared/collectors/collector.ts";
import { allTypes, sourceOf } from "../../scripts/collection/collection-run.ts";
import { type createRandom, type MapElement, pointOf } from "../../scripts/stand-ins/index.ts";
import { sharedFile } from "./shared-data.ts";

const places = ["monaco-2026-07", "london-2020-07", "porto-2020-07", "andorra-2020-05"];
/** Files of real map data; none where the shared folder is missing. */
export const realMaps = places.flatMap(
  (place) => sharedFile(`data/osm/${place}.overpass.json`) ?? [],
);

export const idOf = ({ type, id }: MapElement): string => `${type}/${id}`;

/** A filter over a map that shares no code with the product. */
export const isOfAnyType = ({ tags }: MapElement): boolean =>
  allTypes.some(({ tags: queries }) =>
    queries.some((query) =>
      Object.entries(query).every(([key, value]) =>
        (tags[key] ?? "").split(";").some((part) => part.trim() === value),
      ),
    ),
  );

/** A box whose sides run between the places of four random elements. */
export function randomBox(
  elements: readonly MapElement[],
  random: ReturnType<typeof createRandom>,
): Bounds {
  const point = () => pointOf(random.pick(elements as [MapElement]));
  const [a, b, c, d] = [point(), point(), point(), point()];
  const margin = 0.0001;
  return {
    south: Math.min(a.lat, b.lat) - margin,
    north: Math.max(a.lat, b.lat) + margin,
    west: Math.min(c.lon, d.lon) - margin,
    east: Math.max(c.lon, d.lon) + margin,
  };
}

type Answer = Parameters<typeof sourceOf>[0];

/** A map service that calls the first areas too big, so that they are collected in tiles. */
export function sourceThatRefuses(times: number, answer: Answer): ReturnType<typeof sourceOf> {
  let left = times;
  return sourceOf((query) => {
    if (left === 0) return answer(query);
    left -= 1;
    throw new SourceFailure("too-big", "says the test");
  });
}
