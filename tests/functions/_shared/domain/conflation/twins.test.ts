import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rootTile } from "#domain/area/tiles.ts";
import { conflate } from "#domain/conflation/conflate.ts";
import { joinSources } from "#domain/conflation/join-sources.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { holds } from "../../../../property.ts";
import { hashHex } from "../../../../steps/map-element.ts";
import { at, business, north, place } from "../../../../steps/two-sources.ts";

const phone = "+13035550101";
const door = "12 Quay Street";

/** Two doors of one house: perhaps an office and its team, perhaps two businesses. */
const office = (changes: Partial<OverturePlace> = {}): OverturePlace =>
  place("office", {
    name: "Lantern Mutual",
    phones: [phone],
    ...at(`${door} Ste 310`),
    ...changes,
  });
const team = (changes: Partial<OverturePlace> = {}): OverturePlace =>
  place("team", {
    ...{ name: "Lantern Mutual Day Webb", phones: [phone], confidence: 0.8 },
    ...at(`${door} Ste 250`),
    ...changes,
  });

/** `["team>office"]`: the row of the team names that of the office. */
const twinsOf = (...[listings, places]: Parameters<typeof conflate>): string[] =>
  conflate(listings, places).added.flatMap(({ place: { gersId }, twin }) =>
    twin === null ? [] : [`${gersId}>${twin.listing ?? twin.gersId}`],
  );

describe("two places of Overture that may be one business", () => {
  test("stay two rows, and the less sure one names the other", () => {
    expect(twinsOf([], [office(), team()])).toEqual(["team>office"]);
    expect(twinsOf([], [office({ confidence: 0.7 }), team()])).toEqual(["office>team"]);
    expect(twinsOf([], [office(), team({ confidence: 0.9 })])).toEqual(["team>office"]);
  });

  test("are not flagged where they are one, or two for sure", () => {
    expect(twinsOf([], [office(), team(at(`${door} Ste 310`))])).toEqual([]);
    expect(twinsOf([], [office(), team({ name: "Red Boat" })])).toEqual([]);
    expect(twinsOf([], [office(), team(at("90 Quay Street"))])).toEqual([]);
  });

  test("one that is a business of the map is named by that one, however unsure it is", () => {
    const far = { ...north(390), phones: [], address: null };
    const listing = business("a", { name: "Lantern Mutual", ...far });
    expect(twinsOf([listing], [office({ confidence: 0.3 }), team()])).toEqual(["team>a"]);
  });

  test("one that is perhaps a business of the map names only that", () => {
    const listing = business("a", {
      ...{ name: "Lantern Mutual Day Webb", types: ["Dentist"] },
      phones: [phone],
    });
    const { added } = conflate([listing], [office(), team()]);
    expect(added).toMatchObject([
      { place: { gersId: "office" } },
      { place: { gersId: "team" }, perhaps: { listing: "a" }, twin: null },
    ]);
  });

  test("one without a row is not named", () => {
    expect(twinsOf([], [office({ confidence: 0.3 }), team()])).toEqual([]);
  });

  test("a second row of a place speaks for the place", () => {
    const again = office({ gersId: "again", confidence: 0.6, ...at(`${door} Ste 250`) });
    const found = conflate([], [office({ name: "Lantern Mutual of Ellory" }), again, team()]);
    const ids = found.added.map((one) => one.place.gersId);
    expect(found.added.every(({ twin }) => twin === null || ids.includes(twin.gersId))).toBe(true);
  });
});

const names = [
  "Lantern Mutual",
  "Lantern Mutual Day Webb",
  "Lantern Mutual Bob Ray",
  "Lantern",
  "Lantern Day",
];
const row = fc.record({
  name: fc.constantFrom(...names),
  metres: fc.integer({ min: 0, max: 150 }),
  suite: fc.constantFrom("", " Ste 310", " Ste 250"),
  phones: fc.constantFrom<string[]>([], [phone]),
  confidence: fc.constantFrom(0.3, 0.6, 0.9),
});
const street = fc.record({
  listings: fc
    .array(row, { maxLength: 4 })
    .map((rows) =>
      rows.map(({ name, metres, suite, phones }, id) =>
        business(`node/${id}`, { ...{ name, phones, address: door + suite }, ...north(metres) }),
      ),
    ),
  places: fc
    .array(row, { maxLength: 10 })
    .map((rows) =>
      rows.map(({ name, metres, suite, phones, confidence }, id) =>
        place(`g${id}`, { name, phones, confidence, ...north(metres), ...at(door + suite) }),
      ),
    ),
});
const shuffled = street.chain(({ listings, places }) =>
  fc.record({
    ...{ listings: fc.constant(listings), places: fc.constant(places) },
    others: fc.shuffledSubarray(places, { minLength: places.length }),
  }),
);

test("whatever the order, a row names one that is there: of the map, or a surer one that names no row back", () => {
  let flagged = 0;
  holds(
    fc.property(shuffled, ({ listings, places, others }) => {
      const { merged, added } = conflate(listings, places);
      expect(conflate(listings, others).added).toEqual(added);
      const listingOf = new Map(merged.map((one) => [one.place.gersId, one.listing]));
      const addedById = new Map(added.map((one) => [one.place.gersId, one]));
      for (const { place: own, perhaps, twin } of added) {
        if (twin === null) continue;
        flagged += 1;
        expect(perhaps).toBeNull();
        expect(twin.listing).toBe(listingOf.get(twin.gersId) ?? null);
        if (twin.listing !== null) continue;
        const other = addedById.get(twin.gersId);
        expect(other?.place.confidence).toBeGreaterThanOrEqual(own.confidence);
        expect(other?.twin?.gersId).not.toBe(own.gersId);
      }
    }),
    { numRuns: 1_000 },
  );
  expect(flagged).toBeGreaterThan(0);
});

describe("in a preset's list", () => {
  const task = {
    tags: JSON.stringify([{ sent: "Coffee Shop", type: "Coffee Shop", tags: [] }]),
    overture: "more" as const,
    ...{ south: -0.1, north: 1, west: 9.9, east: 10.1 },
  };
  const joined = (places: OverturePlace[], listingsMax: number) => {
    const outcome = {
      ...{ state: "read" as const, release: "2026-11-18.0", readAt: "2026-11-21T12:00:00.000Z" },
      ...{ listingsMax, dropped: { closed: 0, unsure: 0, nameless: 0 }, unknownTops: {} },
      places: {
        length: places.length,
        at: (at: number) => places[at] ?? place("none"),
        idAt: (at: number) => places[at]?.gersId ?? "",
        pointAt: (at: number) => places[at] ?? place("none"),
      },
    };
    return joinSources([], outcome, {
      ...{ task, done: [rootTile], hashHex },
      giveMemoryBack: () => {},
    });
  };

  test("the row names the id of the other, and the report counts it apart from those of the map", () => {
    const { listings, report } = joined([team(), office()], 10);
    const idOf = new Map(listings.map(({ gers_id: gersId, id }) => [gersId, id]));
    const named = listings.map(({ gers_id: gersId, possible_twin: twin }) => [gersId, twin]);
    expect(named).toEqual([
      ["office", null],
      ["team", idOf.get("office")],
    ]);
    expect(report).toMatchObject({ added: 2, possibleTwins: 0, twinsAmongAdded: 1 });
  });

  test("where there is no room for both, the one that is left names nothing", () => {
    const { listings, report } = joined([team(), office()], 1);
    expect(listings).toMatchObject([{ gers_id: "office", possible_twin: null }]);
    expect(report).toMatchObject({ added: 1, possibleTwins: 0, twinsAmongAdded: 0 });
  });
});
