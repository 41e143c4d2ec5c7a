import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { priceMicros } from "#domain/money/pricing.ts";
import { isInside } from "../steps/inside.ts";
import { sharedFile } from "../steps/shared-data.ts";
import { type RunningStack, startStack } from "../steps/stack.ts";
import { allListings, finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

const dump = sharedFile("data/osm/monaco-2026-07.overpass.json");
const bounds = { north: 43.7505, south: 43.7247, east: 7.4399, west: 7.4091 };

interface Element {
  type: string;
  id: number;
  lat?: number;
  lon?: number;
  center?: { lat: number; lon: number };
  tags?: Record<string, string>;
}

const idOf = (element: Element): string => `${element.type}/${element.id}`;
const has = ({ tags = {} }: Element, key: string, value: string): boolean =>
  (tags[key] ?? "").split(";").some((part) => part.trim() === value);
const hasWebsite = ({ tags = {} }: Element): boolean =>
  ["website", "contact:website", "url"].some((key) => (tags[key] ?? "").trim() !== "");

/** The dump's elements inside the bounds, read without any of the product's code for it. */
function elementsInside(file: string): Element[] {
  const { elements } = JSON.parse(readFileSync(file, "utf8")) as { elements: Element[] };
  return elements.filter((element) =>
    isInside(bounds, {
      lat: element.lat ?? element.center?.lat ?? 99,
      lon: element.lon ?? element.center?.lon ?? 999,
    }),
  );
}

describe.runIf(dump !== null)("a collection over real map data", () => {
  const file = dump ?? "";
  let stack: RunningStack;
  let user: TestUser;
  let taskId = "";
  let balanceBefore = 0;

  beforeAll(async () => {
    stack = await startStack({ dump: file });
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

  const rows = async () =>
    (await allListings(user, taskId)).map((row) => ({
      elements: [row.source_id, ...(row.merged_source_ids as string[])] as string[],
      categories: row.categories as string[],
    }));

  test("every matching element of the map is in the rows exactly once, and nothing else", async () => {
    const wanted = elementsInside(file)
      .filter((one) => has(one, "amenity", "restaurant") || has(one, "shop", "hairdresser"))
      .map(idOf);
    expect(wanted.length).toBeGreaterThan(100);
    expect((await rows()).flatMap((row) => row.elements).sort()).toEqual(wanted.sort());
  });

  test("the balance falls by exactly the price of the area", async () => {
    const micros = (credits: number) => Math.round(credits * 1e6);
    const paid = micros(balanceBefore) - micros(await openAccount(user));
    expect(paid).toBe(priceMicros(bounds, 1));
  });

  test("the answer's count equals an independent count over the map data", async () => {
    const byId = new Map(elementsInside(file).map((element) => [idOf(element), element]));
    const restaurants = (await rows()).filter((row) => row.categories.includes("Restaurant"));
    // A row made of two elements has a website when either of them has one.
    const without = restaurants.filter((row) =>
      row.elements.every((id) => {
        const element = byId.get(id);
        return element !== undefined && !hasWebsite(element);
      }),
    ).length;
    const { body } = await user.api("POST", "/api/queryDatabase", {
      niche: "Restaurant, Hair Salon",
      name: "Monaco",
      question: "How many restaurants have no website?",
    });
    expect(body.result.value).toBe(without);
    expect(body.answer).toContain(String(without));
  });
});
