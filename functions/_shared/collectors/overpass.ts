import { type Bounds, contains, smallBoxes } from "#domain/area/area.ts";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { type Boundary, readBoundaries } from "#domain/listing/boundary.ts";
import {
  type Count,
  type OsmAnswer,
  positionOf,
  readAnswer,
  sourceIdOf,
} from "#domain/listing/element.ts";
import { type BoundarySource, type ListingSource, SourceFailure } from "./collector.ts";
import { createClient, type OverpassOptions } from "./overpass-client.ts";
import { boundariesQuery, collectQuery, countInsideQuery, countQuery } from "./overpass-query.ts";

/** OpenStreetMap by an Overpass interpreter. Answers may touch the bounds from outside. */
export function createOverpass(options: OverpassOptions): ListingSource & BoundarySource {
  const { ask } = createClient(options, readAnswer);
  const { ask: askBoundaries } = createClient(
    { ...options, attempts: 1, limits: overpassLimits.boundaries },
    readBoundaries,
  );
  const boundariesIn = async (box: Bounds): Promise<Boundary[]> => {
    try {
      return (await askBoundaries(boundariesQuery(box, { around: true }))).boundaries;
    } catch (failure) {
      if (!(failure instanceof SourceFailure && failure.kind === "malformed")) throw failure;
      return (await askBoundaries(boundariesQuery(box, { around: false }))).boundaries;
    }
  };
  return {
    async count(bounds, queries) {
      const { counts } = await ask(countQuery(bounds, queries));
      const [count] = counts;
      if (count && counts.length === 1) return count.total;
      throw new SourceFailure("malformed", `${counts.length} counts came instead of one`);
    },
    async countInside(bounds, types) {
      if (types.length === 0) return { each: [], total: 0 };
      const inside = insideCounter(bounds, types.length);
      for (const box of smallBoxes(bounds)) inside.add(await ask(countInsideQuery(box, types)));
      return inside.result();
    },
    async collect(bounds, queries) {
      const { elements, dropped, sourceUpdatedAt } = await ask(collectQuery(bounds, queries));
      return { elements, dropped, sourceUpdatedAt };
    },
    async boundaries(bounds) {
      const boxes = smallBoxes(bounds);
      if (boxes.length > overpassLimits.boundaries.boxesMax) {
        throw new SourceFailure("too-big", `${boxes.length} boxes`);
      }
      const byRef = new Map<string, Boundary>();
      for (const box of boxes) {
        const boundaries = await boundariesIn(box);
        for (const boundary of boundaries) byRef.set(boundary.ref, boundary);
      }
      return [...byRef.values()];
    },
  };
}

/** Sums the counts of an area's boxes; a way in two boxes counts once. */
function insideCounter(bounds: Bounds, types: number) {
  const shapes = Array.from({ length: types }, () => new Set<string>());
  const nodes = shapes.map(() => 0);
  let allNodes = 0;
  return {
    add({ counts, dropped }: OsmAnswer): void {
      const [all, ...each] = counts;
      const byType = types === 1 && all ? [all] : each;
      if (!all || byType.length !== types) {
        throw new SourceFailure("malformed", `${counts.length} counts came for ${types} types`);
      }
      const sum = (of: (count: Count) => number): number =>
        byType.reduce((total, count) => total + of(count), 0);
      const shapesCounted = sum(({ nodes: found, total }) => total - found);
      // Those without a place are none that a run delivers.
      const shapesListed = sum(({ listed }) => listed.length) + dropped;
      if (shapesListed !== shapesCounted) {
        throw new SourceFailure("malformed", `${shapesListed} of ${shapesCounted} were listed`);
      }
      allNodes += all.nodes;
      for (const [at, { nodes: found, listed }] of byType.entries()) {
        nodes[at] = (nodes[at] ?? 0) + found;
        for (const element of listed) {
          if (contains(bounds, positionOf(element))) shapes[at]?.add(sourceIdOf(element));
        }
      }
    },
    result: () => ({
      each: shapes.map((found, at) => found.size + (nodes[at] ?? 0)),
      total: allNodes + new Set(shapes.flatMap((found) => [...found])).size,
    }),
  };
}
