import { describe, expect, test } from "vitest";
import {
  boundariesQuery,
  collectQuery,
  countInsideQuery,
  countQuery,
} from "#shared/collectors/overpass-query.ts";

const bounds = { north: 43.75, south: 43.7247, east: 7.4399, west: -0.0000001 };
const head = "[out:json][timeout:60][maxsize:268435456][bbox:43.7247,-0.0000001,43.75,7.4399];";

describe("the question to the map data service", () => {
  test("all values of a key are one pattern, and a tag may hold a list of values", () => {
    const query = collectQuery(bounds, [
      { amenity: "cafe" },
      { shop: "coffee" },
      { amenity: "bar" },
      { amenity: "cafe" },
    ]);
    expect(query).toBe(
      `${head}(nwr["amenity"~"(^|;) *(cafe|bar) *(;|$)"];nwr["shop"~"(^|;) *(coffee) *(;|$)"];);out center tags;`,
    );
  });

  test("several keys of one query must all fit", () => {
    expect(collectQuery(bounds, [{ amenity: "cafe", "diet:vegan": "yes" }])).toBe(
      `${head}(nwr["amenity"~"(^|;) *(cafe) *(;|$)"]["diet:vegan"~"(^|;) *(yes) *(;|$)"];);out center tags;`,
    );
  });

  test("a tile has one count of all that touches it", () => {
    expect(countQuery(bounds, [{ amenity: "cafe" }, { shop: "books" }])).toBe(
      `${head}(nwr["amenity"~"(^|;) *(cafe) *(;|$)"];nwr["shop"~"(^|;) *(books) *(;|$)"];);out count;`,
    );
  });

  test("a preview searches the map once, and lists the middles of what has an extent", () => {
    const [cafe, books] = [
      '["amenity"~"(^|;) *(cafe) *(;|$)"]',
      '["shop"~"(^|;) *(books) *(;|$)"]',
    ];
    expect(countInsideQuery(bounds, [[{ amenity: "cafe" }]])).toBe(
      `${head}(nwr${cafe};)->.all;.all out count;(way.all;rel.all;);out ids center;`,
    );
    expect(countInsideQuery(bounds, [[{ amenity: "cafe" }], [{ shop: "books" }]])).toBe(
      [
        `${head}(nwr${cafe};nwr${books};)->.all;.all out count;`,
        `(nwr.all${cafe};)->.t;.t out count;(way.t;rel.t;);out ids center;`,
        `(nwr.all${books};)->.t;.t out count;(way.t;rel.t;);out ids center;`,
      ].join(""),
    );
  });

  test("nothing in a value can end the text or change the pattern", () => {
    const query = collectQuery(bounds, [{ 'sh"op\\': 'a.b"];out;(c|d)\\\n' }]);
    expect(query).toBe(
      `${head}(nwr["sh\\"op\\\\"~"(^|;) *(a\\\\.b\\"\\\\];out;\\\\(c\\\\|d\\\\)\\\\\\\\\\n) *(;|$)"];);out center tags;`,
    );
  });

  test("what is closed or empty is not asked for", () => {
    const queries = [{ shop: "vacant" }, { shop: "books" }, { "disused:shop": "books" }];
    expect(collectQuery(bounds, queries)).toBe(
      `${head}(nwr["shop"~"(^|;) *(books) *(;|$)"];);out center tags;`,
    );
  });

  test("boundaries are asked for by the box and by the areas around its middle", () => {
    const parts = (where: string): string =>
      `rel["boundary"="administrative"]["admin_level"~"(^|;) *(10|9|11) *(;|$)"]["name"](${where});` +
      `wr["place"~"(^|;) *(suburb|quarter|neighbourhood|borough|city_district) *(;|$)"]["name"](${where});`;
    const box = { north: 2, south: 1, east: 4, west: 3 };
    expect(boundariesQuery(box, { around: true })).toBe(
      `[out:json][timeout:25][maxsize:67108864];is_in(1.5,3.5)->.here;(${parts("1,3,2,4")}${parts("pivot.here")});out geom;`,
    );
    expect(boundariesQuery(box, { around: false })).toBe(
      `[out:json][timeout:25][maxsize:67108864];(${parts("1,3,2,4")});out geom;`,
    );
  });
});
