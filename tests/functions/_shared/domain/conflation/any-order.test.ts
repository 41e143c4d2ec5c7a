import fc from "fast-check";
import { expect, test } from "vitest";
import type { Business } from "#domain/conflation/business.ts";
import { conflate } from "#domain/conflation/conflate.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { holds } from "../../../../property.ts";
import { at, business, north, place } from "../../../../steps/two-sources.ts";

const names = [
  "Blue Lantern",
  "Blue Lanterns",
  "Blue Lantern Café",
  "Red Lantern",
  "Lantern",
  "Red Boat - Blue Lantern",
  "Bar at the Blue Lantern",
  "Blue Lantern and Red Boat Cellar",
  "Red Boat Cellar",
  "蓝灯",
];
const houses = [null, "4 Mill Row", "4 Mill Row Ste 1", "4 Mill Row Ste 2", "6 Mill Row"];
const phones = [[], ["+441632960001"], ["+441632960002"]];

/** One dense street: much alike, so that most rows have several to choose from. */
const row = fc.record({
  name: fc.constantFrom(...names),
  metres: fc.integer({ min: 0, max: 450 }),
  house: fc.constantFrom(...houses),
  phones: fc.constantFrom(...phones),
  confidence: fc.constantFrom(0, 0.1, 0.3, 0.6, 0.9),
});
type Row = typeof row extends fc.Arbitrary<infer R> ? R : never;

const listingOf = ({ name, metres, house, phones: numbers }: Row, id: number): Business =>
  business(`node/${id}`, { name, ...north(metres), address: house, phones: numbers });
const placeOf = (
  { name, metres, house, phones: numbers, confidence }: Row,
  id: number,
): OverturePlace =>
  place(`g${id}`, {
    name,
    ...north(metres),
    phones: numbers,
    confidence,
    ...(house === null ? {} : at(house)),
  });

const street = fc.record({
  listings: fc.array(row, { maxLength: 12 }).map((rows) => rows.map(listingOf)),
  places: fc.array(row, { maxLength: 12 }).map((rows) => rows.map(placeOf)),
});
const shuffled = street.chain((given) =>
  fc.record({
    given: fc.constant(given),
    listings: fc.shuffledSubarray(given.listings, { minLength: given.listings.length }),
    places: fc.shuffledSubarray(given.places, { minLength: given.places.length }),
  }),
);

test("the same pairs are found in any order of either source", () => {
  holds(
    fc.property(shuffled, ({ given, listings, places }) => {
      expect(conflate(listings, places)).toEqual(conflate(given.listings, given.places));
    }),
    { numRuns: 1_000 },
  );
});

test("a listing and a place are in one pair at most, and every place is accounted for once", () => {
  holds(
    fc.property(street, ({ listings, places }) => {
      const { merged, added, dropped } = conflate(listings, places);
      const of = merged.map(({ listing }) => listing);
      expect(new Set(of).size).toBe(of.length);
      const ids = [...merged, ...added].map((one) => one.place.gersId);
      const all = [...ids, ...dropped.map(({ gersId }) => gersId)];
      expect(all.toSorted()).toEqual(places.map(({ gersId }) => gersId).toSorted());
      expect(merged.every(({ evidence }) => evidence.metres <= 400)).toBe(true);
      expect(added.every(({ place: { confidence } }) => confidence >= 0.5)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
