import { expect, test } from "vitest";
import { createElementIndex, type MapElement, parseQuery, runQuery } from "../../index.ts";

const kinds = ["florist", "bakery", "hairdresser", "clothes", "books", "shoes", "gift", "toys"];

test("a query looks only at the elements whose values it asks for, of 50,000", () => {
  let looked = 0;
  const elements: MapElement[] = Array.from({ length: 50_000 }, (_, i) => ({
    type: "node",
    id: i + 1,
    get lat() {
      looked += 1;
      return 44 + (i % 500) / 1e4;
    },
    lon: -33 + Math.floor(i / 500) / 1e4,
    tags: { shop: `${kinds[i % 8]}${i % 3}`, name: `Shop ${i}` },
  }));
  const index = createElementIndex(elements);
  const parsed = parseQuery(
    '[out:json][bbox:44,-33,44.02,-32.9];(nwr[shop=florist1];nwr[shop~"^(bakery0|toys2)$"];);out count;',
  );
  if ("faults" in parsed) throw new Error(parsed.faults[0]?.text);
  const meant = elements.filter(({ tags }) =>
    ["florist1", "bakery0", "toys2"].includes(tags.shop ?? ""),
  );
  expect(meant).toHaveLength(6_249);
  looked = 0;
  runQuery(index, parsed.query);
  // Its place is read once for the box of each.
  expect(looked).toBe(meant.length);
});
