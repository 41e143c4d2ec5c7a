import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  activeCount,
  addressOf,
  chosenOf,
  conditionOf,
  contacts,
  type Filters,
  facetFields,
  filtersIn,
  noFilters,
  toggled,
} from "#domain/results/filters.ts";
import { openStates } from "#domain/results/open-states.ts";
import { sortable } from "#domain/results/order.ts";
import { facetsFor, rowsFor } from "#domain/results/results.ts";
import { holds } from "../../../../property.ts";
import { listing, presetFor, ran, samplePreset, snapshotOf } from "../query/sample-preset.ts";

const preset = presetFor(samplePreset);
const { listings } = samplePreset;
const known = (field: "category" | "suburb"): string[] =>
  preset.entries(field).map(({ value }) => value);

const filters: fc.Arbitrary<Filters> = fc.record({
  text: fc.constantFrom("", "place 1", "high", "zzz"),
  values: fc
    .record({
      category: fc.subarray(known("category"), { maxLength: 2 }),
      suburb: fc.subarray(known("suburb"), { maxLength: 2 }),
    })
    .map(({ category, suburb }) => chosenOf(chosenOf({}, "category", category), "suburb", suburb)),
  has: fc.subarray([...contacts], { maxLength: 2 }),
  isContactable: fc.boolean(),
  isOpenNow: fc.boolean(),
  order: fc.option(
    fc.record({
      by: fc.constantFrom(...sortable),
      dir: fc.constantFrom("asc" as const, "desc" as const),
    }),
  ),
});

describe("the filters of a preset's screen", () => {
  test("stand in the address: a link brings back exactly what was chosen", () => {
    holds(
      fc.property(filters, (chosen) => {
        const address = new URLSearchParams(addressOf(chosen).toString());
        expect(filtersIn(address)).toEqual(chosen);
      }),
    );
  });

  test("an address with anything else in it is no failure: what can't be is left out", () => {
    const address = new URLSearchParams("has=wings&sort=wings.up&open=later&type=Bakery&x=1");
    expect(filtersIn(address)).toEqual({ ...noFilters, values: { category: ["Bakery"] } });
    expect(activeCount(filtersIn(address))).toBe(1);
  });

  test("choosing twice takes the choice back", () => {
    expect(toggled(toggled(["a"], "b"), "b")).toEqual(["a"]);
  });
});

describe("what the filters find", () => {
  const fits = (row: number, { text, values, has, isContactable }: Filters): boolean => {
    const listing = listings[row];
    if (!listing) return false;
    const { category: types = [], suburb: suburbs = [] } = values;
    const isThere = (value: unknown): boolean =>
      Array.isArray(value) ? value.length > 0 : value !== null;
    const texts = [listing.name, listing.address].map((value) => value?.toLowerCase() ?? "");
    return (
      (text === "" || texts.some((value) => value.includes(text))) &&
      (types.length === 0 || types.some((type) => listing.categories.includes(type))) &&
      (suburbs.length === 0 || suburbs.includes(listing.suburb ?? "")) &&
      (!isContactable || listing.phone !== null || listing.emails.length > 0) &&
      has.every((field) => (field === "hours" ? listing.hours_known : isThere(listing[field])))
    );
  };
  const closed = filters.map((chosen) => ({ ...chosen, isOpenNow: false }));

  test("is what going through every business one by one finds", () => {
    holds(
      fc.property(closed, (chosen) => {
        const rows = rowsFor(chosen, preset);
        const expected = listings.flatMap((_, row) => (fits(row, chosen) ? [row] : []));
        expect(rows.toSorted((a, b) => a - b)).toEqual(expected);
      }),
    );
  });

  test("is what the chat finds that asks for the same", () => {
    holds(
      fc.property(filters, (chosen) => {
        const where = conditionOf(chosen);
        const { rows } = ran({ op: "list", ...(where ? { where } : {}) }, preset);
        expect(rowsFor(chosen, preset).toSorted((a, b) => a - b)).toEqual(rows);
      }),
    );
  });

  test("a facet's number is what the list then holds when only that value is chosen in it", () => {
    holds(
      fc.property(closed, (chosen) => {
        const { values, has, contactable, openNow } = facetsFor(chosen, preset);
        for (const field of facetFields) {
          for (const { value, rows } of values[field]) {
            const one = { ...chosen, values: chosenOf(chosen.values, field, [value]) };
            expect(rowsFor(one, preset)).toHaveLength(rows);
          }
        }
        for (const { value, rows } of has) {
          const one = { ...chosen, has: [...new Set([...chosen.has, value])] };
          expect(rowsFor(one, preset)).toHaveLength(rows);
        }
        expect(rowsFor({ ...chosen, isOpenNow: true }, preset)).toHaveLength(openNow);
        expect(rowsFor({ ...chosen, isContactable: true }, preset)).toHaveLength(contactable);
      }),
      { numRuns: 50 },
    );
  });

  test("what the map's tags say is a facet as well, numbers too, and none where nobody knows it", () => {
    const tagged = presetFor(
      snapshotOf([
        listing(1, { cuisine: ["thai", "sushi"], stars: 3 }),
        listing(2, { cuisine: ["thai"], stars: 4.5 }),
        listing(3, { wheelchair: "limited" }),
      ]),
    );
    const { values } = facetsFor(noFilters, tagged);
    expect(values.cuisine).toEqual([
      { value: "thai", rows: 2 },
      { value: "sushi", rows: 1 },
    ]);
    expect(values.stars).toHaveLength(2);
    expect(values.wheelchair).toEqual([{ value: "limited", rows: 1 }]);
    expect(values.delivery).toEqual([]);
    const chosen = { ...noFilters, values: { stars: ["4.5"], cuisine: ["thai"] } };
    expect(rowsFor(chosen, tagged)).toEqual([1]);
    expect(filtersIn(new URLSearchParams(addressOf(chosen).toString()))).toEqual(chosen);
  });

  test("is sorted as asked, and who lacks the value comes last either way", () => {
    for (const dir of ["asc", "desc"] as const) {
      const rows = rowsFor({ ...noFilters, order: { by: "suburb", dir } }, preset);
      const suburbs = rows.map((row) => listings[row]?.suburb ?? null);
      const named = suburbs.filter((suburb) => suburb !== null);
      expect(suburbs.slice(named.length).every((suburb) => suburb === null)).toBe(true);
      const inOrder = named.map((suburb) => suburb.toLowerCase()).toSorted();
      expect(named.map((suburb) => suburb.toLowerCase())).toEqual(
        dir === "asc" ? inOrder : inOrder.toReversed(),
      );
    }
  });

  test("a business whose hours are not known is neither open nor closed", () => {
    const [open, shut, unknown] = [1, 0, 2];
    const statesAt = (dow: number, min: number): number[] => [
      ...openStates({ ...preset, clock: { ...preset.clock, dow, min } }),
    ];
    const [withHours, without] = [true, false].map((isKnown) =>
      listings.flatMap(({ hours_known }, row) => (hours_known === isKnown ? [row] : [])),
    );
    const [mondayNoon, tuesdayNoon] = [statesAt(0, 720), statesAt(1, 720)];
    expect(new Set(withHours?.map((row) => mondayNoon[row]))).toEqual(new Set([open]));
    expect(new Set(withHours?.map((row) => tuesdayNoon[row]))).toEqual(new Set([shut]));
    expect(new Set(without?.map((row) => tuesdayNoon[row]))).toEqual(new Set([unknown]));
  });

  test("another letter is looked for alone, and another time of day opens other businesses", () => {
    const { columns } = preset;
    const asked = { hours: 0, texts: 0 };
    const counting = {
      ...columns,
      hours: () => {
        asked.hours += 1;
        return columns.hours();
      },
      texts: (field: Parameters<typeof columns.texts>[0]) => {
        asked.texts += 1;
        return columns.texts(field);
      },
    };
    const at = (min: number) => ({
      ...preset,
      columns: counting,
      clock: { ...preset.clock, dow: 0, min },
    });
    const open = (text: string, min: number) => facetsFor({ ...noFilters, text }, at(min)).openNow;
    const all = ["p", "pl", "pla"].map((text) => open(text, 720));
    expect(asked).toEqual({ hours: 1, texts: 2 * all.length });
    expect(open("pla", 180)).toBeLessThan(all[2] ?? 0);
    expect(asked).toEqual({ hours: 2, texts: 2 * all.length });
  });
});

describe("the order of the table", () => {
  const order = (rows: readonly number[], of: { id: unknown }[]) => rows.map((row) => of[row]?.id);

  test("has the most complete first, contacts before all else, and those without a name last", () => {
    const businesses = [
      listing("bare", { name: "Bare" }),
      listing("nameless", {
        name: null,
        phone: "+37799991234",
        website: "https://a.example/",
        emails: [{ role: "info", value: "a@a.example" }],
      }),
      listing("tagged", { name: "Tagged", cuisine: ["thai"], wheelchair: "yes", brand: "B" }),
      listing("reached", { name: "Reached", phone: "+37799991235" }),
      listing("most", { name: "Most", phone: "+37799991236", cuisine: ["thai"] }),
    ];
    const preset = presetFor(snapshotOf(businesses));
    expect(order(rowsFor(noFilters, preset), businesses)).toEqual([
      "most",
      "reached",
      "tagged",
      "bare",
      "nameless",
    ]);
  });

  test("by any column keeps each business once, unknown ones last, equal ones most complete first", () => {
    const complete = rowsFor(noFilters, preset);
    const rank = new Map(complete.map((row, at) => [row, at]));
    for (const by of sortable) {
      const up = rowsFor({ ...noFilters, order: { by, dir: "asc" } }, preset);
      const down = rowsFor({ ...noFilters, order: { by, dir: "desc" } }, preset);
      for (const rows of [up, down]) expect(new Set(rows)).toEqual(new Set(complete));
      if (by === "now" || by === "phones") continue;
      const values = (rows: readonly number[]) =>
        rows.map((row) => JSON.stringify(listings[row]?.[by] ?? null));
      const isUnknown = (text: string): boolean => text === "null" || text === "[]";
      const upValues = values(up);
      const unknown = upValues.filter(isUnknown).length;
      for (const all of [upValues, values(down)]) {
        expect(all.slice(all.length - unknown).every(isUnknown)).toBe(true);
      }
      for (const [at, row] of up.entries()) {
        const next = up[at + 1];
        if (next === undefined || upValues[at] !== upValues[at + 1]) continue;
        expect([by, (rank.get(row) ?? 0) < (rank.get(next) ?? 0)]).toEqual([by, true]);
      }
    }
  });

  test("of numbers is by size, of now open ones first", () => {
    const rated = presetFor(
      snapshotOf([9, 10, null, 4.5].map((stars, at) => listing(at, { founded_year: stars }))),
    );
    const by = (dir: "asc" | "desc") =>
      rowsFor({ ...noFilters, order: { by: "founded_year", dir } }, rated);
    expect([by("asc"), by("desc")]).toEqual([
      [3, 0, 1, 2],
      [1, 0, 3, 2],
    ]);
    const states = openStates(preset);
    const now = rowsFor({ ...noFilters, order: { by: "now", dir: "asc" } }, preset);
    const ranks = now.map((row) => [1, 0, 2][states[row] ?? 2] ?? 2);
    expect(ranks).toEqual(ranks.toSorted());
  });
});
