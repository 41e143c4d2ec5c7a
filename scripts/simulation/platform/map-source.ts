import type { Bounds } from "#domain/area/area.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { type OsmElement, positionOf } from "#domain/listing/element.ts";
import {
  type BoundarySource,
  type ListingSource,
  SourceFailure,
  type SourceFailureKind,
} from "#shared/collectors/collector.ts";
import type { Send } from "./memory-tables.ts";
import type { World } from "./world.ts";

type MapSource = ListingSource & BoundarySource;

const failures = ["busy", "unreachable", "malformed", "too-big"] as const;
const outages = ["busy", "unreachable", "malformed", "no-turn"] as const;
const outageMaxMs = [10_000, 120_000, 1_800_000] as const;

/** What a map holds in a box, the same at every look; a crowded box has too many for one tile. */
interface Content {
  elementsIn: (bounds: Bounds) => OsmElement[];
  isCrowded: (bounds: Bounds) => boolean;
}

/** A map whose every box holds a few businesses of its own. */
export const mapSource = (world: World, send: Send, onTile: () => void): MapSource =>
  sourceOver({ elementsIn, isCrowded }, { world, send, onTile });

/** A map of these businesses, where no tile holds more than `most` of them. */
export const mapOf =
  (elements: readonly OsmElement[], most: number) =>
  (world: World, send: Send, onTile: () => void): MapSource => {
    const within = (bounds: Bounds): OsmElement[] =>
      elements.filter((element) => touches(bounds, positionOf(element)));
    const content = {
      elementsIn: within,
      isCrowded: (bounds: Bounds) => within(bounds).length > most,
    };
    return sourceOver(content, { world, send, onTile });
  };

/** What stands on an edge is sent with both boxes, as the map service does. */
const touches = (bounds: Bounds, { lat, lon }: { lat: number; lon: number }): boolean =>
  lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east;

function sourceOver(
  { elementsIn, isCrowded }: Content,
  { world, send, onTile }: { world: World; send: Send; onTile: () => void },
): MapSource {
  const ask = <T>(name: string, run: () => T): Promise<T> =>
    send({
      name,
      writes: false,
      run: () => {
        const { faults, random } = world;
        if (isOut(world)) throw failure(random.pick(outages));
        if (faults.strikes("source-failure")) throw failure(random.pick(failures));
        return run();
      },
      lost: () => failure("unreachable"),
    });
  const countIn = (bounds: Bounds): number =>
    isCrowded(bounds) ? workerLimits.tileMaxElements + 1 : elementsIn(bounds).length;
  return {
    count(bounds) {
      onTile();
      return ask("count on the map", () => countIn(bounds));
    },
    countInside: (bounds, types) =>
      ask("count on the map", () => ({
        each: types.map(() => countIn(bounds)),
        total: countIn(bounds),
      })),
    collect: (bounds) =>
      ask("read the map", () => ({
        elements: elementsIn(bounds),
        dropped: 0,
        sourceUpdatedAt: "2026-11-21T00:00:00Z",
      })),
    boundaries: () => ask("ask for boundaries", () => []),
  };
}

const outageEnds = new WeakMap<World, number>();

/** One outage at a time, for everybody; none once nothing goes wrong any more. */
function isOut(world: World): boolean {
  const { faults, random, now } = world;
  if (faults.isStopped()) return false;
  if (now() < (outageEnds.get(world) ?? 0)) return true;
  if (!faults.strikes("source-outage")) return false;
  outageEnds.set(world, now() + random.between(1_000, random.pick(outageMaxMs)));
  return true;
}

const failure = (kind: SourceFailureKind): SourceFailure =>
  new SourceFailure(kind, "as the simulation wants it");

/** A number of the box alone. */
export const numberOf = ({ north, south, east, west }: Bounds): number =>
  Math.abs(Math.round((north * 7 + south * 31 + east * 131 + west * 1_031) * 1_000));

const isCrowded = (bounds: Bounds): boolean =>
  bounds.north - bounds.south > 0.3 && numberOf(bounds) % 3 === 0;

/** The names and points of the map's restaurants in a box that is one tile. */
export function restaurantsIn(bounds: Bounds): { name: string; lat: number; lon: number }[] {
  const number = numberOf(bounds);
  return Array.from({ length: number % 3 }, (_, index) => ({
    name: `Restaurant ${number} ${index}`,
    lat: (bounds.north + bounds.south) / 2,
    lon: bounds.west + ((bounds.east - bounds.west) * (index + 1)) / 4,
  }));
}

function elementsIn(bounds: Bounds): OsmElement[] {
  const number = numberOf(bounds);
  return restaurantsIn(bounds).map(({ name, lat, lon }, index) => ({
    type: "node",
    id: number * 3 + index + 1,
    ...{ lat, lon },
    tags: {
      amenity: "restaurant",
      name,
      website: `https://restaurant-${number % 100}-${index}.example/`,
    },
  }));
}
