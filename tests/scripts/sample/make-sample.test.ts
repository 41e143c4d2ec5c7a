import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { Listing } from "#domain/listing/listing.ts";
import { microsOf, priceMicros } from "#domain/money/pricing.ts";
import { decodeSnapshot } from "#domain/snapshot/snapshot.ts";
import { makeSample, type Sample } from "../../../scripts/sample/make-sample.ts";

describe("the sample that is made while the site is built", () => {
  let sample: Sample;
  let listings: Listing[];

  beforeAll(async () => {
    sample = await makeSample();
    listings = [...decodeSnapshot(gunzipSync(sample.snapshot)).listings];
  });

  test("is a finished preset that was paid like any other", () => {
    const { task } = sample;
    expect(task).toMatchObject({ status: "success", tier: 2, failure: null, returned: 0 });
    expect(task.coverage?.tiles).toMatchObject({ dead: 0 });
    expect(microsOf(task.price)).toBe(priceMicros(task.bounds, 2));
    expect(task.charged).toBe(task.price);
    expect(task.found).toBe(listings.length);
    expect(task.coverage?.unmatchedTypes).toEqual([]);
  });

  test("holds something of every type that was asked for, and nothing outside its area", () => {
    const { bounds, niche } = sample.task;
    for (const type of niche.split(", ")) {
      expect(listings.some(({ categories }) => categories.includes(type))).toBe(true);
    }
    const outside = listings.filter(
      ({ lat, lon }) =>
        lat < bounds.south || lat > bounds.north || lon < bounds.west || lon > bounds.east,
    );
    expect(outside).toEqual([]);
  });

  test("has values from the map and from businesses' own sites, each with its source", () => {
    const rows = [...decodeSnapshot(gunzipSync(sample.snapshot)).listings];
    const fromSites = rows.filter(({ receipts }) => receipts.emails?.ref.startsWith("http"));
    expect(fromSites.length).toBe(sample.task.coverage?.sites?.withEmail);
    expect(fromSites.length).toBeGreaterThan(10);
    for (const { phone, receipts } of rows) if (phone) expect(receipts.phone?.ref).toBeTruthy();
    expect(rows.filter(({ fit }) => fit !== null).length).toBeGreaterThan(10);
  });

  test("names nobody that exists: sites that can't be, numbers that are set aside for fiction", () => {
    for (const { website, emails, phones, phone } of listings) {
      if (website) expect(new URL(website).hostname).toMatch(/\.example$/);
      for (const { value } of emails) expect(value).toMatch(/\.example$/);
      for (const number of [phone, ...phones.map(({ value }) => value)]) {
        const national = number?.replace(/\D/g, "").replace(/^(00)?(44)?0?/, "");
        if (national) expect(national).toMatch(/^(207946|1632960|1134960|1154960|1214960)\d{3,4}$/);
      }
    }
  });

  test("answers its question with the number that one counts oneself", () => {
    const { answer } = sample;
    const counted = listings.filter(
      ({ categories, phone, website }) =>
        categories.includes("Restaurant") && phone !== null && website === null,
    );
    expect(answer.value).toBe(counted.length);
    expect(answer.answer).toMatch(new RegExp(`^There are ${counted.length} restaurants `));
    expect(answer.rows.map(({ id }) => id).sort()).toEqual(counted.map(({ id }) => id).sort());
    expect(answer.explanation).not.toBe("");
  });

  test("shows every business on its map, those behind the answer twice as strong", () => {
    const dots = [...sample.sketch.svg.matchAll(/<path d="((?:M[\d.]+ [\d.]+h0)+)"/g)].map(
      ([, path]) => path?.split("M").slice(1) ?? [],
    );
    const [all = [], ...strong] = dots;
    expect(all).toHaveLength(listings.length);
    expect(strong.map((places) => places.length)).toEqual([
      sample.answer.value,
      sample.answer.value,
    ]);
    for (const place of strong.flat()) expect(all).toContain(place);
  });

  test("is the same at every build, and light", async () => {
    const again = await makeSample();
    expect(Buffer.compare(again.snapshot, sample.snapshot)).toBe(0);
    expect(again).toEqual(sample);
    expect(sample.snapshot.length).toBeLessThan(30_000);
    expect(sample.sketch.svg.length).toBeLessThan(12_000);
    expect(sample.ground.light.length).toBeLessThan(40_000);
    expect(sample.ground.dark).not.toBe(sample.ground.light);
  });
});
