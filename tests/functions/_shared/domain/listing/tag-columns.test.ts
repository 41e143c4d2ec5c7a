import { describe, expect, test } from "vitest";
import { columnsWith, declarationOf } from "#domain/listing/listing.ts";
import { mergeTwins } from "#domain/listing/merge.ts";
import { withReceipts } from "#domain/listing/receipts.ts";
import { cafe, contextOf, listingOf, node } from "../../../../steps/map-element.ts";

describe("a column that one tag of the map fills", () => {
  test.each([
    ["cuisine", "italian", ["italian"]],
    ["cuisine", "Ice_Cream; pizza;ice_cream", ["ice cream", "pizza"]],
    ["cuisine", " ; ", []],
    ["brand", "Caffè  Nero", "Caffè Nero"],
    ["operator", "La Poste Monaco", "La Poste Monaco"],
    ["stars", "3", 3],
    ["stars", "4S", 4],
    ["stars", "4.5", 4.5],
    ["stars", "3,5 superior", 3.5],
    ["stars", "0", 0],
    ["stars", "5.5", null],
    ["stars", "6", null],
    ["stars", "four", null],
    ["wheelchair", "yes", "yes"],
    ["wheelchair", "Limited", "limited"],
    ["wheelchair", "designated", "yes"],
    ["wheelchair", "unknown", null],
    ["takeaway", "only", "only"],
    ["takeaway", "yes;no", "yes"],
    ["delivery", "no", "no"],
    ["delivery", "Mo-Fr", null],
    ["outdoor_seating", "backyard", "yes"],
    ["outdoor_seating", "no", "no"],
    ["outdoor_seating", "4", null],
    ["internet_access", "wlan", "wlan"],
    ["internet_access", "terminal;wifi", "terminal"],
    ["internet_access", "customers", null],
    ["denomination", "jehovahs_witness", "jehovahs witness"],
  ])("%s=%s is %j", (key, tag, value) => {
    expect(cafe({ [key]: tag })).toMatchObject({ [key]: value });
  });

  test("it has the element as its receipt, and none where the tag says nothing", () => {
    const { receipts } = cafe({ cuisine: "italian", wheelchair: "who knows" });
    expect(receipts.cuisine).toEqual({
      source: "OpenStreetMap",
      ref: "node/1",
      at: "2026-11-21T12:00:00Z",
      method: "tag cuisine",
    });
    expect(receipts).not.toHaveProperty("wheelchair");
  });

  test("a business drawn twice takes from its twin what it lacks, with the twin's receipt", () => {
    const tags = { amenity: "cafe", name: "Twin" };
    const own = listingOf(
      node(1, { ...tags, stars: "2", phone: "1", website: "a.example" }),
      contextOf({}),
    );
    const twin = listingOf(node(2, { ...tags, stars: "3", cuisine: "tapas" }), contextOf({}));
    const both = [own, twin].flatMap((one) => one ?? []);
    const [merged] = mergeTwins(both).listings.map(withReceipts);
    expect(merged).toMatchObject({ stars: 2, cuisine: ["tapas"] });
    expect(merged?.receipts.cuisine).toMatchObject({ ref: "node/2", method: "tag cuisine" });
  });

  test("is declared with a receipt, a rule for twins, and words that no preset before it has", () => {
    for (const column of columnsWith("tag")) {
      expect(declarationOf(column)).toMatchObject({ receipt: true, merge: "fill", later: true });
    }
  });
});
