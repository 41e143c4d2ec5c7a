import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWithin, type Position, ringsOf, squareDegreesWithin } from "#domain/area/rings.ts";
import { holds } from "../../../../property.ts";

const at = (lat: number, lon: number): Position => ({ lat, lon });
const square = (from: number, to: number): Position[] => [
  at(from, from),
  at(from, to),
  at(to, to),
  at(to, from),
  at(from, from),
];

describe("rings", () => {
  test("are joined from pieces in any order and direction", () => {
    const corner = fc.record({ radius: fc.double({ min: 1, max: 2, noNaN: true }) });
    holds(
      fc.property(
        fc.array(corner, { minLength: 6, maxLength: 30 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        (corners, cuts, turned) => {
          const ring = corners.map(({ radius }, step) => {
            const angle = (step / corners.length) * 2 * Math.PI;
            return at(radius * Math.sin(angle), radius * Math.cos(angle));
          });
          const closed = [...ring, ...ring.slice(0, 1)];
          const ends = [...new Set([0, ring.length, ...cuts.map((cut) => cut % ring.length)])].sort(
            (a, b) => a - b,
          );
          const pieces = ends.slice(1).map((end, n) => closed.slice(ends[n], end + 1));
          const mixed = pieces
            .map((piece, n) => (turned[n] ? piece.toReversed() : piece))
            .sort((_, b) => (b.length % 2 === 0 ? 1 : -1));
          const rings = ringsOf(mixed) ?? [];
          expect(rings).toHaveLength(1);
          expect(rings[0]).toHaveLength(closed.length);
          expect(squareDegreesWithin(rings)).toBeCloseTo(squareDegreesWithin([closed]), 9);
          expect([at(0, 0), at(2.1, 0)].map((place) => isWithin(rings, place))).toEqual([
            true,
            false,
          ]);
        },
      ),
    );
  });

  test("that stay open are none", () => {
    expect(ringsOf([square(0, 1).slice(0, 3)])).toBeNull();
    expect(ringsOf([square(0, 1), square(2, 3).slice(1)])).toBeNull();
    expect(ringsOf([])).toBeNull();
  });

  test("of which a line is missing are none, since it may be a hole", () => {
    expect(ringsOf([square(0, 10), []])).toBeNull();
  });

  test("within a ring are holes, and beside it further parts", () => {
    const rings = ringsOf([square(0, 10), square(4, 6), square(20, 21)]) ?? [];
    const places = [at(1, 1), at(5, 5), at(20.5, 20.5), at(15, 15)];
    expect(places.map((place) => isWithin(rings, place))).toEqual([true, false, true, false]);
  });
});
