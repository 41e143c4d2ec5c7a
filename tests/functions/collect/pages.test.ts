import { describe, expect, test } from "vitest";
import { type ListingPageRow, listingPages } from "#collections/listing-pages.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { rowsOf } from "#domain/snapshot/stored-rows.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import type { ListingSource } from "#shared/collectors/collector.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { jsonPage } from "../../steps/json-page.ts";
import { node } from "../../steps/map-element.ts";

const bounds = { north: 1, south: 0, east: 1, west: 0 };
const perTile = 12;

/** Four tiles of restaurants, some of them twins, some without the street their neighbours have. */
function town({ description = "", each = perTile } = {}) {
  const asked: string[] = [];
  const source: ListingSource = {
    count: async (box) => (box.north - box.south > 0.9 ? workerLimits.tileMaxElements + 1 : each),
    countInside: async () => ({ each: [], total: 0 }),
    async collect({ north, south, east, west }) {
      asked.push(`${south} ${west}`);
      const elements = Array.from({ length: each }, (_, at) =>
        node(
          1 + at + 100_000 * (2 * Math.round(2 * south) + Math.round(2 * west)),
          {
            amenity: "restaurant",
            name: `Café ${at >> 1}`,
            "addr:city": "Sampletown",
            ...(at % 3 > 0 && { "addr:street": `Rue ${at % 2}` }),
            opening_hours: "Mo-Fr 09:00-17:00",
            ...(description && { description: `${at} ${description}` }),
          },
          { lat: (north + south) / 2 + at * 1e-5, lon: (east + west) / 2 },
        ),
      );
      return { elements, dropped: 1, sourceUpdatedAt: "2026-11-21" };
    },
  };
  return { source, asked };
}

/** A worker is stopped when it has read all tiles: its pages are all that is left. */
async function stopped(options?: Parameters<typeof town>[0]) {
  const { source, asked } = town(options);
  const world = collectionWorld(source);
  await world.queue("t", bounds);
  const saveSnapshot = () => Promise.reject(new Error("stopped"));
  const deps = { ...world.deps, listings: { ...world.deps.listings, saveSnapshot } };
  await expect(runCollection("t", deps)).rejects.toThrow("stopped");
  asked.length = 0;
  world.pass(2 * workerLimits.leaseSecondsDefault * 1_000);
  return {
    world,
    asked,
    pages: () => world.tables.rows(listingPages) as ListingPageRow[],
    async change(id: string, columns: Partial<ListingPageRow>) {
      await world.tables.update(listingPages, id, columns);
    },
    /** The task as the next worker leaves it. */
    async finish() {
      await runCollection("t", world.deps);
      const { status, found, coverage, charged_micros, price_micros } = await world.task("t");
      expect(charged_micros).toBe(price_micros);
      // A tile that was asked again was collected later.
      const rows = JSON.stringify(await world.listings("t"));
      return { status, found, coverage, rows: rows.replaceAll(/T08:\d\d:\d\d\.000Z/g, "") };
    },
  };
}

const cutAt = (body: string, share: number): string =>
  body.slice(0, Math.floor(body.length * share));

function otherInTheMiddle(body: string): string {
  const middle = body.length >> 1;
  return `${body.slice(0, middle)}${body[middle] === "A" ? "B" : "A"}${body.slice(middle + 1)}`;
}

describe("the pages of a collection", () => {
  test("are compressed columns, and the next worker asks for none of their tiles again", async () => {
    const { pages, asked, finish } = await stopped();
    expect(pages().map(({ $id }) => $id)).toEqual(["t.0.0", "t.1.0", "t.2.0", "t.3.0"]);
    for (const { body } of pages()) expect(body).toMatch(/^br:\d+:\d+:[A-Za-z0-9+/]+=*$/);
    expect(await finish()).toMatchObject({ status: "success", found: 4 * (perTile / 2) });
    expect(asked).toEqual([]);
  });

  test("are read as the version before wrote them, two hundred listings in JSON a page", async () => {
    const wanted = await (await stopped()).finish();
    const { world, pages, change, asked, finish } = await stopped();
    for (const tile of await world.deps.listings.readTiles("t")) {
      const all = tile.pages.flatMap(rowsOf);
      const parts = [all.slice(0, 5), all.slice(5)];
      const row = pages().find(({ $id }) => $id === `t.${tile.path}.0`);
      if (!row) throw new Error("the tile has a page");
      for (const [page, part] of parts.entries()) {
        const columns = { ...row, page, pages: 2, count: part.length, body: jsonPage(part) };
        await world.tables.upsert(listingPages, `t.${tile.path}.${page}`, columns);
      }
      await change(row.$id, {});
    }
    expect(pages()).toHaveLength(8);
    expect(await finish()).toEqual(wanted);
    expect(asked).toEqual([]);
  });

  test.each([
    ["cut", (body: string) => cutAt(body, 0.7)],
    ["cut to nothing", () => ""],
    ["changed in one place", otherInTheMiddle],
    [
      "of another number of listings",
      (body: string, other: string) => (body === other ? "[]" : other),
    ],
    ["no page at all", () => "not a page"],
    ["JSON that was cut", () => '[{"id":"1"},{"id'],
  ])("are asked for again where one is %s", async (_, spoil) => {
    const wanted = await (await stopped()).finish();
    const { pages, change, asked, finish } = await stopped();
    const [broken] = pages();
    if (!broken) throw new Error("there are pages");
    await change(broken.$id, { body: spoil(broken.body, broken.body) });
    expect(await finish()).toEqual(wanted);
    expect(asked).toHaveLength(1);
  });

  test("of a tile that was written in part by the version before don't keep it from being done", async () => {
    const wanted = await (await stopped()).finish();
    const { world, pages, change, asked, finish } = await stopped();
    const [row] = pages();
    if (!row) throw new Error("there are pages");
    for (const page of [0, 1, 2]) {
      const old = { ...row, page, pages: 25, count: 0, body: "[]" };
      await world.tables.upsert(listingPages, `t.${row.tile}.${page}`, old);
    }
    await change(row.$id, {});
    expect(await world.deps.listings.doneTiles("t")).toHaveLength(3);
    expect(await finish()).toEqual(wanted);
    expect(asked).toHaveLength(1);
    expect(await world.deps.listings.doneTiles("t")).toHaveLength(4);
  });

  test("hold so many listings at most, and no more text than a row takes", async () => {
    const random = (length: number): string =>
      Array.from({ length }, (_, at) =>
        String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000)),
      ).join("");
    const { world, pages } = await stopped({ description: random(1_500), each: 2_000 });
    expect(pages().length).toBeGreaterThanOrEqual(4);
    for (const { body, count } of pages()) {
      expect(body.length).toBeLessThanOrEqual(workerLimits.pageMaxBytes);
      expect(count).toBeLessThanOrEqual(workerLimits.listingsPerPage);
    }
    const tiles = await world.deps.listings.readTiles("t");
    expect(tiles.flatMap((tile) => tile.pages.flatMap(rowsOf))).toHaveLength(8_000);
  });

  test("that can't be read are no reason to show a finished preset without them", async () => {
    const { world, pages, change, finish } = await stopped();
    await finish();
    const [broken] = pages();
    await change(broken?.$id ?? "", { body: "not a page" });
    world.stored.clear();
    const store = listingStore(world.tables, world.files);
    const read = store.readSnapshot(await world.task("t"));
    await expect(read).rejects.toThrow("a page of the preset can't be read");
  });
});
