import fc from "fast-check";
import { expect, test } from "vitest";
import { type Points, partsOf } from "#domain/conflation/parts.ts";

const points = fc.array(
  fc.record({
    lat: fc.integer({ min: 0, max: 9 }),
    lon: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 60 },
);

const pointsOf = (all: readonly { lat: number; lon: number }[]): Points => ({
  lat: Float64Array.from(all, ({ lat }) => lat),
  lon: Float64Array.from(all, ({ lon }) => lon),
});

test("every business of both sources is in one part, and no part is larger than it may be", () => {
  fc.assert(
    fc.property(points, points, (listings, places) => {
      const parts = partsOf(pointsOf(listings), pointsOf(places), 10);
      const inOrder = (all: number[]): number[] => all.toSorted((a, b) => a - b);
      expect(inOrder(parts.flatMap((part) => part.listings))).toEqual([...listings.keys()]);
      expect(inOrder(parts.flatMap((part) => part.places))).toEqual([...places.keys()]);
      for (const part of parts) {
        const all = [
          ...part.listings.map((at) => listings[at]),
          ...part.places.map((at) => places[at]),
        ];
        const isOnePoint = new Set(all.map((point) => `${point?.lat} ${point?.lon}`)).size === 1;
        expect(all.length <= 10 || isOnePoint).toBe(true);
      }
    }),
  );
});

test("an area of the usual size is one part", () => {
  const points = pointsOf(Array.from({ length: 2_000 }, (_, at) => ({ lat: at / 1e5, lon: 0 })));
  expect(partsOf(points, points)).toHaveLength(1);
});
