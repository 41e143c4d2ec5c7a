import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import type { ExportRequest } from "#domain/contract.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { SourceFailure } from "#shared/collectors/collector.ts";
import { retryDeadTiles } from "../../../functions/collect/retry-dead-tiles.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { exportListings } from "../../../functions/tasks/export-listings.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { map } from "../collect/map-of-restaurants.ts";
import {
  answerWith,
  both,
  bounds,
  known,
  other,
  overtureOf,
  types,
  type World,
} from "../collect/two-source-run.ts";

type Row = Record<string, string>;

async function collected(places: OverturePlace[], tags: Record<string, string> = {}) {
  const world = collectionWorld(
    map({ tags: () => tags }).source,
    overtureOf(() => answerWith(places)),
  );
  await world.queue("t", bounds, both);
  await runCollection("t", world.deps);
  return world;
}

let files = 0;

async function fileOf(world: World, sent: Partial<ExportRequest> = {}, taskId = "t") {
  const newId = () => String(files++).padStart(24, "0");
  const before = new Set(world.stored.keys());
  const reply = await exportListings(
    { userId: "ada", taskId, origin: "", sent: { format: "csv", source: "overture", ...sent } },
    { ...world.deps, files: world.files, newId },
  );
  const made = [...world.stored.keys()].find((key) => !before.has(key)) ?? "";
  return { reply, text: Buffer.from(world.stored.get(made)?.bytes ?? []).toString("utf8") };
}

async function rowsOf(world: World): Promise<Row[]> {
  const { text, reply } = await fileOf(world);
  const { data, errors } = Papa.parse<Row>(text.replace("\uFEFF", ""), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(data).toHaveLength(reply.rows);
  return data;
}

const idsOf = async (world: World) => (await rowsOf(world)).map(({ gers_id }) => gers_id);

describe("a file of Overture's places alone", () => {
  test("has its own values of what was merged and what was added, and none of the map", async () => {
    const world = await collected(
      [known({ websites: ["https://known.example/"] }), other("new", { name: "=1+2" })],
      { phone: "+44 20 7946 0009", opening_hours: "24/7", website: "https://map.example/" },
    );
    const [merged] = await world.listings("t");
    expect(merged).toMatchObject({ sources: "both", phone: "+442079460009" });
    const { text, reply } = await fileOf(world);
    expect(text).not.toMatch(/OpenStreetMap|ODbL|map\.example|node\/|7946 ?0009/);
    expect(reply.rows).toBe(2);
    const rows = await rowsOf(world);
    expect(rows).toMatchObject([
      {
        ...{ source_id: "overture/known", name: "Restaurant 500501", category: "Restaurant" },
        ...{ phone: "+442079460001", website: "https://known.example/", gers_id: "known" },
        ...{ lat: "0.5", lon: "0.5001", source: "Overture Maps", release: "2026-11-18.0" },
      },
      { gers_id: "new", name: "'=1+2" },
    ]);
    const heads = Object.keys(rows[0] ?? {});
    expect([heads[0], ...heads.slice(-2)]).toEqual(["id", "source", "licence"]);
  });

  test("has no place that was too unsure for a row: the map decided that it is used", async () => {
    const world = await collected([known({ confidence: 0.3 }), other("sure")]);
    expect((await world.listings("t")).map(({ gers_id }) => gers_id)).toEqual(["known", "sure"]);
    expect(await idsOf(world)).toEqual(["sure"]);
  });

  test("belongs to its run: a re-run has a file of its own, and the first one stays", async () => {
    let answer = [known(), other("first")];
    const world = collectionWorld(
      map().source,
      overtureOf(() => answerWith(answer)),
    );
    await world.queue("t", bounds, both);
    await runCollection("t", world.deps);
    const before = await fileOf(world);
    answer = [other("second")];
    await world.queue("again", bounds, { ...both, previousTaskId: "t" });
    await runCollection("again", world.deps);
    expect((await fileOf(world)).text).toBe(before.text);
    const { text } = await fileOf(world, {}, "again");
    expect([text.includes("overture/second"), text.includes("overture/first")]).toEqual([
      true,
      false,
    ]);
  });

  test("grows with tiles of the map that are retried later", async () => {
    let isBroken = true;
    const { source } = map({
      split: true,
      onCollect(box) {
        if (isBroken && box.south >= 0.5 && box.west === 0)
          throw new SourceFailure("unreachable", "down");
      },
    });
    const places = [other("in", { lat: 0.1, lon: 0.1 }), other("dead", { lat: 0.9, lon: 0.1 })];
    const world = collectionWorld(
      source,
      overtureOf(() => answerWith(places)),
    );
    await world.queue("t", bounds, both);
    await world.runToEnd("t");
    expect(await idsOf(world)).toEqual(["in"]);
    isBroken = false;
    world.pass(60_000);
    await retryDeadTiles("t", world.deps);
    expect(await idsOf(world)).toEqual(["in", "dead"]);
  });

  test("is the same after the run's last snapshot is lost and made again", async () => {
    const world = await collected([known(), other("new")]);
    const before = await fileOf(world);
    for (const key of world.stored.keys()) {
      if (key.startsWith("snapshots/") && !key.endsWith(".places")) world.stored.delete(key);
    }
    expect((await fileOf(world)).text).toBe(before.text);
  });

  test("lacks a business that asked to be left out, by a contact in either source", async () => {
    const world = await collected(
      [
        known({ phones: ["+442079460001"] }),
        other("by-phone", { phones: ["+442079460005", "+442079460006"] }),
        other("by-site", { websites: ["https://a.example/", "https://b.example/"], lat: 0.7 }),
        other("by-email", { emails: ["info@c.example"], lat: 0.8 }),
        other("stays", { lat: 0.9 }),
      ],
      { phone: "+44 20 7946 0009" },
    );
    expect(await idsOf(world)).toHaveLength(5);
    for (const [kind, value, left] of [
      // The map's number alone: the place's own is another.
      ["phone", "+442079460009", ["by-phone", "by-site", "by-email", "stays"]],
      ["phone", "+442079460006", ["by-site", "by-email", "stays"]],
      ["domain", "b.example", ["by-email", "stays"]],
      ["domain", "c.example", ["stays"]],
    ] as const) {
      const { $id } = await world.deps.suppressions.ask(
        { kind, value },
        { note: null, contact: null },
        "c",
      );
      const at = world.deps.now().toISOString();
      await world.deps.suppressions.decide($id, { state: "withheld", proof: "operator", at });
      expect(await idsOf(world)).toEqual(left);
    }
  });

  test("takes no filter, selection, layout or columns, which could tell of the map", async () => {
    const world = await collected([known()]);
    for (const sent of [
      { filter: { f: "phone", has: true } },
      { ids: ["a"] },
      { without: ["a"] },
      { layout: "crm" as const },
      { columns: ["id"] },
    ]) {
      await expect(fileOf(world, sent)).rejects.toMatchObject({ code: "request/malformed" });
    }
  });

  test("is somebody else's for others", async () => {
    const world = await collected([known()]);
    const sent = { format: "csv", source: "overture" } as const;
    const asked = { userId: "eve", taskId: "t", origin: "", sent };
    const deps = { ...world.deps, files: world.files, newId: () => "0" };
    await expect(exportListings(asked, deps)).rejects.toMatchObject({ code: "preset/not-found" });
  });
});

describe("a preset without places of Overture says why it has no such file:", () => {
  const refusal = async (world: World): Promise<string> => {
    const error = await fileOf(world).then(
      () => null,
      (failure: { code: string; status: number; detail: string }) => failure,
    );
    expect([error?.code, error?.status]).toEqual(["preset/without-overture", 409]);
    return error?.detail ?? "";
  };

  test("it was collected from the map alone", async () => {
    const world = collectionWorld(map().source);
    await world.queue("t", bounds, { types });
    await runCollection("t", world.deps);
    expect(await refusal(world)).toBe(
      "This preset has no places of Overture Maps. It was collected from OpenStreetMap alone.",
    );
  });

  test("they could not be read", async () => {
    const overture = overtureOf(() => {
      throw new OvertureFailure("slow");
    });
    const world = collectionWorld(map().source, overture);
    await world.queue("t", bounds, both);
    await runCollection("t", world.deps);
    expect(await refusal(world)).toMatch(
      /^This preset has no places of Overture Maps\. [A-Z].+\.$/,
    );
  });

  test("they are no longer stored", async () => {
    const world = await collected([known()]);
    await world.deps.placePages.remove("t");
    expect(await refusal(world)).toMatch(/no longer stored: re-run it/);
  });
});
