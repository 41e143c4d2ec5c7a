import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  elementBySchema,
  isInUse,
  matchesTags,
  positionOf,
  readAnswer,
} from "#domain/listing/element.ts";
import { holds } from "../../../../property.ts";

const head = { version: 0.6, osm3s: { timestamp_osm_base: "2026-11-01T00:00:00Z", copyright: "" } };
const point = { type: "node", id: 1, lat: 36.8, lon: 10.2, tags: { amenity: "cafe" } };

describe("an answer of the map data service", () => {
  test("nodes stand where they are, ways and relations at their middle", () => {
    const way = { type: "way", id: 2, center: { lat: 1, lon: 2 }, nodes: [1, 2], tags: {} };
    const answer = readAnswer({ ...head, elements: [point, way, { ...way, type: "relation" }] });
    expect(answer?.elements.map(positionOf)).toEqual([
      { lat: 36.8, lon: 10.2 },
      { lat: 1, lon: 2 },
      { lat: 1, lon: 2 },
    ]);
    expect(answer?.sourceUpdatedAt).toBe("2026-11-01T00:00:00Z");
  });

  test("elements that can't be read are left out and counted", () => {
    const bad = [
      { type: "way", id: 3 },
      { ...point, lat: "36.8" },
      { ...point, lat: 91 },
      { ...point, id: 0.5 },
      { ...point, tags: { amenity: 1 } },
      { type: "area", id: 4 },
      null,
    ];
    const answer = readAnswer({
      ...head,
      elements: [...bad, point, { ...point, tags: undefined }],
    });
    expect(answer).toMatchObject({ dropped: 7, remark: null });
    expect(answer?.elements.map(({ tags }) => tags)).toEqual([{ amenity: "cafe" }, {}]);
  });

  test("what is read the quick way is what the schema would have made of it", () => {
    const coordinate = fc.oneof(
      fc.double({ min: -200, max: 200 }),
      fc.constantFrom(-180, -90, 0, 90, 180, null, "1", undefined),
    );
    const key = fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "name"));
    const tags = fc.oneof(
      { weight: 9, arbitrary: fc.dictionary(key, fc.string()) },
      fc.dictionary(key, fc.oneof(fc.string(), fc.integer(), fc.constant(null))),
      fc.constantFrom(null, undefined, "tags", ["a"], 7),
    );
    const place = fc.record({ lat: coordinate, lon: coordinate });
    const sent = fc.record({
      type: fc.constantFrom("node", "way", "relation", "area", 1),
      id: fc.oneof(fc.maxSafeNat(), fc.constantFrom(-1, 0.5, "1", 2 ** 53, null)),
      lat: coordinate,
      lon: coordinate,
      center: fc.oneof({ weight: 5, arbitrary: place }, fc.constantFrom(null, undefined, 1)),
      tags,
      version: fc.nat(),
    });
    holds(
      fc.property(sent, (element) => {
        const json = JSON.parse(JSON.stringify(element));
        const bySchema = elementBySchema(json);
        expect(readAnswer({ ...head, elements: [json] })?.elements).toEqual(
          bySchema ? [bySchema] : [],
        );
      }),
      { numRuns: 5_000 },
    );
  });

  test("counts come as text, one for each question, with what is listed behind them", () => {
    const count = (total: string) => ({ type: "count", id: 0, tags: { nodes: "0", total } });
    const way = { type: "way", id: 3, center: { lat: 43.7, lon: 7.4 } };
    const answer = readAnswer({ ...head, elements: [count("127"), way, count("0")] });
    expect(answer).toMatchObject({
      counts: [
        { nodes: 0, total: 127, listed: [{ ...way, tags: {} }] },
        { nodes: 0, total: 0, listed: [] },
      ],
      elements: [],
      dropped: 0,
    });
  });

  test("a remark is kept, and anything else is no answer", () => {
    expect(readAnswer({ ...head, elements: [], remark: "timed out" })?.remark).toBe("timed out");
    for (const other of [null, "", [], {}, { elements: [] }, { ...head, elements: {} }]) {
      expect(readAnswer(other)).toBeNull();
    }
  });
});

describe("tags", () => {
  test("one of several queries must fit, and all keys of it", () => {
    const query = [{ amenity: "cafe" }, { shop: "coffee", organic: "yes" }];
    expect(matchesTags({ amenity: "cafe" }, query)).toBe(true);
    expect(matchesTags({ shop: "coffee", organic: "yes" }, query)).toBe(true);
    expect(matchesTags({ shop: "coffee" }, query)).toBe(false);
    expect(matchesTags({}, query)).toBe(false);
    expect(matchesTags({ amenity: "cafe" }, [])).toBe(false);
    expect(matchesTags({ amenity: "cafe" }, [{}])).toBe(false);
  });

  test("a tag may hold a list of values", () => {
    for (const shop of ["gift", "books;gift", "gift; books", "a ; gift ;b"]) {
      expect(matchesTags({ shop }, [{ shop: "gift" }])).toBe(true);
    }
    for (const shop of ["gifts", "gift shop", "books;gifts", "Gift"]) {
      expect(matchesTags({ shop }, [{ shop: "gift" }])).toBe(false);
    }
  });

  test("what is closed or empty is of no type, whatever is asked", () => {
    for (const query of [{ shop: "vacant" }, { shop: "no" }, { "disused:shop": "books" }]) {
      expect(isInUse(query)).toBe(false);
      expect(matchesTags({ ...query }, [query])).toBe(false);
    }
    expect(matchesTags({ "disused:shop": "books" }, [{ shop: "books" }])).toBe(false);
    expect(matchesTags({ shop: "books", "disused:amenity": "cafe" }, [{ shop: "books" }])).toBe(
      true,
    );
  });
});
