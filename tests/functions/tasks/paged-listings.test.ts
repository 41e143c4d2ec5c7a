import { describe, expect, test } from "vitest";
import { sortFields } from "#domain/query/plan/plan.ts";
import { addressOf, conditionOf, type Filters, noFilters } from "#domain/results/filters.ts";
import { mostCompleteFirst, orderText, sortable } from "#domain/results/order.ts";
import { facetsFor, presetFrom, rowsFor } from "#domain/results/results.ts";
import type { ListingSource } from "#shared/collectors/collector.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { readListing, readListings } from "../../../functions/tasks/read-listings.ts";
import { readResults } from "../../../functions/tasks/read-results.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { node } from "../../steps/map-element.ts";

const bounds = { north: 1, south: 0, east: 1, west: 0 };
const suburbs = ["North", "South", "", "Harbour"];
const elements = Array.from({ length: 73 }, (_, at) =>
  node(
    at + 1,
    {
      amenity: at % 3 === 0 ? "cafe" : "restaurant",
      // Names come several times, and some have none: equal keys are where pages could overlap.
      ...(at % 7 === 0 ? {} : { name: `Shop ${at % 11}` }),
      ...(suburbs[at % 4] ? { "addr:suburb": suburbs[at % 4] ?? "" } : {}),
      ...(at % 2 === 0 ? { phone: `+4420794600${String(at).padStart(2, "0")}` } : {}),
      ...(at % 5 === 0 ? { opening_hours: "Mo-Su 09:00-17:00" } : {}),
      website: `https://shop${at}.example/`,
    },
    { lat: 0.1 + at / 100, lon: 0.5 },
  ),
);
const source: ListingSource = {
  count: async () => elements.length,
  countInside: async () => ({ each: [], total: 0 }),
  collect: async () => ({ elements, dropped: 0, sourceUpdatedAt: "2026-11-21" }),
};
const asked = { userId: "ada", taskId: "t" };

async function collected() {
  const world = collectionWorld(source);
  await world.queue("t", bounds);
  await runCollection("t", world.deps);
  const page = (query: Record<string, string>) =>
    readListings({ ...asked, query: new URLSearchParams(query) }, world.deps);
  /** Page after page, as a browser without room for all. */
  const walk = async (query: Record<string, string>, limit = 10): Promise<string[]> => {
    const ids: string[] = [];
    for (let cursor: string | null = "0"; cursor !== null; ) {
      const reply = await page({ ...query, cursor, limit: String(limit) });
      ids.push(...reply.rows.map(({ id }) => id));
      cursor = reply.next;
    }
    return ids;
  };
  const results = (filters: Filters) =>
    readResults({ ...asked, view: String(addressOf(filters)) }, world.deps);
  const snapshot = async () => world.deps.listings.readSnapshot(await world.task("t"));
  return { world, page, walk, results, snapshot };
}

const filtered: Filters = {
  ...noFilters,
  text: "shop",
  has: ["phone"],
  order: { by: "name", dir: "desc" },
};

describe("a preset read page by page", () => {
  test("has every business once, in each order there is and whatever the pages' size", async () => {
    const { walk, page } = await collected();
    const all = (await walk({})).toSorted();
    expect(all).toHaveLength(73);
    for (const by of sortFields) {
      if (by === "measure") continue;
      for (const dir of ["asc", "desc"]) {
        const sort = `${by}.${dir}`;
        const whole = (await page({ sort })).rows.map(({ id }) => id);
        expect(whole.toSorted(), sort).toEqual(all);
        expect(await walk({ sort }, 7), sort).toEqual(whole);
      }
    }
  });

  test("is filtered and sorted as a browser that holds all of it would", async () => {
    const { walk, page, results, snapshot, world } = await collected();
    const whole = await snapshot();
    const preset = presetFrom(whole, world.deps.now());
    const rows = rowsFor(filtered, preset);
    expect(rows.length).toBeGreaterThan(10);
    const query = { filter: JSON.stringify(conditionOf(filtered)), sort: "name.desc" };
    expect(await walk(query)).toEqual(rows.map((row) => whole.listings.at(row)?.id));
    expect((await page(query)).total).toBe(rows.length);
    const { total, found, facets, points } = await results(filtered);
    expect({ total, found }).toEqual({ total: 73, found: rows.length });
    expect(facets).toEqual(facetsFor(filtered, preset));
    expect(points.ids).toEqual(points.places.map((at) => whole.listings.at(rows[at] ?? -1)?.id));
  });

  test("has the screen's order for every column and by default, and its own without one", async () => {
    const { walk, snapshot, world } = await collected();
    const whole = await snapshot();
    const preset = presetFrom(whole, world.deps.now());
    const idsOf = (rows: readonly number[]) => rows.map((row) => whole.listings.at(row)?.id);
    for (const order of [null, ...sortable.map((by) => ({ by, dir: "desc" as const }))]) {
      const rows = rowsFor({ ...noFilters, order }, preset);
      expect(await walk({ sort: orderText(order) }, 30)).toEqual(idsOf(rows));
    }
    expect(await walk({ sort: mostCompleteFirst })).not.toEqual(await walk({}));
    expect(await walk({})).toEqual([...whole.listings].map(({ id }) => id));
  });

  test("never shows a business that asked to be left out, nor on the map", async () => {
    const { world, walk, results, page } = await collected();
    const before = await page({ sort: "name.asc" });
    const gone = before.rows.find(({ website }) => website?.includes("shop8."));
    expect((await readListing({ ...asked, id: gone?.id ?? "" }, world.deps)).listing).toEqual(gone);
    const subject = { kind: "domain", value: "shop8.example" } as const;
    const request = await world.deps.suppressions.ask(subject, { note: null, contact: null }, "c");
    await world.deps.suppressions.decide(request.$id, {
      state: "withheld",
      proof: "operator",
      at: world.deps.now().toISOString(),
    });
    for (const query of [{}, { sort: "name.desc" }, { sort: "lat.asc" }]) {
      const ids = await walk(query);
      expect(ids).toHaveLength(72);
      expect(ids).not.toContain(gone?.id);
    }
    const screen = await results(noFilters);
    expect(screen).toMatchObject({ total: 72, found: 72, withheld: 1 });
    expect(screen.points.ids).not.toContain(gone?.id);
    expect(await readListing({ ...asked, id: gone?.id ?? "" }, world.deps)).toEqual({
      listing: null,
    });
  });

  test("is refused to strangers, and so are filters and orders that no plan has", async () => {
    const { world, page } = await collected();
    const stranger = { userId: "bob", taskId: "t" };
    await expect(readResults({ ...stranger, view: "" }, world.deps)).rejects.toThrow();
    await expect(readListing({ ...stranger, id: "x" }, world.deps)).rejects.toThrow();
    for (const query of [
      { sort: "colour.asc" },
      { sort: "name.up" },
      { sort: "name.asc.twice" },
      { filter: "{" },
      { filter: '{"f":"colour","has":true}' },
    ]) {
      await expect(page(query), JSON.stringify(query)).rejects.toMatchObject({
        code: "request/malformed",
      });
    }
  });
});
