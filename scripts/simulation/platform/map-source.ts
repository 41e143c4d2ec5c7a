import type { Bounds } from "#domain/area.ts";
import type { OsmElement } from "#domain/element.ts";
import { limits } from "#domain/limits.ts";
import { type ListingSource, SourceFailure } from "#shared/collectors/collector.ts";
import type { Send } from "./memory-tables.ts";
import type { World } from "./world.ts";

const failures = ["busy", "unreachable", "malformed", "too-big"] as const;

/** A map whose every box holds the same few businesses at every look; some boxes have too many. */
export function mapSource(world: World, send: Send, onTile: () => void): ListingSource {
  const ask = <T>(name: string, run: () => T): Promise<T> =>
    send({
      name,
      writes: false,
      run: () => {
        if (world.faults.strikes("source-failure")) throw failure(world.random.pick(failures));
        return run();
      },
      lost: () => failure("unreachable"),
    });
  const countIn = (bounds: Bounds): number =>
    isCrowded(bounds) ? limits.tileMaxElements + 1 : elementsIn(bounds).length;
  return {
    count(bounds) {
      onTile();
      return ask("count on the map", () => countIn(bounds));
    },
    countEach: (bounds, types) => ask("count on the map", () => types.map(() => countIn(bounds))),
    collect: (bounds) =>
      ask("read the map", () => ({
        elements: elementsIn(bounds),
        dropped: 0,
        sourceUpdatedAt: "2026-11-21T00:00:00Z",
      })),
  };
}

const failure = (kind: (typeof failures)[number]): SourceFailure =>
  new SourceFailure(kind, "as the simulation wants it");

/** A number of the box alone. */
const numberOf = ({ north, south, east, west }: Bounds): number =>
  Math.abs(Math.round((north * 7 + south * 31 + east * 131 + west * 1_031) * 1_000));

const isCrowded = (bounds: Bounds): boolean =>
  bounds.north - bounds.south > 0.3 && numberOf(bounds) % 3 === 0;

function elementsIn(bounds: Bounds): OsmElement[] {
  const number = numberOf(bounds);
  return Array.from({ length: number % 3 }, (_, index) => ({
    type: "node",
    id: number * 3 + index + 1,
    lat: (bounds.north + bounds.south) / 2,
    lon: bounds.west + ((bounds.east - bounds.west) * (index + 1)) / 4,
    tags: { amenity: "restaurant", name: `Restaurant ${number} ${index}` },
  }));
}
