import { describe, expect, test } from "vitest";
import { columnsInMemory, storedListings } from "#domain/snapshot/stored-listings.ts";
import { changesBetween } from "#domain/task/changes.ts";
import { listing } from "../query/sample-preset.ts";

describe("what changed between two runs", () => {
  test("is told by ids and, for changes, by field", () => {
    const before = [listing(1), listing(2, { phone: "+431" }), listing(3)];
    const after = [listing(1), listing(2, { phone: "+432", name: "New name" }), listing(4)];
    expect(changesBetween(before, after)).toEqual({
      new: { count: 1, ids: [listing(4).id] },
      gone: { count: 1, ids: [listing(3).id] },
      changed: { count: 1, ids: [listing(2).id], byField: { name: 1, phone: 1 } },
    });
  });

  test("when it was collected is no change, and the same rows have none", () => {
    const later = { collected_at: "2027-01-01T00:00:00Z", source_updated_at: "2027-01-01" };
    const changes = changesBetween([listing(1)], [listing(1, later)]);
    expect([changes.new.count, changes.gone.count, changes.changed.count]).toEqual([0, 0, 0]);
  });

  test("the same values in another order of their keys are no change", () => {
    const email = { role: "info", value: "info@one.example" };
    const turned = { value: "info@one.example", role: "info" };
    const before = [listing(1, { emails: [email] })];
    const { changed } = changesBetween(before, [listing(1, { emails: [turned] })]);
    expect(changed).toEqual({ count: 0, ids: [], byField: {} });
  });

  test("a business drawn twice stays one, whichever of its elements leads", () => {
    const before = [listing(1, { merged_source_ids: [listing(2).source_id] })];
    const after = [listing(2, { ...listing(1), id: "x", source_id: listing(2).source_id })];
    const changes = changesBetween(before, after);
    expect([changes.new.count, changes.gone.count]).toEqual([0, 0]);
  });

  const place = (gersId: string, fields: Parameters<typeof listing>[1] = {}) =>
    listing(gersId, {
      source_id: `overture/${gersId}`,
      gers_id: gersId,
      name: "Café Zoë",
      ...fields,
    });

  test("a business is the same by its id of the map or by its id of Overture", () => {
    const ofBoth = { sources: "both", gers_id: "g1" } as const;
    const merged = { ...ofBoth, merged_source_ids: ["overture/g1"] };
    const before = [place("g1"), listing(2, { sources: "osm" })];
    const after = [
      listing(1, { name: "Café Zoë", ...merged }),
      listing(2, { ...merged, merged_source_ids: ["overture/g2"], overture_confidence: 0.7 }),
    ];
    const changes = changesBetween(before, after);
    expect([changes.new.count, changes.gone.count, changes.changed.count]).toEqual([0, 0, 0]);
  });

  test.each([
    ["a new id of Overture within 30 m is none", { name: "CAFE ZOE", lat: 43.7301 }, [0, 0]],
    ["a new id further away is a new business", { lat: 43.7305 }, [1, 1]],
    ["a new id of another name is a new business", { name: "Café Noé" }, [1, 1]],
  ])("%s", (_, fields, [added, gone]) => {
    const changes = changesBetween([place("g1")], [place("g9", fields)]);
    expect([changes.new.count, changes.gone.count]).toEqual([added, gone]);
  });

  test("two places of one name are two, whatever their new ids", () => {
    const before = [place("g1"), place("g2", { lat: 43.7301 })];
    const after = [place("g9", { lat: 43.7301 }), place("g8")];
    const changes = changesBetween(before, after);
    expect([changes.new.count, changes.gone.count, changes.changed.count]).toEqual([0, 0, 0]);
    expect(changesBetween(before, [place("g9")]).gone.count).toBe(1);
  });

  test("another id of the map is another business, however near its namesake is", () => {
    const changes = changesBetween([listing(1)], [listing(2, { name: "Place 1" })]);
    expect([changes.new.count, changes.gone.count]).toEqual([1, 1]);
  });

  test("columns that the first run did not collect yet are no change", () => {
    const { cuisine: _, wheelchair: __, ...old } = listing(1);
    const after = [listing(1, { cuisine: ["italian"], wheelchair: "yes", name: "New name" })];
    const before = [old as ReturnType<typeof listing>];
    const stored = storedListings(columnsInMemory(before));
    for (const rows of [before, stored]) {
      expect(changesBetween(rows, after).changed).toMatchObject({
        count: 1,
        byField: { name: 1 },
      });
    }
  });

  test("a later column that both runs collected is compared", () => {
    const { changed } = changesBetween([listing(1)], [listing(1, { wheelchair: "yes" })]);
    expect(changed.byField).toEqual({ wheelchair: 1 });
  });

  test("counts are whole where the ids are cut", () => {
    const many = Array.from({ length: 250 }, (_, n) => listing(n + 1));
    const { new: added } = changesBetween([], many);
    expect([added.count, added.ids.length]).toEqual([250, 100]);
  });
});
