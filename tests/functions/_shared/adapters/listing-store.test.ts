import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { snapshots } from "#collections/snapshots.bucket.ts";
import type { TaskRow } from "#collections/tasks.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import { unpacked } from "#shared/adapters/load-snapshot.ts";
import type { ListingSource } from "#shared/collectors/collector.ts";
import { runCollection } from "../../../../functions/collect/run-collection.ts";
import { readListings } from "../../../../functions/tasks/read-listings.ts";
import { holdsAsync } from "../../../property.ts";
import { collectionWorld } from "../../../steps/collection-world.ts";
import { node } from "../../../steps/map-element.ts";

const bounds = { north: 1, south: 0, east: 1, west: 0 };
const streets = ["Rue Haute", "Rue Basse", "Place Neuve"];

/** Thirty restaurants with streets, hours and phones. */
const town: ListingSource = {
  count: async () => 30,
  countInside: async () => ({ each: [], total: 0 }),
  collect: async () => ({
    elements: Array.from({ length: 30 }, (_, at) =>
      node(
        at + 1,
        {
          amenity: "restaurant",
          name: `Café ${at}`,
          "addr:street": streets[at % 3] ?? "",
          opening_hours: "Mo-Fr 09:00-17:00",
          ...(at % 2 === 0 ? { phone: `+33 1 99 00 12 ${10 + at}` } : {}),
        },
        { lat: 0.3 + at / 100, lon: 0.5 },
      ),
    ),
    dropped: 0,
    sourceUpdatedAt: "2026-11-21",
  }),
};

/** A finished task, and a store that has nothing in memory yet. */
async function collected() {
  const world = collectionWorld(town);
  await world.queue("t", bounds);
  await runCollection("t", world.deps);
  const task = await world.task("t");
  const listings = await world.listings("t");
  const [key, file] = [...world.stored].find(([id]) => id.startsWith(snapshots.id)) ?? [];
  if (key === undefined || !file) throw new Error("no snapshot was written");
  let reads = 0;
  const files = {
    ...world.files,
    read: (...which: Parameters<typeof world.files.read>) => {
      reads += 1;
      return world.files.read(...which);
    },
  };
  return {
    world,
    task,
    listings,
    bytes: file.bytes,
    reads: () => reads,
    store: () => listingStore(world.tables, files),
    /** Puts other bytes in the file's place, or none. */
    spoil: (bytes: Uint8Array | null) => {
      if (bytes === null) world.stored.delete(key);
      else world.stored.set(key, { ...file, bytes });
    },
    saved: () => world.stored.get(key)?.bytes,
  };
}

const rowsOf = async (
  store: ReturnType<typeof listingStore>,
  task: TaskRow,
): Promise<ListingWithReceipts[]> => [...(await store.readSnapshot(task)).listings];

function contentOf(bytes: Uint8Array | undefined) {
  const { listings, meta } = unpacked(bytes ?? new Uint8Array()).snapshot;
  return { listings: [...listings], meta };
}

describe("the listings of a finished preset", () => {
  test("are made again from the pages when the file is missing, and the file is there again", async () => {
    const { store, task, listings, spoil, saved, bytes } = await collected();
    spoil(null);
    expect(await rowsOf(store(), task)).toEqual(listings);
    expect(contentOf(saved())).toEqual(contentOf(bytes));
  });

  test("are the same wherever the file was cut off", async () => {
    const { store, task, listings, spoil, saved, bytes } = await collected();
    await holdsAsync(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        spoil(bytes.subarray(0, length));
        expect(await rowsOf(store(), task)).toEqual(listings);
        expect(contentOf(saved())).toEqual(contentOf(bytes));
      }),
      { numRuns: 40 },
    );
  });

  test("are the same whichever bit of the file was flipped", async () => {
    const { store, task, listings, spoil, bytes } = await collected();
    await holdsAsync(
      fc.asyncProperty(fc.nat(8 * bytes.length - 1), async (bit) => {
        const at = bit >> 3;
        spoil(bytes.with(at, (bytes[at] ?? 0) ^ (1 << (bit & 7))));
        expect(await rowsOf(store(), task)).toEqual(listings);
      }),
      { numRuns: 60 },
    );
  });

  test("are there although the file can't be written again", async () => {
    const { world, task, listings, spoil } = await collected();
    spoil(null);
    const files = { ...world.files, save: () => Promise.reject(new Error("no room")) };
    expect(await rowsOf(listingStore(world.tables, files), task)).toEqual(listings);
  });

  test("are read from a file as the first version of the product wrote it", async () => {
    const { store, task, listings, spoil, bytes } = await collected();
    const { meta, rows } = JSON.parse(gunzipSync(bytes).toString("latin1").split("\n")[0] ?? "");
    const header = { format: "areascout-snapshot", version: 1, rows, meta };
    const lines = [header, ...listings].map((line) => `${JSON.stringify(line)}\n`);
    spoil(gzipSync(lines.join("")));
    expect(await rowsOf(store(), task)).toEqual(listings);
  });

  test("are not read from a file that a later version wrote, and the file stays as it is", async () => {
    const { store, task, spoil, saved } = await collected();
    const newer = gzipSync('{"format":"areascout-snapshot","version":3}\n');
    spoil(newer);
    await expect(store().readSnapshot(task)).rejects.toMatchObject({
      code: "preset/being-prepared",
    });
    expect(saved()).toEqual(newer);
  });

  test("know the area of their preset, read from the file or built again", async () => {
    const { store, task, spoil } = await collected();
    expect((await store().readSnapshot(task)).bounds).toEqual(bounds);
    spoil(null);
    expect((await store().readSnapshot(task)).bounds).toEqual(bounds);
  });

  test("are loaded once for all who ask at the same time, and again after a failure", async () => {
    const { world, store, task, reads } = await collected();
    const one = store();
    const all = await Promise.all(Array.from({ length: 20 }, () => one.readSnapshot(task)));
    expect(new Set(all).size).toBe(1);
    expect(reads()).toBe(1);
    let isDown = true;
    const files = {
      ...world.files,
      read: (...which: Parameters<typeof world.files.read>) =>
        isDown ? Promise.reject(new Error("down")) : world.files.read(...which),
    };
    const other = listingStore(world.tables, files);
    await expect(other.readSnapshot(task)).rejects.toThrow("down");
    isDown = false;
    expect((await other.readSnapshot(task)).listings.length).toBe(30);
  });

  test("are the new ones as soon as the task has a new snapshot", async () => {
    const { world, store, task } = await collected();
    const one = store();
    const before = await one.readSnapshot(task);
    await one.saveSnapshot("t.next", {
      listings: [...before.listings].slice(0, 3),
      meta: before.meta,
    });
    await world.deps.tasks.update("t", { snapshot_id: "t.next" });
    expect((await one.readSnapshot(await world.task("t"))).listings.length).toBe(3);
  });

  test("are nobody else's, also when they are in memory", async () => {
    const { world, store } = await collected();
    const deps = { ...world.deps, listings: store() };
    const query = new URLSearchParams();
    const own = await readListings({ userId: "ada", taskId: "t", query }, deps);
    expect(own.total).toBe(30);
    await expect(readListings({ userId: "bob", taskId: "t", query }, deps)).rejects.toMatchObject({
      code: "preset/not-found",
    });
  });
});
