import { expect, test } from "vitest";
import type { MapElement } from "../../../../scripts/stand-ins/map-element.ts";
import { createElementIndex } from "../../../../scripts/stand-ins/overpass/element-index.ts";
import { parseQuery } from "../../../../scripts/stand-ins/overpass/query-parser.ts";
import { runQuery } from "../../../../scripts/stand-ins/overpass/run-query.ts";

const kinds = ["florist", "bakery", "hairdresser", "clothes", "books", "shoes", "gift", "toys"];

test("a query over 50,000 elements takes a few milliseconds", () => {
  const elements: MapElement[] = Array.from({ length: 50_000 }, (_, i) => ({
    type: "node",
    id: i + 1,
    lat: 44 + (i % 500) / 1e4,
    lon: -33 + Math.floor(i / 500) / 1e4,
    tags: { shop: `${kinds[i % 8]}${i % 3}`, name: `Shop ${i}` },
  }));
  const index = createElementIndex(elements);
  const parsed = parseQuery(
    '[out:json][bbox:44,-33,44.02,-32.9];(nwr[shop=florist1];nwr[shop~"^(bakery0|toys2)$"];);out count;',
  );
  if ("faults" in parsed) throw new Error(parsed.faults[0]?.text);
  const times = Array.from({ length: 7 }, () => {
    const started = performance.now();
    runQuery(index, parsed.query);
    return performance.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(15);
});
