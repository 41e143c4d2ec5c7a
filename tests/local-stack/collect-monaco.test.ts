import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { priceMicros } from "#domain/pricing.ts";
import { projectRoot } from "../../scripts/project-root.ts";
import { type RunningStack, startStack } from "../steps/stack.ts";
import { allListings, finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

const shared = resolve(projectRoot, process.env.SHARED_DIR ?? "../shared");
const dump = join(shared, "data", "osm", "monaco-2026-07.overpass.json");
const bounds = { north: 43.7505, south: 43.7247, east: 7.4399, west: 7.4091 };

interface Element {
  type: string;
  id: number;
  lat?: number;
  lon?: number;
  center?: { lat: number; lon: number };
  tags?: Record<string, string>;
}

/** An independent reading of the dump: tag value among the list, position inside the box. */
function matching(test: (tags: Record<string, string>) => boolean): Element[] {
  const { elements } = JSON.parse(readFileSync(dump, "utf8")) as { elements: Element[] };
  return elements.filter((element) => {
    const lat = element.lat ?? element.center?.lat ?? 99;
    const lon = element.lon ?? element.center?.lon ?? 999;
    const inside =
      lat <= bounds.north && lat >= bounds.south && lon <= bounds.east && lon >= bounds.west;
    return inside && test(element.tags ?? {});
  });
}
const has = (tags: Record<string, string>, key: string, value: string): boolean =>
  (tags[key] ?? "").split(";").some((part) => part.trim() === value);

if (existsSync(dump)) {
  describe("a collection over real map data", () => {
    let stack: RunningStack;
    let user: TestUser;
    let taskId = "";
    let balanceBefore = 0;

    beforeAll(async () => {
      stack = await startStack({ dump });
      user = await signUp(stack.origin, "ada");
      balanceBefore = await openAccount(user);
      const start = await user.api("POST", "/api/scrape", {
        name: "Monaco",
        niche: ["Restaurant", "Hair Salon"],
        tier: 1,
        bounds,
      });
      expect(start.status).toBe(202);
      taskId = start.body.taskId;
      expect((await finishedTask(user, taskId)).status).toBe("success");
    });
    afterAll(async () => stack.stop());

    test("every matching element of the map is in the rows exactly once, and nothing else", async () => {
      const wanted = matching(
        (tags) => has(tags, "amenity", "restaurant") || has(tags, "shop", "hairdresser"),
      ).map((element) => `${element.type}/${element.id}`);
      const rows = await allListings(user, taskId);
      const got = rows.flatMap((row) => [
        row.source_id as string,
        ...(row.merged_source_ids as string[]),
      ]);
      expect(wanted.length).toBeGreaterThan(100);
      expect(got.sort()).toEqual(wanted.sort());
    });

    test("the balance falls by exactly the price of the area", async () => {
      const balance = await openAccount(user);
      const price = priceMicros(bounds, 1);
      expect(Math.round(balanceBefore * 1e6) - Math.round(balance * 1e6)).toBe(price);
    });

    test("the answer's count equals an independent count over the map data", async () => {
      const merged = (await allListings(user, taskId)).filter((row) =>
        (row.categories as string[]).includes("Restaurant"),
      );
      const without = merged.filter((row) => row.website === null).length;
      const restaurants = matching((tags) => has(tags, "amenity", "restaurant"));
      const plain = restaurants.filter(
        ({ tags = {} }) => !(tags.website || tags["contact:website"] || tags.url),
      ).length;
      const { body } = await user.api("POST", "/api/queryDatabase", {
        niche: "Restaurant, Hair Salon",
        name: "Monaco",
        question: "How many restaurants have no website?",
      });
      expect(body.result.value).toBe(without);
      // Twins merged into one row are the only reason the two counts may differ.
      const mergedAway = merged.reduce(
        (sum, row) => sum + (row.merged_source_ids as string[]).length,
        0,
      );
      expect(plain - without).toBeLessThanOrEqual(mergedAway);
      expect(plain).toBeGreaterThanOrEqual(without);
      expect(body.answer).toContain(String(without));
    });
  });
} else {
  test("the collection over real map data is not run: there is no shared data folder", () => {
    console.log(`Not run: collect-monaco (no ${dump})`);
    expect(existsSync(dump)).toBe(false);
  });
}
