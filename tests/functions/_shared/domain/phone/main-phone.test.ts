import { describe, expect, test } from "vitest";
import { withSiteFacts } from "#domain/enrichment/enrichment.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { mergeTwins } from "#domain/listing/merge.ts";
import { isKnown } from "#domain/listing/receipts.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { createRandom } from "../../../../../scripts/stand-ins/index.ts";
import { contextOf, listingOf, node } from "../../../../steps/map-element.ts";
import { factsOf } from "../enrichment/a-site.ts";
import { clock, snapshotOf } from "../query/sample-preset.ts";

const keys = ["phone", "contact:phone", "mobile", "contact:mobile", "fax", "contact:fax"];
const written = [
  "020 7946 0018",
  "+44 20 7946 0019; 020 7946 0020",
  "07911 123456",
  "ask at the bar",
  "+44 20 1",
] as const;
const sites = [
  "",
  "<p>Fax: (212) 555-0123</p>",
  "<p>Phone: (212) 555-0100</p>",
  "<h3>24 hour emergency</h3><p>Phone: (212) 555-0199</p>",
] as const;

const random = createRandom(20_261_128);

function element(id: number): ListingWithReceipts {
  const tags = keys.filter(() => random.chance(0.3)).map((key) => [key, random.pick(written)]);
  // Of each pair of twins the name and the place are the same.
  const name = `Café ${id >> 1}`;
  const all = { amenity: "cafe", name, ...Object.fromEntries(tags) };
  const place = { lat: 51 + (id >> 1) / 100, lon: 0 };
  const listing = listingOf(node(id, all, place), contextOf());
  if (!listing) throw new Error("a café is of the type Coffee Shop");
  return listing;
}

const collected = Array.from({ length: 400 }, (_, at) => element(at));
const merged = mergeTwins(collected).listings as ListingWithReceipts[];
const enriched = merged.map((one) => withSiteFacts(one, factsOf(random.pick(sites)), ""));

describe("a business with a number of its own", () => {
  test.each([
    ["the map", collected],
    ["two twins", merged],
    ["its site", enriched],
  ])("has a main number, whether from %s or before", (_, listings) => {
    const own = listings.filter(({ phones }) =>
      phones.some(({ label, value }) => label !== "fax" && /^\+\d+$/.test(value)),
    );
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter(({ phone }) => phone === null)).toEqual([]);
  });

  test("is counted by the chat as by the coverage report, by that number", () => {
    const snapshot = snapshotOf(enriched);
    const { result } = answerQuestion({
      question: "how many have a phone number?",
      snapshot,
      clock,
    }).answer;
    expect(result.value).toBe(enriched.filter((one) => isKnown(one, "phone")).length);
  });
});
