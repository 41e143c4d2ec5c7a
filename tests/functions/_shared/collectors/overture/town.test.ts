import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contains } from "#domain/area/area.ts";
import { chunksOf, groupsIn } from "#domain/overture/places-index.ts";
import { taxonomyOfTypes } from "#domain/overture/taxonomy-map.ts";
import { sampleTown, type Truth } from "../../../../../scripts/stand-ins/index.ts";
import { chunkBytes, type OvertureWorld, overtureWorld } from "../../../../steps/overture.ts";

const { bounds: whole } = sampleTown();
const allTypes = Object.keys(taxonomyOfTypes);
/** A fifth of the town in each direction. */
const quarter = {
  south: whole.south + (whole.north - whole.south) * 0.35,
  north: whole.south + (whole.north - whole.south) * 0.55,
  west: whole.west + (whole.east - whole.west) * 0.4,
  east: whole.west + (whole.east - whole.west) * 0.6,
};
const all = {
  south: whole.south - 0.01,
  north: whole.north + 0.01,
  west: whole.west - 0.01,
  east: whole.east + 0.01,
};

function fail(): never {
  throw new Error("there is no row group");
}

describe.each([
  ["without page indexes", ".0"],
  ["with page indexes", ".1"],
])("the places of the sample town %s", (_, suffix) => {
  let world: OvertureWorld;
  let truth: Truth[];
  beforeAll(async () => {
    world = await overtureWorld({ wanted: (latest) => latest.replace(/\.\d+$/, suffix) });
    truth = (await world.json("/truth.json")) as Truth[];
    await world.sent();
  });
  afterAll(() => world.close());

  test("there are at least 50 row groups, all in the index", () => {
    expect(world.index.groups.length).toBeGreaterThanOrEqual(50);
    const [id] = chunksOf(world.index.groups[0] ?? fail());
    expect((id?.offsetIndexLength ?? 0) > 0).toBe(suffix === ".1");
  });

  test("every place of our types comes once, but the closed and the unsure ones", async () => {
    const answer = await world.reader().collect(all, allTypes);
    const ids = answer.places.map(({ gersId }) => gersId);
    expect(new Set(ids).size).toBe(ids.length);
    const kinds = new Map(truth.map(({ id, kind }) => [id, kind]));
    const came = new Set(ids.map((id) => kinds.get(id)));
    expect([...came].toSorted()).toEqual(["dead", "duplicate", "only", "same"]);
    const closed = truth.filter(({ kind }) => kind === "closed").length;
    expect(answer.dropped.closed).toBeGreaterThan(0);
    expect(answer.dropped.closed).toBeLessThanOrEqual(closed);
    expect(answer.places.every((place) => contains(all, place))).toBe(true);
    expect(answer.places.length).toBeGreaterThan(300);
  });

  test("the count is that of the rows that are collected, type by type", async () => {
    const reader = world.reader();
    const types = ["Restaurant", "Coffee Shop", "Dentist"];
    const { each, total } = await reader.count(quarter, types, 0.5);
    const { places } = await reader.collect(quarter, types);
    const sure = places.filter(({ confidence }) => confidence >= 0.5);
    expect(each).toEqual(
      types.map((type) => sure.filter((one) => one.types.includes(type)).length),
    );
    expect(total).toBe(sure.length);
    expect(total).toBeGreaterThan(5);
  });

  test("an area reads little more than the needed columns of the row groups it touches", async () => {
    const groups = groupsIn(world.index, quarter);
    expect(groups.length).toBeLessThan(world.index.groups.length / 2);
    const tops = [...new Set(world.index.columns.map(({ path }) => path[0] ?? ""))];
    const reader = world.reader();
    await world.sent();
    await reader.collect(quarter, allTypes);
    const sent = (await world.sent()).filter(({ path }) => path.endsWith(".parquet"));
    const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
    const needed = chunkBytes(world.index, groups, tops);
    console.log(`${suffix}: ${bytes} bytes, ${needed} needed, ${sent.length} requests`);
    expect(bytes).toBeLessThanOrEqual(1.2 * needed);
  });

  test("counting reads boxes, taxonomy and confidence only", async () => {
    const groups = groupsIn(world.index, quarter);
    await world.sent();
    await world.reader().count(quarter, ["Restaurant"], 0.5);
    const sent = (await world.sent()).filter(({ path }) => path.endsWith(".parquet"));
    const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
    const needed = chunkBytes(world.index, groups, ["bbox", "taxonomy", "confidence"]);
    console.log(`${suffix}: count ${bytes} bytes, ${needed} needed`);
    expect(bytes).toBeLessThanOrEqual(1.2 * needed);
  });

  test("the same area and the one beside it are not counted twice", async () => {
    const reader = world.reader();
    const first = await reader.count(quarter, ["Restaurant"], 0.5);
    await world.sent();
    expect(await reader.count(quarter, ["Restaurant"], 0.5)).toEqual(first);
    expect(await world.sent()).toEqual([]);
  });
});
